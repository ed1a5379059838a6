"""A result to share: how it went in one line that tells nothing of the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from quizzes import Kind, Question, Verdict
from quizzes.countings import sorted_by_book
from scoring import WINDS, rule_set, tile
from web.components.dates import short_day
from web.pictures.drawing import SITE
from wording import Translator, rules_badge

RIGHT_MARK: Final = "✔"
WRONG_MARK: Final = "✖"
_TILE_MARK: Final = "🀄"
_SEPARATOR: Final = " · "


@dataclass(frozen=True, slots=True)
class SharedResult:
    """`line` is the result in one line, `href` the whole address of the day's page."""

    line: str
    href: str

    @property
    def text(self) -> str:
        """What is copied: the line and the address below it."""
        return f"{self.line}\n{self.href}"


def shared_result(
    question: Question, verdict: Verdict, day: date, href: str, t: Translator
) -> SharedResult:
    """The result of a day: site, rule set, date, how many parts were right, a mark for each."""
    rules = rules_badge(question.address.rules, t)
    told = f"{_TILE_MARK} {_told(question, verdict, t)}"
    return SharedResult(_SEPARATOR.join((SITE, rules, short_day(day, t), told)), href)


def _told(question: Question, verdict: Verdict, t: Translator) -> str:
    parts = _parts_in_order(question, verdict)
    if parts is None:
        mark = RIGHT_MARK if verdict.exact else WRONG_MARK
        said = t.gettext("Correct") if verdict.exact else t.gettext("Not right")
        return f"{said} {mark}"
    marks = "".join(RIGHT_MARK if is_right else WRONG_MARK for is_right in parts)
    more = f" +{len(verdict.invented)}" if verdict.invented else ""
    return f"{_counted(question.address.kind, parts, t)} {marks}{more}"


def _counted(kind: Kind, parts: Sequence[bool], t: Translator) -> str:
    """How many of all were right: `4 of 5 fans`."""
    right, count = sum(parts), len(parts)
    if kind is Kind.WAITS:
        return t.ngettext(
            "%(right)s of %(num)s tile", "%(right)s of %(num)s tiles", count, right=right
        )
    if kind is Kind.PAYMENTS:
        return t.ngettext(
            "%(right)s of %(num)s player", "%(right)s of %(num)s players", count, right=right
        )
    return t.ngettext("%(right)s of %(num)s fan", "%(right)s of %(num)s fans", count, right=right)


def _parts_in_order(question: Question, verdict: Verdict) -> tuple[bool, ...] | None:
    """Whether each part of the key was given, in the order of the key; None for one answer."""
    kind, rules = question.address.kind, rule_set(question.address.rules)
    parts = (*verdict.right, *verdict.missed)
    if kind is Kind.FANS:
        order = sorted_by_book(parts, rules)
    elif kind is Kind.WAITS:
        order = tuple(sorted(parts, key=lambda code: tile(code).index))
    elif kind is Kind.PAYMENTS:
        order = tuple(seat.value for seat in WINDS)
    else:
        return None
    return _marked(order, verdict)


def _marked(order: Sequence[str], verdict: Verdict) -> tuple[bool, ...]:
    left: dict[str, int] = {}
    for part in verdict.right:
        left[part] = left.get(part, 0) + 1
    marks = []
    for part in order:
        marks.append(left.get(part, 0) > 0)
        left[part] = left.get(part, 0) - 1
    return tuple(marks)
