"""Grades set by hand and extensions: what they do, and the trail that they leave."""

import uuid
from dataclasses import astuple

import pytest
from sqlalchemy.orm import Session

from school.assignments.changes import (
    TeacherNote,
    grade_changes,
    override,
    overrides_of,
    withdraw_override,
)
from school.assignments.extensions import grant, granted_to
from school.assignments.grants import grant_of
from school.assignments.models import Assignment, GradeChangeKind
from school.assignments.rules import NOTHING_GRANTED, Grant, Late, Phase
from school.assignments.status import AssignmentStage, status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, open_attempt, save_answer
from school.classes.models import Student
from school.database import Database
from school.errors import SchoolError
from tests.school.accounts.opened import account
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    QUESTIONS,
    draft,
    file_revealed,
    graded,
    made_of,
    published,
    school_class,
    student,
)
from tests.school.make import NOON


def scene(session: Session, **terms: object) -> tuple[Assignment, Student, uuid.UUID]:
    """An assignment, a student of its class, and a teacher."""
    of = school_class(session)
    return published(session, of, **terms), student(session, of), account(session).learner_id


def test_a_grade_set_by_hand_wins_until_it_is_taken_back(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, graded(), NOON)
        hand_in_attempt(session, attempt, NOON)
        override(session, task, who, 2.5, TeacherNote(teacher, NOON + HOUR, " Said it aloud. "))
        override(session, task, who, 3, TeacherNote(teacher, NOON + 2 * HOUR))
        now = status_of(session, task, who, NOON + 3 * HOUR).grade
        withdraw_override(session, task, who, TeacherNote(teacher, NOON + 3 * HOUR, "A slip."))
        then = status_of(session, task, who, NOON + 4 * HOUR).grade
        lines = grade_changes(session, task, who)
    assert now is not None
    assert (now.points, now.overridden, now.attempt) == (3, True, 1)
    assert then is not None
    assert (then.points, then.overridden) == (1, False)
    assert [(each.change, each.former, each.now, each.note) for each in lines] == [
        (GradeChangeKind.OVERRIDE, None, 2.5, "Said it aloud."),
        (GradeChangeKind.OVERRIDE, 2.5, 3, ""),
        (GradeChangeKind.WITHDRAWN, 3, None, "A slip."),
    ]
    assert {each.by for each in lines} == {teacher}


