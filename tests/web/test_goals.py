"""Goals as a teacher sets them and as a student reaches them, on the pages."""

import re
import uuid

import pytest
from flask import Flask

from lessons.curriculum import COURSES, course_of, lesson_of
from quizzes import Address, kinds_of
from quizzes.question_cache import question_at
from school.assignments.choosing import choose_questions
from school.assignments.goals import AssignmentGoal, GoalKind, streak_of
from school.assignments.lesson_sets import SET_LENGTH, lesson_set
from school.assignments.models import AssignmentState
from school.assignments.settings import change_settings, settings_of, with_goal
from school.progress.lessons import store_lesson_done
from school.progress.models import LessonCompletion
from scoring import rule_set
from tests.web.account_forms import form_to
from tests.web.bank_forms import LAID
from tests.web.builder import Builder
from tests.web.classroom import Room
from tests.web.taking import Pupil, Task, pupil, set_task
from tests.web.teaching import teacher_of
from tests.web.visitor import SiteVisitor, VisitedPage
from web.assignments.goal_words import goal_link, goal_title
from web.clock import now
from web.services import services
from wording import translator

COURSE = course_of("mcr")
assert COURSE is not None
LESSON = COURSE.lessons[0]


def _builder(room: Room, page: VisitedPage) -> Builder:
    found = uuid.UUID(page.address.split("/")[-1].split("?")[0])
    return Builder(room.teacher, None, found)  # type: ignore[arg-type]  # it asks no class


def _start(room: Room, action: str, lesson: str) -> VisitedPage:
    """Press a button of the page from which an assignment starts."""
    page = room.teacher.open(f"{room.home}/assignments/from")
    form = next(
        each
        for each in page.forms
        if each.action == f"{room.home}/assignments/{action}" and each.values("lesson") == [lesson]
    )
    return room.teacher.send(form)


def test_a_lesson_is_assigned_walked_and_done(site: Flask):
    room = Room(site)
    draft = _builder(room, _start(room, "lesson", LESSON.path))
    title = LESSON.words["en"].title
    assert draft.row.title == title
    assert f"everything in the lesson “{title}” is answered" in draft.open().text
    said = draft.press("publish")
    assert "with a link to the lesson" in said.text
    draft.publish()
    assert draft.row.state is AssignmentState.PUBLISHED
    assert str(draft.id) not in room.teacher.open(f"{room.home}/together").text  # asks nothing

    who = room.joined("Ada")
    page = who.open(f"/assignments/{draft.id}")
    assert "Not done yet." in page.text
    assert any(each.startswith(f"/learn/{LESSON.path}") for each in page.links)
    with services(site).database.writing() as writing:
        learner = room.places()["Ada"].learner_id
        assert learner is not None
        store_lesson_done(writing, learner, "mcr", LESSON.id, LessonCompletion.READ, now())
    assert "Done:" in who.open(f"/assignments/{draft.id}").text
    assert "Done:" in who.open(f"/class/{room.id}").text
    grades = room.teacher.open(f"{room.home}/grades").text
    assert re.search(r"done \d", grades)


def test_a_whole_course_leads_to_its_lessons_and_to_its_test(site: Flask):
    room = Room(site)
    draft = _builder(room, _start(room, "lesson", "mcr"))
    draft.press("publish")
    draft.publish()
    links = room.joined("Ada").open(f"/assignments/{draft.id}").links
    assert "/learn/mcr" in links
    assert "/learn/mcr/test" in links


def test_a_ready_made_set_asks_about_what_the_lesson_teaches(site: Flask):
    lesson = next(each for each in COURSE.lessons if len(each.teaches) > 1)
    room = Room(site)
    draft = _builder(room, _start(room, "new", lesson.path))
    assert draft.row.title == lesson.words["en"].title
    assert len(draft.items) == SET_LENGTH
    aimed = {fan for each in draft.addresses for fan in each.fans}
    assert aimed
    assert aimed <= set(lesson.teaches)


@pytest.mark.parametrize("name", ["mcr", "rengo", "imj"])
def test_sets_ask_under_the_rule_set_of_their_lesson(name: str):
    course = course_of(name)
    assert course is not None
    sets = [(each, found) for each in course.lessons if (found := lesson_set(each))]
    assert sets
    assert all(found.kinds and found.count == SET_LENGTH for _lesson, found in sets)


