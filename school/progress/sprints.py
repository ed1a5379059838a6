"""Sprints: three strikes, three minutes or none, and the best that a learner has done.

The time is the server's: it runs from the moment at which the sprint is begun, whatever page is
opened or left. How hard the questions are rises with their number.
"""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Select, delete, func, select
from sqlalchemy.orm import Session

from quizzes import Address, Kind
from quizzes.runs import new_seed
from school.columns import to_utc
from school.learners.models import Learner
from school.progress.models import Answer, Outcome, Sprint

SPRINT_TIME: Final = timedelta(minutes=3)
STRIKES: Final = 3
QUESTIONS_OF_A_LEVEL: Final = 4
HIGHEST_LEVEL: Final = 5
MOST_ANSWERS: Final = 500  # a sprint without a clock ends there


@dataclass(frozen=True, slots=True)
class SprintBest:
    """The most right answers in one sprint: `timed` with the clock, `untimed` without; None: no sprint."""

    timed: int | None = None
    untimed: int | None = None


def begin_sprint(
    session: Session, learner: Learner, rules: str, kind: Kind, at: datetime, *, timed: bool
) -> Sprint:
    """A new sprint. Those of the learner that nothing was answered in are forgotten."""
    session.execute(
        delete(Sprint).where(
            Sprint.learner_id == learner.id, Sprint.right == 0, Sprint.strikes == 0
        )
    )
    sprint = Sprint(
        learner_id=learner.id,
        rules=rules,
        kind=kind.value,
        seed=new_seed(),
        begun_at=to_utc(at),
        ends_at=to_utc(at) + SPRINT_TIME if timed else None,
        right=0,
        strikes=0,
    )
    session.add(sprint)
    session.flush()
    return sprint


def find_sprint(
    session: Session, learner_id: uuid.UUID, public_id: uuid.UUID, *, locked: bool = False
) -> Sprint | None:
    """The learner's own sprint of that id; a locked one nobody else changes meanwhile."""
    query = select(Sprint).where(Sprint.public_id == public_id, Sprint.learner_id == learner_id)
    return session.scalar(query.with_for_update() if locked else query)


def is_over(sprint: Sprint, at: datetime) -> bool:
    """Whether no answer counts any more."""
    if sprint.strikes >= STRIKES or sprint.right + sprint.strikes >= MOST_ANSWERS:
        return True
    return sprint.ends_at is not None and at >= sprint.ends_at


def seconds_left(sprint: Sprint, at: datetime) -> int | None:
    """Whole seconds until the end, rounded up; None without a clock."""
    if sprint.ends_at is None:
        return None
    left = sprint.ends_at - at
    return max(0, -(-left // timedelta(seconds=1)))


def next_address(sprint: Sprint) -> Address:
    """The question that comes next."""
    return address_in(sprint, sprint.right + sprint.strikes + 1)


def address_in(sprint: Sprint, number: int) -> Address:
    """The question of that number, from 1."""
    level = min(HIGHEST_LEVEL, 1 + (number - 1) // QUESTIONS_OF_A_LEVEL)
    return Address(sprint.rules, Kind(sprint.kind), level, sprint.seed, number)


def count_answer(sprint: Sprint, *, right: bool) -> None:
    """Take an answer in."""
    if right:
        sprint.right += 1
    else:
        sprint.strikes += 1


def strikes_of(session: Session, sprint: Sprint) -> tuple[Answer, ...]:
    """The answers of the sprint that were not right, in their order."""
    query = _answers_of(sprint).where(Answer.credit < 1, Answer.outcome != Outcome.SKIPPED)
    return tuple(session.scalars(query.order_by(Answer.id).limit(sprint.strikes)))


def right_answers_of(session: Session, sprint: Sprint, most: int) -> tuple[Answer, ...]:
    """The right answers of the sprint in their order, the first `most` of them."""
    query = _answers_of(sprint).where(Answer.credit >= 1)
    return tuple(session.scalars(query.order_by(Answer.id).limit(min(most, sprint.right))))


def _answers_of(sprint: Sprint) -> Select[Answer]:
    """Its answers, and what was answered at its addresses after its end."""
    numbers = range(1, sprint.right + sprint.strikes + 1)
    drills = {address_in(sprint, number).run for number in numbers}
    return select(Answer).where(
        Answer.learner_id == sprint.learner_id,
        Answer.drill.in_(drills),
        Answer.answered_at >= sprint.begun_at,
    )


def sprint_bests(
    session: Session, learner_id: uuid.UUID, rules: str, before: int | None = None
) -> Mapping[str, SprintBest]:
    """The learner's bests under a rule set by kind; with `before` those of sprints before that row."""
    timed = Sprint.ends_at.is_not(None)
    query = (
        select(Sprint.kind, timed, func.max(Sprint.right))
        .where(
            Sprint.learner_id == learner_id,
            Sprint.rules == rules,
            Sprint.right + Sprint.strikes > 0,
        )
        .group_by(Sprint.kind, timed)
    )
    if before is not None:
        query = query.where(Sprint.id < before)
    found: dict[str, dict[bool, int]] = {}
    for kind, with_clock, most in session.execute(query):
        found.setdefault(kind, {})[bool(with_clock)] = most
    return {kind: SprintBest(of.get(True), of.get(False)) for kind, of in found.items()}
