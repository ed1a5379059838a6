"""A reader of QTI 3.0 packages, and a candidate's machine that grades their items.

Written from the published description of the standard; it knows nothing of how the files are made.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from xml.etree.ElementTree import Element, fromstring
from zipfile import ZipFile

from tests.web.export.qti_rules import ASI, PACKAGE, QtiError, check

Response = str | float | Sequence[str]


@dataclass
class ImportedItem:
    """An item as it was read. `choices` and `correct` are told by the variable of the response."""

    id: str
    title: str
    root: Element
    html: str
    pictures: dict[str, bytes]
    alts: list[str]
    points: float
    labels: dict[str, str] = field(default_factory=dict)
    choices: dict[str, dict[str, str]] = field(default_factory=dict)
    correct: dict[str, list[str]] = field(default_factory=dict)
    feedback: dict[str, str] = field(default_factory=dict)


@dataclass
class ImportedTest:
    """A test: the sections with their instructions, each with its items."""

    title: str
    sections: list[tuple[str, str, list[ImportedItem]]]
    tags: dict[str, list[str]]


def read_qti(file: bytes) -> ImportedTest:
    """The test of a package, of which every file is checked and has its place in the manifest."""
    package = ZipFile(BytesIO(file))
    if package.testzip() is not None or package.namelist()[0] != "imsmanifest.xml":
        raise QtiError("expected a sound zip file that begins with its manifest")
    manifest = _checked(package.read("imsmanifest.xml"))
    resources = {each.attrib["identifier"]: each for each in manifest.iter(f"{PACKAGE}resource")}
    listed = [each.attrib["href"] for each in manifest.iter(f"{PACKAGE}file")]
    if sorted(["imsmanifest.xml", *listed]) != sorted(package.namelist()):
        raise QtiError(f"the manifest lists {listed}, the package holds {package.namelist()}")
    (test,) = (each for each in resources.values() if "test" in each.attrib["type"])
    needs = [each.attrib["identifierref"] for each in test.findall(f"{PACKAGE}dependency")]
    root = _checked(package.read(test.attrib["href"]))
    sections = []
    for section in root.iter(f"{ASI}qti-assessment-section"):
        references = section.findall(f"{ASI}qti-assessment-item-ref")
        sections.append(
            (
                section.attrib["title"],
                "".join(_html(each) for each in section.iter(f"{ASI}qti-content-body")),
                [_item(package, resources, each) for each in references],
            )
        )
    if [item.id for _title, _told, items in sections for item in items] != needs:
        raise QtiError("the test and the manifest name other items")
    tags = {
        name: [each.text or "" for each in row.iter() if each.tag.endswith("}string")][1:]
        for name, row in resources.items()
    }
    return ImportedTest(root.attrib["title"], sections, tags)


def _checked(file: bytes) -> Element:
    root = fromstring(file)
    check(root)
    return root


def _item(package: ZipFile, resources: Mapping[str, Element], reference: Element) -> ImportedItem:
    resource = resources[reference.attrib["identifier"]]
    if resource.attrib["href"] != reference.attrib["href"]:
        raise QtiError("test and manifest name other files")
    root = _checked(package.read(resource.attrib["href"]))
    if root.attrib["identifier"] != reference.attrib["identifier"]:
        raise QtiError("an item goes by another name in its file")
    files = [each.attrib["href"] for each in resource.findall(f"{PACKAGE}file")]
    images = list(root.iter(f"{ASI}img"))
    if [resource.attrib["href"], *(each.attrib["src"] for each in images)] != files:
        raise QtiError("the files of an item are not those that it shows")
    item = ImportedItem(
        id=root.attrib["identifier"],
        title=root.attrib["title"],
        root=root,
        html="".join(_html(each) for each in root.findall(f"{ASI}qti-item-body/{ASI}div")),
        pictures={name: package.read(name) for name in files[1:]},
        alts=[each.attrib["alt"] for each in images],
        points=float(_default(root, "MAXSCORE")),
    )
    for declared in root.findall(f"{ASI}qti-response-declaration"):
        values = declared.findall(f"{ASI}qti-correct-response/{ASI}qti-value")
        item.correct[declared.attrib["identifier"]] = [each.text or "" for each in values]
    _read_interactions(item)
    for said in root.findall(f"{ASI}qti-modal-feedback"):
        if said.attrib["identifier"] in item.feedback:
            raise QtiError("two feedbacks have one name")
        item.feedback[said.attrib["identifier"]] = "".join(_html(each) for each in said)
    _names_are_declared(item)
    return item


def _read_interactions(item: ImportedItem) -> None:
    for each in item.root.iter(f"{ASI}qti-choice-interaction"):
        name = each.attrib["response-identifier"]
        found = each.findall(f"{ASI}qti-simple-choice")
        item.choices[name] = {one.attrib["identifier"]: _html(one) for one in found}
        if len(item.choices[name]) != len(found):
            raise QtiError("two choices have one name")
        item.labels[name] = "".join(_html(one) for one in each.findall(f"{ASI}qti-prompt"))
    for paragraph in item.root.iter(f"{ASI}p"):
        for each in paragraph.findall(f"{ASI}qti-text-entry-interaction"):
            item.labels[each.attrib["response-identifier"]] = paragraph.text or ""


def _names_are_declared(item: ImportedItem) -> None:
    """Each response is asked once, and no variable is used that was not declared."""
    if list(item.labels) != list(item.correct) and set(item.labels) != set(item.correct):
        raise QtiError(f"asked is {set(item.labels)}, declared {set(item.correct)}")
    known = {*item.correct, *_outcomes(item.root)}
    for each in item.root.find(f"{ASI}qti-response-processing").iter():  # type: ignore[union-attr]
        if each.attrib.get("identifier", "SCORE") not in known:
            raise QtiError(f"{each.attrib['identifier']} is not declared")
    for name, right in item.correct.items():
        if name in item.choices and not set(right) <= set(item.choices[name]):
            raise QtiError("what is right cannot be chosen")


def _outcomes(root: Element) -> list[str]:
    found = root.findall(f"{ASI}qti-outcome-declaration")
    return [each.attrib["identifier"] for each in found]


def _default(root: Element, name: str) -> str:
    for each in root.findall(f"{ASI}qti-outcome-declaration"):
        if each.attrib["identifier"] == name:
            return each.findtext(f"{ASI}qti-default-value/{ASI}qti-value") or "0"
    raise QtiError(f"{name} is not declared")


def _html(element: Element) -> str:
    """What an element holds, as text; its elements count for nothing."""
    return "".join(element.itertext())


def graded(item: ImportedItem, given: Mapping[str, Response]) -> tuple[float, list[str]]:
    """The score of these responses, and the names of what is shown afterwards."""
    values: dict[str, object] = {each: given.get(each) for each in item.correct}
    for name in _outcomes(item.root):
        values[name] = [] if name == "FEEDBACK" else float(_default(item.root, name))
    processing = item.root.find(f"{ASI}qti-response-processing")
    assert processing is not None
    for rule in processing:
        _run(item, rule, values)
    shown = [name for name in item.feedback if name in values["FEEDBACK"]]  # type: ignore[operator]
    score = values["SCORE"]
    assert isinstance(score, float)
    return score, shown


def _run(item: ImportedItem, rule: Element, values: dict[str, object]) -> None:
    if rule.tag == f"{ASI}qti-set-outcome-value":
        values[rule.attrib["identifier"]] = _worth(item, rule[0], values)
        return
    for branch in rule:
        if _worth(item, branch[0], values):
            for each in branch[1:]:
                _run(item, each, values)
            return


def _worth(item: ImportedItem, each: Element, values: Mapping[str, object]) -> object:
    inner = [_worth(item, one, values) for one in each]
    match each.tag.removeprefix(ASI):
        case "qti-variable":
            return values[each.attrib["identifier"]]
        case "qti-base-value":
            said = each.text or ""
            return float(said) if each.attrib["base-type"] == "float" else said
        case "qti-equal":
            return None not in inner and inner[0] == inner[1]
        case "qti-sum":
            return sum(one for one in inner if isinstance(one, float))
        case "qti-max":
            return max(one for one in inner if isinstance(one, float))
        case "qti-multiple":
            return [name for one in inner for name in _members(one)]
        case "qti-map-response":
            return _mapped(item, each.attrib["identifier"], values[each.attrib["identifier"]])
        case other:
            raise QtiError(f"{other} is not understood")


def _members(value: object) -> list[str]:
    return [] if value is None else [value] if isinstance(value, str) else list(value)  # type: ignore[call-overload]


def _mapped(item: ImportedItem, name: str, given: object) -> float:
    for declared in item.root.findall(f"{ASI}qti-response-declaration"):
        mapping = declared.find(f"{ASI}qti-mapping")
        if declared.attrib["identifier"] == name and mapping is not None:
            entries = {
                each.attrib["map-key"]: float(each.attrib["mapped-value"]) for each in mapping
            }
            total = sum(entries.get(each, 0.0) for each in set(_members(given)))
            lowest = float(mapping.attrib.get("lower-bound", total))
            return min(
                max(total, lowest), float(mapping.attrib.get("upper-bound", max(total, lowest)))
            )
    raise QtiError(f"{name} has no mapping")