FIRST_STEPS = ("first-steps", "first-steps-imj", "first-steps-rengo")
LESSONS_WITHOUT_A_SET = {
    *(f"{course}/{name}" for course in FIRST_STEPS for name in ("the-tiles", "the-sets")),
    *("first-steps-rengo/a-turn", "imj/tiles-and-names", "referee-mcr/room-and-kit"),
    "referee-mcr/event-of-1998",  # its questions are of another edition than the course
}
"""Of all but the last no kind of question asks what they teach."""


@pytest.mark.parametrize("course_id", COURSES)
def test_each_lesson_that_can_be_asked_about_has_a_ready_made_set(course_id: str):
    course = course_of(course_id)
    assert course is not None
    for each in course.lessons:
        wishes = lesson_set(each)
        assert (wishes is None) == (each.path in LESSONS_WITHOUT_A_SET), each.path
        assert wishes is None or set(wishes.kinds) <= set(kinds_of(rule_set(each.rules)))


@pytest.mark.parametrize("path", ["first-steps/five-hands", "mcr/waits-many", "rengo/limits"])
def test_a_lesson_with_checks_alone_is_asked_about_by_questions_like_them(path: str):
    lesson = lesson_of(*path.split("/"))
    assert lesson is not None
    wishes = lesson_set(lesson)
    assert wishes is not None
    assert len(choose_questions(wishes, rule_set(lesson.rules))) == SET_LENGTH


def test_a_teacher_finds_the_way_from_a_lesson_to_a_class_and_others_do_not(site: Flask):
    room = Room(site)
    href = f"/learn/for-class?lesson={LESSON.path}"
    page = room.teacher.open(f"/learn/{LESSON.path}")
    assert href in page.links
    assert "Room 5" in room.teacher.open(href).text
    assert href not in SiteVisitor(site).open(f"/learn/{LESSON.path}").links
    assert room.teacher.open("/learn/for-class?lesson=mcr/nowhere").status == 404


def _streak(site: Flask) -> tuple[Task, Pupil]:
    task = set_task(site, questions=("mcr-2014/total/2/77/1", "mcr-2014/total/2/77/2"))
    with services(site).database.writing() as writing:
        row = writing.get_one(type(task.assignment), task.assignment.id)
        row.state = AssignmentState.DRAFT
        change_settings(writing, row, with_goal(settings_of(row), streak_of(2)))
        row.state = AssignmentState.PUBLISHED
    return task, pupil(task)


def _total(task: Task, who: Pupil, number: int) -> int:
    (response,) = task.responses(who.student, number)
    answer = question_at(Address.parse(response.question)).answer
    assert isinstance(answer, int)
    return answer


def test_a_streak_goes_from_question_to_question_until_it_is_done(site: Flask):
    task, who = _streak(site)
    assert "until" not in who.open(task.path).text.split("<main")[0]
    who.begin()
    told = who.answer(task.at(1, 1), total=_total(task, who, 1) + 1)
    assert "0 of 2 right in a row." in told.text
    for number in (2, 3):
        told = who.send(next(each for each in told.forms if each.action.endswith("/begin")))
        assert f"Question {number}" in told.text
        told = who.answer(task.at(1, number), total=_total(task, who, number))
    assert "Done:" in told.text
    assert not [each for each in told.forms if each.action.endswith("/begin")]
    page = who.open(task.path)
    assert "Done:" in page.text
    assert not [each for each in page.forms if each.action.endswith("/begin")]


def test_the_report_of_a_student_counts_each_question_of_a_streak(site: Flask):
    task, who = _streak(site)
    teacher = teacher_of(task)
    own = f"students/{who.student.public_id}"
    report = f"/teach/{task.school_class.public_id}/{own}/report.html"
    who.begin()
    told = who.answer(task.at(1, 1), total=_total(task, who, 1) + 1)
    assert "0 of 2 right in a row." in teacher.open(report).text
    for number in (2, 3):
        who.send(next(each for each in told.forms if each.action.endswith("/begin")))
        told = who.answer(task.at(1, number), total=_total(task, who, number))
    answer = teacher.open(f"/teach/assignments/{task.assignment.public_id}/{own}/3/1")
    comment = next(each for each in answer.forms if each.action.endswith("/comment"))
    teacher.send(comment, comment="Well counted")

    told = teacher.open(report)
    assert "Question 3: Well counted" in told.text
    assert "Based on 3 answers in first attempts." in told.text
    assert "1 of 1 point" in told.text


