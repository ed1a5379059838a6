"""What QTI 3.0 and its packaging ask of the elements that we write, from the published model.

The schemas of the standard are not among the packages that can be pinned, so their rules for these
elements stand here: which attributes must and may be there, and which children in which order.
"""

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element

ASI = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
PACKAGE = "{http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1}"
LOM = "{http://ltsc.ieee.org/xsd/LOM}"
_XML = "{http://www.w3.org/XML/1998/namespace}"
_XSI = "{http://www.w3.org/2001/XMLSchema-instance}"
_NAME = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
_FLOAT = re.compile(r"-?\d+(\.\d+)?(e-?\d+)?")


class QtiError(ValueError):
    """A file is not what the standard says."""


@dataclass(frozen=True)
class _Rule:
    """`children` is a pattern over the names of the children, each followed by a comma."""

    needed: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    children: str = ""
    text: bool = False


_INLINE = "(b,|span,)*"
_FLOW = "(p,|ul,|div,|b,|span,)*"
_VALUE = "(qti-variable,|qti-base-value,|qti-map-response,|qti-max,|qti-sum,|qti-multiple,)"
_SET = _Rule(("identifier",), (), _VALUE)
_BRANCH = _Rule((), (), "(qti-equal,)(qti-set-outcome-value,)+")
_ROOT = (f"{_XSI}schemaLocation",)
_DECLARED = ("identifier", "cardinality", "base-type")
_RULES = {
    "qti-assessment-item": _Rule(
        ("identifier", "title", "adaptive", "time-dependent", *_ROOT),
        (f"{_XML}lang",),
        "(qti-response-declaration,)+(qti-outcome-declaration,)+(qti-item-body,)"
        "(qti-response-processing,)(qti-modal-feedback,)*",
    ),
    "qti-response-declaration": _Rule(_DECLARED, (), "(qti-correct-response,)?(qti-mapping,)?"),
    "qti-correct-response": _Rule((), (), "(qti-value,)+"),
    "qti-value": _Rule(text=True),
    "qti-mapping": _Rule(("default-value",), ("lower-bound", "upper-bound"), "(qti-map-entry,)+"),
    "qti-map-entry": _Rule(("map-key", "mapped-value")),
    "qti-outcome-declaration": _Rule(
        _DECLARED, ("normal-minimum", "normal-maximum"), "(qti-default-value,)?"
    ),
    "qti-default-value": _Rule((), (), "(qti-value,)+"),
    "qti-item-body": _Rule((), (), "(div,)(p,|qti-choice-interaction,)+"),
    "qti-choice-interaction": _Rule(
        ("response-identifier",),
        ("shuffle", "max-choices"),
        "(qti-prompt,)?(qti-simple-choice,){2,}",
    ),
    "qti-prompt": _Rule((), (), _INLINE, text=True),
    "qti-simple-choice": _Rule(("identifier",), (), _INLINE, text=True),
    "qti-text-entry-interaction": _Rule(("response-identifier",), ("expected-length",)),
    "qti-response-processing": _Rule((), (), "(qti-response-condition,|qti-set-outcome-value,)+"),
    "qti-response-condition": _Rule((), (), "(qti-response-if,)(qti-response-else-if,)*"),
    "qti-response-if": _BRANCH,
    "qti-response-else-if": _BRANCH,
    "qti-equal": _Rule(("tolerance-mode",), (), "(qti-variable,)(qti-base-value,)"),
    "qti-set-outcome-value": _SET,
    "qti-variable": _Rule(("identifier",)),
    "qti-map-response": _Rule(("identifier",)),
    "qti-base-value": _Rule(("base-type",), text=True),
    "qti-multiple": _Rule((), (), "((qti-variable,)|(qti-base-value,))+"),
    "qti-sum": _Rule((), (), "((qti-variable,)+|(qti-test-variables,))"),
    "qti-max": _Rule((), (), "(qti-base-value,)(qti-sum,)"),
    "qti-test-variables": _Rule(("variable-identifier",)),
    "qti-modal-feedback": _Rule(
        ("identifier", "outcome-identifier", "show-hide"), ("title",), "(qti-content-body,)"
    ),
    "qti-content-body": _Rule((), (), _FLOW),
    "qti-assessment-test": _Rule(
        ("identifier", "title", *_ROOT),
        (f"{_XML}lang",),
        "(qti-outcome-declaration,)*(qti-test-part,)+(qti-outcome-processing,)?",
    ),
    "qti-test-part": _Rule(
        ("identifier", "navigation-mode", "submission-mode"),
        (),
        "(qti-item-session-control,)?(qti-assessment-section,)+",
    ),
    "qti-item-session-control": _Rule((), ("show-feedback",)),
    "qti-assessment-section": _Rule(
        ("identifier", "title", "visible"), (), "(qti-rubric-block,)*(qti-assessment-item-ref,)*"
    ),
    "qti-rubric-block": _Rule(("view",), ("use",), "(qti-content-body,)"),
    "qti-assessment-item-ref": _Rule(("identifier", "href")),
    "qti-outcome-processing": _Rule((), (), "(qti-set-outcome-value,)+"),
    "div": _Rule((), (), _FLOW),
    "p": _Rule((), (), "(b,|span,|img,|qti-text-entry-interaction,)*", text=True),
    "ul": _Rule((), (), "(li,)+"),
    "li": _Rule((), (), _INLINE, text=True),
    "b": _Rule((), (), _INLINE, text=True),
    "span": _Rule((), ("lang",), "", text=True),
    "img": _Rule(("src", "alt"), ("width", "height")),
}
_PACKAGE_RULES = {
    "manifest": _Rule(("identifier", *_ROOT), (), "(metadata,)(organizations,)(resources,)"),
    "metadata": _Rule((), (), "(schema,)(schemaversion,)|(lom,)"),
    "schema": _Rule(text=True),
    "schemaversion": _Rule(text=True),
    "organizations": _Rule(),
    "resources": _Rule((), (), "(resource,)+"),
    "resource": _Rule(("identifier", "type"), ("href",), "(metadata,)?(file,)+(dependency,)*"),
    "file": _Rule(("href",)),
    "dependency": _Rule(("identifierref",)),
    "lom": _Rule((), (), "(general,)"),
    "general": _Rule((), (), "(title,)(language,)(keyword,)*"),
    "title": _Rule((), (), "(string,)"),
    "keyword": _Rule((), (), "(string,)"),
    "language": _Rule(text=True),
    "string": _Rule((), ("language",), text=True),
}
_ONE_OF = {
    "cardinality": {"single", "multiple"},
    "base-type": {"identifier", "float"},
    "adaptive": {"false"},
    "time-dependent": {"false"},
    "shuffle": {"true", "false"},
    "show-hide": {"show"},
    "tolerance-mode": {"exact"},
    "navigation-mode": {"linear", "nonlinear"},
    "submission-mode": {"individual", "simultaneous"},
    "visible": {"true", "false"},
    "view": {"candidate"},
    "show-feedback": {"true", "false"},
    "type": {"imsqti_test_xmlv3p0", "imsqti_item_xmlv3p0"},
}
_NAMES = {"identifier", "response-identifier", "outcome-identifier", "map-key", "identifierref"}
_NUMBERS = {"mapped-value", "lower-bound", "upper-bound", "default-value", "normal-maximum"}
_WHOLE = {"max-choices", "expected-length", "width", "height"}


