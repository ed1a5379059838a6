"""Lessons that are done, and the answers to their checks."""

import uuid
from datetime import timedelta

import pytest
from sqlalchemy import func, select

from school.accounts.erasures import erase_learners
from school.database import Database
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.progress.address_parts import check_address
from school.progress.lessons import (
    first_answers_since,
    latest_answers,
    lessons_done,
    store_lesson_done,
)
from school.progress.models import LessonCompletion, LessonDone, Outcome, SkillEvidence
from tests.school.make import NOON, answer

FADED = check_address("mcr-2014", "mcr", "non-repeat", "faded", "5f3ac1d2")
CHANGED = check_address("mcr-2014", "mcr", "non-repeat", "faded", "00000000")
ALONE = check_address("mcr-2014", "mcr", "non-repeat", "alone", "5f3ac1d2")
ASKED = "mcr-2014/ruling/3/26/4"


def test_a_lesson_is_done_once_however_often_it_arrives(
    database: Database, learner: uuid.UUID
) -> None:
    for how in (LessonCompletion.TESTED, LessonCompletion.READ, LessonCompletion.READ):
        with database.writing() as session:
            store_lesson_done(session, learner, "mcr", "non-repeat", how, NOON)

    with database.reading() as session:
        assert lessons_done(session, learner) == {("mcr", "non-repeat"): LessonCompletion.TESTED}
        assert session.scalar(select(func.count()).select_from(LessonDone)) == 1


def test_each_has_done_lessons_of_their_own(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        store_lesson_done(session, other, "mcr", "non-repeat", LessonCompletion.READ, NOON)

    with database.reading() as session:
        assert lessons_done(session, learner) == {}


def test_nobody_has_done_anything_after_being_erased(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        store_lesson_done(session, learner, "mcr", "non-repeat", LessonCompletion.READ, NOON)
        erase_learners(session, [learner], NOON)

    with database.reading() as session:
        assert session.scalars(select(LessonDone)).all() == []


def test_a_lesson_is_of_somebody(database: Database) -> None:
    with pytest.raises(SchoolError) as caught, database.writing() as session:
        store_lesson_done(session, uuid.uuid4(), "mcr", "non-repeat", LessonCompletion.READ, NOON)
    assert caught.value.code == "unknown-learner"


def test_the_latest_answer_to_a_check_stands(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner, FADED, credit=0.5)
        answer(session, learner, FADED, credit=1.0)
        answer(session, learner, FADED, response=None, credit=0, outcome=Outcome.SKIPPED)
        answer(session, learner, ASKED, credit=0.0)

    with database.reading() as session:
        found = latest_answers(session, learner, [FADED, ALONE, ASKED])
    assert {address: each.credit for address, each in found.items()} == {FADED: 1.0, ASKED: 0.0}


def test_in_a_test_the_first_answer_counts(database: Database, learner: uuid.UUID) -> None:
    later = NOON + timedelta(minutes=1)
    with database.writing() as session:
        answer(session, learner, FADED, credit=1.0, at=NOON)
        answer(session, learner, FADED, credit=0.0, at=later)
        answer(session, learner, FADED, credit=1.0, at=later + timedelta(minutes=1))

    with database.reading() as session:
        found = first_answers_since(session, learner, [FADED], later)
    assert [each.credit for each in found.values()] == [0.0]


def test_two_checks_are_never_taken_for_one(database: Database, learner: uuid.UUID) -> None:
    """Neither checks of one lesson nor a check before and after it was changed."""
    evidence = [("full-flush", True, 0.5)]
    with database.writing() as session:
        for address in (FADED, ALONE, CHANGED, FADED):
            answer(session, learner, address, evidence=evidence)

    with database.reading() as session:
        assert latest_answers(session, learner, [FADED, CHANGED]).keys() == {FADED, CHANGED}
        assert session.scalar(select(func.count()).select_from(SkillEvidence)) == 3
