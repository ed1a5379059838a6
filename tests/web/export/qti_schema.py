"""What the schemas of QTI 3.0 say of the elements that we write, as a table.

Read from these, of 1EdTech (IMS Global):

- Assessment, Section and Item (ASI) 3.0, `imsqti_asiv3p0_v1p0.xsd`, final release of 1 May 2022. It
  was read in its SBAC profile 1.0 of the same day, which takes nothing away but free `data-`
  attributes and adds some others; neither stands here.
- The item profile of the same, `imsqti_itemv3p0p1_v1p0.xsd`, version 3.0.1, final release of 1
  September 2024, for all that an item holds.
- Content Packaging 1.2 as QTI 3.0 profiles it, `imsqtiv3p0_imscpv1p2_v1p0.xsd`, schema version
  "IMS CP 1.2 QTI 3.0", candidate final of 14 March 2019.
- Learning Object Metadata, loose binding, `imsmd_loose_v1p3p2.xsd`, version 1.3.2 of 30 April 2012.

The table is narrower than the schemas: elements that no file of ours has are left out, as are the
attributes of ARIA, of catalogues and of speech. So whatever passes here passes there, and whatever
the exporter begins to write must first be looked up there.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

NAMESPACES = {
    "http://www.imsglobal.org/xsd/imsqtiasi_v3p0": "",
    "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1": "cp:",
    "http://ltsc.ieee.org/xsd/LOM": "lom:",
    "http://www.w3.org/XML/1998/namespace": "xml:",
    "http://www.w3.org/2001/XMLSchema-instance": "xsi:",
}
ROOTS = ("qti-assessment-item", "qti-assessment-test", "cp:manifest")


@dataclass(frozen=True)
class ValueType:
    """The text of an attribute or of an element without children."""

    name: str
    pattern: re.Pattern[str]


@dataclass(frozen=True)
class Definition:
    """A type of element.

    `content` is the order of the children with their multiplicities, as a DTD writes it but with
    spaces between what follows one another. `text` is the type of an element that holds text alone;
    `mixed` lets text stand between the children.
    """

    needed: Mapping[str, ValueType] = field(default_factory=dict)
    allowed: Mapping[str, ValueType] = field(default_factory=dict)
    content: str = ""
    mixed: bool = False
    text: ValueType | None = None


def _type(name: str, pattern: str) -> ValueType:
    return ValueType(name, re.compile(pattern, re.ASCII | re.DOTALL))


def _one_of(name: str, *values: str) -> ValueType:
    return _type(name, "|".join(re.escape(each) for each in values))


_NAME_PATTERN = r"[A-Za-z_][\w.-]*"
_DIGITS = r"(\d+(\.\d*)?|\.\d+)([Ee][+-]?\d+)?"
NAME = _type("NCName", _NAME_PATTERN)
ID = _type("ID", _NAME_PATTERN)
IDREF = _type("IDREF", _NAME_PATTERN)
NAMES = _type("list of NCName", rf"{_NAME_PATTERN}( {_NAME_PATTERN})*")
STRING = _type("string", ".*")
LINE = _type("normalizedString", r"[^\t\r\n]*")
BOOLEAN = _one_of("boolean", "true", "false", "0", "1")
DOUBLE = _type("double", rf"[+-]?{_DIGITS}|-?INF|NaN")
NOT_NEGATIVE = _type("double of at least 0", rf"\+?{_DIGITS}|INF")
INTEGER = _type("int", r"[+-]?\d{1,9}")
COUNT = _type("nonNegativeInteger", r"\+?\d+")
LENGTH = _type("length", r"\d+%?")
_URI_PART = r'([^\s<>"{}|\\^`%#:\[\]]|%[0-9A-Fa-f]{2})+'
URI = _type("anyURI", rf"([A-Za-z][A-Za-z0-9+.-]*:)?{_URI_PART}(#{_URI_PART})?")
PLACES = _type("pairs of anyURI", r"\S+ \S+( \S+ \S+)*")
LANGUAGE = _type("language", r"[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*")
CARDINALITY = _one_of("cardinality", "multiple", "ordered", "record", "single")
BASE_TYPE = _one_of(
    "base-type",
    *("boolean", "directedPair", "duration", "file", "float", "identifier"),
    *("integer", "pair", "point", "string", "uri"),
)
_VIEW = "(author|candidate|proctor|scorer|testConstructor|tutor)"
VIEWS = _type("list of views", f"{_VIEW}( {_VIEW})*")
USE = _type("use", r"instructions|scoring|navigation|ext:[\w.-]+")
SHOW_HIDE = _one_of("show-hide", "show", "hide")
TOLERANCE = _one_of("tolerance-mode", "absolute", "exact", "relative")
NAVIGATION = _one_of("navigation-mode", "linear", "nonlinear")
SUBMISSION = _one_of("submission-mode", "individual", "simultaneous")
ORIENTATION = _one_of("orientation", "horizontal", "vertical")
DIRECTION = _one_of("dir", "ltr", "rtl", "auto")
SCORED_BY = _one_of("external-scored", "externalMachine", "human")
PACKAGE_KIND = _one_of(
    "schema",
    *("QTI Package", "QTI Test Bank", "QTI Item Bank", "QTI Object Bank"),
    *("QTI Test", "QTI Section", "QTI Item"),
)
VERSION = _one_of("schemaversion", "3.0.0")
RESOURCE_KIND = _one_of("type", "imsqti_test_xmlv3p0", "imsqti_item_xmlv3p0")

_COMMON = {
    "id": ID,
    "class": STRING,
    "lang": LINE,
    "xml:lang": LANGUAGE,
    "label": LINE,
    "dir": DIRECTION,
}
_TOOL = {"tool-name": LINE, "tool-version": LINE}
_INLINE = "img | span | b"
_FLOW = f"p | ul | div | {_INLINE}"
_ASKED = "qti-text-entry-interaction | qti-choice-interaction"
_NUMERIC = (
    "qti-sum | qti-multiple | qti-variable | qti-test-variables | qti-base-value"
    " | qti-map-response | qti-max"
)
_EXPRESSION = f"(qti-equal | {_NUMERIC})"
_RULES = "(qti-response-condition | qti-set-outcome-value)*"
_BRANCH = Definition(content=f"{_EXPRESSION} {_RULES}")
_LINE_OF_HTML = Definition({}, _COMMON, f"(qti-text-entry-interaction | {_INLINE})*", mixed=True)
_BLOCK_OF_HTML = Definition({}, _COMMON, f"({_ASKED} | {_FLOW})*", mixed=True)

_ITEM = {
    "qti-assessment-item": Definition(
        {"identifier": NAME, "title": LINE, "time-dependent": BOOLEAN},
        {"label": LINE, "xml:lang": LANGUAGE, "adaptive": BOOLEAN, **_TOOL},
        "qti-response-declaration* qti-outcome-declaration* qti-item-body?"
        " qti-response-processing? qti-modal-feedback*",
    ),
    "qti-response-declaration": Definition(
        {"identifier": ID, "cardinality": CARDINALITY},
        {"base-type": BASE_TYPE},
        "qti-default-value? qti-correct-response? qti-mapping?",
    ),
    "qti-default-value": Definition({}, {"interpretation": LINE}, "qti-value+"),
    "qti-correct-response": Definition({}, {"interpretation": STRING}, "qti-value+"),
    "qti-value": Definition({}, {"field-identifier": NAME, "base-type": BASE_TYPE}, text=LINE),
    "qti-mapping": Definition(
        {},
        {"lower-bound": DOUBLE, "upper-bound": DOUBLE, "default-value": DOUBLE},
        "qti-map-entry+",
    ),
    "qti-map-entry": Definition(
        {"map-key": LINE, "mapped-value": DOUBLE}, {"case-sensitive": BOOLEAN}
    ),
    "qti-outcome-declaration": Definition(
        {"identifier": NAME, "cardinality": CARDINALITY},
        {
            "base-type": BASE_TYPE,
            "view": VIEWS,
            "interpretation": STRING,
            "long-interpretation": URI,
            "normal-maximum": NOT_NEGATIVE,
            "normal-minimum": DOUBLE,
            "mastery-value": DOUBLE,
            "external-scored": SCORED_BY,
            "variable-identifier-ref": IDREF,
        },
        "qti-default-value?",
    ),
    "qti-item-body": Definition(
        {},
        {name: kind for name, kind in _COMMON.items() if name != "lang"},
        "(qti-choice-interaction | p | ul | div)+",
    ),
    "qti-choice-interaction": Definition(
        {"response-identifier": NAME},
        {
            **_COMMON,
            "shuffle": BOOLEAN,
            "max-choices": COUNT,
            "min-choices": COUNT,
            "orientation": ORIENTATION,
            "data-min-selections-message": LINE,
            "data-max-selections-message": LINE,
        },
        "qti-prompt? qti-simple-choice+",
    ),
    "qti-prompt": Definition({}, _COMMON, f"({_FLOW})*", mixed=True),
    "qti-simple-choice": Definition(
        {"identifier": NAME},
        {**_COMMON, "fixed": BOOLEAN, "template-identifier": NAME, "show-hide": SHOW_HIDE},
        f"({_FLOW})*",
        mixed=True,
    ),
    "qti-text-entry-interaction": Definition(
        {"response-identifier": IDREF},
        {
            **_COMMON,
            "base": INTEGER,
            "string-identifier": IDREF,
            "expected-length": COUNT,
            "pattern-mask": STRING,
            "placeholder-text": STRING,
            "format": LINE,
            "data-patternmask-message": LINE,
        },
    ),
    "qti-modal-feedback": Definition(
        {"outcome-identifier": NAME, "show-hide": SHOW_HIDE, "identifier": NAME},
        {"title": LINE},
        "qti-content-body",
    ),
    "qti-content-body": Definition(content=f"({_FLOW})*", mixed=True),
}
_PROCESSING = {
    "qti-response-processing": Definition({}, {"template": URI, "template-location": URI}, _RULES),
    "qti-response-condition": Definition(content="qti-response-if qti-response-else-if*"),
    "qti-response-if": _BRANCH,
    "qti-response-else-if": _BRANCH,
    "qti-set-outcome-value": Definition({"identifier": NAME}, {}, _EXPRESSION),
    "qti-outcome-processing": Definition(content="qti-set-outcome-value*"),
    "qti-equal": Definition(
        {},
        {
            "tolerance-mode": TOLERANCE,
            "tolerance": STRING,
            "include-lower-bound": BOOLEAN,
            "include-upper-bound": BOOLEAN,
        },
        f"{_EXPRESSION} {_EXPRESSION}",
    ),
    "qti-multiple": Definition(content=f"{_EXPRESSION}*"),
    "qti-max": Definition(content=f"{_EXPRESSION}+"),
    "qti-sum": Definition(content=f"({_NUMERIC})+"),
    "qti-variable": Definition({"identifier": NAME}, {"weight-identifier": NAME}),
    "qti-map-response": Definition({"identifier": NAME}),
    "qti-base-value": Definition({"base-type": BASE_TYPE}, text=STRING),
    "qti-test-variables": Definition(
        {"variable-identifier": NAME},
        {
            "section-identifier": NAME,
            "include-category": NAMES,
            "exclude-category": NAMES,
            "weight-identifier": NAME,
            "base-type": BASE_TYPE,
        },
    ),
}
_TEST = {
    "qti-assessment-test": Definition(
        {"identifier": NAME, "title": LINE},
        {"class": STRING, **_TOOL},
        "qti-outcome-declaration* qti-rubric-block* qti-test-part+ qti-outcome-processing?",
    ),
    "qti-test-part": Definition(
        {"identifier": NAME, "navigation-mode": NAVIGATION, "submission-mode": SUBMISSION},
        {"title": LINE, "class": STRING},
        "qti-item-session-control? qti-rubric-block* qti-assessment-section+",
    ),
    "qti-item-session-control": Definition(
        {},
        {
            "max-attempts": INTEGER,
            "show-feedback": BOOLEAN,
            "allow-review": BOOLEAN,
            "show-solution": BOOLEAN,
            "allow-comment": BOOLEAN,
            "allow-skipping": BOOLEAN,
            "validate-responses": BOOLEAN,
        },
    ),
    "qti-assessment-section": Definition(
        {"identifier": NAME, "title": LINE, "visible": BOOLEAN},
        {"required": BOOLEAN, "fixed": BOOLEAN, "class": STRING, "keep-together": BOOLEAN},
        "qti-item-session-control? qti-rubric-block*"
        " (qti-assessment-item-ref | qti-assessment-section)*",
    ),
    "qti-rubric-block": Definition({"view": VIEWS}, {**_COMMON, "use": USE}, "qti-content-body"),
    "qti-assessment-item-ref": Definition(
        {"identifier": NAME, "href": URI},
        {"required": BOOLEAN, "fixed": BOOLEAN, "class": STRING, "category": NAMES},
        "qti-item-session-control?",
    ),
}
_HTML = {
    "div": _BLOCK_OF_HTML,
    "li": _BLOCK_OF_HTML,
    "p": _LINE_OF_HTML,
    "b": _LINE_OF_HTML,
    "span": _LINE_OF_HTML,
    "ul": Definition({}, _COMMON, "li*"),
    "img": Definition(
        {"src": URI, "alt": STRING},
        {**_COMMON, "longdesc": URI, "height": LENGTH, "width": LENGTH},
    ),
}
_PACKAGE = {
    "cp:manifest": Definition(
        {"identifier": ID}, {"xml:base": URI}, "cp:metadata cp:organizations cp:resources"
    ),
    "cp:manifest/cp:metadata": Definition(content="cp:schema cp:schemaversion lom:lom?"),
    "cp:schema": Definition(text=PACKAGE_KIND),
    "cp:schemaversion": Definition(text=VERSION),
    "cp:organizations": Definition(),
    "cp:resources": Definition({}, {"xml:base": URI}, "cp:resource*"),
    "cp:resource": Definition(
        {"identifier": ID, "type": RESOURCE_KIND},
        {"xml:base": URI, "href": URI},
        "cp:metadata? cp:file+ cp:dependency*",
    ),
    "cp:resource/cp:metadata": Definition(content="lom:lom?"),
    "cp:file": Definition({"href": URI}),
    "cp:dependency": Definition({"identifierref": IDREF}),
    "lom:lom": Definition(content="lom:general?"),
    "lom:general": Definition(
        content="(lom:language | lom:keyword)* (lom:title (lom:language | lom:keyword)*)?"
    ),
    "lom:title": Definition(content="lom:string*"),
    "lom:keyword": Definition(content="lom:string*"),
    "lom:language": Definition(text=STRING),
    "lom:string": Definition({}, {"language": STRING}, text=STRING),
}
SCHEMA: Mapping[str, Definition] = {**_ITEM, **_PROCESSING, **_TEST, **_HTML, **_PACKAGE}
"""By name; an element that means something else below another parent, by `parent/name`."""
