"""The package: a manifest, a test, an item for each question and its picture, in one zip file."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final
from xml.etree.ElementTree import Element, SubElement
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from web.export.qti.elements import (
    LANGUAGE,
    METADATA,
    add,
    add_html,
    add_text,
    add_value,
    manifest_root,
    plain_file,
    root,
    xml_file,
)
from web.export.qti.items import item_element, item_name, picture_path
from web.export.sheet import ExportSheet, SheetItem

_TEST: Final = "assessment.xml"
_MANIFEST: Final = "imsmanifest.xml"
_TEST_NAME: Final = "assessment"
_NO_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The same assignment is the same file each time."""


def qti_package(sheet: ExportSheet, lang: str) -> bytes:
    """The zip file; the manifest stands first, as readers look for it."""
    file = BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as package:
        for name, body in _files(sheet, lang):
            entry = ZipInfo(name, _NO_TIME)
            entry.compress_type = ZIP_DEFLATED
            package.writestr(entry, body)
    return file.getvalue()


def _files(sheet: ExportSheet, lang: str) -> Iterator[tuple[str, bytes]]:
    yield _MANIFEST, plain_file(_manifest(sheet, lang))
    yield _TEST, xml_file(_test(sheet, lang))
    for item in _items(sheet):
        yield _item_file(item), xml_file(item_element(item, lang))
        if item.picture:
            yield picture_path(item), item.picture.svg.encode()


def _items(sheet: ExportSheet) -> tuple[SheetItem, ...]:
    return tuple(item for section in sheet.sections for item in section.items)


def _item_file(item: SheetItem) -> str:
    return f"{item_name(item)}.xml"


def _title(sheet: ExportSheet) -> str:
    return sheet.sections[0].path[0]


def _test(sheet: ExportSheet, lang: str) -> Element:
    """The questions in their sections, to be handed in at once; the points are added up."""
    test = root("qti-assessment-test", {"identifier": _TEST_NAME, "title": _title(sheet)})
    declared = add(
        test,
        "qti-outcome-declaration",
        {"identifier": "SCORE", "cardinality": "single", "base-type": "float"},
    )
    add_text(add(declared, "qti-default-value"), "qti-value", "0")
    part = add(
        test,
        "qti-test-part",
        {
            "identifier": "part",
            "navigation-mode": "nonlinear",
            "submission-mode": "simultaneous",
        },
    )
    add(part, "qti-item-session-control", {"show-feedback": "true"})
    for number, section in enumerate(sheet.sections, 1):
        added = add(
            part,
            "qti-assessment-section",
            {"identifier": f"section-{number}", "title": section.name, "visible": "true"},
        )
        if section.instruction:
            told = {"use": "instructions", "view": "candidate", LANGUAGE: lang}
            block = add(added, "qti-rubric-block", told)
            add_html(add(block, "qti-content-body"), section.instruction)
        for item in section.items:
            place = {"identifier": item_name(item), "href": _item_file(item)}
            add(added, "qti-assessment-item-ref", place)
    _add_up(test)
    return test


def _add_up(test: Element) -> None:
    total = add(
        add(test, "qti-outcome-processing"), "qti-set-outcome-value", {"identifier": "SCORE"}
    )
    never_below = add(total, "qti-max")
    add_value(never_below, "float", "0")
    add(add(never_below, "qti-sum"), "qti-test-variables", {"variable-identifier": "SCORE"})


def _manifest(sheet: ExportSheet, lang: str) -> Element:
    """What is in the package, and what each of it needs."""
    manifest = manifest_root("fanwise")
    about = add(manifest, "metadata")
    add_text(about, "schema", "QTI Package")
    add_text(about, "schemaversion", "3.0.0")
    add(manifest, "organizations")
    resources = add(manifest, "resources")
    test = _resource(resources, _TEST_NAME, "imsqti_test_xmlv3p0", _TEST)
    _describe(test, _title(sheet), (), lang)
    add(test, "file", {"href": _TEST})
    for item in _items(sheet):
        add(test, "dependency", {"identifierref": item_name(item)})
    for item in _items(sheet):
        added = _resource(resources, item_name(item), "imsqti_item_xmlv3p0", _item_file(item))
        _describe(added, item.name, item.tags, lang)
        add(added, "file", {"href": _item_file(item)})
        if item.picture:
            add(added, "file", {"href": picture_path(item)})
    return manifest


def _resource(resources: Element, name: str, kind: str, file: str) -> Element:
    return add(resources, "resource", {"identifier": name, "type": kind, "href": file})


def _describe(resource: Element, title: str, tags: tuple[str, ...], lang: str) -> None:
    """Title, language and tags of a resource."""
    lom = SubElement(add(resource, "metadata"), f"{{{METADATA}}}lom")
    general = add(lom, "general")
    add_text(add(general, "title"), "string", title, {"language": lang})
    add_text(general, "language", lang)
    for tag in tags:
        add_text(add(general, "keyword"), "string", tag, {"language": lang})
