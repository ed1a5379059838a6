"""A reader of Moodle XML, written from the published description of the format.

It refuses a file that lacks what Moodle asks of a type, and shares of the mark that are not on
Moodle's list, which its import refuses.
"""

import base64
import re
from fractions import Fraction
from html import unescape
from xml.etree.ElementTree import Element, fromstring

from tests.web.export.read import Html, ImportedAnswer, ImportedPart, ImportedQuestion, categories

_NEEDED = {
    "category": ["category/text"],
    "description": [],
    "multichoice": ["single", "shuffleanswers", "answernumbering", "answer/text"],
    "numerical": ["answer/text", "answer/tolerance"],
    "cloze": [],
}
_OF_ALL = [
    *("name/text", "questiontext/text", "generalfeedback/text", "defaultgrade", "penalty"),
    *("hidden", "idnumber"),
]
_PARTS = (
    *((1, 1), (9, 10), (5, 6), (4, 5), (3, 4), (7, 10), (2, 3), (3, 5), (1, 2), (2, 5), (1, 3)),
    *((3, 10), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (1, 10), (1, 20), (0, 1)),
)
LISTED = {100 * Fraction(*each) for each in _PARTS}
_CLOSE = 0.001  # of a percent: Moodle compares fractions to 0.00001
_GAP = re.compile(r"\{(\d+):([A-Z_]+):(.*?)(?<!\\)\}", re.DOTALL)
_TYPES = {"NUMERICAL", "MULTICHOICE_VS"}


class MoodleError(ValueError):
    """The file is not Moodle XML."""


def is_listed(percent: float) -> bool:
    """Whether Moodle takes this share, given or taken off."""
    return any(abs(abs(percent) - float(each)) < _CLOSE for each in LISTED)


def read_moodle(file: bytes) -> list[ImportedQuestion]:
    """Every category, description and question of the file."""
    quiz = fromstring(file)
    if quiz.tag != "quiz" or {each.tag for each in quiz} - {"question"}:
        raise MoodleError("expected questions in a quiz")
    return [_question(each) for each in quiz]


def _question(element: Element) -> ImportedQuestion:
    kind = element.attrib["type"]
    for needed in [*_NEEDED[kind], *(_OF_ALL if kind != "category" else [])]:
        if element.find(needed) is None:
            raise MoodleError(f"a question of type {kind} lacks {needed}")
    if kind == "category":
        path = categories(_text(element, "category/text"))
        return ImportedQuestion("category", path=path, html=_text(element, "info/text"))
    read = ImportedQuestion(
        type=kind,
        name=_text(element, "name/text"),
        html=_text(element, "questiontext/text"),
        id=_text(element, "idnumber"),
        tags=[each.text or "" for each in element.findall("tags/tag/text")],
        mark=float(_text(element, "defaultgrade")),
        general=_text(element, "generalfeedback/text"),
        files=_files(element),
    )
    match kind:
        case "multichoice":
            read.type = "single" if _text(element, "single") == "true" else "several"
            read.answers = [_answer(each) for each in element.findall("answer")]
        case "numerical":
            read.type = "number"
            read.answers = [_number(each) for each in element.findall("answer")]
        case "cloze":
            read.type = "parts"
            read.parts = [_part(each) for each in _GAP.finditer(read.html)]
            read.mark = float(sum(each.weight for each in read.parts))
    return read


def _files(element: Element) -> dict[str, bytes]:
    """The files of the text; each is shown, and whatever is shown is there."""
    files = {}
    for file in element.findall("questiontext/file"):
        assert file.attrib["encoding"] == "base64"
        files[file.attrib["path"] + file.attrib["name"]] = base64.b64decode(
            file.text or "", validate=True
        )
    shown = [src for src, _alt in Html(_text(element, "questiontext/text")).images]
    if [src.removeprefix("@@PLUGINFILE@@") for src in shown] != list(files):
        raise MoodleError(f"files {list(files)} are not those shown: {shown}")
    return files


def _answer(element: Element) -> ImportedAnswer:
    percent = float(element.attrib["fraction"])
    if not is_listed(percent):
        raise MoodleError(f"{percent} percent is none that Moodle takes")
    return ImportedAnswer(_text(element, "text"), percent, _text(element, "feedback/text"))


def _number(element: Element) -> ImportedAnswer:
    answer = _answer(element)
    float(answer.text)
    answer.tolerance = float(_text(element, "tolerance"))
    return answer


def _part(match: re.Match[str]) -> ImportedPart:
    """`{weight:TYPE:answers}`: `=` or `%n%` before an answer, `~` between two, `#` before feedback."""
    if match[2] not in _TYPES:
        raise MoodleError(f"unknown part {match[2]}")
    answers = []
    for entry in re.split(r"(?<!\\)~", match[3]):
        given = re.match(r"=|%(-?\d+(?:\.\d+)?)%", entry)
        share = 0.0 if given is None else float(given[1] or 100)
        rest = entry[given.end() :] if given else entry
        text, *said = re.split(r"(?<![&\\])#", rest, maxsplit=1)
        tolerance = None
        if match[2] == "NUMERICAL":
            text, _, within = text.partition(":")
            float(text)
            tolerance = float(within or 0)
        answers.append(
            ImportedAnswer(unescape(text), share, unescape(said[0]) if said else "", tolerance)
        )
    if max(each.percent for each in answers) != 100:
        raise MoodleError("no answer of a part is right")
    return ImportedPart(int(match[1]), match[2], answers)


def _text(element: Element, path: str) -> str:
    return element.findtext(path) or ""
