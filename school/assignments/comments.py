"""What teachers say of an attempt and of its questions; the student reads it with the results."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.changes import TeacherNote
from school.assignments.locking import lock_attempt
from school.assignments.models import AssignmentAttempt, AttemptComment, Item
from school.columns import to_utc
from school.errors import SchoolError

LONGEST_COMMENT: Final = 1000  # characters

Comments = Mapping[int | None, AttemptComment]
"""What holds of an attempt: by the id of a question, None for the attempt as a whole."""


def comment_on(
    session: Session, attempt: AssignmentAttempt, item: Item | None, said: TeacherNote
) -> AttemptComment | None:
    """Say the note of the attempt, or of one of its questions; the row, None where it was said already.

    Nothing to say takes back what was said before.

    Raises:
        SchoolError: `comment-too-long`, `unknown-attempt`, `naive-time`.
    """
    text = said.reason.strip()
    if len(text) > LONGEST_COMMENT:
        raise SchoolError("comment-too-long", f"{len(text)} characters, at most {LONGEST_COMMENT}")
    lock_attempt(session, attempt)  # so that two teachers say one after the other
    item_id = None if item is None else item.id
    rows = comments_of(session, [attempt.id])[attempt.id]
    former = next((each for each in reversed(rows) if each.item_id == item_id), None)
    if text == (former.text if former else ""):
        return None
    row = AttemptComment(
        attempt_id=attempt.id, item_id=item_id, text=text, by=said.by, at=to_utc(said.at)
    )
    session.add(row)
    session.flush()
    return row


def comments_of(
    session: Session, attempt_ids: Iterable[int]
) -> Mapping[int, tuple[AttemptComment, ...]]:
    """Everything that was ever said of each attempt, the first first; nothing for any other."""
    found: defaultdict[int, tuple[AttemptComment, ...]] = defaultdict(tuple)
    rows = select(AttemptComment).where(AttemptComment.attempt_id.in_(list(attempt_ids)))
    for row in session.scalars(rows.order_by(AttemptComment.id)):
        found[row.attempt_id] = (*found[row.attempt_id], row)
    return found


def holding(rows: Iterable[AttemptComment]) -> Comments:
    """What holds of what was said of one attempt."""
    latest = {row.item_id: row for row in rows}
    return {item_id: row for item_id, row in latest.items() if row.text}
