"""Classes for tests, with sensible values for all that a test does not mention."""

import uuid
from datetime import timedelta
from itertools import count

from sqlalchemy.orm import Session

from school.assignments.audience import Audience, set_audience
from school.assignments.changes import TeacherNote
from school.assignments.comments import comment_on
from school.assignments.goal_models import GoalResult
from school.assignments.models import (
    Assignment,
    AssignmentAttempt,
    AssignmentState,
    Extension,
    GradeChange,
    GradeChangeKind,
    Item,
    ItemRepair,
    RepairRuling,
    Section,
    Seeds,
    StudentResponse,
)
from school.assignments.rules import Counts, Late, RevealTime
from school.classes.groups import add_group
from school.classes.models import ClassTeacher, Invitation, SchoolClass, Student
from school.classes.news import NewNews, tell_class
from school.together.answering import come_in
from school.together.models import LessonRound, LessonTogether
from school.together.rules import LessonSettings, LessonStage
from tests.school.make import NOON

_fresh = count(1)


def class_of(session: Session, *teachers: uuid.UUID, name: str = "Room 5") -> SchoolClass:
    """A class that these accounts teach."""
    made = SchoolClass(
        name=name,
        rules="mcr-2014",
        zone="Asia/Shanghai",
        join_code=f"C{next(_fresh)}",
        joining=True,
        created_at=NOON,
    )
    session.add(made)
    session.flush()
    session.add_all(ClassTeacher(class_id=made.id, learner_id=who, since=NOON) for who in teachers)
    session.flush()
    return made


def student_in(
    session: Session, made: SchoolClass, learner: uuid.UUID | None, name: str = "Mei"
) -> Student:
    """A place in the class, somebody's or still open."""
    place = Student(
        class_id=made.id,
        learner_id=learner,
        name=name,
        name_key=name.casefold(),
        card=1,
        card_digest=f"digest {next(_fresh)}",
        shares=False,
        created_at=NOON,
        joined_at=NOON if learner else None,
    )
    session.add(place)
    session.flush()
    return place


def answered(session: Session, made: SchoolClass, place: Student, by: uuid.UUID) -> StudentResponse:
    """An answer of the student to a published assignment, with a row in each table around it."""
    session.add(Invitation(token_digest=f"{next(_fresh)}", class_id=made.id, expires_at=NOON))
    assignment = Assignment(
        class_id=made.id,
        title="Flushes",
        rules="mcr-2014",
        state=AssignmentState.PUBLISHED,
        wishes={},
        seed="7",
        seeds=Seeds.ONE,
        late=Late.ACCEPT,
        late_percent=0,
        attempts=1,
        counts=Counts.BEST,
        score_shown=RevealTime.AFTER,
        answers_shown=RevealTime.AFTER,
        explanations_shown=RevealTime.AFTER,
        created_at=NOON,
        published_at=NOON,
    )
    session.add(assignment)
    session.flush()
    section = Section(
        assignment_id=assignment.id,
        position=0,
        title="",
        instruction="",
    )
    session.add(section)
    session.flush()
    item = Item(
        assignment_id=assignment.id,
        section_id=section.id,
        position=0,
        question="mcr-2014/fans/3/2611/7",
        points=1,
        locked=False,
        engine="0.1.0",
        digest="d",
    )
    attempt = AssignmentAttempt(
        assignment_id=assignment.id,
        student_id=place.id,
        number=1,
        begun_at=NOON,
        submitted_at=NOON + timedelta(minutes=5),
    )
    session.add_all((item, attempt))
    session.flush()
    response = StudentResponse(
        attempt_id=attempt.id,
        item_id=item.id,
        question=item.question,
        digest="d",
        engine="0.1.0",
        outcome="answered",
        given=["full-flush"],
        credit=0.5,
        seconds=9,
        answered_at=NOON,
    )
    session.add(response)
    session.flush()
    session.add_all(
        (
            Extension(
                assignment_id=assignment.id,
                student_id=place.id,
                time_percent=150,
                more_attempts=0,
                note="",
                by=by,
                at=NOON,
            ),
            ItemRepair(
                assignment_id=assignment.id,
                item_id=item.id,
                ruling=RepairRuling.VOID,
                note="",
                by=by,
                at=NOON,
            ),
            GradeChange(
                assignment_id=assignment.id,
                student_id=place.id,
                response_id=response.id,
                change=GradeChangeKind.OVERRIDE,
                former=0.5,
                now=1,
                note="",
                by=by,
                at=NOON,
            ),
        )
    )
    session.flush()
    return response


def told_and_led(
    session: Session, made: SchoolClass, response: StudentResponse, by: uuid.UUID
) -> None:
    """All else that a class keeps around an answer: for whom the assignment is, that it is done, what was
    said of it, and that it was asked in a lesson.
    """
    attempt = session.get_one(AssignmentAttempt, response.attempt_id)
    task = session.get_one(Assignment, attempt.assignment_id)
    place = session.get_one(Student, attempt.student_id)
    group = add_group(session, made, "Group A", [place.id], NOON)
    set_audience(session, task, Audience(True, frozenset({group.id}), frozenset({place.id})))
    session.add(GoalResult(assignment_id=task.id, student_id=place.id, done_at=NOON))
    item = session.get_one(Item, response.item_id)
    comment_on(session, attempt, item, TeacherNote(by, NOON, "Well seen."))
    tell_class(session, made.id, NewNews("No lesson on Friday.", None, by), NOON)
    lesson = LessonTogether(
        class_id=made.id,
        assignment_id=task.id,
        stage=LessonStage.ASKING,
        position=1,
        version=1,
        settings=LessonSettings(),
        begun_at=NOON,
    )
    session.add(lesson)
    session.flush()
    session.add(LessonRound(lesson_id=lesson.id, item_id=item.id, asked_at=NOON))
    come_in(session, lesson, place, NOON)
