"""Exams as they are sat: the clock, answers that may change, the end, the certificate."""

import json
import uuid
from datetime import UTC

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from quizzes.address import Address
from quizzes.exams import CriticalError
from quizzes.question_cache import question_at
from school.accounts.export import json_parts
from school.accounts.merging import merge_guest
from school.classes.erasing import erase_learner
from school.database import Database
from school.errors import SchoolError
from school.exams.certificates import certificate_of, certificate_with_code, issue_certificate
from school.exams.closing import answers_to_file, close_exam, marked
from school.exams.finding import find_exam, items_of_exam, last_stories, open_exam
from school.exams.models import ExamCertificate, ExamItem, ExamSitting
from school.exams.taking import (
    drawn_exam,
    hand_in_exam,
    mark_for_later,
    save_exam_answer,
)
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.models import Answer
from tests.school.exams.sat import BLUEPRINT, LATER, OVER, QUESTIONS, begun, passed


def answer_to(place: int, *, right: bool = True) -> GradedAnswer:
    question = question_at(Address.parse(QUESTIONS[place - 1]))
    return graded_answer(question, question.answer if right else None)


def closed(session: Session, sitting: ExamSitting) -> ExamSitting:
    """The exam after its end."""
    items = items_of_exam(session, sitting)
    answers = answers_to_file(sitting, items, question_at)
    close_exam(session, sitting, marked(BLUEPRINT, sitting, items), answers, items, OVER)
    session.refresh(sitting)
    return sitting


def test_one_exam_of_a_rule_set_is_open_at_a_time(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        first = begun(session, learner)
        assert begun(session, learner, practice=True).id == first.id
        assert open_exam(session, learner, "mcr-2014", OVER) is None
        assert hand_in_exam(session, first, LATER)
        assert begun(session, learner, practice=True).id != first.id


def test_a_retake_is_told_what_the_last_exam_held(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        assert last_stories(session, learner, "mcr-2014") == ()
        begun(session, learner)
        assert last_stories(session, learner, "mcr-2014") == ({f"story {q}" for q in QUESTIONS},)
        assert last_stories(session, learner, "imj") == ()


def test_the_last_three_exams_are_told_the_latest_first(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        for number in range(4):
            sitting = begun(session, learner)
            items_of_exam(session, sitting)[0].story = f"first of {number}"
            hand_in_exam(session, sitting, LATER)
        told = last_stories(session, learner, "mcr-2014")
        assert all(f"first of {n}" in each for n, each in zip((3, 2, 1), told, strict=True))


def test_two_exams_have_seeds_that_nobody_knows() -> None:
    first, second = (drawn_exam(BLUEPRINT, (), practice=True) for _ in range(2))
    assert first.seed != second.seed
    assert not {i.address for i in first.items} & {i.address for i in second.items}


def test_the_last_answer_counts_and_twice_is_once(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        sitting = begun(session, learner)
        save_exam_answer(session, sitting, 1, answer_to(1), None, LATER)
        error = CriticalError.WIN_PAID
        wrong = answer_to(1, right=False)
        save_exam_answer(session, sitting, 1, wrong, error, LATER)
        save_exam_answer(session, sitting, 1, wrong, None, LATER)  # sent twice: nothing changes
        row = items_of_exam(session, sitting)[0]
        assert (row.credit, row.critical) == (0, "win-paid")
        mark_for_later(session, sitting, 2, True, LATER)
        assert [each.later for each in items_of_exam(session, sitting)] == [False, True, False]


@pytest.mark.parametrize("by", ["time", "hand"])
def test_after_the_end_nothing_is_taken(database: Database, learner: uuid.UUID, by: str) -> None:
    with database.writing() as session:
        sitting = begun(session, learner)
        if by == "hand":
            assert hand_in_exam(session, sitting, LATER)
            assert not hand_in_exam(session, sitting, LATER)
        for act in (
            lambda: save_exam_answer(session, sitting, 1, answer_to(1), None, OVER),
            lambda: mark_for_later(session, sitting, 1, True, OVER),
        ):
            with pytest.raises(SchoolError, match="no answers"):
                act()
        assert not hand_in_exam(session, sitting, OVER)


def test_time_that_is_up_grades_what_was_saved_and_files_it_once(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        sitting = begun(session, learner)
        save_exam_answer(session, sitting, 2, answer_to(2), None, LATER)
        save_exam_answer(session, sitting, 3, answer_to(3, right=False), None, LATER)
        assert session.scalar(select(func.count()).select_from(Answer)) == 0
        closed(session, sitting)
        assert (sitting.right, sitting.passed) == (1, False)
        items = items_of_exam(session, sitting)
        again = answers_to_file(sitting, items, question_at)
        assert not close_exam(
            session, sitting, marked(BLUEPRINT, sitting, items), again, items, OVER
        )
        filed = session.execute(select(Answer.question, Answer.credit).order_by(Answer.id)).all()
        assert [tuple(each) for each in filed] == [(QUESTIONS[1], 1.0), (QUESTIONS[2], 0.0)]


def test_whether_it_was_passed_stays_as_it_was_settled(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        sitting = passed(session, learner)
        assert marked(BLUEPRINT, sitting, items_of_exam(session, sitting)).passed


def test_a_certificate_is_made_once_and_found_however_its_code_is_typed(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        sitting = passed(session, learner)
        made = issue_certificate(session, sitting, "  Mei   Lin ", OVER, UTC)
        assert issue_certificate(session, sitting, "Somebody Else", OVER, UTC).name == "Mei Lin"
        code = made.code
        typed = f" {code[:4]} {code[4:8].lower()}-{code[8:]} "
        found = certificate_with_code(session, typed)
        assert found
        assert found.sitting.id == sitting.id
        assert certificate_with_code(session, "no such code") is None


@pytest.mark.parametrize(
    ("values", "name", "code"),
    [
        ({"practice": True}, "Mei", "not-passed"),
        ({"passed": False}, "Mei", "not-passed"),
        ({}, "  ", "name-missing"),
        ({}, "x" * 81, "name-too-long"),
    ],
)
def test_what_has_no_certificate(
    database: Database, learner: uuid.UUID, values: dict[str, bool], name: str, code: str
) -> None:
    with database.writing() as session:
        sitting = passed(session, learner)
        for field, value in values.items():
            setattr(sitting, field, value)
        with pytest.raises(SchoolError) as refused:
            issue_certificate(session, sitting, name, OVER, UTC)
        assert refused.value.code == code
        assert certificate_of(session, sitting) is None


def test_an_exam_goes_along_into_an_account_and_is_erased_with_it(
    database: Database, learner: uuid.UUID, owner: uuid.UUID
) -> None:
    with database.writing() as session:
        sitting = passed(session, learner)
        issue_certificate(session, sitting, "Mei", OVER, UTC)
        merge_guest(session, learner, owner, OVER)
        public_id = sitting.public_id
        session.expire_all()
        assert find_exam(session, learner, public_id) is None
        assert find_exam(session, owner, public_id) is not None
        erase_learner(session, owner, LATER)
        for table in (ExamSitting, ExamItem, ExamCertificate):
            assert session.scalar(select(func.count()).select_from(table)) == 0


def test_questions_of_an_exam_under_way_are_not_exported(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        sitting = begun(session, learner)
        save_exam_answer(session, sitting, 1, answer_to(1), None, LATER)
        told = "".join(json_parts(session, learner))
        assert QUESTIONS[0] not in told
        assert "a secret" not in told
        assert len(json.loads(told)["exams"]) == 1
        closed(session, sitting)
        assert QUESTIONS[0] in "".join(json_parts(session, learner))
