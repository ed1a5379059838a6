"""Whose answers tell how hard questions are for everybody: those of learners who are somebody."""

import uuid
from collections.abc import Callable

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from school.accounts.merging import merge_guest
from school.classes import places
from school.classes.models import Student
from school.database import Database
from school.learners.guests import new_guest
from school.progress.evidence import AnswerEvidence
from school.progress.models import Answer, Outcome
from school.progress.rebuild import rebuild
from school.progress.summaries import FeatureRow, RatingRow
from tests.school.accounts.opened import account
from tests.school.classes.made import answered, class_of, student_in
from tests.school.make import NOON, answer
from tests.school.progress.derived import derived, shown_by, told

SHOWN = AnswerEvidence((("all-chows", True, 1.0),), "all-chows", {"kind:fans": 1.0}, "absent")


def hand_in(session: Session, learner: uuid.UUID) -> Answer:
    return answer(session, learner, response=told(SHOWN), shown=SHOWN)


def guest(session: Session) -> uuid.UUID:
    return new_guest(session, NOON).id


def with_account(session: Session) -> uuid.UUID:
    return account(session).learner_id


def in_a_class(session: Session) -> uuid.UUID:
    learner = guest(session)
    student_in(session, class_of(session, account(session).learner_id), learner)
    return learner


def who_left_a_class(session: Session) -> uuid.UUID:
    learner, teacher = guest(session), account(session).learner_id
    made = class_of(session, teacher)
    place = student_in(session, made, learner)
    answered(session, made, place, by=teacher)
    assert places.leave(session, place, NOON)
    return learner


def beside_an_open_place(session: Session) -> uuid.UUID:
    student_in(session, class_of(session, account(session).learner_id), None)
    return guest(session)


@pytest.mark.parametrize(
    ("who", "counts"),
    [
        (guest, False),
        (beside_an_open_place, False),
        (with_account, True),
        (in_a_class, True),
        (who_left_a_class, True),
    ],
)
def test_the_answers_of_somebody_count_and_those_of_mere_guests_do_not(
    database: Database, who: Callable[[Session], uuid.UUID], counts: bool
) -> None:
    with database.writing() as session:
        learner = who(session)
        rows = [hand_in(session, learner) for _ in range(3)]
    with database.reading() as session:
        assert [row.calibrates for row in rows] == [counts] * 3
        assert session.scalars(select(FeatureRow.n)).all() == ([3] if counts else [])
        assert session.scalars(select(RatingRow.n)).all() == [3]  # the learner's own, in any case


@pytest.mark.parametrize("becomes", ["an account", "part of an account", "a student"])
def test_rebuilt_after_a_guest_became_somebody_all_is_as_it_was(
    database: Database, becomes: str
) -> None:
    """An answer counts as when it came: what is derived again is equal to what happened."""
    with database.writing() as session:
        learner, owner = guest(session), account(session).learner_id
        hand_in(session, learner)
        if becomes == "an account":
            account(session, "Mei", learner)
        elif becomes == "a student":
            student_in(session, class_of(session, owner), learner)
        else:
            assert merge_guest(session, learner, owner, NOON)
            learner = owner
        hand_in(session, learner)
        answer(session, learner, response=None, credit=0, outcome=Outcome.SKIPPED)
        session.flush()
        before = derived(session)
        assert session.scalars(select(FeatureRow.n)).all() == [1]
        rebuild(session, shown_by)
        session.flush()
        assert derived(session) == before


def test_who_leaves_the_class_for_good_takes_no_answer_back(database: Database) -> None:
    with database.writing() as session:
        learner = in_a_class(session)
        hand_in(session, learner)
        assert not places.leave(session, session.scalars(select(Student)).one(), NOON)
        before = derived(session)
        rebuild(session, shown_by)
        session.flush()
        assert derived(session) == before
        hand_in(session, learner)
        assert session.scalars(select(FeatureRow.n)).all() == [1]
