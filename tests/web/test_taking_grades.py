"""A grade that became another one is said with what it was; a corrected question is said to be one."""

from typing import Any

import pytest
from flask import Flask

from school.assignments.models import GradeChange, GradeChangeKind, StudentResponse
from school.assignments.rules import Late, RevealTime
from tests.web.taking import DAY, Pupil, change_terms, pupil, set_task
from web.assignments.points import format_points
from web.clock import now
from web.services import services

TOTAL = ("mcr-2014/total/2/2611/2", "mcr-2014/total/2/2611/3")


def handed_in(site: Flask, **wishes: Any) -> Pupil:
    student = pupil(set_task(site, questions=TOTAL, **wishes))
    student.begin()
    student.answer(student.task.at(1), total=1)
    student.hand_in()
    return student


def change(student: Pupil, **values: Any) -> None:
    usual = {"response_id": None, "former": None, "note": "", "by": None, "at": now()}
    with services(student.site).database.writing() as writing:
        writing.add(
            GradeChange(
                assignment_id=student.task.assignment.id,
                student_id=student.student.id,
                **{**usual, **values},
            )
        )


def pages(student: Pupil) -> tuple[str, str]:
    return student.open(student.task.path).text, student.open(
        f"{student.task.path}/attempts/1"
    ).text


def test_a_grade_that_a_teacher_set_is_said_with_the_former_one_and_not_with_the_note(site: Flask):
    student = handed_in(site)
    change(student, change=GradeChangeKind.OVERRIDE, now=1.5, note="between teachers")

    for text in pages(student):
        assert "your teacher changed the grade from 0 to 1.5." in text
        assert "Your grade: 1.5 of 2 points." in text
        assert "between teachers" not in text


def test_a_grade_that_was_taken_back_is_said_too(site: Flask):
    student = handed_in(site)
    change(student, change=GradeChangeKind.OVERRIDE, now=1.5)
    change(student, change=GradeChangeKind.WITHDRAWN, former=1.5, now=None)

    start, result = pages(student)

    assert "your teacher removed the changed grade of 1.5" in start
    assert "Your grade: 0 of 2 points." in start
    assert "0 of 2 points</h1>" in result


def test_corrected_grading_is_said_with_the_former_points_of_the_question(site: Flask):
    student = handed_in(site)
    (first, _) = student.task.responses(student.student)
    change(student, change=GradeChangeKind.REGRADE, response_id=first.id, former=0.0, now=1.0)

    assert "Question 1 now scores 1 point instead of 0 points." in pages(student)[1]


@pytest.mark.parametrize("score", [RevealTime.ENDED, RevealTime.NEVER])
def test_a_changed_grade_is_not_said_before_the_score_is_shown(site: Flask, score: RevealTime):
    student = handed_in(site, score=score, answers=RevealTime.NEVER, explanations=RevealTime.NEVER)
    change(student, change=GradeChangeKind.OVERRIDE, now=1.5)

    assert not [text for text in pages(student) if "1.5" in text or "changed the grade" in text]


def test_a_question_that_asks_something_else_since_shows_no_key_beside_the_old_answer(site: Flask):
    student = handed_in(site)
    (first, _) = student.task.responses(student.student)
    with services(site).database.writing() as writing:
        writing.get_one(StudentResponse, first.id).digest = "of another question"

    told = student.open(student.task.at(1)).text

    assert "This question was corrected after you answered it." in told
    assert "Correct answer" not in told
    assert 'class="verdict"' not in told
    assert "your points for it stay" in pages(student)[1]


def test_a_result_stands_though_one_of_its_questions_is_made_no_longer(site: Flask):
    student = pupil(set_task(site, questions=TOTAL))
    student.begin()
    student.answer(student.task.at(1), total=1)
    (first, _) = student.task.responses(student.student)
    with services(site).database.writing() as writing:
        writing.get_one(StudentResponse, first.id).question = "mcr-2014/total/2/2611/2/a-fan-of-old"

    result = student.hand_in()

    assert result.status == 200
    assert "your points for it stay" in result.text
    assert "Question 2, " in result.text


def test_what_being_late_takes_off_is_said(site: Flask):
    student = pupil(set_task(site, questions=TOTAL))
    change_terms(student.task, due_at=now() - DAY, late=Late.DEDUCT, late_percent=20)
    student.begin()
    student.hand_in()

    start, result = pages(student)

    assert "It was late: 20% of the points are taken off the grade." in result
    assert ">late</span>" in start


def test_points_are_rounded_as_grades_are():
    assert [format_points(n) for n in (0.125, 2.675, 2, 2 / 3)] == ["0.13", "2.68", "2", "0.67"]
