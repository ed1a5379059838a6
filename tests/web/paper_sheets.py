"""Sheets of paper for tests: every kind of question, as a worksheet and as its key."""

import io
from dataclasses import replace

from pypdf import PageObject, PdfReader
from pypdf.generic import NameObject

from quizzes import Address, Kind, Question, kinds_of
from quizzes.question_cache import question_at
from scoring import rule_set
from tests.kinds import asked
from web.paper.versions import PaperItem, PaperPart
from web.paper.worksheet import Worksheet

SITE = "http://localhost/assignments/7d1f0c2e-0000-4000-8000-000000000000"
POINTS_TO_MM = 25.4 / 72


def part_of(*addresses: Address, title: str = "", instruction: str = "") -> PaperPart:
    """A section with these questions, each worth one point."""
    items = enumerate(addresses, 1)
    return PaperPart(title, instruction, tuple(PaperItem(at, each, 1) for at, each in items))


def sheet_of(*parts: PaperPart, title: str = "Straights") -> Worksheet:
    """Version A of an assignment with these sections."""
    return Worksheet(title, "mcr-2014", "Room 5", "A", SITE, parts)


def sheet_of_every_kind() -> Worksheet:
    """A question of each kind, under the first rule set that has it."""
    return sheet_of(part_of(*(asked(kind) for kind in Kind)))


def sheet_under(rules: str, level: int = 3) -> Worksheet:
    """Every kind that the rule set has."""
    kinds = kinds_of(rule_set(rules))
    found = sheet_of(part_of(*(Address(rules, kind, level, 2611, 1) for kind in kinds)))
    return replace(found, rules=rules)


def questions_in(sheet: Worksheet) -> list[Question]:
    """The questions of a sheet in its order."""
    return [question_at(item.address) for part in sheet.parts for item in part.items]


def text_of(pdf: bytes) -> str:
    """All words of a PDF, without the breaks of its lines."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    for page in pages:
        _pass_over_drawings(page)
    return "".join("".join(page.extract_text().split()) for page in pages)


def _pass_over_drawings(page: PageObject) -> None:
    """Let the page be read without the tiles, which have no words and take as long as the rest."""
    for drawing in page["/Resources"].get("/XObject", {}).values():  # type: ignore[attr-defined]
        drawing.get_object()[NameObject("/Subtype")] = NameObject("/Image")


def squeezed(text: str) -> str:
    """A text as `text_of` gives it."""
    return "".join(text.split())


def sizes_of(pdf: bytes) -> set[tuple[int, int]]:
    """Width and height of the pages, in millimetres."""
    return {
        (
            round(float(page.mediabox.width) * POINTS_TO_MM),
            round(float(page.mediabox.height) * POINTS_TO_MM),
        )
        for page in PdfReader(io.BytesIO(pdf)).pages
    }
