"""Which skills are due, as a condition that the index of the skills answers."""

import uuid
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import ColumnElement, or_

from school.columns import to_utc
from school.progress.summaries import SkillRow


def is_due_by(
    learner_id: uuid.UUID, rules: str, at: datetime, untaught: Collection[str] = ()
) -> list[ColumnElement[bool]]:
    """The skills of a learner that are due by a moment.

    `untaught` are topics that wait for their lesson: what was missed of them along the way does not
    come back before, but what the learner asked for does.

    Raises:
        SchoolError: `naive-time`.
    """
    due = [
        SkillRow.learner_id == learner_id,
        SkillRow.rules == rules,
        SkillRow.due_at <= to_utc(at),
    ]
    if untaught:
        due.append(or_(SkillRow.begun_at.is_not(None), SkillRow.topic.not_in(untaught)))
    return due
