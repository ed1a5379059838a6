"""The gradebook of a class: the same grades as each student's own, by a fixed number of queries."""

from datetime import timedelta

from sqlalchemy import event

from school.assignments.changes import TeacherNote, override
from school.assignments.extensions import grant
from school.assignments.first_attempts import first_answers, marks_by_student
from school.assignments.item_statistics import ResponseResult
from school.assignments.matrix import gradebook_matrix
from school.assignments.overview import assignment_progress, stuck_attempts
from school.assignments.publishing import withdraw
from school.assignments.rules import Counts, Grant, Late
from school.assignments.status import status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.database import Database
from tests.school.accounts.opened import account
from tests.school.assignments.make import DAY, HOUR, draft, graded, published, school_class, student
from tests.school.make import NOON


def test_each_cell_is_what_stands_in_the_students_own_list(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        tasks = [
            published(session, of, attempts=2),
            published(session, of, attempts=2, counts=Counts.MEAN),
            published(session, of, late=Late.DEDUCT, late_percent=25),
        ]
        people = [student(session, of) for _ in range(3)]
        for number, who in enumerate(people[:2]):
            for task in tasks:
                attempt = begin_attempt(session, task, who, NOON + number * HOUR)
                save_answer(session, attempt, 1, graded(0.5 + number / 4), NOON + 2 * HOUR)
                hand_in_attempt(session, attempt, NOON + (1 + number) * DAY)
        begin_attempt(session, tasks[0], people[0], NOON + 2 * DAY)
    at = NOON + 2 * DAY + HOUR
    with database.reading() as session:
        found = gradebook_matrix(session, of.id, at)
        own = [status_of(session, task, who, at) for who in people for task in tasks]
    cells = [found.cells[who.id, task.id] for who in people for task in tasks]
    assert [each.grade for each in cells] == [each.grade for each in own]
    assert [(each.stage, each.overdue) for each in cells] == [
        (each.stage, each.overdue) for each in own
    ]
    assert {each.grade.late for each in cells if each.grade} == {True, False}


def test_six_queries_make_it_however_large(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        tasks = [published(session, of) for _ in range(4)]
        for _ in range(5):
            who = student(session, of)
            for task in tasks:
                begin_attempt(session, task, who, NOON)
    asked: list[str] = []
    event.listen(
        database.reader, "before_cursor_execute", lambda *given: asked.append(str(given[2]))
    )
    with database.reading() as session:
        gradebook_matrix(session, of.id, NOON)
    assert len([each for each in asked if each.lstrip().startswith("SELECT")]) == 6


def test_drafts_and_withdrawn_ones_are_not_in_it_and_who_left_stands_apart(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        draft(session, of)
        taken_back, task = published(session, of), published(session, of)
        stays, leaves = student(session, of), student(session, of)
        begin_attempt(session, task, leaves, NOON)
        withdraw(session, taken_back)
        leaves.left_at = NOON
    with database.reading() as session:
        found = gradebook_matrix(session, of.id, NOON)
    assert [each.id for each in found.students] == [stays.id]
    assert [each.id for each in found.former] == [leaves.id]
    assert [each.assignment.id for each in found.listed] == [task.id]


def test_who_has_begun_handed_in_and_waits(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of)
        done, begun, waits = (student(session, of) for _ in range(3))
        hand_in_attempt(session, begin_attempt(session, task, done, NOON), NOON + HOUR)
        begin_attempt(session, task, begun, NOON)
    with database.reading() as session:
        (before,) = assignment_progress(gradebook_matrix(session, of.id, NOON + HOUR), NOON + HOUR)
        (after,) = assignment_progress(
            gradebook_matrix(session, of.id, NOON + 2 * DAY), NOON + 2 * DAY
        )
    assert (before.begun, before.handed_in, before.overdue) == (2, 1, ())
    assert [each.id for each in before.waiting] == [waits.id]
    assert {each.id for each in after.overdue} == {begun.id, waits.id}


def test_stuck_is_who_answered_nothing_for_a_while(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of)
        slow, quick = student(session, of), student(session, of)
        begin_attempt(session, task, slow, NOON)
        attempt = begin_attempt(session, task, quick, NOON)
        save_answer(session, attempt, 1, graded(), NOON + timedelta(minutes=20))
    at = NOON + timedelta(minutes=25)
    with database.reading() as session:
        found = stuck_attempts(gradebook_matrix(session, of.id, at), at)
    assert [(each.student.id, each.since) for each in found] == [(slow.id, NOON)]


def test_only_the_first_attempt_that_counts_tells_of_a_question(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, attempts=2), student(session, of)
        for credit, trap in ((0.0, "fan-missed"), (1.0, None)):
            attempt = begin_attempt(session, task, who, NOON)
            save_answer(session, attempt, 1, graded(credit, trap=trap), NOON)
            hand_in_attempt(session, attempt, NOON + HOUR)
        begin_attempt(session, task, student(session, of), NOON)
    with database.reading() as session:
        (found,) = marks_by_student(first_answers(session, [task.id], NOON + HOUR))
    assert [each.result for each in found.values()] == [
        "fan-missed",
        ResponseResult.OPEN,
        ResponseResult.OPEN,
    ]


def test_a_grade_that_a_teacher_set_is_marked(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        by = account(session).learner_id
        override(session, task, who, 2.5, TeacherNote(by, NOON, "by hand"))
    with database.reading() as session:
        grade = gradebook_matrix(session, of.id, NOON).cells[who.id, task.id].grade
    assert grade is not None
    assert (grade.points, grade.percent, grade.overridden, grade.attempt) == (2.5, 83, True, None)


def test_who_left_before_the_end_missed_nothing_that_counts_as_0(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, later = published(session, of), published(session, of, missing_is_zero=True)
        stays, leaves = student(session, of), student(session, of)
        begin_attempt(session, task, leaves, NOON)
        leaves.left_at = NOON + HOUR
    with database.reading() as session:
        found = gradebook_matrix(session, of.id, NOON + 60 * DAY)
        (listed,) = [each for each in found.listed if each.assignment.id == later.id]
        here, gone = found.cell(stays, listed), found.cell(leaves, listed)
        assert here.grade is not None
        assert (here.grade.points, gone.grade) == (0, None)
        assert status_of(session, later, leaves, NOON + 60 * DAY).grade is None


def test_nothing_that_was_over_counts_as_0_for_who_came_later(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of, missing_is_zero=True)
        there, comes, granted = (student(session, of) for _ in range(3))
        comes.created_at = granted.created_at = NOON + 4 * DAY
        note = TeacherNote(account(session).learner_id, NOON, "came later")
        grant(session, task, granted, Grant(due=NOON + 6 * DAY), note)
    with database.reading() as session:
        found = gradebook_matrix(session, of.id, NOON + 60 * DAY)
        grades = [found.cells[who.id, task.id].grade for who in (there, comes, granted)]
        assert [each and each.points for each in grades] == [0, None, 0]
        assert status_of(session, task, comes, NOON + 60 * DAY).grade is None
