"""How a drill stands: the latest answer to each of its questions."""

import uuid
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.progress.models import Answer, Outcome
from school.progress.place import Place


@dataclass(frozen=True, slots=True)
class Mark:
    """The latest answer to the question at `position` of a drill."""

    position: int
    public_id: uuid.UUID
    outcome: Outcome
    credit: float


@dataclass(frozen=True, slots=True)
class Tally:
    """A drill so far, in the order of its questions."""

    marks: tuple[Mark, ...]

    @property
    def answered(self) -> int:
        """How many questions have an answer; one that was skipped has none."""
        return sum(mark.outcome is not Outcome.SKIPPED for mark in self.marks)

    @property
    def right(self) -> int:
        """How many questions have full credit."""
        return sum(mark.credit >= 1 for mark in self.marks)

    @property
    def credit(self) -> float:
        """The sum of all credit."""
        return sum(mark.credit for mark in self.marks)


def tally(session: Session, learner_id: uuid.UUID, address: str) -> Tally:
    """How the drill that `address` belongs to stands. Any question of the drill will do.

    Raises:
        SchoolError: `bad-address`.
    """
    of_this_drill = (Answer.learner_id == learner_id, Answer.drill == Place.of(address).drill)
    # The id rises with each row, so the greatest is the latest.
    latest = select(func.max(Answer.id)).where(*of_this_drill).group_by(Answer.position)
    rows = session.execute(
        select(Answer.position, Answer.public_id, Answer.outcome, Answer.credit)
        .where(Answer.id.in_(latest))
        .order_by(Answer.position)
    )
    return Tally(tuple(Mark(*row) for row in rows))
