"""Holds a file of a QTI 3.0 package to the schemas (`qti_schema.py`), and refuses all else.

The schemas also carry rules that their grammar cannot say (Schematron). Those that concern the
elements that we write are at the end.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from xml.etree.ElementTree import Element

from tests.web.export.qti_schema import (
    ID,
    IDREF,
    NAMESPACES,
    PLACES,
    ROOTS,
    SCHEMA,
    Definition,
    ValueType,
)

ASI = "{http://www.imsglobal.org/xsd/imsqtiasi_v3p0}"
PACKAGE = "{http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1}"
_PLACES = "xsi:schemaLocation"
_INTERACTIONS = ("qti-choice-interaction", "qti-text-entry-interaction")


class QtiError(ValueError):
    """A file is not what the standard says."""


def check(root: Element) -> None:
    """Refuse a file in which something is not as the standard has it."""
    if named(root.tag) not in ROOTS or _PLACES not in map(named, root.attrib):
        raise QtiError(f"{named(root.tag)} is no root of a file, or says no schema")
    for element, tag, rule in _walk(root):
        places = {_PLACES: PLACES} if element is root else {}
        _check_attributes(tag, element, rule, places)
        _check_content(tag, element, rule)
    _check_references(root)
    if root.tag == f"{ASI}qti-assessment-item":
        _check_item(root)


def named(tag: str) -> str:
    """The name with the prefix that the table gives to its namespace."""
    space, _, local = tag.removeprefix("{").rpartition("}")
    if space not in NAMESPACES and space:
        raise QtiError(f"{tag} is of no known namespace")
    return NAMESPACES[space] + local if space else local


def _attribute(name: str) -> str:
    """The same of an attribute. Those of the standard are of no namespace."""
    found = named(name)
    if "}" in name and not found.startswith(("xml:", "xsi:")):
        raise QtiError(f"an attribute is of the namespace of {name}")
    return found


def _walk(element: Element, parent: str = "") -> Iterator[tuple[Element, str, Definition]]:
    """Each element with its name and its type, which the parent may decide."""
    tag = named(element.tag)
    rule = SCHEMA.get(f"{parent}/{tag}") or SCHEMA.get(tag)
    if not rule or "}" not in element.tag:
        raise QtiError(f"{element.tag} is not known below {parent or 'nothing'}")
    yield element, tag, rule
    for each in element:
        yield from _walk(each, tag)


@cache
def _grammar(content: str) -> re.Pattern[str]:
    """The content model as a pattern over names that each end in a semicolon."""
    return re.compile(re.sub(r"[\w:-]+", r"(?:\g<0>;)", content).replace(" ", ""))


def _check_attributes(
    tag: str, element: Element, rule: Definition, more: Mapping[str, ValueType]
) -> None:
    own = {_attribute(name): value for name, value in element.attrib.items()}
    known = {**rule.needed, **rule.allowed, **more}
    if lacking := rule.needed.keys() - own.keys():
        raise QtiError(f"{tag} lacks {lacking}")
    if unknown := own.keys() - known.keys():
        raise QtiError(f"{tag} may not have {unknown}")
    for name, value in own.items():
        _check_value(f"{tag} {name}", value, known[name])


def _check_value(where: str, value: str, kind: ValueType) -> None:
    if not kind.pattern.fullmatch(value):
        raise QtiError(f"{where} is {value!r}, which is no {kind.name}")


def _check_content(tag: str, element: Element, rule: Definition) -> None:
    children = "".join(f"{named(each.tag)};" for each in element)
    if not _grammar(rule.content).fullmatch(children):
        raise QtiError(f"{tag} holds {children or 'nothing'}")
    said = (element.text or "") + "".join(each.tail or "" for each in element)
    if rule.text:
        _check_value(tag, said, rule.text)
    elif not rule.mixed and (said.strip() or (said and not rule.content)):
        raise QtiError(f"{tag} may hold no text: {said[:60]!r}")


def _typed(root: Element, kind: ValueType) -> Iterator[str]:
    """The values of all attributes of that type."""
    for element, _tag, rule in _walk(root):
        for name, value in element.attrib.items():
            if {**rule.needed, **rule.allowed}.get(named(name)) is kind:
                yield value


def _check_references(root: Element) -> None:
    """Names of a whole file are its own once, and what is referred to is there."""
    names = list(_typed(root, ID))
    if len(names) != len(set(names)):
        raise QtiError(f"a name is given twice among {names}")
    if lost := set(_typed(root, IDREF)) - set(names):
        raise QtiError(f"{lost} is nowhere in the file")


def _check_item(item: Element) -> None:
    """The rules beside the grammar: interactions and the variables that they fill."""
    declared = {
        each.attrib["identifier"]: each for each in item.iter(f"{ASI}qti-response-declaration")
    }
    for each in item.iter(f"{ASI}qti-choice-interaction"):
        _check_choice(each, declared.get(each.attrib["response-identifier"]))
    for each in item.iter(f"{ASI}qti-text-entry-interaction"):
        kind = declared[each.attrib["response-identifier"]].get("base-type")
        if kind not in ("string", "integer", "float"):
            raise QtiError(f"text is typed into a variable of type {kind}")
    for inner in ("qti-choice-interaction", "qti-modal-feedback"):
        for outer in item.iter(f"{ASI}{inner}"):
            if any(each is not outer and named(each.tag) in _INTERACTIONS for each in outer.iter()):
                raise QtiError(f"{inner} may hold no interaction")
    for processing in item.iter(f"{ASI}qti-response-processing"):
        if processing.find(f".//{ASI}qti-test-variables") is not None:
            raise QtiError("an item knows nothing of the test")


def _check_choice(interaction: Element, declared: Element | None) -> None:
    if declared is None or declared.get("base-type") != "identifier":
        raise QtiError("a choice fills a variable of identifiers")
    most, least = int(interaction.get("max-choices", 1)), int(interaction.get("min-choices", 0))
    if 0 < most < least:
        raise QtiError(f"at most {most} and at least {least} cannot be chosen")
    if declared.get("cardinality") == "single" and most != 1:
        raise QtiError("several are chosen into a variable for one")
