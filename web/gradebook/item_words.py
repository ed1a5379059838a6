"""The figures of a question in words."""

from dataclasses import dataclass

from quizzes import Address, Question, QuizError, misconception_name
from quizzes.misconceptions.registry import BY_ID
from quizzes.question_cache import question_at
from quizzes.texts import kind_name
from school.assignments.item_statistics import (
    ENOUGH_ANSWERS,
    Flag,
    ItemStatistics,
    ResponseResult,
)
from school.assignments.models import Assignment, Item
from school.rounding import percent
from web.gradebook import hrefs
from web.gradebook.corrections import ruling_text
from wording import Translator


@dataclass(frozen=True, slots=True)
class ItemRow:
    """A question in the list: its figures, what is remarkable, the commonest wrong answer.

    `ruled` is what a teacher ruled on it after publication.
    """

    number: int
    kind: str
    href: str
    n: int
    facility: int | None
    discrimination: str
    flags: tuple[str, ...]
    misconception: str
    ruled: str = ""


@dataclass(frozen=True, slots=True)
class OutcomeShare:
    """What came of a question: how often, and as a share in percent."""

    name: str
    times: int
    percent: int
    right: bool


def item_row(task: Assignment, item: Item, figures: ItemStatistics, t: Translator) -> ItemRow:
    """A question of an assignment with its figures."""
    return ItemRow(
        number=item.position,
        kind=kind_name(Address.parse(item.question).kind, t),
        href=hrefs.question(task, item.position),
        n=figures.n,
        facility=None if figures.facility is None else percent(figures.facility),
        discrimination=correlation_text(figures.discrimination),
        flags=tuple(flag_text(each, t) for each in figures.flags),
        misconception=_commonest(figures, t),
        ruled=ruling_text(item, t),
    )


def correlation_text(value: float | None) -> str:
    """A correlation with two places and its sign: `0.41`, `−0.12`; a dash for none."""
    if value is None:
        return "–"
    text = f"{abs(value):.2f}"
    return f"−{text}" if value < 0 and text != "0.00" else text


def flag_text(flag: Flag, t: Translator) -> str:
    """What is remarkable about a question."""
    return {
        Flag.TOO_HARD: t.gettext("too hard for this class"),
        Flag.TOO_EASY: t.gettext("nearly everybody knows it"),
        Flag.MISLEADS: t.gettext(
            "strong students miss it more often than weak ones: check its wording"
        ),
        Flag.TELLS_LITTLE: t.gettext("does not tell strong students from weak ones"),
    }[flag]


def outcome_shares(figures: ItemStatistics, t: Translator) -> tuple[OutcomeShare, ...]:
    """What came of the question, the right answers first, then the commonest."""
    ordered = sorted(figures.results, key=lambda each: each[0] != ResponseResult.RIGHT)
    return tuple(
        OutcomeShare(
            outcome_text(came, t),
            times,
            percent(figures.share(times)),
            came == ResponseResult.RIGHT,
        )
        for came, times in ordered
    )


def outcome_text(outcome: str, t: Translator) -> str:
    """What came of a question in words: a misconception by its name."""
    known = {
        ResponseResult.RIGHT: t.gettext("right"),
        ResponseResult.OTHER: t.gettext("another wrong answer"),
        ResponseResult.UNKNOWN: t.gettext("“I don't know”"),
        ResponseResult.OPEN: t.gettext("no answer"),
    }
    if outcome in known:
        return known[ResponseResult(outcome)]
    return misconception_name(outcome, t) if outcome in BY_ID else known[ResponseResult.OTHER]


def few_answers_note(n: int, t: Translator) -> str:
    """That there are too few answers to say more than figures; nothing where there are enough."""
    if n >= ENOUGH_ANSWERS:
        return ""
    return t.gettext(
        "Once there are %(count)s answers, the figures are explained in words.",
        count=ENOUGH_ANSWERS,
    )


def question_of_item(item: Item) -> Question | None:
    """The question; None where it is made no longer."""
    try:
        return question_at(Address.parse(item.question))
    except QuizError:
        return None


def _commonest(figures: ItemStatistics, t: Translator) -> str:
    """The misconception met most often, with its share; nothing where none was."""
    for came, times in figures.results:
        if came in BY_ID:
            return t.gettext(
                "%(name)s: %(share)s%%",
                name=misconception_name(came, t),
                share=percent(figures.share(times)),
            )
    return ""
