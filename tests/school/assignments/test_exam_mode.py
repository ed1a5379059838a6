"""Exam mode: its word, an order for each attempt, who is in the middle of an exam, what it refuses."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy.orm import Session

from school.assignments.changes import TeacherNote
from school.assignments.exam_mode import ExamMode
from school.assignments.extensions import grant
from school.assignments.models import Assignment, AssignmentState, Seeds
from school.assignments.own_order import in_own_order
from school.assignments.rules import Grant, RevealTime
from school.assignments.settings import (
    AssignmentSettings,
    SettingsFault,
    change_settings,
    faults,
    settings_of,
)
from school.assignments.status import AttemptQuestion, questions_in
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.models import Student
from school.database import Database
from school.learners.exams_under_way import exam_of_any, exam_under_way
from tests.school.assignments.make import (
    HOUR,
    ON_SQLITE,
    QUESTIONS,
    TERMS,
    draft,
    graded,
    made_of,
    published,
    school_class,
    student,
)
from tests.school.make import NOON

EXAM = ExamMode(is_on=True, start_word="Kokushi", shuffles=True)
SHORT = replace(TERMS, minutes=60)


@pytest.mark.parametrize(
    ("said", "opens"),
    [
        ("Kokushi", True),
        (" kokushi ", True),
        ("KOKU SHI", True),
        ("ｋｏｋｕｓｈｉ", True),
        ("kokush", False),
        ("", False),
        ("x" * 5000, False),
    ],
)
def test_a_start_word_is_heard_and_not_spelled(said: str, opens: bool) -> None:
    assert EXAM.opens_with(said) is opens


def test_what_is_set_of_an_exam_holds_only_while_it_is_on() -> None:
    off = replace(EXAM, is_on=False, single_page=True)
    assert (off.asks_word, off.shuffles_attempts, off.asks_on_one_page) == (False, False, False)


@pytest.mark.parametrize(
    ("exam", "terms", "found"),
    [
        ({}, {"minutes": 60}, ()),
        ({}, {}, (SettingsFault.EXAM_TIMELESS,)),
        ({"is_on": False}, {}, ()),
        ({}, {"minutes": 60, "score": RevealTime.DURING}, (SettingsFault.EXAM_TELLS,)),
        ({"start_word": "x" * 41}, {"minutes": 60}, (SettingsFault.START_WORD_TOO_LONG,)),
    ],
)
def test_what_an_exam_cannot_be(
    exam: dict[str, Any], terms: dict[str, Any], found: tuple[SettingsFault, ...]
) -> None:
    settings = AssignmentSettings("Exam", Seeds.ONE, replace(TERMS, **terms), replace(EXAM, **exam))
    assert faults(settings) == found


def test_exam_mode_is_read_back_as_it_was_written(database: Database) -> None:
    wanted = AssignmentSettings("Exam", Seeds.ONE, SHORT, replace(EXAM, single_page=True))
    with database.writing() as session:
        made = draft(session, school_class(session))
        change_settings(session, made, wanted)
    with database.reading() as session:
        assert settings_of(session.get_one(Assignment, made.id)) == wanted


def test_each_attempt_asks_in_an_order_of_its_own_that_stays(database: Database) -> None:
    questions = tuple(f"mcr-2014/fans/2/2611/{number}" for number in range(1, 13))
    with database.writing() as session:
        of = school_class(session)
        exam = published(session, of, questions=questions, exam=EXAM, minutes=60)
        attempts = [begin_attempt(session, exam, student(session, of), NOON) for _ in range(2)]
        orders = []
        for attempt in attempts:
            asked = questions_in(session, attempt)
            own = in_own_order(attempt, asked)
            assert [each.number for each in own] == list(range(1, 13))
            assert _positions(in_own_order(attempt, asked)) == _positions(own)
            assert _positions(asked) == list(range(1, 13))
            orders.append(_positions(own))
    assert orders[0] != orders[1]
    assert all(sorted(order) == list(range(1, 13)) != order for order in orders)


def _positions(questions: tuple[AttemptQuestion, ...]) -> list[int]:
    return [each.item.position for each in questions]


def test_an_attempt_keeps_its_order_when_the_exam_is_switched_off(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        exam = published(session, of, exam=EXAM, minutes=60)
        attempt = begin_attempt(session, exam, student(session, of), NOON)
        exam.exam_mode = replace(EXAM, is_on=False)
        later = begin_attempt(session, exam, student(session, of), NOON)
        assert attempt.shuffled
        assert not later.shuffled


Change = Callable[[Session, Assignment, Student], None]


def _nothing(session: Session, exam: Assignment, who: Student) -> None:
    pass


def _hand_in(session: Session, exam: Assignment, who: Student) -> None:
    hand_in_attempt(session, begin_attempt(session, exam, who, NOON), NOON)


def _withdraw(session: Session, exam: Assignment, who: Student) -> None:
    exam.state = AssignmentState.WITHDRAWN


def _switch_off(session: Session, exam: Assignment, who: Student) -> None:
    exam.exam_mode = replace(EXAM, is_on=False)


def _archive(session: Session, exam: Assignment, who: Student) -> None:
    made_of(session, exam).archived_at = NOON


def _leave(session: Session, exam: Assignment, who: Student) -> None:
    who.left_at = NOON


def _grant_time(session: Session, exam: Assignment, who: Student) -> None:
    grant(session, exam, who, Grant(time_percent=200), TeacherNote(None, NOON, ""))


@ON_SQLITE
@pytest.mark.parametrize(
    ("change", "at", "sits"),
    [
        (_nothing, NOON, True),
        (_nothing, NOON + HOUR, True),
        (_nothing, NOON + 1.1 * HOUR, False),
        (_grant_time, NOON + 1.1 * HOUR, True),
        (_hand_in, NOON, False),
        (_withdraw, NOON, False),
        (_switch_off, NOON, False),
        (_archive, NOON, False),
        (_leave, NOON, False),
    ],
)
def test_somebody_sits_an_exam_for_as_long_as_they_can_go_on_with_it(
    database: Database, change: Change, at: datetime, sits: bool
) -> None:
    with database.writing() as session:
        of = school_class(session)
        who, other = student(session, of), student(session, of)
        exam = published(session, of, exam=EXAM, minutes=60)
        attempt = begin_attempt(session, exam, who, NOON)
        change(session, exam, who)
        session.flush()
        assert who.learner_id is not None
        assert other.learner_id is not None
        assert exam_of_any(session, [who.learner_id], at) == (attempt.id if sits else None)
        assert exam_of_any(session, [other.learner_id], at) is None
        found = exam_under_way(session, attempt.id, at)
        assert (found is not None) is sits
        assert found is None or found[-1] == who.learner_id


def test_an_assignment_without_exam_mode_closes_nothing(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        who = student(session, of)
        begin_attempt(session, published(session, of, minutes=60), who, NOON)
        assert who.learner_id is not None
        assert exam_of_any(session, [who.learner_id], NOON) is None


def test_an_answer_in_another_order_is_kept_at_the_place_of_the_teacher(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        exam = published(session, of, exam=EXAM, minutes=60)
        attempt = begin_attempt(session, exam, student(session, of), NOON)
        first = in_own_order(attempt, questions_in(session, attempt))[0]
        save_answer(session, attempt, first.item.position, graded(credit=0.5), NOON)
        kept = questions_in(session, attempt)[first.item.position - 1]
        assert kept.response.credit == 0.5
        assert kept.response.question == QUESTIONS[first.item.position - 1]
