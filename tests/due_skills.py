"""How many skills are due, counted for tests."""

import uuid
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.progress.due import is_due_by
from school.progress.summaries import SkillRow


def due_now(
    session: Session,
    learner_id: uuid.UUID,
    rules: str,
    now: datetime,
    untaught: Collection[str] = (),
) -> int:
    """How many skills are due; `untaught` as in `is_due_by`.

    Raises:
        SchoolError: `naive-time`.
    """
    due = is_due_by(learner_id, rules, now, untaught)
    return session.scalar(select(func.count()).select_from(SkillRow).where(*due)) or 0