def test_the_same_grade_sent_twice_is_one_line(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        lines = [
            override(session, task, who, 2, TeacherNote(teacher, NOON, "Oral")) for _ in range(2)
        ]
        assert lines[0].id == lines[1].id
        assert overrides_of(session, [task.id]) == {(task.id, who.id): 2}


@ON_SQLITE
@pytest.mark.parametrize("points", [-0.5, 3.5, float("nan")])
def test_a_grade_lies_between_nothing_and_all(database: Database, points: float) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        with pytest.raises(SchoolError) as refused:
            override(session, task, who, points, TeacherNote(teacher, NOON))
        assert refused.value.code == "bad-points"
        assert grade_changes(session, task, who) == ()


def test_what_nobody_set_is_not_taken_back(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        for _ in range(2):
            with pytest.raises(SchoolError) as refused:
                withdraw_override(session, task, who, TeacherNote(teacher, NOON))
            assert refused.value.code == "not-overridden"
            override(session, task, who, 1, TeacherNote(teacher, NOON))
            withdraw_override(session, task, who, TeacherNote(teacher, NOON))


def test_nobody_has_a_grade_in_a_draft(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who, teacher = draft(session, of), student(session, of), account(session).learner_id
        with pytest.raises(SchoolError) as refused:
            override(session, task, who, 1, TeacherNote(teacher, NOON))
    assert refused.value.code == "not-published"


def test_an_extension_lengthens_the_attempt_under_way(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session, minutes=30)
        other = student(session, made_of(session, task))
        attempt, theirs = (
            begin_attempt(session, task, who, NOON),
            begin_attempt(session, task, other, NOON),
        )
        grant(session, task, who, Grant(time_percent=200), TeacherNote(teacher, NOON))
        assert attempt.ends_at == NOON + HOUR
        assert theirs.ends_at == NOON + HOUR / 2
        save_answer(session, attempt, 1, graded(), NOON + HOUR)
        with pytest.raises(SchoolError) as refused:
            save_answer(session, theirs, 1, graded(), NOON + HOUR)
    assert refused.value.code == "attempt-over"


def test_an_attempt_whose_time_ran_out_goes_on_after_an_extension(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session, late=Late.REFUSE)
        attempt = begin_attempt(session, task, who, NOON)
        over = NOON + 2 * DAY
        assert status_of(session, task, who, over).attempts[0].phase is Phase.RAN_OUT
        grant(session, task, who, Grant(due=NOON + 4 * DAY), TeacherNote(teacher, over, "Ill"))
        found = open_attempt(session, task, who, over)
        assert found is not None
        assert found.id == attempt.id
        assert status_of(session, task, who, over).stage is AssignmentStage.UNDER_WAY


def test_an_attempt_whose_keys_were_seen_does_not_go_on(database: Database) -> None:
    over = NOON + 2 * DAY
    with database.writing() as session:
        task, who, teacher = scene(session, late=Late.REFUSE)
        begin_attempt(session, task, who, NOON)
    file_revealed(database, task, who, _no_question, over)
    with database.writing() as session:
        granted = Grant(due=NOON + 4 * DAY, more_attempts=1)
        grant(session, task, who, granted, TeacherNote(teacher, over, "Ill"))
        assert open_attempt(session, task, who, over) is None
        assert begin_attempt(session, task, who, over).number == 2


def test_an_attempt_does_not_go_on_beside_a_later_one(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session, minutes=30, attempts=2)
        first = begin_attempt(session, task, who, NOON)
        second = begin_attempt(session, task, who, NOON + HOUR)
        grant(session, task, who, Grant(time_percent=400), TeacherNote(teacher, NOON + HOUR))
    assert (first.number, first.ends_at) == (1, NOON + HOUR / 2)
    assert (second.number, second.ends_at) == (2, NOON + 3 * HOUR)


def _no_question(address: object) -> None:
    raise AssertionError(f"nothing was answered, so no question is made: {address}")


def test_what_was_late_is_in_time_after_an_extension(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session, late=Late.DEDUCT, late_percent=50)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, graded(), NOON)
        hand_in_attempt(session, attempt, NOON + 2 * DAY)
        before = status_of(session, task, who, NOON + 2 * DAY).grade
        grant(session, task, who, Grant(due=NOON + 2 * DAY), TeacherNote(teacher, NOON + 2 * DAY))
        after = status_of(session, task, who, NOON + 2 * DAY).grade
    assert before is not None
    assert (before.points, before.late) == (0.5, True)
    assert after is not None
    assert (after.points, after.late) == (1, False)


def test_the_latest_extension_holds_and_the_earlier_ones_stay_in_the_trail(
    database: Database,
) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        first, second = Grant(due=NOON + 2 * DAY), Grant(more_attempts=2)
        for each in (first, second, second, NOTHING_GRANTED):  # one of them was sent twice
            grant(session, task, who, each, TeacherNote(teacher, NOON, "note"))
            assert grant_of(session, task, who) == each
        kept = granted_to(session, task, who)
    assert [(each.due_at, each.more_attempts) for each in kept] == [
        (NOON + 2 * DAY, 0),
        (None, 2),
        (None, 0),
    ]
    assert {each.by for each in kept} == {teacher}


@ON_SQLITE
@pytest.mark.parametrize(
    ("granted", "code"),
    [
        (Grant(due=NOON + DAY), "extension-not-later"),
        (Grant(time_percent=99), "bad-time-percent"),
        (Grant(time_percent=401), "bad-time-percent"),
        (Grant(more_attempts=-1), "bad-attempts"),
        (Grant(more_attempts=21), "bad-attempts"),
        (NOTHING_GRANTED, "nothing-granted"),
    ],
    ids=lambda value: value if isinstance(value, str) else str(astuple(value)[1:]),
)
def test_what_is_no_extension(database: Database, granted: Grant, code: str) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        with pytest.raises(SchoolError) as refused:
            grant(session, task, who, granted, TeacherNote(teacher, NOON))
        assert refused.value.code == code
        assert granted_to(session, task, who) == ()


def test_no_later_date_where_nothing_is_due(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session, due=None, late_until=None)
        with pytest.raises(SchoolError) as refused:
            grant(session, task, who, Grant(due=NOON + DAY), TeacherNote(teacher, NOON))
    assert refused.value.code == "extension-without-due"


def test_an_attempt_more_may_be_begun(database: Database) -> None:
    with database.writing() as session:
        task, who, teacher = scene(session)
        hand_in_attempt(session, begin_attempt(session, task, who, NOON), NOON)
        with pytest.raises(SchoolError) as refused:
            begin_attempt(session, task, who, NOON)
        assert refused.value.code == "no-attempt-left"
        grant(session, task, who, Grant(more_attempts=1), TeacherNote(teacher, NOON))
        assert begin_attempt(session, task, who, NOON).number == 2
        assert len(QUESTIONS) == status_of(session, task, who, NOON).questions
