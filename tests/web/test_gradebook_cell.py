"""The page of what a student did: answers beside keys, another grade, more granted, the trail."""

from datetime import timedelta

import pytest
from flask import Flask

from school.assignments.models import AssignmentAttempt
from school.classes.models import SchoolClass
from tests.web.taking import pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, cell_of, cells, grades_of, sit
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services

DAY = timedelta(days=1)


def form(page: VisitedPage, end: str) -> PageForm:
    return next(each for each in page.forms if each.action.endswith(end))


def change(teacher: SiteVisitor, path: str, end: str, **given: object) -> VisitedPage:
    return teacher.send(form(teacher.open(path), end), **given)


def test_answers_stand_beside_their_keys_with_an_explanation(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    sit(student, 1)
    teacher = teacher_of(task)

    page = teacher.open(cell_of(task, student))
    explained = teacher.open(page.link_to(f"{cell_of(task, student)}/1/2"))

    assert page.text.count("<dt>The answer</dt>") == page.text.count("<dt>Correct answer</dt>") == 3
    assert "1 of 3 points" in page.text
    assert explained.status == 200
    assert "The student reads:" in explained.text
    assert "0 of 1 point" in explained.text
    wrong = [
        each for each in page.text.split('<li class="past">')[1:] if "past__sign--wrong" in each
    ]
    assert len(wrong) == 2
    assert all(each.split("</dl>")[1].lstrip().startswith("<p>") for each in wrong)


def test_a_teacher_sees_what_the_student_is_not_shown(site: Flask):
    never = dict.fromkeys(("score", "answers", "explanations"), "never")
    task = set_task(site, questions=TOTALS, **never)
    student = pupil(task)
    sit(student, 1)

    assert "Correct answer" in teacher_of(task).open(cell_of(task, student)).text
    assert "Correct answer" not in student.open(f"{task.path}/attempts/1").text


def test_a_changed_grade_counts_and_is_told_with_its_note_until_it_is_taken_back(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    sit(student, 1)
    teacher = teacher_of(task)

    changed = change(teacher, cell_of(task, student), "/grade", points="2,5", note="Said it <b>")
    marked = cells(teacher.open(grades_of(task)))
    again = change(teacher, cell_of(task, student), "/grade", points="3", note="")
    back = change(teacher, cell_of(task, student), "/grade/withdraw")

    assert marked == [("changed", "83")]
    assert "The grade has been changed." in changed.text
    assert "Zhou set the grade to 2.5 points." in changed.text
    assert "Said it &lt;b&gt;" in changed.text
    assert "Zhou changed the grade from 2.5 to 3 points." in again.text
    assert "Zhou removed the grade of 3 points; the attempts count again." in back.text
    assert cells(teacher.open(grades_of(task))) == [("", "33")]


@pytest.mark.parametrize("points", ["", "3.01", "-1", "nan", "three", "1e1", "1.00001"])
def test_points_that_are_none_are_refused_beside_their_field(site: Flask, points: str):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    teacher = teacher_of(task)

    page = change(teacher, cell_of(task, student), "/grade", points=points, note="kept")

    assert page.status == 422
    assert "Enter a number of points from 0 to 3." in page.text
    assert ">kept</textarea>" in page.text
    assert cells(teacher.open(grades_of(task))) == [("not started", "–")]


def test_a_form_sent_twice_is_one_line_of_the_trail(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    teacher = teacher_of(task)
    ready = form(teacher.open(cell_of(task, student)), "/grade")

    teacher.send(ready, points="1")
    page = teacher.send(ready, points="1")

    assert page.text.count("Zhou set the grade") == 1


def test_a_later_date_more_time_and_more_attempts_are_granted_and_taken_back(site: Flask):
    task = set_task(site, questions=TOTALS, minutes=20)
    student = pupil(task)
    sit(student, 1)
    teacher = teacher_of(task)
    later = (now() + 20 * DAY).strftime("%Y-%m-%dT%H:%M")

    page = change(
        teacher, cell_of(task, student), "/extension", due=later, time="150", more="1", reason="ill"
    )
    student.begin()

    with services(site).database.reading() as reading:
        second = reading.get_one(AssignmentAttempt, task.attempt(student.student, 2).id)
    assert second.ends_at == second.begun_at + timedelta(minutes=30)
    assert "Zhou granted: due " in page.text
    assert "150% of the normal time and 1 more attempt." in page.text
    assert ">ill</p>" in page.text
    back = change(teacher, cell_of(task, student), "/extension", due="", time="100", more="0")
    assert "Zhou withdrew what was granted." in back.text


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"due": "2020-01-01T10:00"}, "It is due later than that anyway."),
        ({"due": "tomorrow"}, "This is not a date and time."),
        ({"time": "90"}, "Enter a number from 100 to 400."),
        ({"more": "99"}, "Enter a number from 0 to 20."),
        ({}, "This is the same as the present setting."),
    ],
)
def test_what_cannot_be_granted_is_said_beside_its_field(
    site: Flask, given: dict[str, str], said: str
):
    task = set_task(site, questions=TOTALS, minutes=20)
    student = pupil(task)

    page = change(teacher_of(task), cell_of(task, student), "/extension", **given)

    assert page.status == 422
    assert said in page.text


def test_in_an_archived_class_everything_is_read_and_nothing_changed(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    teacher = teacher_of(task)
    ready = form(teacher.open(cell_of(task, student)), "/grade")
    with services(site).database.writing() as writing:
        writing.get_one(SchoolClass, task.school_class.id).archived_at = now()

    refused = teacher.send(ready, points="1")
    page = teacher.open(cell_of(task, student))

    assert refused.status == 409
    assert page.status == 200
    assert not [each for each in page.forms if "/students/" in each.action]


def test_a_stranger_changes_nothing(site: Flask):
    task = set_task(site, questions=TOTALS)
    student = pupil(task)
    ready = form(teacher_of(task).open(cell_of(task, student)), "/grade")
    other = teacher_of(set_task(site, questions=TOTALS), "Mei")
    token = form(other.open("/teach"), "/teach").values("csrf_token")

    answer = other.client.post(ready.action, data={"csrf_token": token, "points": "1"})

    assert answer.status_code == 404
