"""An attempt: begun once, saved answer by answer, handed in once, closed by the server's clock."""

from datetime import timedelta

import pytest
from sqlalchemy import func, select

from school.assignments.first_attempts import first_answers
from school.assignments.models import AssignmentAttempt, Seeds, StudentResponse
from school.assignments.publishing import withdraw
from school.assignments.rules import Phase, RevealTime
from school.assignments.status import AssignmentStage, questions_in, status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, open_attempt, save_answer
from school.database import Database
from school.errors import SchoolError
from tests.school.assignments.make import (
    DAY,
    HOUR,
    QUESTIONS,
    graded,
    published,
    school_class,
    student,
)
from tests.school.make import NOON


def test_an_attempt_has_every_question_and_no_answer(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        asked = questions_in(session, attempt)
    assert [each.response.question for each in asked] == list(QUESTIONS)
    assert [each.item.position for each in asked] == [1, 2, 3]
    assert all(each.response.outcome is None for each in asked)
    assert (attempt.number, attempt.ends_at) == (1, NOON + 3 * DAY)


def test_beginning_again_goes_on_with_the_open_attempt(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, attempts=3), student(session, of)
        first = begin_attempt(session, task, who, NOON)
    with database.writing() as session:
        again = begin_attempt(session, task, who, NOON + HOUR)
        assert again.id == first.id
        assert session.scalar(select(func.count()).select_from(StudentResponse)) == len(QUESTIONS)


def test_a_page_that_offered_the_first_attempt_begins_no_second_one(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, attempts=3), student(session, of)
        first = begin_attempt(session, task, who, NOON, number=1)
        hand_in_attempt(session, first, NOON + HOUR)
        assert begin_attempt(session, task, who, NOON + 2 * HOUR, number=1).id == first.id
        assert begin_attempt(session, task, who, NOON + 2 * HOUR, number=2).number == 2


@pytest.mark.parametrize("seeds", Seeds)
def test_who_meets_which_questions(database: Database, seeds: Seeds) -> None:
    with database.writing() as session:
        of = school_class(session)
        task = published(session, of, seeds=seeds, attempts=2)
        met = []
        for who in (student(session, of), student(session, of)):
            for _ in range(2):
                attempt = begin_attempt(session, task, who, NOON)
                met.append(tuple(each.response.question for each in questions_in(session, attempt)))
                hand_in_attempt(session, attempt, NOON)
    different = {Seeds.ONE: 1, Seeds.STUDENT: 2, Seeds.ATTEMPT: 4}
    assert len(set(met)) == different[seeds]
    assert {tuple(each.rsplit("/", 2)[0] for each in asked) for asked in met} == {
        tuple(each.rsplit("/", 2)[0] for each in QUESTIONS)
    }


def test_the_latest_answer_counts_until_the_attempt_is_handed_in(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 2, graded(0.25, response=8), NOON + HOUR)
        save_answer(session, attempt, 2, graded(1.0, response=9), NOON + 2 * HOUR)
        hand_in_attempt(session, attempt, NOON + 3 * HOUR)
        with pytest.raises(SchoolError) as refused:
            save_answer(session, attempt, 2, graded(0.5, response=10), NOON + 4 * HOUR)
        kept = questions_in(session, attempt)[1].response
    assert refused.value.code == "attempt-over"
    assert (kept.given, kept.credit, kept.answered_at) == (9, 1.0, NOON + 2 * HOUR)


def test_what_an_answer_shows_is_kept_with_it_for_the_topics_of_the_class(
    database: Database,
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        given = graded(evidence=(("pure-straight", True, 0.5), ("all-chows", False, 1.0)))
        save_answer(session, attempt, 1, given, NOON + HOUR)
        hand_in_attempt(session, attempt, NOON + HOUR)
        kept = first_answers(session, [task.id], NOON + HOUR)
    assert kept[0].evidence == given.evidence.topics


def test_the_same_answer_sent_twice_is_kept_once(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, graded(), NOON + HOUR)
        again = save_answer(session, attempt, 1, graded(seconds=99), NOON + 2 * HOUR)
    assert (again.answered_at, again.seconds) == (NOON + HOUR, 12.5)


@pytest.mark.parametrize("shown", [("score",), ("score", "answers")])
def test_what_was_shown_at_once_is_answered_once(
    database: Database, shown: tuple[str, ...]
) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = (
            published(session, of, **dict.fromkeys(shown, RevealTime.DURING)),
            student(session, of),
        )
        attempt = begin_attempt(session, task, who, NOON)
        save_answer(session, attempt, 1, graded(0.0), NOON)
        again = save_answer(session, attempt, 1, graded(1.0, response="all-chows"), NOON + HOUR)
    assert (again.credit, again.given) == (0.0, "pure-straight")


def test_after_the_end_nothing_is_taken(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, minutes=30), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        end = attempt.ends_at
        assert end == NOON + HOUR / 2
        save_answer(session, attempt, 1, graded(), end)
        after = end + HOUR / 3600
        with pytest.raises(SchoolError) as refused:
            save_answer(session, attempt, 2, graded(), after)
        assert not hand_in_attempt(session, attempt, after)
        assert open_attempt(session, task, who, after) is None
        found = status_of(session, task, who, after)
    assert refused.value.code == "attempt-over"
    assert (found.stage, found.attempts[0].phase) == (AssignmentStage.SUBMITTED, Phase.RAN_OUT)
    assert (found.attempts[0].points, found.attempts[0].of, found.attempts[0].answered) == (1, 3, 1)


def test_handing_in_twice_is_done_once(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        done = [hand_in_attempt(session, attempt, NOON + n * HOUR) for n in range(3)]
        row = session.scalars(select(AssignmentAttempt)).one()
    assert done == [True, False, False]
    assert row.submitted_at == NOON


def test_a_withdrawn_assignment_takes_nothing(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        withdraw(session, task)
        for act in (
            lambda: save_answer(session, attempt, 1, graded(), NOON),
            lambda: begin_attempt(session, task, who, NOON),
        ):
            with pytest.raises(SchoolError) as refused:
                act()
            assert refused.value.code == "not-published"


@pytest.mark.parametrize("seconds", [-1, 0, 1])
def test_an_attempt_is_open_until_its_very_last_moment(database: Database, seconds: int) -> None:
    """By the rule of rows, by that of queries, and for who hands in or goes on."""
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, minutes=10), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        now = NOON + timedelta(minutes=10, seconds=seconds)
        is_open = seconds <= 0
        assert attempt.is_open(now) is is_open
        in_time = select(AssignmentAttempt.id).where(AssignmentAttempt.open_at(now))
        assert session.scalars(in_time).all() == ([attempt.id] if is_open else [])
        assert (open_attempt(session, task, who, now) is not None) is is_open
        assert (first_answers(session, [task.id], now) == ()) is is_open
        assert hand_in_attempt(session, attempt, now) is is_open


def test_an_archived_class_takes_nothing(database: Database) -> None:
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        of.archived_at = NOON
        session.flush()
        for act in (
            lambda: save_answer(session, attempt, 1, graded(), NOON),
            lambda: begin_attempt(session, task, student(session, of), NOON),
        ):
            with pytest.raises(SchoolError) as refused:
                act()
            assert refused.value.code == "class-archived"


def test_a_student_of_another_class_begins_nothing(database: Database) -> None:
    with database.writing() as session:
        task = published(session, school_class(session))
        with pytest.raises(SchoolError) as refused:
            begin_attempt(session, task, student(session, school_class(session)), NOON)
    assert refused.value.code == "left-class"