def test_a_streak_is_set_in_the_builder_and_read_back(site: Flask):
    room = Room(site)
    form = form_to(room.teacher.open(room.home), f"{room.home}/assignments/new")
    draft = _builder(room, room.teacher.send(form))
    refused = draft.press(way="streak", row="1")
    assert refused.status == 422
    assert "Enter a number from 2 to 10." in refused.text
    page = draft.press(way="streak", row="4")
    assert "done when 4 in a row are right" in page.text
    assert draft.row.goal == str(streak_of(4))
    draft.press(way="together")
    assert draft.row.goal is None


def _keep_own(teacher: SiteVisitor) -> None:
    laid = teacher.open(f"/teach/questions/new/mcr-2014?hand={LAID['hand']}&by=draw")
    form = next(each for each in laid.forms if each.id == "keep")
    assert teacher.send(form, kind=[LAID["kind"]]).status == 200


def _choose_own(teacher: SiteVisitor, page: VisitedPage) -> VisitedPage:
    """Tick all questions of that page, and add them."""
    listed = re.findall(r'name="question" value="([0-9a-f-]{36})"', page.text)
    form = next(each for each in page.forms if each.method == "post" and "own-q" in each.action)
    return teacher.send(form, question=listed)


def _add_own(draft: Builder) -> VisitedPage:
    """Keep a question of the teacher's own, and choose it for the draft."""
    _keep_own(draft.visitor)
    path = f"{draft.path}/own-questions"
    return _choose_own(draft.visitor, draft.visitor.open(path))


def test_questions_of_ones_own_are_asked_together_and_never_until_a_row_is_right(site: Flask):
    room = Room(site)
    form = form_to(room.teacher.open(room.home), f"{room.home}/assignments/new")
    draft = _builder(room, room.teacher.send(form))
    before = draft.open()
    assert _add_own(draft).status == 200
    page = draft.open()
    assert "always ask about the same hand" in page.text
    assert not form_to(page, draft.path).values("way")

    draft.last = before  # a page from before the question was added
    refused = draft.press(way="streak", row="3")
    assert refused.status == 422
    assert 'href="#way"' in refused.text
    assert draft.row.goal is None
    assert draft.press(way="together").status == 200


def test_to_an_assignment_that_asks_until_a_row_is_right_none_of_ones_own_is_added(site: Flask):
    room = Room(site)
    form = form_to(room.teacher.open(room.home), f"{room.home}/assignments/new")
    draft = _builder(room, room.teacher.send(form))
    _keep_own(draft.visitor)
    path = f"{draft.path}/own-questions"
    before = draft.visitor.open(path)
    count = len(draft.items)
    page = draft.press(way="streak", row="3")
    assert 'value="own"' not in page.text
    assert "To add yours, have all questions handed in together" in page.text
    assert "To add yours, have all questions handed in together" in draft.visitor.open(path).text

    sent = _choose_own(draft.visitor, before)
    assert "To add yours" in sent.text
    assert len(draft.items) == count


def test_a_draft_with_both_from_before_is_not_published(site: Flask):
    room = Room(site)
    form = form_to(room.teacher.open(room.home), f"{room.home}/assignments/new")
    draft = _builder(room, room.teacher.send(form))
    _add_own(draft)
    with services(site).database.writing() as writing:
        row = writing.get_one(type(draft.row), draft.row.id)
        change_settings(writing, row, with_goal(settings_of(row), streak_of(2)))
    said = draft.publish()
    assert said.status == 422
    assert "always ask about the same hand" in said.text
    assert draft.row.state is AssignmentState.DRAFT


def test_a_lesson_that_is_no_more_is_named_by_its_id():
    gone = AssignmentGoal(GoalKind.LESSON, "mcr", "gone")
    assert goal_title(gone, translator("en")) == "gone"
    assert goal_link(gone, translator("en")) is None
