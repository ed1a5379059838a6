"""Where a student stands, as lists tell it."""

from datetime import datetime

import pytest
from sqlalchemy import event

from school.assignments.publishing import withdraw
from school.assignments.rules import Late
from school.assignments.status import (
    AssignmentStage,
    class_assignments,
    status_of,
    student_statuses,
)
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.database import Database
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    draft,
    graded,
    published,
    school_class,
    student,
)
from tests.school.make import NOON


@ON_SQLITE
@pytest.mark.parametrize(
    ("done", "now", "stage", "overdue"),
    [
        ("nothing", NOON - HOUR, AssignmentStage.NOT_OPEN, False),
        ("nothing", NOON, AssignmentStage.NOT_STARTED, False),
        ("nothing", NOON + 2 * DAY, AssignmentStage.NOT_STARTED, True),
        ("nothing", NOON + 4 * DAY, AssignmentStage.MISSED, False),
        ("begun", NOON + HOUR, AssignmentStage.UNDER_WAY, False),
        ("begun", NOON + 2 * DAY, AssignmentStage.UNDER_WAY, True),
        ("begun", NOON + 4 * DAY, AssignmentStage.SUBMITTED, False),
        ("handed in", NOON + HOUR, AssignmentStage.SUBMITTED, False),
        ("handed in", NOON + 4 * DAY, AssignmentStage.SUBMITTED, False),
    ],
)
def test_how_far_a_student_has_come(
    database: Database, done: str, now: datetime, stage: AssignmentStage, overdue: bool
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, opens=NOON), student(session, of)
        if done != "nothing":
            attempt = begin_attempt(session, task, who, NOON)
            if done == "handed in":
                hand_in_attempt(session, attempt, NOON)
        (found,) = student_statuses(session, who, now)
    assert (found.stage, found.overdue) == (stage, overdue)


def test_a_second_attempt_under_way_is_not_overdue(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, attempts=2), student(session, of)
        first = begin_attempt(session, task, who, NOON)
        save_answer(session, first, 2, graded(0.5), NOON)
        hand_in_attempt(session, first, NOON)
        begin_attempt(session, task, who, NOON + 2 * DAY)
        found = status_of(session, task, who, NOON + 2 * DAY)
    assert (found.stage, found.overdue) == (AssignmentStage.UNDER_WAY, False)
    assert [(each.points, each.answered, each.questions, each.done) for each in found.attempts] == [
        (0.5, 1, 3, True),
        (0, 0, 3, False),
    ]
    assert found.grade is not None
    assert (found.grade.points, found.grade.attempt) == (0.5, 1)  # the open one does not count yet


def test_a_student_sees_what_is_published_the_next_due_at_the_head(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        who = student(session, of)
        whenever = published(session, of, due=None, late_until=None)
        later = published(session, of, due=NOON + 2 * DAY)
        sooner = published(session, of, late=Late.REFUSE)
        draft(session, of)
        withdraw(session, published(session, of))
        published(session, school_class(session))
        results = [each.assignment.id for each in student_statuses(session, who, NOON)]
        listed = [each.assignment.state for each in class_assignments(session, of.id)]
    assert results == [sooner.id, later.id, whenever.id]
    assert listed == ["withdrawn", "draft", "published", "published", "published"]


def test_a_list_takes_the_same_queries_however_long_it_is(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        who = student(session, of)

    def queries() -> int:
        asked: list[str] = []

        def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
            asked.append(statement)

        with database.reading() as session:
            student_statuses(session, who, NOON)  # opens the connection
            event.listen(database.reader, "before_cursor_execute", note)
            student_statuses(session, who, NOON)
            event.remove(database.reader, "before_cursor_execute", note)
        return len(asked)

    counted = []
    for _ in range(2):
        with database.writing() as session:
            for _number in range(3):
                begin_attempt(session, published(session, of), who, NOON)
        counted.append(queries())
    assert counted == [6, 6]
