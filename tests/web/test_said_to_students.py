"""What a teacher says: of an attempt and an answer, to a class, and on paper in the report of a student."""

import json
from datetime import timedelta

import pytest
from flask import Flask

from school.assignments.comments import LONGEST_COMMENT
from school.classes.news import LONGEST_NEWS
from tests.web.taking import Pupil, Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.test_gradebook import TOTALS, cell_of, sit
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now

NEVER = dict.fromkeys(("score", "answers", "explanations"), "never")
ENDED = dict.fromkeys(("answers", "explanations"), "ended")


def _form(page: VisitedPage, end: str) -> PageForm:
    return next(each for each in page.forms if each.action.endswith(end))


def _sat(site: Flask, **wishes: object) -> tuple[Task, Pupil, SiteVisitor]:
    task = set_task(site, questions=TOTALS, **wishes)
    student = pupil(task)
    sit(student, 1)
    return task, student, teacher_of(task)


def _say(teacher: SiteVisitor, path: str, text: str) -> VisitedPage:
    return teacher.send(_form(teacher.open(path), "/comment"), comment=text)


def test_a_comment_is_read_with_the_result_and_stands_in_the_trail(site: Flask) -> None:
    task, student, teacher = _sat(site)
    cell = cell_of(task, student)
    said = _say(teacher, cell, "Count <b>again</b>\r\nslowly")
    _say(teacher, f"{cell}/1/2", "This one is a pung")

    result = student.open(f"{task.path}/attempts/1")
    assert "Count &lt;b&gt;again&lt;/b&gt;\nslowly" in result.text
    assert result.text.count("This one is a pung") == 1
    assert "This one is a pung" in student.open(task.at(2)).text
    assert "This one is a pung" not in student.open(task.at(1)).text
    assert "Saved." in said.text
    trail = teacher.open(cell).text
    assert "Zhou commented on attempt 1." in trail
    assert "Zhou commented on attempt 1, question 2." in trail


def test_an_empty_comment_takes_it_back(site: Flask) -> None:
    task, student, teacher = _sat(site)
    _say(teacher, cell_of(task, student), "Well done")
    page = _say(teacher, cell_of(task, student), " ")
    assert "Well done" not in student.open(f"{task.path}/attempts/1").text
    assert "Zhou removed the comment on attempt 1." in page.text


@pytest.mark.parametrize(
    ("shown", "on_attempt", "on_answer"),
    [
        (NEVER, False, False),
        (ENDED, True, True),
        ({**ENDED, "sum_only": True}, True, False),
    ],
    ids=["never", "score", "total only"],
)
def test_a_comment_tells_nothing_before_what_it_is_about_is_shown(
    site: Flask, shown: dict[str, object], on_attempt: bool, on_answer: bool
) -> None:
    task, student, teacher = _sat(site, **shown)
    _say(teacher, cell_of(task, student), "Of the attempt")
    _say(teacher, f"{cell_of(task, student)}/1/2", "Of the answer")
    pages = student.open(f"{task.path}/attempts/1").text + student.open(task.at(2)).text
    assert ("Of the attempt" in pages) is on_attempt
    assert ("Of the answer" in pages) is on_answer
    told = json.loads(student.open("/account/export.json").text)["comments"]
    read = [each["comment"] for each in told]
    assert ("Of the attempt" in read, "Of the answer" in read) == (on_attempt, on_answer)


def test_a_comment_that_is_too_long_stands_there_to_be_shortened(site: Flask) -> None:
    task, student, teacher = _sat(site)
    text = "x" * (LONGEST_COMMENT + 1)
    page = _say(teacher, cell_of(task, student), text)
    assert page.status == 422
    assert text in page.text
    assert "At most 1000 characters." in page.text
    saved = teacher.send(_form(page, "/comment"), comment="Short")
    assert "Zhou commented on attempt 1." in saved.text


def test_news_is_read_on_the_page_of_the_class_until_it_is_removed(site: Flask) -> None:
    task = set_task(site, questions=TOTALS)
    student, teacher = pupil(task), teacher_of(task)
    path = f"/teach/{task.school_class.public_id}/news"
    own = f"/class/{task.school_class.public_id}"
    told = teacher.send(_form(teacher.open(path), "/news"), text="Exam <on> Friday\r\nBring tiles")
    assert "The class can now read it." in told.text
    assert "Exam &lt;on&gt; Friday\nBring tiles" in student.open(own).text
    assert "It has been removed." in teacher.send(_form(told, "/remove")).text
    assert "It had already been removed." in teacher.send(_form(told, "/remove")).text
    assert "Bring tiles" not in student.open(own).text
    assert path in teacher.open(f"/teach/{task.school_class.public_id}").text


