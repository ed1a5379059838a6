"""Answers of an assignment become the student's own progress, once, and not before all is shown."""

from typing import Any

import pytest
from sqlalchemy import select

from quizzes import Address, Question, grade, make, response_from_json
from school.assignments.filing import revealed_to
from school.assignments.models import Assignment, AssignmentAttempt, StudentResponse
from school.assignments.rules import RevealTime
from school.assignments.status import questions_in, status_of
from school.assignments.taking import begin_attempt, hand_in_attempt, save_answer
from school.classes.models import Student
from school.database import Database
from school.progress.grading import evidence_of, graded_answer
from school.progress.models import Answer, Outcome, SkillEvidence
from school.progress.rebuild import rebuild
from tests.school.assignments.make import (
    DAY,
    HOUR,
    ON_SQLITE,
    file_revealed,
    graded,
    published,
    school_class,
    student,
)
from tests.school.make import NOON

QUESTIONS = ("mcr-2014/find/2/2611/1", "mcr-2014/find/2/2611/2", "mcr-2014/total/2/2611/3")
ENDED = NOON + 4 * DAY


def answered(
    database: Database, hand_in: bool = True, **terms: Any
) -> tuple[Assignment, Student, AssignmentAttempt]:
    """An attempt with the first question right and the second unknown."""
    with database.writing() as session:
        of = school_class(session)
        task, who = published(session, of, questions=QUESTIONS, **terms), student(session, of)
        attempt = begin_attempt(session, task, who, NOON)
        first, second = (make(Address.parse(each)) for each in QUESTIONS[:2])
        save_answer(session, attempt, 1, graded_answer(first, first.answer, 20), NOON + HOUR)
        save_answer(session, attempt, 2, graded_answer(second, None), NOON + 2 * HOUR)
        if hand_in:
            hand_in_attempt(session, attempt, NOON + 3 * HOUR)
    return task, who, attempt


def answers(database: Database) -> list[Answer]:
    with database.reading() as session:
        return list(session.scalars(select(Answer).order_by(Answer.id)))


def test_answers_are_filed_as_they_were_given_and_once(database: Database) -> None:
    task, who, attempt = answered(database)
    filed = [file_revealed(database, task, who, make, NOON + 4 * HOUR) for _ in range(2)]
    first, second = answers(database)
    with database.reading() as session:
        tokens = [f"response-{each.response.public_id}" for each in questions_in(session, attempt)]
        shown = session.scalars(select(SkillEvidence.seen)).all()
    assert filed == [2, 0]
    assert {first.learner_id, second.learner_id} == {who.learner_id}
    assert (first.question, first.credit, first.seconds) == (QUESTIONS[0], 1, 20)
    assert (first.answered_at, first.token) == (NOON + HOUR, tokens[0])
    assert (second.outcome, second.given) == (Outcome.UNKNOWN, None)
    assert True in shown
    assert False in shown


@ON_SQLITE
@pytest.mark.parametrize(
    ("when", "hand_in", "now", "filed"),
    [
        (RevealTime.DURING, False, NOON + 2 * HOUR, 2),
        (RevealTime.AFTER, False, NOON + 2 * HOUR, 0),
        (RevealTime.AFTER, True, NOON + 3 * HOUR, 2),
        (RevealTime.AFTER, False, ENDED, 2),
        (RevealTime.ENDED, True, NOON + 3 * DAY, 0),
        (RevealTime.ENDED, True, ENDED, 2),
        (RevealTime.NEVER, True, ENDED, 0),
    ],
)
def test_nothing_is_filed_before_the_keys_are_shown(
    database: Database, when: RevealTime, hand_in: bool, now: Any, filed: int
) -> None:
    score = RevealTime.DURING if when is RevealTime.DURING else RevealTime.AFTER
    terms = {"score": score, "answers": when, "explanations": when}
    task, who, _ = answered(database, hand_in, **terms)
    assert file_revealed(database, task, who, make, now) == filed
    assert len(answers(database)) == filed


@pytest.mark.parametrize("explanations", [RevealTime.ENDED, RevealTime.NEVER])
def test_a_key_that_is_not_explained_yet_is_not_filed_and_counts_as_seen(
    database: Database, explanations: RevealTime
) -> None:
    task, who, attempt = answered(database, explanations=explanations)
    assert file_revealed(database, task, who, make, NOON + 4 * HOUR) == 0
    with database.reading() as session:
        assert session.get_one(AssignmentAttempt, attempt.id).keys_shown_at is not None
    again = file_revealed(database, task, who, make, ENDED)
    assert again == len(answers(database)) == (2 if explanations is RevealTime.ENDED else 0)


def test_a_question_without_an_answer_is_not_filed(database: Database) -> None:
    task, who, attempt = answered(database)
    with database.reading() as session:
        end = status_of(session, task, who, NOON + 4 * HOUR).end
        news = revealed_to(session, task, who, end, NOON + 4 * HOUR)
    assert [each.question for each in news.responses] == list(QUESTIONS[:2])
    assert news.attempts == (attempt.id,)


def test_what_was_filed_is_derived_again_as_it_was(database: Database) -> None:
    task, who, _ = answered(database)
    file_revealed(database, task, who, make, NOON + 4 * HOUR)

    def evidence() -> list[tuple[int, str, bool, float]]:
        with database.reading() as session:
            rows = session.scalars(select(SkillEvidence)).all()
        return sorted((each.answer_id, each.topic, each.seen, each.weight) for each in rows)

    def shown_by(row: Answer) -> Any:
        question = make(Address.parse(row.question))
        return evidence_of(question, grade(question, response_from_json(question, row.given)))

    before = evidence()
    with database.writing() as session:
        rebuild(session, shown_by)
    assert before
    assert evidence() == before


def test_a_question_that_is_another_one_by_now_is_not_filed(database: Database) -> None:
    task, who, _ = answered(database)

    def changed(address: Address) -> Question:
        return make(Address.parse(QUESTIONS[2]) if str(address) == QUESTIONS[0] else address)

    assert file_revealed(database, task, who, changed, NOON + 4 * HOUR) == 1
    assert [each.question for each in answers(database)] == [QUESTIONS[1]]


def test_a_place_that_nobody_has_taken_has_no_progress(database: Database) -> None:
    task, who, _ = answered(database)
    with database.writing() as session:
        session.get_one(Student, who.id).learner_id = None
    assert file_revealed(database, task, who, make, NOON + 4 * HOUR) == 0
    with database.reading() as session:
        assert session.scalars(select(StudentResponse.filed_at)).all() == [None] * 3


def test_the_attempts_whose_keys_were_seen_are_marked(database: Database) -> None:
    task, who, attempt = answered(database, hand_in=False)
    file_revealed(database, task, who, make, NOON + HOUR)
    with database.reading() as session:
        assert session.get_one(AssignmentAttempt, attempt.id).keys_shown_at is None
    file_revealed(database, task, who, make, ENDED)
    file_revealed(database, task, who, make, ENDED + DAY)
    with database.reading() as session:
        assert session.get_one(AssignmentAttempt, attempt.id).keys_shown_at == ENDED


def test_an_answer_is_graded_as_in_a_drill() -> None:
    question = make(Address.parse(QUESTIONS[0]))
    right, unknown = graded_answer(question, question.answer, 3), graded_answer(question, None)
    assert (right.outcome, right.credit, right.seconds) == (Outcome.ANSWERED, 1, 3)
    assert response_from_json(question, right.response) == question.answer
    assert (unknown.outcome, unknown.response, unknown.credit) == (Outcome.UNKNOWN, None, 0)
    assert right.digest == unknown.digest != graded().digest
