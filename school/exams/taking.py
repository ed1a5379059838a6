"""Sitting an exam: begun, its answers saved one by one, handed in. All by the server's clock."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import insert, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from quizzes.exams import CriticalError, DrawnItem, ExamBlueprint, draw_exam
from school.columns import to_utc
from school.errors import SchoolError
from school.exams.finding import open_exam
from school.exams.models import ExamItem, ExamSitting
from school.learners.models import Learner
from school.progress.grading import GradedAnswer


@dataclass(frozen=True, slots=True)
class DrawnExam:
    """The questions of an exam that is about to begin, with the secret that they follow from."""

    blueprint: ExamBlueprint
    practice: bool
    seed: str
    items: Sequence[DrawnItem]


def drawn_exam(
    blueprint: ExamBlueprint, met: Sequence[frozenset[str]], *, practice: bool
) -> DrawnExam:
    """An exam that nobody had before. `met` is what the last exams told, the latest first.

    Nothing of the latest is told again, and of the others only where there is too little else. It
    takes half a second: draw it before the session that writes.
    """
    seed = secrets.token_hex(16)
    return DrawnExam(
        blueprint, practice, seed, draw_exam(blueprint, seed, practice=practice, met=met)
    )


def begin_exam(session: Session, learner: Learner, drawn: DrawnExam, now: datetime) -> ExamSitting:
    """The learner's open exam under the rule set, or this one, whose time runs from now on.

    The learner's row is locked by the caller, so that of two that begin at once one finds the other's.

    Raises:
        SchoolError: `naive-time`.
    """
    at, rules = to_utc(now), drawn.blueprint.rules
    there = open_exam(session, learner.id, rules, at)
    if there is not None:
        return there
    made = ExamSitting(
        learner_id=learner.id,
        rules=rules,
        practice=drawn.practice,
        seed=drawn.seed,
        items=len(drawn.items),
        begun_at=at,
        ends_at=at + timedelta(minutes=drawn.blueprint.time(practice=drawn.practice)),
    )
    session.add(made)
    session.flush()
    rows = [
        {
            "sitting_id": made.id,
            "place": place,
            "part": item.part,
            "question": str(item.address),
            "story": item.story,
            "credit": 0.0,
        }
        for place, item in enumerate(drawn.items, 1)
    ]
    session.execute(insert(ExamItem), rows)
    return made


def save_exam_answer(
    session: Session,
    sitting: ExamSitting,
    place: int,
    answer: GradedAnswer,
    critical: CriticalError | None,
    now: datetime,
) -> ExamItem:
    """Keep the answer at that place, in the place of the one before; its row.

    Until the exam is over the latest counts, from whatever browser. The same again changes nothing.

    Raises:
        SchoolError: `exam-over`; `unknown-place`; `naive-time`.
    """
    at = to_utc(now)
    item = _open_item(session, sitting, place, at)
    if (item.outcome, item.given) == (answer.outcome, answer.response):
        return item
    item.outcome, item.given, item.credit = answer.outcome, answer.response, answer.credit
    item.critical = critical.value if critical else None
    item.digest, item.engine = answer.digest, answer.engine
    item.seconds, item.answered_at = answer.seconds, at
    session.flush()
    return item


def take_back_exam_answer(
    session: Session, sitting: ExamSitting, place: int, now: datetime
) -> None:
    """Let the question at that place have no answer any more.

    Raises:
        SchoolError: as `save_exam_answer`.
    """
    item = _open_item(session, sitting, place, to_utc(now))
    item.outcome, item.given, item.credit = None, None, 0.0
    item.critical = item.digest = item.engine = item.seconds = item.answered_at = None
    session.flush()


def mark_for_later(
    session: Session, sitting: ExamSitting, place: int, later: bool, now: datetime
) -> None:
    """Mark a question to come back to, or take the mark off.

    Raises:
        SchoolError: as `save_exam_answer`.
    """
    _open_item(session, sitting, place, to_utc(now)).later = later
    session.flush()


def _open_item(session: Session, sitting: ExamSitting, place: int, at: datetime) -> ExamItem:
    """The row of a question, of an exam that is locked and open."""
    locked = session.scalar(
        select(ExamSitting)
        .where(ExamSitting.id == sitting.id)
        .with_for_update()
        .execution_options(populate_existing=True)
    )
    if locked is None or not locked.is_open(at):
        raise SchoolError("exam-over", "this exam takes no answers any more")
    item = session.scalar(
        select(ExamItem)
        .where(ExamItem.sitting_id == locked.id, ExamItem.place == place)
        .execution_options(populate_existing=True)
    )
    if item is None:
        raise SchoolError("unknown-place", f"this exam has no question {place}")
    return item


def hand_in_exam(session: Session, sitting: ExamSitting, now: datetime) -> bool:
    """End the exam, whatever is answered in it. True where this call did it.

    Raises:
        SchoolError: `naive-time`.
    """
    at = to_utc(now)
    done = session.execute(
        update(ExamSitting)
        .where(ExamSitting.id == sitting.id, ExamSitting.open_at(at))
        .values(handed_in_at=at)
        .execution_options(synchronize_session=False)
    )
    assert isinstance(done, CursorResult)
    return bool(done.rowcount == 1)
