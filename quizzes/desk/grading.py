"""Grading an answer to an incident: each part by itself, and the time that was spent on inquiries."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from quizzes.desk.incident import DeskIncident, Inquiry, Part, PartAnswer
from quizzes.question import PaymentsAnswer


class PartMark(StrEnum):
    """How a part was answered."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class GradedPart:
    """A part as it was answered; None is no answer.

    `unproved` are ids of facts that are true, and that nothing shows which was looked at or asked.
    """

    part: Part
    given: PartAnswer | None
    mark: PartMark
    unproved: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GradedIncident:
    """Every part, the deciding inquiries that were not made, and the seconds spent and needed."""

    parts: tuple[GradedPart, ...]
    missing: tuple[Inquiry, ...]
    seconds_asked: int
    seconds_needed: int


def graded(
    incident: DeskIncident, answers: Mapping[str, PartAnswer | None], asked: Collection[str]
) -> GradedIncident:
    """The answers by the ids of their parts, and the ids of the inquiries that were made."""
    needed = [each for each in incident.inquiries if each.decides]
    return GradedIncident(
        tuple(_graded(part, answers.get(part.id), asked) for part in incident.parts),
        tuple(each for each in needed if each.id not in asked),
        sum(each.seconds for each in incident.inquiries if each.id in asked),
        sum(each.seconds for each in needed),
    )


def _graded(part: Part, given: PartAnswer | None, asked: Collection[str]) -> GradedPart:
    mark = _mark(part, given)
    if not isinstance(given, tuple):
        return GradedPart(part, given, mark)
    true = {each for right in part.accepted if isinstance(right, tuple) for each in right}
    unproved = tuple(
        each.id
        for each in part.choices
        if each.id in given and each.id in true and each.shown_by and each.shown_by not in asked
    )
    if unproved and mark is PartMark.RIGHT:
        mark = PartMark.PARTLY
    return GradedPart(part, given, mark, unproved)


def _mark(part: Part, given: PartAnswer | None) -> PartMark:
    if given is None:
        return PartMark.WRONG
    if isinstance(given, tuple):
        return _of_several(part, given)
    if given in part.accepted:
        return PartMark.RIGHT
    if isinstance(given, PaymentsAnswer) and any(
        isinstance(each, PaymentsAnswer) and _shares(given, each) for each in part.accepted
    ):
        return PartMark.PARTLY
    return PartMark.WRONG


def _of_several(part: Part, given: tuple[str, ...]) -> PartMark:
    """Right is the whole; partly, at least half of it and fewer wrong ones than right ones."""
    for right in part.accepted:
        if not isinstance(right, tuple):
            continue
        found, wrong = set(given) & set(right), set(given) - set(right)
        if found == set(right) and not wrong:
            return PartMark.RIGHT
        if len(found) > len(wrong) and 2 * len(found) >= len(right):
            return PartMark.PARTLY
    return PartMark.WRONG


def _shares(given: PaymentsAnswer, right: PaymentsAnswer) -> bool:
    """Whether at least two seats are right, one of them with an amount that is not 0."""
    own = given.by_seat
    alike = [amount for seat, amount in right.by_seat.items() if own[seat] == amount]
    return len(alike) >= 2 and any(alike)
