"""What the teacher does in a lesson together: each act is one step, however often it is sent."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import Item
from school.columns import to_utc
from school.errors import SchoolError
from school.together.models import LessonRound, LessonTogether
from school.together.rules import LeadingAct, LessonStage


@dataclass(frozen=True, slots=True)
class QuestionTogether:
    """A question of a lesson, and what became of it so far."""

    item: Item
    asked: LessonRound | None

    @property
    def is_revealed(self) -> bool:
        """Whether its answer was shown."""
        return self.asked is not None and self.asked.revealed_at is not None


def lesson_questions(session: Session, lesson: LessonTogether) -> Mapping[int, QuestionTogether]:
    """The questions of a lesson by their positions, in their order."""
    found = session.execute(
        select(Item, LessonRound)
        .outerjoin(
            LessonRound, (LessonRound.item_id == Item.id) & (LessonRound.lesson_id == lesson.id)
        )
        .where(Item.assignment_id == lesson.assignment_id)
        .order_by(Item.position)
    )
    return {item.position: QuestionTogether(item, asked) for item, asked in found}


def lock_lesson(
    session: Session, lesson: LessonTogether, *, shared: bool = False
) -> LessonTogether:
    """The lesson as it is now; nobody else moves it on until the session ends.

    Raises:
        SchoolError: `unknown-lesson` where it is gone.
    """
    row = session.scalar(
        select(LessonTogether)
        .where(LessonTogether.id == lesson.id)
        .with_for_update(read=shared)
        .execution_options(populate_existing=True)
    )
    if row is None:
        raise SchoolError("unknown-lesson", "this lesson is there no longer")
    return row


def lead(
    session: Session,
    lesson: LessonTogether,
    act: LeadingAct,
    version: int,
    at: datetime,
    go: int = 0,
) -> LessonTogether:
    """Do it, unless the lesson has moved on since the page of that version; the lesson as it is then.

    So a key that is pressed twice, or a page in another tab, does nothing twice. `go` is the question
    to go to. To end a lesson is `ending.end_lesson`.

    Raises:
        SchoolError: `unknown-lesson`, `naive-time`.
    """
    now = to_utc(at)
    row = lock_lesson(session, lesson)
    if row.version != version or row.stage is LessonStage.ENDED:
        return row
    questions = lesson_questions(session, row)
    match act:
        case LeadingAct.NEXT:
            _go_to(session, row, questions.get(_following(row, questions)), now)
        case LeadingAct.GO:
            _go_to(session, row, questions.get(go), now)
        case LeadingAct.CLOSE if row.stage is LessonStage.ASKING:
            _stand(row, LessonStage.CLOSED)
        case LeadingAct.REOPEN if row.stage is LessonStage.CLOSED or not row.takes_answers(now):
            if row.stage in (LessonStage.ASKING, LessonStage.CLOSED):
                _stand(row, LessonStage.ASKING, now)
        case LeadingAct.REVEAL if row.stage in (LessonStage.ASKING, LessonStage.CLOSED):
            asked = questions[row.position].asked
            if asked is not None and asked.revealed_at is None:
                asked.revealed_at = now
            _stand(row, LessonStage.REVEALED)
        case _:
            pass
    session.flush()
    return row


def _following(lesson: LessonTogether, questions: Mapping[int, QuestionTogether]) -> int:
    """The next question that was not revealed yet; 0 where there is none."""
    after = (
        position
        for position, each in questions.items()
        if position > lesson.position and not each.is_revealed
    )
    return next(after, 0)


def _go_to(
    session: Session, lesson: LessonTogether, question: QuestionTogether | None, now: datetime
) -> None:
    """Ask the question, or show it again where its answer is known."""
    if question is None:
        return
    lesson.position = question.item.position
    if question.is_revealed:
        _stand(lesson, LessonStage.REVEALED)
        return
    if question.asked is None:
        session.add(LessonRound(lesson_id=lesson.id, item_id=question.item.id, asked_at=now))
    _stand(lesson, LessonStage.ASKING, now)


def _stand(lesson: LessonTogether, stage: LessonStage, now: datetime | None = None) -> None:
    """Let the lesson stand there; time for answers begins `now`, where it has a limit."""
    lesson.stage = stage
    lesson.version += 1
    limit = timedelta(seconds=lesson.seconds) if lesson.seconds and now else None
    lesson.closes_at = now + limit if limit and now else None
