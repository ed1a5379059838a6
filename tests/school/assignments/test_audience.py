"""An assignment for some of a class: who sees it, and what it counts for the others."""

import pytest
from sqlalchemy.orm import Session

from school.assignments.audience import Audience, set_audience
from school.assignments.changes import TeacherNote, override
from school.assignments.finding import assigned_to
from school.assignments.matrix import gradebook_matrix
from school.assignments.models import Assignment
from school.assignments.overview import assignment_progress
from school.assignments.status import AssignmentStage, status_of, student_statuses
from school.assignments.taking import begin_attempt, hand_in_attempt
from school.classes.groups import add_group, change_group
from school.classes.models import SchoolClass, Student
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import DAY, HOUR, published, school_class, student
from tests.school.make import NOON


def _for_group(session: Session, of: SchoolClass, *who: Student, **terms: object) -> Assignment:
    """A published assignment for a group of these."""
    group = add_group(session, of, "Group A", [each.id for each in who], NOON)
    task = published(session, of, **terms)
    set_audience(session, task, Audience(True, frozenset({group.id})))
    return task


def _sees(session: Session, task: Assignment, who: Student) -> bool:
    assert who.learner_id is not None
    found = assigned_to(session, who.learner_id, task.public_id)
    listed = [each.assignment.id for each in student_statuses(session, who, NOON + HOUR)]
    assert (found is not None) == (task.id in listed)
    return found is not None


def test_only_those_it_is_for_see_it(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo, cy = (student(session, of) for _ in range(3))
        task = _for_group(session, of, ada)
        assert [_sees(session, task, who) for who in (ada, bo, cy)] == [True, False, False]
        set_audience(session, task, Audience(True, frozenset(), frozenset({bo.id, cy.id})))
        assert [_sees(session, task, who) for who in (ada, bo, cy)] == [False, True, True]
        set_audience(session, task, Audience())
        assert [_sees(session, task, who) for who in (ada, bo, cy)] == [True, True, True]


def test_who_comes_into_the_group_is_asked_and_who_has_begun_stays_so(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        group = add_group(session, of, "Group A", [ada.id], NOON)
        task = published(session, of)
        set_audience(session, task, Audience(True, frozenset({group.id})))
        begin_attempt(session, task, ada, NOON)
        change_group(session, group, "Group A", [bo.id])
        assert [_sees(session, task, who) for who in (ada, bo)] == [True, True]


def test_the_gradebook_asks_the_others_for_nothing(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo, cy = (student(session, of) for _ in range(3))
        task = _for_group(session, of, ada, bo, missing_is_zero=True)
        hand_in_attempt(session, begin_attempt(session, task, ada, NOON), NOON + HOUR)
        over = NOON + 9 * DAY
        found = gradebook_matrix(session, of.id, over)
        (progress,) = assignment_progress(found, over)
    cells = {who: found.cells[who, task.id] for who in (ada.id, bo.id, cy.id)}
    assert [cells[who.id].stage for who in (ada, bo, cy)] == [
        AssignmentStage.SUBMITTED,
        AssignmentStage.MISSED,
        AssignmentStage.NOT_ASKED,
    ]
    assert cells[bo.id].grade is not None  # 0, for it was not handed in
    assert (cells[cy.id].grade, cells[cy.id].overdue) == (None, False)
    assert (progress.students, progress.handed_in) == (2, 1)
    assert [each.id for each in progress.waiting] == [bo.id]
    assert [each.id for each in progress.overdue] == [bo.id]


def test_each_cell_is_what_the_page_of_the_student_says(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        task = _for_group(session, of, ada)
        found = gradebook_matrix(session, of.id, NOON + HOUR)
        own = [status_of(session, task, who, NOON + HOUR) for who in (ada, bo)]
    assert [found.cells[who.id, task.id].stage for who in (ada, bo)] == [each.stage for each in own]


def test_a_grade_that_a_teacher_set_counts_for_whom_it_is_not_for(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        ada, bo = student(session, of), student(session, of)
        task = _for_group(session, of, ada)
        by = account(session, "Teacher").learner_id
        override(session, task, bo, 2, TeacherNote(by, NOON))
        grade = status_of(session, task, bo, NOON + HOUR).grade
    assert grade is not None
    assert grade.points == 2


def test_it_is_never_for_nobody_nor_for_students_of_other_classes(database: Database) -> None:
    with database.writing() as session:
        of, other = school_class(session), school_class(session)
        stranger = student(session, other)
        theirs = add_group(session, other, "Group A", [stranger.id], NOON)
        task = published(session, of)
        for audience in (
            Audience(True),
            Audience(True, frozenset({theirs.id}), frozenset({stranger.id})),
        ):
            with pytest.raises(SchoolError) as refused:
                set_audience(session, task, audience)
            assert refused.value.code == "nobody-asked"
        assert not task.for_some
