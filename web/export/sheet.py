"""An assignment in one language, ready to be written in either format."""

import re
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Final

from quizzes import Question
from quizzes.texts import kind_name
from web.export.book import ExportedAssignment, ExportedQuestion, ExportedSection
from web.export.forms import Form, Gaps
from web.export.kinds import form_of
from web.export.markup import explanation_html, paragraphs, question_html
from web.export.pictures import Picture, picture_of
from web.questions.question_view import shown_hand
from wording import Translator, rules_badge, translator, translator_under

_LONGEST_NAME: Final = 200  # characters; Moodle cuts after 255
_LONGEST_ID: Final = 40
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_TURNED: Final = str.maketrans({"<": "‹", ">": "›"})


@dataclass(frozen=True, slots=True)
class SheetItem:
    """A question: what it shows before and after its picture, its form, what is said at the end.

    `name` and `id` are unique in the sheet. `tags` are the rule set, the kind and the level.
    """

    name: str
    id: str
    address: str
    points: float
    html_before: str
    html_after: str
    picture: Picture | None
    form: Form
    explanation: str
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetSection:
    """Questions of one category; the instruction is HTML and may be empty."""

    path: tuple[str, ...]
    name: str
    instruction: str
    items: tuple[SheetItem, ...]


@dataclass(frozen=True, slots=True)
class ExportSheet:
    """All of it. `scale` is how many marks a point becomes where parts must have whole marks."""

    sections: tuple[SheetSection, ...]
    scale: int


def sheet_of(book: ExportedAssignment, lang: str, *, numerals: bool = False) -> ExportSheet:
    """The assignment in that language.

    Raises:
        WordingError: the language is unknown.
    """
    taken: dict[str, int] = {}
    number, sections = 1, []
    for part in book.parts:
        items = []
        for entry in part.entries:
            items.append(_item(book, entry, number, taken, lang, numerals))
            number += 1
        sections.append(_section(book, part, tuple(items)))
    made = tuple(sections)
    return ExportSheet(made, _scale(made))


def _section(
    book: ExportedAssignment, part: ExportedSection, items: tuple[SheetItem, ...]
) -> SheetSection:
    names = tuple(name for name in (_name(book.title), _name(part.title)) if name)
    instruction = paragraphs(_clean(part.instruction))
    return SheetSection(
        names or ("Fanwise",), names[-1] if names else "Fanwise", instruction, items
    )


def _item(
    book: ExportedAssignment,
    entry: ExportedQuestion,
    number: int,
    taken: dict[str, int],
    lang: str,
    numerals: bool,
) -> SheetItem:
    question = entry.question
    t = translator_under(question.address.rules, translator(lang))
    form = form_of(question, t)
    before, after = question_html(question, form, t)
    hand = shown_hand(question, t)
    return SheetItem(
        name=f"{_name(book.title) or 'Fanwise'} {number:03}",
        id=_once(entry.id[:_LONGEST_ID], taken),
        address=entry.address,
        points=entry.points,
        html_before=before,
        html_after=after,
        picture=picture_of(hand, t, numerals) if hand else None,
        form=form,
        explanation=paragraphs(entry.note) + explanation_html(question, t),
        tags=_tags(question, t),
    )


def _tags(question: Question, t: Translator) -> tuple[str, ...]:
    address = question.address
    level = t.gettext("Level %(level)s", level=address.level)
    return rules_badge(address.rules, t), kind_name(address.kind, t), level


def _once(id: str, taken: dict[str, int]) -> str:
    """The id, with a number where the same question comes again."""
    taken[id] = taken.get(id, 0) + 1
    return id if taken[id] == 1 else f"{id}-{taken[id]}"


def _name(text: str) -> str:
    """A name on one line, without what Moodle takes for markup and would cut."""
    plain = _clean(text).translate(_TURNED).replace("&&", "& &")
    return " ".join(plain.split())[:_LONGEST_NAME].strip()


def _clean(text: str) -> str:
    """The text without characters that no XML file may hold."""
    return _FORBIDDEN.sub("", text)


def _scale(sections: tuple[SheetSection, ...]) -> int:
    """The least number of marks a point that gives whole marks to each part of every question."""
    parts = (
        Fraction(item.points).limit_denominator(100) / len(item.form.gaps)
        for section in sections
        for item in section.items
        if isinstance(item.form, Gaps)
    )
    return lcm(*(part.denominator for part in parts))
