"""A lesson together beside the rest of the site: exams, groups, notes on questions, the gradebook."""

import pytest
from flask import Flask
from sqlalchemy import select

from school.assignments.exam_mode import ExamMode
from school.assignments.models import Assignment, Item
from tests.web.account_forms import form_to, send
from tests.web.taking import Pupil, another_task
from tests.web.test_own_questions import keep
from tests.web.together import LedLesson, open_lesson
from tests.web.visitor import SiteVisitor
from web.services import services
from web.together import explained

EXAM = ExamMode(is_on=True, start_word="Lantern", shuffles=False)


def revealed(lesson: LedLesson) -> None:
    lesson.do("close")
    lesson.do("reveal")


def test_whoever_sits_an_exam_gets_nothing_of_the_lesson(site: Flask):
    lesson = open_lesson(site)
    student = lesson.student()
    lesson.do("next")
    revealed(lesson)
    exam = Pupil(another_task(lesson.task, exam=EXAM, minutes=60), student.student)
    begin = next(each for each in exam.open(exam.task.path).forms if each.action.endswith("/begin"))
    exam.send(begin, word="Lantern")

    for path in (lesson.phone, f"{lesson.phone}/events", f"{lesson.phone}/events?once"):
        shown = exam.open(path)
        assert shown.status == 403
        assert "data: " not in shown.text
    assert student.open(lesson.phone).status == 403  # the same student in another browser


class TestTheExplanation:
    def test_it_is_worked_out_once_for_all_who_gave_the_same_answer(self, site: Flask):
        explained._rendered.cache_clear()
        lesson = open_lesson(site)
        students = [lesson.student() for _ in range(4)]
        lesson.do("next")
        for number, each in enumerate(students):
            lesson.answer(each, 1, right=number < 2)
        revealed(lesson)
        pages = [each.open(lesson.phone).text for each in students]

        assert explained._rendered.cache_info().misses == 2
        assert all("verdict" in each for each in pages)
        assert [_explanation(each) == _explanation(pages[0]) for each in pages] == [
            *(True, True, False, False)
        ]

    @pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
    def test_each_reads_it_in_a_language_of_their_own(self, site: Flask, language: str):
        explained._rendered.cache_clear()
        lesson = open_lesson(site)
        first, second = lesson.student("en"), lesson.student(language)
        lesson.do("next")
        revealed(lesson)
        first.open(lesson.phone)
        shown = second.open(lesson.phone).text
        cached = second.open(lesson.phone).text
        fresh = _explanation(shown)
        explained._rendered.cache_clear()

        assert _explanation(cached) == fresh == _explanation(second.open(lesson.phone).text)
        assert ("Why not another fan?" in fresh) is (language == "en")


def _explanation(text: str) -> str:
    return text.split('<div class="explain stack">')[1].split("</lesson-together>")[0]


def test_the_note_on_a_question_is_told_with_its_explanation_and_not_before(site: Flask):
    lesson = open_lesson(site)
    note = "Count the <pair> first."
    with services(site).database.writing() as writing:
        own = Item.assignment_id == lesson.row().assignment_id
        for each in writing.scalars(select(Item).where(own)):
            each.note = note
    student = lesson.student()
    lesson.do("next")
    for shown in (student.open(lesson.phone), lesson.teacher.open(lesson.path)):
        assert "Count the" not in shown.text
    revealed(lesson)
    for shown in (student.open(lesson.phone), lesson.teacher.open(lesson.path)):
        assert "Count the &lt;pair&gt; first." in shown.text


def test_a_note_comes_along_with_the_question_of_an_assignment(site: Flask):
    first = open_lesson(site)
    first.do("end")
    with services(site).database.writing() as writing:
        own = Item.assignment_id == first.task.assignment.id
        for each in writing.scalars(select(Item).where(own)):
            each.note = "Look at the pair."
    way = f"/teach/{first.task.school_class.public_id}/together"
    page = first.teacher.open(f"{way}?source={first.task.assignment.public_id}")
    opened = first.teacher.send(next(each for each in page.forms if each.action == way))
    lesson = LedLesson(first.task, first.teacher, opened.address.rsplit("/", 1)[1])
    lesson.do("next")
    revealed(lesson)

    assert "Look at the pair." in lesson.student().open(lesson.phone).text


def test_a_lesson_that_is_over_without_grades_is_not_offered_to_be_published_again(site: Flask):
    lesson = open_lesson(site)
    student = lesson.student()
    lesson.do("next")
    lesson.answer(student, 1)
    lesson.do("end")
    shown = lesson.teacher.open(_page_of_questions(lesson))

    assert shown.status == 200
    assert "Publish again" not in shown.text


def test_a_graded_lesson_that_was_withdrawn_comes_back_with_its_grades(site: Flask):
    lesson = open_lesson(site)
    student = lesson.student()
    lesson.do("next")
    lesson.answer(student, 1)
    revealed(lesson)
    lesson.do("end")
    book = f"/teach/{lesson.task.school_class.public_id}/grades"
    before = lesson.teacher.open(book).text
    path = _page_of_questions(lesson)
    _withdraw(lesson.teacher, path)
    assert path not in lesson.teacher.open(book).text
    page = lesson.teacher.open(path)
    again = next(each for each in page.forms if each.action == f"{path}/publish")
    lesson.teacher.send(again)

    assert _grades(lesson.teacher.open(book).text) == _grades(before)


def _grades(gradebook: str) -> str:
    return gradebook.split("<tbody>")[1].split("</tbody>")[0]


def _page_of_questions(lesson: LedLesson) -> str:
    with services(lesson.task.site).database.reading() as reading:
        own = reading.get_one(Assignment, lesson.row().assignment_id)
        return f"/teach/assignments/{own.public_id}"


def _withdraw(teacher: SiteVisitor, path: str) -> None:
    page = teacher.open(path)
    teacher.send(next(each for each in page.forms if each.action == f"{path}/withdraw"))


@pytest.mark.parametrize("source", ["own", "own:opening"])
def test_questions_come_from_the_teachers_bank_with_their_notes(site: Flask, source: str):
    lesson = open_lesson(site)
    lesson.do("end")
    keep(lesson.teacher, "total", tags="opening", note="Look at the pair.")
    keep(lesson.teacher, "fans", note="Look at the pair.")
    way = f"/teach/{lesson.task.school_class.public_id}/together"
    page = send(lesson.teacher, way, source=source)

    shown = lesson.teacher.send(form_to(page, page.address), do="next")
    assert f"Question 1 of {2 if source == 'own' else 1}" in shown.text
    told = lesson.teacher.send(form_to(shown, page.address), do="close")
    assert "Look at the pair." not in told.text
    told = lesson.teacher.send(form_to(told, page.address), do="reveal")
    assert "Look at the pair." in told.text
