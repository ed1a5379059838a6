"""How a drill stands: the latest answer to each of its questions."""

import uuid
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.orm import Session

from quizzes.address import address_fields
from school.columns import id_given
from school.progress.address_parts import AddressParts
from school.progress.models import Answer, Outcome

AT_A_STRETCH = 4  # answers beside those of a run, for each of its questions


@dataclass(frozen=True, slots=True)
class LatestAnswer:
    """The latest answer to the question at `position` of a drill, and the question's address."""

    position: int
    public_id: uuid.UUID
    outcome: Outcome
    credit: float
    question: str = ""


@dataclass(frozen=True, slots=True)
class DrillTally:
    """A drill so far, in the order of its questions."""

    marks: tuple[LatestAnswer, ...]

    @property
    def answered(self) -> int:
        """How many questions have an answer; one that was skipped has none."""
        return sum(mark.outcome is not Outcome.SKIPPED for mark in self.marks)

    def is_answered(self, position: int) -> bool:
        """Whether the question there has an answer."""
        return any(
            mark.position == position and mark.outcome is not Outcome.SKIPPED for mark in self.marks
        )

    @property
    def right(self) -> int:
        """How many questions have full credit."""
        return sum(mark.credit >= 1 for mark in self.marks)

    @property
    def credit(self) -> float:
        """The sum of all credit."""
        return sum(mark.credit for mark in self.marks)


def latest_answers_of_seed(
    session: Session, learner_id: uuid.UUID, rules: str, seed: int, length: int
) -> tuple[LatestAnswer, ...]:
    """The latest answers to a run that shares nothing but its seed, in the order of the run.

    It is looked for among the learner's last answers, for such a run is answered at a stretch.
    """
    rows = session.execute(
        select(Answer.position, Answer.public_id, Answer.outcome, Answer.credit, Answer.question)
        .where(Answer.learner_id == learner_id)
        .order_by(Answer.answered_at.desc(), Answer.id.desc())
        .limit(AT_A_STRETCH * length)
    )
    latest: dict[int, LatestAnswer] = {}
    for row in rows:
        fields = address_fields(row.question)
        if fields and (fields.rules, fields.seed) == (rules, seed):
            latest.setdefault(row.position, LatestAnswer(*row))
    return tuple(latest[position] for position in sorted(latest))


def drill_tally(
    session: Session, learner_id: uuid.UUID, address: str, numbers: range
) -> DrillTally:
    """How these places of the drill that `address` belongs to stand. Any question of it will do.

    Raises:
        SchoolError: `bad-address`.
    """
    drill = AddressParts.of(address).drill
    given = {"learner": learner_id, "drill": drill, "first": numbers[0], "last": numbers[-1]}
    rows = session.connection().execute(_latest(), given)
    return DrillTally(tuple(LatestAnswer(*row) for row in rows))


@cache
def _latest() -> Select[int, uuid.UUID, Outcome, float]:
    """The latest answer to each place of a drill; built once, for each page of a drill asks it."""
    of_this_run = (
        Answer.learner_id == id_given("learner"),
        Answer.drill == bindparam("drill"),
        Answer.position.between(bindparam("first"), bindparam("last")),
    )
    # The id rises with each row, so the greatest is the latest.
    latest = select(func.max(Answer.id)).where(*of_this_run).group_by(Answer.position)
    return (
        select(Answer.position, Answer.public_id, Answer.outcome, Answer.credit)
        .where(Answer.id.in_(latest))
        .order_by(Answer.position)
    )
