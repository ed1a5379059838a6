"""XML of the QTI 3.0 namespaces, made without a word about the questions."""

from typing import Final
from xml.etree.ElementTree import (
    Element,
    SubElement,
    fromstring,
    indent,
    register_namespace,
    tostring,
)

ASI: Final = "http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
"""The namespace of tests and items."""
PACKAGE: Final = "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
METADATA: Final = "http://ltsc.ieee.org/xsd/LOM"
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_LOCATIONS: Final = "{http://www.w3.org/2001/XMLSchema-instance}schemaLocation"
_SCHEMAS: Final = "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd"
_SCHEMA_OF: Final = {
    ASI: f"{ASI} {_SCHEMAS}/imsqti_asiv3p0_v1p0.xsd",
    PACKAGE: (
        f"{PACKAGE} {_SCHEMAS}/imsqtiv3p0_imscpv1p2_v1p0.xsd"
        f" {METADATA} https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd"
    ),
}
_PREFIXES: Final = {
    "": ASI,
    "imscp": PACKAGE,
    "imsmd": METADATA,
    "xsi": "http://www.w3.org/2001/XMLSchema-instance",
}
IMAGES: Final = "images"
"""The folder of the pictures in the package."""


def root(tag: str, attributes: dict[str, str]) -> Element:
    """The root of a test or an item, with the place of its schema."""
    return Element(f"{{{ASI}}}{tag}", {_LOCATIONS: _SCHEMA_OF[ASI], **attributes})


def manifest_root(identifier: str) -> Element:
    """The root of a manifest, with the places of its schemas."""
    return Element(
        f"{{{PACKAGE}}}manifest",
        {_LOCATIONS: _SCHEMA_OF[PACKAGE], "identifier": identifier},
    )


def add(parent: Element, tag: str, attributes: dict[str, str] | None = None) -> Element:
    """A new last child in the namespace of its parent."""
    space = parent.tag.partition("}")[0]
    return SubElement(parent, f"{space}}}{tag}", attributes or {})


def add_text(
    parent: Element, tag: str, text: str, attributes: dict[str, str] | None = None
) -> Element:
    """A new last child that holds text."""
    child = add(parent, tag, attributes)
    child.text = text
    return child


def add_html(parent: Element, html: str) -> None:
    """The elements of some HTML, and the text between them, at the end of what the parent holds."""
    _append(parent, fromstring(f"<div>{html}</div>"))


def _append(parent: Element, read: Element) -> None:
    if read.text:
        _add_said(parent, read.text)
    for each in read:
        child = add(parent, each.tag, dict(each.attrib))
        _append(child, each)
        child.tail = each.tail


def _add_said(parent: Element, text: str) -> None:
    """Text behind whatever the parent holds."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def add_value(parent: Element, base_type: str, value: str) -> Element:
    """A constant of an expression."""
    return add_text(parent, "qti-base-value", value, {"base-type": base_type})


def add_variable(parent: Element, identifier: str) -> Element:
    """What a variable holds, in an expression."""
    return add(parent, "qti-variable", {"identifier": identifier})


def xml_file(element: Element) -> bytes:
    """The whole file. Text that has a meaning is not broken: only files without any are indented.

    Prefixes are set each time, for a process has one list of them and what makes PDFs has its own.
    """
    for prefix, namespace in _PREFIXES.items():
        register_namespace(prefix, namespace)
    file: bytes = tostring(element, encoding="UTF-8", xml_declaration=True)
    return file + b"\n"


def plain_file(element: Element) -> bytes:
    """A file of which no element mixes text and elements, indented."""
    indent(element)
    return xml_file(element)
