"""What a learner ruled at the referee's desk: of each incident the first answer is kept."""

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes.desk.grading import GradedIncident, PartMark, graded
from quizzes.desk.incident import DeskIncident, Part, PartAnswer, PartControl
from quizzes.question import PaymentsAnswer
from school.columns import to_utc
from school.progress.models import DeskResult
from school.upsert import insert_into

RECENT_INCIDENTS: Final = 10  # that are listed


@dataclass(frozen=True, slots=True)
class IncidentAnswers:
    """The answers by the ids of the parts, None for one that was not known, and how they were come to.

    `asked` are the ids of the inquiries that were made, `used` the seconds that were taken, None
    without a clock.
    """

    answers: Mapping[str, PartAnswer | None]
    asked: frozenset[str]
    used: int | None

    def graded(self, incident: DeskIncident) -> GradedIncident:
        """Each part as it was answered."""
        return graded(incident, self.answers, self.asked)


def keep_result(
    session: Session,
    learner_id: uuid.UUID,
    incident: DeskIncident,
    given: IncidentAnswers,
    at: datetime,
) -> tuple[DeskResult, bool]:
    """The learner's result of that incident, and whether it is this one: the first answer stays."""
    outcome = given.graded(incident)
    row = {
        "public_id": uuid.uuid4(),
        "learner_id": learner_id,
        "incident": str(incident.address),
        "rules": incident.address.rules,
        "level": incident.address.level,
        "right": right_parts(outcome),
        "parts": len(outcome.parts),
        "asked": sorted(given.asked),
        "seconds": outcome.seconds_asked,
        "used": given.used,
        "given": {id: _to_json(answer) for id, answer in given.answers.items()},
        "at": to_utc(at),
    }
    new = insert_into(session, DeskResult).values(row)
    session.execute(new.on_conflict_do_nothing(index_elements=["learner_id", "incident"]))
    query = select(DeskResult).where(
        DeskResult.learner_id == learner_id, DeskResult.incident == str(incident.address)
    )
    kept = session.scalars(query).one()
    return kept, kept.public_id == row["public_id"]


def right_parts(outcome: GradedIncident) -> int:
    """How many parts are wholly right."""
    return sum(each.mark is PartMark.RIGHT for each in outcome.parts)


def find_result(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> DeskResult | None:
    """The learner's own result of that id."""
    return session.scalar(
        select(DeskResult).where(
            DeskResult.public_id == public_id, DeskResult.learner_id == learner_id
        )
    )


def recent_results(session: Session, learner_id: uuid.UUID, rules: str) -> Sequence[DeskResult]:
    """The incidents that were ruled last under that rule set, the latest first."""
    query = (
        select(DeskResult)
        .where(DeskResult.learner_id == learner_id, DeskResult.rules == rules)
        .order_by(DeskResult.at.desc(), DeskResult.id.desc())
        .limit(RECENT_INCIDENTS)
    )
    return session.scalars(query).all()


def answers_in(row: DeskResult, incident: DeskIncident) -> IncidentAnswers:
    """What was answered then; an answer that the incident of today does not know is none."""
    answers = {part.id: _from_json(part, row.given.get(part.id)) for part in incident.parts}
    return IncidentAnswers(answers, frozenset(row.asked), row.used)


def _to_json(answer: PartAnswer | None) -> Any:
    if isinstance(answer, PaymentsAnswer):
        return asdict(answer)
    return list(answer) if isinstance(answer, tuple) else answer


def _from_json(part: Part, value: Any) -> PartAnswer | None:
    match part.control, value:
        case PartControl.ONE, str():
            return value
        case PartControl.SEVERAL, list():
            return tuple(value)
        case PartControl.NUMBER, int() | float():
            return float(value)
        case PartControl.BY_SEAT, dict():
            return PaymentsAnswer(**value)
    return None
