"""Grading again: what another version graded is graded anew, told in the trail, and only once."""

from collections.abc import Sequence

import pytest
from sqlalchemy import select, update

from quizzes import Address, Question, make
from quizzes.fingerprint import fingerprint
from quizzes.version import ENGINE
from school.assignments import regrade as regrading
from school.assignments.changes import grade_changes
from school.assignments.models import Assignment, GradeChangeKind, Item, StudentResponse
from school.assignments.regrade import RegradeReport, regrade_outdated
from school.assignments.status import status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.models import Student
from school.database import Database
from school.progress.grading import GradedAnswer, graded_answer
from tests.school.assignments.make import DAY, graded, published, school_class, student
from tests.school.make import NOON

QUESTIONS = ("mcr-2014/find/2/2611/1", "mcr-2014/find/2/2611/2", "mcr-2014/total/2/2611/3")
LATER = NOON + DAY


def right(number: int) -> GradedAnswer:
    question = make(Address.parse(QUESTIONS[number]))
    return graded_answer(question, question.answer)


def old(number: int, credit: float) -> GradedAnswer:
    """The right answer, as an earlier version graded it."""
    now = right(number)
    return graded(credit, now.response, digest=now.digest, engine="0.1")


def answered(database: Database, given: Sequence[GradedAnswer]) -> tuple[Assignment, Student]:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, questions=QUESTIONS, points=2), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        for position, each in enumerate(given, 1):
            save_answer(session, attempt, position, each, NOON)
        hand_in_attempt(session, attempt, NOON)
        session.execute(update(Item).values(digest=digest_of(0)).where(Item.position == 1))
    return task, who


def digest_of(number: int) -> str:
    return fingerprint(make(Address.parse(QUESTIONS[number])))


def test_a_corrected_grade_keeps_the_former_one_in_the_trail(database: Database) -> None:
    task, who = answered(database, [old(0, 0.25), old(1, 1.0), right(2)])
    assert regrade_outdated(database, make, LATER) == RegradeReport(read=2, changed=1, left=())
    with database.reading() as session:
        (line,) = grade_changes(session, task, who)
        credits = session.scalars(select(StudentResponse.credit).order_by(StudentResponse.id)).all()
        engines = set(session.scalars(select(StudentResponse.engine)))
        found = status_of(session, task, who, LATER).grade
    assert (line.change, line.former, line.now, line.at) == (
        GradeChangeKind.REGRADE,
        0.5,
        2.0,
        LATER,
    )
    assert (line.by, line.response_id is not None) == (None, True)
    assert list(credits) == [1, 1, 1]
    assert engines == {ENGINE}
    assert found is not None
    assert (found.points, found.of, found.overridden) == (6, 6, False)


def test_grading_again_twice_is_grading_again_once(database: Database) -> None:
    task, who = answered(database, [old(0, 0.25), old(1, 0.5)])
    done = [regrade_outdated(database, make, LATER) for _ in range(2)]
    assert done == [RegradeReport(read=2, changed=2), RegradeReport()]
    with database.reading() as session:
        assert len(grade_changes(session, task, who)) == 2


def test_answers_beyond_one_batch_are_graded_again_too(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered(database, [old(0, 0.25), old(1, 0.5), old(2, 0.5)])
    monkeypatch.setattr(regrading, "BATCH", 1)
    assert regrade_outdated(database, make, LATER).changed == 3


def test_a_question_that_is_another_one_by_now_keeps_its_grade_and_is_told(
    database: Database,
) -> None:
    task, who = answered(database, [old(0, 0.25), old(1, 0.5)])

    def changed(address: Address) -> Question:
        return make(Address.parse(QUESTIONS[2]) if str(address) == QUESTIONS[0] else address)

    assert regrade_outdated(database, changed, LATER) == RegradeReport(
        read=2, changed=1, left=QUESTIONS[:1]
    )
    with database.reading() as session:
        first = session.scalars(select(StudentResponse).order_by(StudentResponse.id)).first()
        assert len(grade_changes(session, task, who)) == 1
    assert first is not None
    assert (first.credit, first.engine) == (0.25, "0.1")


def test_i_do_not_know_stays_without_credit(database: Database) -> None:
    unknown = graded_answer(make(Address.parse(QUESTIONS[0])), None)
    task, who = answered(
        database,
        [graded(0, None, outcome=unknown.outcome, digest=unknown.digest, engine="0.1")],
    )
    assert regrade_outdated(database, make, LATER) == RegradeReport(read=1)
    with database.reading() as session:
        assert grade_changes(session, task, who) == ()


def test_an_answer_that_comes_in_meanwhile_is_not_overwritten(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, questions=QUESTIONS), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, old(0, 0.25), NOON)

    def while_it_is_graded(address: Address) -> Question:
        with database.writing() as session:
            save_answer(session, attempt, 1, right(1), NOON)
        return make(address)

    assert regrade_outdated(database, while_it_is_graded, LATER).changed == 0
    with database.reading() as session:
        kept = session.scalars(select(StudentResponse).order_by(StudentResponse.id)).first()
        assert kept is not None
        assert (kept.given, kept.credit) == (right(1).response, 1)


def test_frozen_questions_are_of_this_version_afterwards_or_told(database: Database) -> None:
    answered(database, [])
    with database.writing() as session:
        session.execute(update(Item).values(engine="0.1"))
    assert regrade_outdated(database, make, LATER).left == tuple(sorted(QUESTIONS[1:]))
    with database.reading() as session:
        engines = session.scalars(select(Item.engine).order_by(Item.position)).all()
    assert list(engines) == [ENGINE, "0.1", "0.1"]
