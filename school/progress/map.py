"""The map: how each fan of a rule set stands for a learner."""

import uuid
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, select
from sqlalchemy.orm import Session

from school.columns import id_given, to_utc
from school.progress.fan_state import FanState
from school.progress.sightings import fan_state_of
from school.progress.summaries import FanSummary


def fan_states_of(
    session: Session, learner_id: uuid.UUID, rules: str, now: datetime
) -> dict[str, FanState]:
    """The state of each fan that the learner has met, by the fan's id.

    A fan that is not in it is `UNSEEN`. One query for one row of each fan.

    Raises:
        SchoolError: `naive-time`.
    """
    moment = to_utc(now)
    rows = session.connection().execute(_fans_met(), {"learner": learner_id, "rules": rules})
    return {row.fan: fan_state_of(row.recent, row.n, moment) for row in rows}


@cache
def _fans_met() -> Select[str, int, Any]:
    """Built once, for each map and first page asks it."""
    return select(FanSummary.fan, FanSummary.n, FanSummary.recent).where(
        FanSummary.learner_id == id_given("learner"), FanSummary.rules == bindparam("rules")
    )
