"""A lesson together: the class answers what is on the projector, once each, and nothing is told early."""

import re
from datetime import timedelta

import pytest
from flask import Flask
from sqlalchemy import func, select

from quizzes import misconception_name
from school.assignments.models import Assignment, AssignmentState, StudentResponse
from school.classes.models import SchoolClass
from school.progress.models import Answer, Outcome
from school.together.models import LessonMember, LessonTogether
from tests.kinds import wrong_answer
from tests.web.account_forms import form_to, send
from tests.web.signed_values import text_inside
from tests.web.taking import Pupil, pupil
from tests.web.test_taking_leaks import form_of
from tests.web.together import QUESTIONS, LedLesson, fields, open_lesson
from tests.web.visitor import SiteVisitor, VisitedPage
from web.background.periodic import file_lesson_answers
from web.clock import now
from web.questions.answer_words import key_words
from web.services import services
from wording import translator

EN = translator("en")


def kept(lesson: LedLesson) -> list[StudentResponse]:
    """Every answer that is kept."""
    with services(lesson.task.site).database.reading() as reading:
        return list(
            reading.scalars(select(StudentResponse).where(StudentResponse.outcome.is_not(None)))
        )


def own_assignment(lesson: LedLesson) -> Assignment:
    with services(lesson.task.site).database.reading() as reading:
        return reading.get_one(Assignment, lesson.row().assignment_id)


def answers_of(student: Pupil) -> int:
    """How many answers are in the student's own progress."""
    with services(student.site).database.reading() as reading:
        query = select(func.count()).where(Answer.learner_id == student.student.learner_id)
        return reading.scalar(query) or 0


def file_lessons(site: Flask) -> None:
    """What the background process does each minute."""
    with site.app_context():
        file_lesson_answers()


def reveal(lesson: LedLesson) -> VisitedPage:
    lesson.do("close")
    return lesson.do("reveal")


def test_a_lesson_goes_from_question_to_question(site: Flask):
    lesson = open_lesson(site)
    first, second = lesson.student(), lesson.student()
    assert "You are in." in first.open(lesson.phone).text

    assert "Question 1 of 3" in lesson.do("next").text
    lesson.answer(first, 1)
    lesson.answer(second, 1, right=False)
    assert "Your answer is in." in first.open(lesson.phone).text
    assert '<b class="num">2</b> of 2' in lesson.teacher.open(lesson.path).text

    revealed = reveal(lesson)
    assert key_words(lesson.question(1), EN) in revealed.text
    assert 'class="verdict verdict--right"' in first.open(lesson.phone).text
    assert 'class="verdict verdict--wrong"' in second.open(lesson.phone).text

    assert "Question 2 of 3" in lesson.do("next").text
    assert "Question 2 of 3" in first.open(lesson.phone).text


class TestWhatIsTold:
    @pytest.mark.parametrize("position", range(1, len(QUESTIONS) + 1))
    def test_a_phone_shows_what_a_drill_shows_and_no_more(self, site: Flask, position: int):
        """Of the page of a drill `test_leaks.py` proves that it gives nothing away."""
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("go", str(position))

        page = student.open(lesson.phone)
        drill = SiteVisitor(site).open(f"/drill/{QUESTIONS[position - 1]}?n=5")
        head = r'<div class="drill__head">.*?</span></span></div> ?'
        assert form_of(page).strip() == re.sub(head, "", form_of(drill)).strip()
        sealed = "".join(map(text_inside, form_to(page, lesson.phone).values("token")))
        assert QUESTIONS[position - 1] not in page.text + sealed

    def test_no_key_is_anywhere_before_it_is_revealed(self, site: Flask):
        lesson = open_lesson(site, bars="1")
        student = lesson.student()
        lesson.do("go", "3")
        question = lesson.question(3)
        lesson.answer(student, 3, right=False)
        seen = [student.open(lesson.phone), student.open(f"{lesson.phone}/events")]
        lesson.do("close")
        seen += [student.open(lesson.phone), lesson.teacher.open(lesson.path)]
        seen += [lesson.teacher.open(f"{lesson.path}/{part}") for part in ("answers", "events")]

        told = "".join(page.text for page in seen)
        assert key_words(question, EN) not in told
        assert "bars__row--right" not in told
        assert "bars__trap" not in told
        assert key_words(question, EN) in lesson.do("reveal").text

    def test_bars_wait_until_answers_are_stopped(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)

        assert "bars__times" not in lesson.teacher.open(lesson.path).text
        assert "bars__times" in lesson.do("close").text

    def test_bars_grow_at_once_where_that_is_wished(self, site: Flask):
        lesson = open_lesson(site, bars="1")
        student = lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)

        page = lesson.teacher.open(f"{lesson.path}/answers")
        assert re.findall(r'bars__times num">(\d+)<', page.text).count("1") == 1

    def test_the_mistakes_have_bars_of_their_own(self, site: Flask):
        lesson = open_lesson(site)
        students = [lesson.student() for _ in range(3)]
        lesson.do("next")
        for student in students:
            lesson.answer(student, 1, right=student is students[0])
        page = reveal(lesson)

        (trap,) = {row.trap for row in kept(lesson) if row.trap}
        bars = page.text.split("bars--traps", 1)[1]
        assert misconception_name(trap, EN) in bars
        assert 'bars__times num">2<' in bars

    @pytest.mark.parametrize("wished", [False, True])
    def test_nobody_is_named_unless_it_is_wished(self, site: Flask, wished: bool):
        lesson = open_lesson(site, **({"table": "names"} if wished else {}))
        student = lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)

        assert (f">{student.student.name}<" in reveal(lesson).text) is wished

    def test_the_questions_are_nowhere_else_while_it_goes_on(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)

        task = f"/assignments/{own_assignment(lesson).public_id}"
        for path in (task, f"{task}/attempts/1/2"):
            assert student.open(path).status == 404
        builder = f"/teach{task}"
        assert lesson.teacher.open(builder).address == lesson.path
        assert lesson.teacher.open(f"{builder}/publish").address == lesson.path