def check(root: Element) -> None:
    """Refuse a file in which something is not as the standard has it."""
    space = PACKAGE if root.tag.startswith(PACKAGE) else ASI
    rules = _PACKAGE_RULES if space == PACKAGE else _RULES
    for element in root.iter():
        inner = LOM if element.tag.startswith(LOM) and space == PACKAGE else space
        if not element.tag.startswith(inner):
            raise QtiError(f"{element.tag} is of no known namespace")
        tag = element.tag.removeprefix(inner)
        if tag not in rules:
            raise QtiError(f"{tag} is not known")
        _check_one(tag, element, rules[tag])


def _check_one(tag: str, element: Element, rule: _Rule) -> None:
    own = set(element.attrib)
    if lacking := set(rule.needed) - own:
        raise QtiError(f"{tag} lacks {lacking}")
    if unknown := own - {*rule.needed, *rule.allowed}:
        raise QtiError(f"{tag} may not have {unknown}")
    for name, value in element.attrib.items():
        _check_value(tag, name, value)
    children = "".join(each.tag.rpartition("}")[2] + "," for each in element)
    if not re.fullmatch(rule.children, children):
        raise QtiError(f"{tag} holds {children or 'nothing'}")
    said = (element.text or "") + "".join(each.tail or "" for each in element)
    if said.strip() and not rule.text:
        raise QtiError(f"{tag} may hold no text: {said.strip()[:60]!r}")


def _check_value(tag: str, name: str, value: str) -> None:
    allowed = _ONE_OF.get(name)
    if (
        (allowed and value not in allowed)
        or (name in _NAMES and not _NAME.fullmatch(value))
        or (name in _NUMBERS and not _FLOAT.fullmatch(value))
        or (name in _WHOLE and not value.isdecimal())
    ):
        raise QtiError(f"{tag} may not have {name}={value!r}")
