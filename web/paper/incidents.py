"""The incident book: incidents at the table for a seminar, first to be ruled, then with their keys."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from quizzes.desk.incident import DeskIncident, Part
from quizzes.words.translated import translated
from scoring import WINDS
from web.desk.answer_text import answer_text
from web.desk.incidents import incidents_from
from web.desk.page_view import StatementView, heading_text, statement_views
from web.desk.ruled_view import true_facts
from web.desk.table_view import DeskTable, desk_table
from wording import (
    Translator,
    article_label,
    comma_list,
    rules_badge,
    seat_name,
    translator,
    translator_under,
)

IN_A_BOOK: Final = 20  # incidents
_FACTS: Final = "facts"


@dataclass(frozen=True, slots=True)
class IncidentBook:
    """What is printed: the same levels and seed give the same incidents for ever."""

    rules: str
    levels: tuple[int, ...]
    seed: int


@dataclass(frozen=True, slots=True)
class IncidentTask:
    """An incident to be ruled. `findings` are what is looked at or asked, each with what is found."""

    number: int
    heading: str
    table: DeskTable
    statements: tuple[StatementView, ...]
    findings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class IncidentKeyPart:
    """A part of the ruling with its key; `ours` says that the text is silent.

    `reason` and `articles` are empty where a part before has the same.
    """

    question: str
    answer: str
    reason: str
    articles: str
    ours: bool


@dataclass(frozen=True, slots=True)
class IncidentKey:
    """The ruling on an incident: what is so, then part by part; `address` names it for ever."""

    number: int
    level: str
    facts: tuple[str, ...]
    parts: tuple[IncidentKeyPart, ...]
    address: str


@dataclass(frozen=True, slots=True)
class IncidentBookView:
    """The book. `asked` are the same questions for every incident, so that they tell nothing of any.

    After them come `paid`, who pays, with a field for each of `seats`, and `asked_last`.
    """

    rules: str
    levels: str
    seed: str
    tasks: tuple[IncidentTask, ...]
    keys: tuple[IncidentKey, ...]
    asked: tuple[str, ...]
    paid: str
    asked_last: tuple[str, ...]
    seats: tuple[str, ...]


def incident_book_view(
    book: IncidentBook, lang: str, on_step: Callable[[], None] = lambda: None
) -> IncidentBookView:
    """The book in that language; `on_step` is called after each incident."""
    t = translator_under(book.rules, translator(lang))
    tasks, keys = [], []
    for number, each in enumerate(incidents_of_book(book), 1):
        tasks.append(_task(each, number, t))
        keys.append(_key(each, number, t))
        on_step()
    return IncidentBookView(
        rules=rules_badge(book.rules, t),
        levels=comma_list([t.gettext("Level %(level)s", level=each) for each in book.levels], t),
        seed=str(book.seed),
        tasks=tuple(tasks),
        keys=tuple(keys),
        asked=(
            t.gettext("Does a win stand? Why?"),
            t.gettext("What is the hand worth?"),
            t.gettext("Foul and article"),
            t.gettext("Penalty and amount"),
        ),
        paid=t.gettext("Who pays, who gains?"),
        asked_last=(
            t.gettext("What happens next?"),
            t.gettext("What is written down?"),
        ),
        seats=tuple(seat_name(seat, t) for seat in WINDS),
    )


def incidents_of_book(book: IncidentBook) -> list[DeskIncident]:
    """The incidents of a book in their order."""
    return incidents_from(book.rules, book.levels, book.seed, IN_A_BOOK)


def _task(incident: DeskIncident, number: int, t: Translator) -> IncidentTask:
    rules = incident.address.rules
    return IncidentTask(
        number,
        heading_text(incident, t),
        desk_table(incident, t),
        statement_views(incident, t),
        tuple(
            (translated(each.text, rules, t), translated(each.finding, rules, t))
            for each in incident.inquiries
            if each.decides
        ),
    )


def _key(incident: DeskIncident, number: int, t: Translator) -> IncidentKey:
    return IncidentKey(
        number,
        t.gettext("Level %(level)s", level=incident.address.level),
        true_facts(incident, t),
        tuple(_parts(incident, t)),
        str(incident.address),
    )


def _parts(incident: DeskIncident, t: Translator) -> Iterator[IncidentKeyPart]:
    """The parts; a reason is said once."""
    said: set[tuple[str, str, bool]] = set()
    for part in incident.parts:
        if part.id == _FACTS:
            continue
        made = _part(part, incident.address.rules, t)
        why = (made.reason, made.articles, made.ours)
        yield replace(made, reason="", articles="", ours=False) if why in said else made
        said.add(why)


def _part(part: Part, rules: str, t: Translator) -> IncidentKeyPart:
    return IncidentKeyPart(
        translated(part.question, rules, t),
        answer_text(part, part.answer, rules, t),
        translated(part.reason, rules, t),
        comma_list([article_label(each, rules, t) for each in part.citations], t),
        part.ours,
    )