class TestAnswers:
    def test_an_answer_counts_once_however_often_it_is_sent(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        asked = student.open(lesson.phone)

        for right in (True, True, False):
            page = lesson.answer(student, 1, right=right, page=asked)
            assert "Your answer is in." in page.text

        (row,) = kept(lesson)
        assert row.credit == 1

    def test_a_late_answer_is_refused_and_the_page_says_so(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        asked = student.open(lesson.phone)
        for deed in ("close", "reveal", "next"):
            lesson.do(deed)
            page = lesson.answer(student, 1, page=asked)
            assert page.status == 409
            assert "That came too late" in page.text
        assert "Question 2 of 3" in page.text
        assert kept(lesson) == []

    def test_an_answer_that_was_taken_is_no_late_one(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        asked = student.open(lesson.phone)
        lesson.answer(student, 1, page=asked)
        reveal(lesson)

        again = lesson.answer(student, 1, page=asked)
        assert again.status == 200
        assert "That came too late" not in again.text

    def test_none_is_taken_after_the_time_for_the_question(self, site: Flask):
        lesson = open_lesson(site, seconds="20")
        student = lesson.student()
        assert "<time-left" in lesson.do("next").text
        asked = student.open(lesson.phone)
        with services(site).database.writing() as writing:
            writing.get_one(LessonTogether, lesson.row().id).closes_at = now() - timedelta(
                seconds=3
            )

        assert lesson.answer(student, 1, page=asked).status == 409
        assert "Answers are closed." in student.open(lesson.phone).text
        assert "Show the answer" in lesson.teacher.open(lesson.path).text
        lesson.do("reopen")
        assert "Your answer is in." in lesson.answer(student, 1).text

    def test_what_cannot_be_read_is_told_on_the_page(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        page = student.send(form_to(student.open(lesson.phone), lesson.phone))

        assert page.status == 422
        assert "Choose one of the answers." in page.text

    def test_not_to_know_is_an_answer(self, site: Flask):
        lesson = open_lesson(site)
        student = lesson.student()
        lesson.do("next")
        student.send(form_to(student.open(lesson.phone), lesson.phone), unknown="1")

        assert [row.outcome for row in kept(lesson)] == [Outcome.UNKNOWN]
        assert "“I don&#39;t know”" in lesson.do("close").text

    def test_every_answer_becomes_the_students_own_once_it_is_revealed(self, site: Flask):
        lesson = open_lesson(site)
        student, other = lesson.student(), lesson.student()
        for position in (1, 2):
            lesson.do("next")
            for each in (student, other):
                lesson.answer(each, position)
            file_lessons(site)
            assert answers_of(student) == position - 1
            reveal(lesson)
            file_lessons(site)
            file_lessons(site)
            assert (answers_of(student), answers_of(other)) == (position, position)


class TestTheTeacher:
    def test_a_button_pressed_twice_is_one_step(self, site: Flask):
        lesson = open_lesson(site)
        page = lesson.teacher.open(lesson.path)
        lesson.do("next", page=page)
        assert "Question 1 of 3" in lesson.do("next", page=page).text

    def test_a_skipped_question_can_be_asked_later(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("next")
        assert "Question 2 of 3" in lesson.do("next").text
        assert "Question 1 of 3" in lesson.do("go", "1").text
        assert lesson.row().stage == "asking"

    def test_a_revealed_question_is_shown_again_and_not_asked(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("next")
        reveal(lesson)
        lesson.do("next")
        lesson.do("go", "1")

        assert (lesson.row().position, lesson.row().stage) == (1, "revealed")

    def test_after_a_closed_tab_the_lesson_is_found_again(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("next")
        class_page = f"/teach/{lesson.task.school_class.public_id}"

        assert "Continue the live lesson" in lesson.teacher.open(class_page).text
        assert lesson.teacher.open(f"{class_page}/together").address == lesson.path

    def test_the_end_puts_the_lesson_into_the_gradebook(self, site: Flask):
        lesson = open_lesson(site)
        student, other = lesson.student(), lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)
        lesson.answer(other, 1, right=False)
        reveal(lesson)
        lesson.do("next")
        lesson.answer(student, 2)  # and it is never revealed, so it counts for nobody
        assert "The lesson is over." in lesson.do("end").text

        grades = f"/teach/{lesson.task.school_class.public_id}/grades"
        page = lesson.teacher.open(grades)
        assert "Live lesson, " in page.text
        assert "100" in page.text
        assert own_assignment(lesson).state is AssignmentState.PUBLISHED
        result = student.open(f"/assignments/{own_assignment(lesson).public_id}/attempts/1")
        assert result.status == 200
        assert "Skipped in the lesson." in result.text or "does not count" in result.text

    def test_a_lesson_without_grades_stays_out_of_it(self, site: Flask):
        lesson = open_lesson(site)
        with services(site).database.writing() as writing:
            writing.get_one(LessonTogether, lesson.row().id).graded = False
        student = lesson.student()
        lesson.do("next")
        lesson.answer(student, 1)
        reveal(lesson)
        lesson.do("end")
        file_lessons(site)

        assert own_assignment(lesson).state is AssignmentState.WITHDRAWN
        assert answers_of(student) == 1

    def test_questions_can_be_chosen_at_once(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("end")
        way = f"/teach/{lesson.task.school_class.public_id}/together"
        page = send(lesson.teacher, way, source="", kind=["find"], count="2", topic="")

        assert page.address.startswith("/teach/together/")
        shown = lesson.teacher.send(form_to(page, page.address), do="next")
        assert "Question 1 of 2" in shown.text

    def test_a_number_that_is_none_is_said_beside_its_field(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("end")
        way = f"/teach/{lesson.task.school_class.public_id}/together"
        page = send(lesson.teacher, way, source="", count="many")

        assert page.status == 422
        assert "Enter a number from 1 to" in page.text
        assert 'value="many"' in page.text


class TestComingIn:
    def test_the_class_code_leads_into_the_lesson(self, site: Flask):
        lesson = open_lesson(site)
        code = "VNCPRX"
        with services(site).database.writing() as writing:
            writing.get_one(SchoolClass, lesson.task.school_class.id).join_code = code
        page = send(SiteVisitor(site), f"/join/{code}", "/join", name="Ada")

        assert page.address == lesson.phone
        assert "You are in." in page.text

    def test_whoever_comes_late_is_where_the_class_is(self, site: Flask):
        lesson = open_lesson(site)
        lesson.do("next")
        late = lesson.student()
        assert "Question 1 of 3" in late.open(lesson.phone).text
        assert lesson.phone in late.open(f"/class/{lesson.task.school_class.public_id}").text

    def test_teams_are_as_large_as_each_other(self, site: Flask):
        lesson = open_lesson(site, teams="3")
        for _ in range(7):
            lesson.student().open(lesson.phone)
        with services(site).database.reading() as reading:
            teams = list(reading.scalars(select(LessonMember.team)))

        assert sorted(teams.count(team) for team in (1, 2, 3)) == [2, 2, 3]

    def test_who_has_no_place_in_the_class_finds_nothing(self, site: Flask):
        lesson = open_lesson(site)
        elsewhere = open_lesson(site, "Wang")
        stranger = pupil(elsewhere.task)
        assert stranger.open(lesson.phone).status == 404
        assert stranger.open(f"{lesson.phone}/events").status == 404


def test_what_a_page_listens_to_names_the_moment_and_no_more(site: Flask):
    lesson = open_lesson(site)
    student = lesson.student()
    lesson.do("next")
    lesson.answer(student, 1)

    version = lesson.row().version
    phone = student.open(f"{lesson.phone}/events")
    assert phone.text == f"retry: 1000\ndata: {version}\n\n"
    projector = lesson.teacher.open(f"{lesson.path}/events")
    assert projector.text == f"retry: 250\ndata: {version} 1 1\n\n"
    assert projector.headers["Content-Type"].startswith("text/event-stream")


def test_a_mistake_posted_by_hand_is_refused(site: Flask):
    """The number of another question than that on the projector is a late answer."""
    lesson = open_lesson(site)
    student = lesson.student()
    lesson.do("next")
    form = form_to(student.open(lesson.phone), lesson.phone)
    given = fields(lesson.question(2), wrong_answer(lesson.question(2)))
    assert student.send(form, question="2", **given).status == 409
    assert kept(lesson) == []
