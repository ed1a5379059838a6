"""The map: how each fan of a rule set stands for a learner."""

import uuid
from datetime import datetime
from itertools import groupby
from operator import attrgetter

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.columns import require_zone
from school.progress.fan_state import FanState, Sighting, fan_state
from school.progress.models import FanEvidence


def fan_states(
    session: Session, learner_id: uuid.UUID, rules: str, now: datetime
) -> dict[str, FanState]:
    """The state of each fan that the learner has met, by the fan's id.

    A fan that is not in it is `UNSEEN`. One query, answered from one index.

    Raises:
        SchoolError: `naive-time`.
    """
    moment = require_zone(now)
    rows = session.execute(
        select(FanEvidence.fan, FanEvidence.answered_at, FanEvidence.seen, FanEvidence.weight)
        .where(FanEvidence.learner_id == learner_id, FanEvidence.rules == rules)
        .order_by(FanEvidence.fan)
    )
    return {
        fan: fan_state((Sighting(row.seen, row.weight, row.answered_at) for row in group), moment)
        for fan, group in groupby(rows, key=attrgetter("fan"))
    }
