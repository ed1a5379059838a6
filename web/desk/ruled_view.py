"""The answer to an incident: each part with its key, inquiries that decided nothing, and the other editions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from quizzes.desk.grading import GradedIncident, GradedPart, PartMark
from quizzes.desk.incident import DeskIncident, Part, PartAnswer
from quizzes.desk.maker import under
from quizzes.desk.parts import ENDING
from quizzes.question import PaymentsAnswer
from quizzes.words.translated import translated
from scoring import rule_set
from scoring.mcr.table.book import RuleBook
from scoring.rule_set import System
from web.desk.answer_text import answer_text, choice_label
from web.desk.page_view import heading_text, seconds_text
from web.desk.stages import parts_in_order
from web.desk.table_view import DeskTable, desk_table
from web.questions.seats import PaymentRow
from web.questions.stated import ArticleView, article_views
from wording import Translator, rules_badge, seat_name, signed, translator_under

_SIGNS: Final = {PartMark.RIGHT: "right", PartMark.PARTLY: "part", PartMark.WRONG: "wrong"}
_OF_THE_TEXT: Final = frozenset({"article", "record"})
"""Parts whose answers name what each edition numbers and words in its own way."""


@dataclass(frozen=True, slots=True)
class RuledPart:
    """A part with its mark: `right`, `part`, `wrong`, or `unknown` where nothing was answered.

    `own` and `key` are the answers in words, or `seats` their amounts. `unproved` are facts that are
    true, and that nothing shows which was asked. `ours` says that the text is silent.
    """

    number: int
    question: str
    sign: str
    own: str
    key: str
    seats: tuple[PaymentRow, ...]
    unproved: tuple[str, ...]
    reason: str
    articles: tuple[ArticleView, ...]
    ours: bool


@dataclass(frozen=True, slots=True)
class OtherRuling:
    """A part that another edition rules otherwise."""

    question: str
    answer: str
    reason: str
    articles: tuple[ArticleView, ...]


@dataclass(frozen=True, slots=True)
class OtherEdition:
    """An edition with the parts that it rules otherwise; without any it rules alike."""

    rules: str
    rulings: tuple[OtherRuling, ...]


@dataclass(frozen=True, slots=True)
class RuledPage:
    """A ruling with its key. `asked` and `needed` are times in words; `missing` and `idle` inquiries."""

    rules: str
    level: str
    heading: str
    right: int
    parts: tuple[RuledPart, ...]
    missing: tuple[str, ...]
    idle: tuple[str, ...]
    asked: str
    needed: str
    used: str
    table: DeskTable
    facts: tuple[str, ...]
    editions: tuple[OtherEdition, ...]


def ruled_view(
    incident: DeskIncident,
    outcome: GradedIncident,
    asked: Iterable[str],
    used: int | None,
    t: Translator,
) -> RuledPage:
    """The whole answer."""
    rules = incident.address.rules
    made = set(asked)
    idle = [each for each in incident.inquiries if each.id in made and not each.decides]
    return RuledPage(
        rules=rules_badge(rules, t),
        level=t.gettext("Level %(level)s", level=incident.address.level),
        heading=heading_text(incident, t),
        right=sum(each.mark is PartMark.RIGHT for each in outcome.parts),
        parts=tuple(_parts(incident, outcome, t)),
        missing=tuple(translated(each.text, rules, t) for each in outcome.missing),
        idle=tuple(translated(each.text, rules, t) for each in idle),
        asked=seconds_text(outcome.seconds_asked, t),
        needed=seconds_text(outcome.seconds_needed, t),
        used="" if used is None else seconds_text(used, t),
        table=desk_table(incident, t, all_open=True),
        facts=true_facts(incident, t),
        editions=tuple(other_editions(incident, t)),
    )


def true_facts(incident: DeskIncident, t: Translator) -> tuple[str, ...]:
    """What is so, a sentence each."""
    part, rules = incident.part("facts"), incident.address.rules
    true = part.answer if isinstance(part.answer, tuple) else ()
    return tuple(choice_label(each, rules, t) for each in part.choices if each.id in true)


def _parts(incident: DeskIncident, outcome: GradedIncident, t: Translator) -> Iterator[RuledPart]:
    """The parts in the order and with the numbers that they had when they were asked."""
    graded = {each.part.id: each for each in outcome.parts}
    for number, part in enumerate(parts_in_order(incident), 1):
        yield _part(graded[part.id], number, incident.address.rules, t)


def _part(graded: GradedPart, number: int, rules: str, t: Translator) -> RuledPart:
    part, given = graded.part, graded.given
    return RuledPart(
        number=number,
        question=translated(part.question, rules, t),
        sign="unknown" if given is None else _SIGNS[graded.mark],
        own="" if given is None else answer_text(part, given, rules, t),
        key=answer_text(part, part.answer, rules, t),
        seats=_seats(part.answer, given, t),
        unproved=tuple(
            choice_label(each, rules, t) for each in part.choices if each.id in graded.unproved
        ),
        reason=translated(part.reason, rules, t),
        articles=article_views(part.citations, rules, t),
        ours=part.ours,
    )


def _seats(key: PartAnswer, given: PartAnswer | None, t: Translator) -> tuple[PaymentRow, ...]:
    if not isinstance(key, PaymentsAnswer):
        return ()
    own = given.by_seat if isinstance(given, PaymentsAnswer) else None
    return tuple(
        PaymentRow(
            name=seat_name(seat, t),
            role="",
            own_answer=signed(own[seat], t) if own else "",
            key=signed(due, t),
            sign="right" if own and own[seat] == due else "invented" if own else "",
        )
        for seat, due in key.by_seat.items()
    )


# ---- other editions -----------------------------------------------------------------------


def other_editions(incident: DeskIncident, t: Translator) -> Iterator[OtherEdition]:
    """The other editions of the competition rules with what they rule otherwise; none elsewhere."""
    if rule_set(incident.address.rules).system is not System.MCR:
        return
    for edition in RuleBook:
        if edition.value != incident.address.rules:
            there = translator_under(edition.value, t)
            found = tuple(_otherwise(incident, under(incident, edition), edition.value, t, there))
            yield OtherEdition(rules_badge(edition.value, t), found)


def _otherwise(
    incident: DeskIncident, parts: tuple[Part, ...], rules: str, t: Translator, there: Translator
) -> Iterator[OtherRuling]:
    here = {
        part.id: answer_text(part, part.answer, incident.address.rules, t)
        for part in incident.parts
    }
    for part in _unsaid(incident.parts, parts):
        question = translated(part.question, rules, there)
        yield OtherRuling(question, there.gettext("This edition does not say."), "", ())
    for part in parts:
        answer = answer_text(part, part.answer, rules, there)
        if part.id.split("-")[0] in _OF_THE_TEXT or here.get(part.id) == answer:
            continue
        yield OtherRuling(
            translated(part.question, rules, there),
            answer,
            translated(part.reason, rules, there),
            article_views(part.citations, rules, there),
        )


def _unsaid(here: tuple[Part, ...], there: tuple[Part, ...]) -> Iterator[Part]:
    """The parts about how play goes on of which the other edition says nothing.

    What is paid, and how grave a deed was, are not asked where the penalty leaves nothing to ask; nor
    is how play goes on after one deed, where another has ended the deal.
    """
    played = {part.id: part.answer for part in there if _is_of_play(part)}
    if not ENDING & set(played.values()):
        yield from (part for part in here if _is_of_play(part) and part.id not in played)


def _is_of_play(part: Part) -> bool:
    return part.id.split("-")[0] == "play"