def test_news_with_a_date_is_told_on_the_clock_of_the_class(site: Flask) -> None:
    task = set_task(site, questions=TOTALS)
    teacher = teacher_of(task)
    path = f"/teach/{task.school_class.public_id}/news"
    form = _form(teacher.open(path), "/news")
    until = f"{now() + timedelta(days=400):%Y}-05-01T18:00"
    assert "18:00" in teacher.send(form, text="Until May", until=until).text


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"text": " "}, "Write what the class should read."),
        ({"text": "x" * (LONGEST_NEWS + 1)}, "At most 1000 characters."),
        ({"text": "Soon", "until": "tomorrow"}, "This is not a date and time."),
        ({"text": "Soon", "until": "2020-01-01T10:00"}, "This time is past"),
    ],
)
def test_news_that_cannot_be_told_stands_in_the_form(
    site: Flask, sent: dict[str, str], said: str
) -> None:
    task = set_task(site, questions=TOTALS)
    teacher = teacher_of(task)
    path = f"/teach/{task.school_class.public_id}/news"
    page = teacher.send(_form(teacher.open(path), "/news"), **sent)
    assert page.status == 422
    assert said in page.text
    assert sent["text"].strip() in page.text


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Report dated"), ("zh-Hans", "报告日期"), ("ja", "作成日")]
)
def test_the_report_of_a_student_tells_grades_and_comments_in_its_language(
    site: Flask, lang: str, said: str
) -> None:
    task, student, teacher = _sat(site)
    _say(teacher, cell_of(task, student), "Count slowly")
    _say(teacher, f"{cell_of(task, student)}/1/2", "A pung")
    of = f"/teach/{task.school_class.public_id}/students/{student.student.public_id}"
    assert f'action="{of}/report.pdf"' in teacher.open(of).text
    report = teacher.open(f"{of}/report.html?lang={lang}")
    assert report.lang == lang
    assert said in report.text
    assert all(each in report.text for each in ("Homework", "33%", "Count slowly", "A pung"))


def test_the_report_says_what_holds_and_what_fails_once_it_is_certain(site: Flask) -> None:
    questions = tuple(f"mcr-2014/total/2/77/{number}" for number in range(1, 13))
    task = set_task(site, questions=questions)
    student, other = pupil(task), pupil(task)
    student.begin()
    for position in range(1, 13):
        student.answer(task.at(position), total=1)
    student.hand_in()
    teacher = teacher_of(task)
    of = f"/teach/{task.school_class.public_id}/students"
    told = teacher.open(f"{of}/{student.student.public_id}/report.html").text
    assert "What to practise" in told
    assert "Based on 12 answers in first attempts." in told
    empty = teacher.open(f"{of}/{other.student.public_id}/report.html").text
    assert "What to practise" not in empty
    assert "The results are too few, or too mixed" in empty


def test_the_report_is_queued_as_a_pdf(site: Flask, quick: list[str]) -> None:
    task, student, teacher = _sat(site)
    of = f"/teach/{task.school_class.public_id}/students/{student.student.public_id}"
    waiting = teacher.open(f"{of}/report.pdf?lang=ja")
    assert waiting.status == 200
    assert student.student.name in waiting.text


def test_what_a_teacher_wrote_is_in_the_teachers_own_data(site: Flask) -> None:
    task, student, teacher = _sat(site)
    _say(teacher, cell_of(task, student), "Count slowly")
    path = f"/teach/{task.school_class.public_id}/news"
    teacher.send(_form(teacher.open(path), "/news"), text="Bring tiles")
    told = json.loads(teacher.open("/account/export.json").text)
    assert [each["comment"] for each in told["comments_written"]] == ["Count slowly"]
    assert [each["text"] for each in told["news_written"]] == ["Bring tiles"]
    own = json.loads(student.open("/account/export.json").text)
    assert [each["comment"] for each in own["comments"]] == ["Count slowly"]
    assert own["comments_written"] == own["news_written"] == []


def test_names_beside_answers_are_folded(site: Flask) -> None:
    task, student, teacher = _sat(site)
    page = teacher.open(f"/teach/assignments/{task.assignment.public_id}/questions/1")
    folded = page.text.split('<details class="rows__names">')[1].split("</details>")[0]
    assert "1 name" in folded
    assert student.student.name in folded
