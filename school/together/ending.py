"""A lesson together ends: its attempts are handed in, and its answers become the students' own."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from quizzes import Address, Question
from school.assignments.changes import TeacherNote
from school.assignments.filing import RevealedAnswers, file_answers, graded_for_filing
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AssignmentState,
    Item,
    RepairRuling,
    StudentResponse,
)
from school.assignments.repairs import repair
from school.classes.models import Student
from school.columns import to_utc
from school.database import Database
from school.errors import SchoolError
from school.together.leading import lesson_questions, lock_lesson
from school.together.models import LessonRound, LessonTogether
from school.together.rules import LessonStage

LOOKED_BACK: Final = timedelta(days=2)
"""Lessons that began so long ago are not looked at again: what is not filed by then cannot be."""


@dataclass(frozen=True, slots=True)
class UnfiledAnswers:
    """Answers of one student that are not in the student's own progress yet."""

    student: Student
    responses: tuple[StudentResponse, ...]


def end_lesson(session: Session, lesson: LessonTogether, note: TeacherNote) -> LessonTogether:
    """Take no more answers, and let the lesson stand in the gradebook where that was wished.

    What nobody was asked, or answered, goes; what was answered and never revealed counts for nobody,
    and `note` has the reason. A lesson that has ended stays as it is.

    Raises:
        SchoolError: `unknown-lesson`, `naive-time`.
    """
    now = to_utc(note.at)
    row = lock_lesson(session, lesson)
    if row.stage is LessonStage.ENDED:
        return row
    task = session.get_one(Assignment, row.assignment_id)
    questions = lesson_questions(session, row).values()
    counts = any(each.is_revealed for each in questions)
    if counts:
        _leave_out(session, row, task, note)
    task.due_at = now
    session.execute(
        update(AssignmentAttempt)
        .where(AssignmentAttempt.assignment_id == task.id, AssignmentAttempt.submitted_at.is_(None))
        .values(submitted_at=now, keys_shown_at=now)
    )
    if counts and row.graded:
        task.state = AssignmentState.PUBLISHED
    row.stage, row.closes_at, row.ended_at = LessonStage.ENDED, None, now
    row.version += 1
    session.flush()
    return row


def may_return(session: Session, lesson: LessonTogether) -> bool:
    """Whether the lesson, which is over, has grades that can stand in the gradebook again."""
    shown = select(LessonRound.id).where(
        LessonRound.lesson_id == lesson.id, LessonRound.revealed_at.is_not(None)
    )
    return lesson.graded and session.scalar(shown.limit(1)) is not None


def return_lesson(session: Session, lesson: LessonTogether) -> None:
    """Let a lesson that is over and was withdrawn be seen again, with all its grades.

    Raises:
        SchoolError: `over`: it has none, so nobody would find anything there.
    """
    row = lock_lesson(session, lesson)
    if row.stage is not LessonStage.ENDED or not may_return(session, row):
        raise SchoolError("over", "nobody could answer any more, and it has no grades")
    session.get_one(Assignment, row.assignment_id).state = AssignmentState.PUBLISHED
    session.flush()


def _leave_out(
    session: Session, lesson: LessonTogether, task: Assignment, note: TeacherNote
) -> None:
    """What was not revealed does not count; where it has no answer either, it goes."""
    answered = set(
        session.scalars(
            select(StudentResponse.item_id)
            .join(Item, Item.id == StudentResponse.item_id)
            .where(Item.assignment_id == task.id, StudentResponse.outcome.is_not(None))
        )
    )
    here, position = lesson.position, 0
    for each in lesson_questions(session, lesson).values():
        item = each.item
        if not each.is_revealed and item.id not in answered:
            session.execute(delete(Item).where(Item.id == item.id))
            continue
        position += 1
        if item.position == here:
            lesson.position = position
        item.position = position
        if not each.is_revealed:
            repair(session, task, item, RepairRuling.VOID, note)


def unfiled_answers(session: Session, since: datetime) -> tuple[UnfiledAnswers, ...]:
    """What was revealed in lessons since then and is not in anybody's own progress, by student."""
    shown = or_(LessonRound.revealed_at.is_not(None), LessonTogether.stage == LessonStage.ENDED)
    # By itself, for joined to the responses SQLite reads these first, all that there ever were.
    questions = (
        select(LessonRound.item_id)
        .join(LessonTogether, LessonTogether.id == LessonRound.lesson_id)
        .where(LessonTogether.begun_at >= since, shown)
    )
    found = session.execute(
        select(Student, StudentResponse)
        .join(AssignmentAttempt, AssignmentAttempt.student_id == Student.id)
        .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
        .where(
            StudentResponse.item_id.in_(questions),
            Student.learner_id.is_not(None),
            StudentResponse.outcome.is_not(None),
            StudentResponse.filed_at.is_(None),
        )
        .order_by(Student.id, StudentResponse.answered_at, StudentResponse.id)
    )
    results: dict[int, tuple[Student, list[StudentResponse]]] = {}
    for student, response in found:
        results.setdefault(student.id, (student, []))[1].append(response)
    return tuple(UnfiledAnswers(student, tuple(rows)) for student, rows in results.values())


def file_revealed(
    database: Database, question_at: Callable[[Address], Question], at: datetime
) -> int:
    """Hand in what was revealed as the students' own; of how many students that was.

    Each by a transaction of its own, so that nobody who answers waits for all of them.
    """
    with database.reading() as reading:
        unfiled = unfiled_answers(reading, to_utc(at) - LOOKED_BACK)
    for each in unfiled:
        answers = graded_for_filing(each.responses, question_at)
        with database.writing() as writing:
            revealed = RevealedAnswers(each.responses, ())
            file_answers(writing, each.student, revealed, answers, at)
    return len(unfiled)
