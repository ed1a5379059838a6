"""Lessons on the site: courses, steps, checks, tests, and how far somebody has come."""

import re
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import select

from lessons.courses import COURSES, course, read_course
from lessons.curriculum import course_of
from lessons.lesson import Block, Course, Directive
from lessons.pieces.check import CheckKind
from school.progress.lesson_tasks import LessonTask, task_in_step, tasks_of
from school.progress.models import LessonCompletion, LessonDone
from tests.web.lesson_answers import (
    answer,
    lesson,
    lessons,
    path_of,
    right,
    wrong,
)
from tests.web.signed_values import text_inside
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services
from wording import LANGUAGES

FIRST = "first-steps/the-tiles"
ONE_OF_EACH = list(CheckKind)


def done(site: Flask) -> dict[str, LessonCompletion]:
    """The lessons that are done, by whomever."""
    with services(site).database.reading() as reading:
        return {row.lesson: row.how for row in reading.scalars(select(LessonDone))}


def test_every_course_can_be_shown():
    assert [name for name in COURSES if course_of(name) is None] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", COURSES)
def test_every_step_of_every_lesson_is_shown(site: Flask, course: str, language: str):
    """Each step in one language; the languages take turns."""
    visitor, turn = SiteVisitor(site, language), list(LANGUAGES).index(language)
    for number, each in enumerate(lessons(course)):
        for step in range(1, each.steps + 1):
            if (number + step) % len(LANGUAGES) != turn:
                continue
            page = visitor.open(path_of(each.path, step))

            assert page.status == 200, page.address
            assert page.heading == re.sub(r"[*`]", "", each.words[language].steps[step - 1].title)
            assert page.text.count("button--primary") <= 1, page.address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_path_of_the_rule_set_comes_first(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    visitor.choose(rules="imj")

    page = visitor.open("/learn")
    courses = [link for link in page.links if re.fullmatch(r"/learn/[a-z-]+", link)]

    assert page.status == 200
    assert courses[:3] == ["/learn/first-steps-imj", "/learn/imj", "/learn/referee-imj"]
    assert page.text.count("button--primary") == 1
    assert f"/learn/{lessons('first-steps-imj')[0].path}" in page.links


def test_a_course_shows_its_lessons_and_how_they_stand(visitor: SiteVisitor):
    visitor.send(visitor.open(f"/learn/{FIRST}").question, unknown=1)

    page = visitor.open("/learn/first-steps")

    for each in lessons("first-steps"):
        assert f"/learn/{each.path}" in page.links
    assert "lessons__one--begun" in page.text
    assert page.text.count("button--primary") == 1


@pytest.mark.parametrize("name", COURSES)
def test_the_address_of_a_lesson_that_is_no_more_leads_to_its_heir(visitor: SiteVisitor, name: str):
    course = course_of(name)
    assert course
    for gone, heir in course.moved.items():
        page = visitor.open(f"/learn/{name}/{gone}/3")
        assert page.status == 301
        assert page.headers["Location"] == f"/learn/{name}/{heir}"


@pytest.mark.parametrize(
    "path",
    [
        "/learn/no-such-course",
        "/learn/first-steps/no-such-lesson",
        f"/learn/{FIRST}/99",
        f"/learn/{FIRST}/0",
        f"/learn/{FIRST}/test/1/99",
        f"/learn/{FIRST}/test/99999999999/1",
        "/learn/no-such-course/test",
    ],
)
def test_what_is_no_lesson_is_not_found(visitor: SiteVisitor, path: str):
    assert visitor.open(path).status == 404


def test_each_step_leads_to_the_next_and_the_last_to_the_next_lesson(visitor: SiteVisitor):
    first, second = lessons("first-steps")[:2]

    assert f"/learn/{FIRST}/2" in visitor.open(f"/learn/{FIRST}").links
    last = visitor.open(f"/learn/{FIRST}/{first.steps}")
    assert f"/learn/{second.path}" in last.links
    assert last.text.count("button--primary") == 1


def read_through(visitor: SiteVisitor, path: str) -> VisitedPage:
    """Every step answered with "I don't know", to the last."""
    own = lesson(path)
    for step in range(1, own.steps + 1):
        page = visitor.open(path_of(path, step))
        if task_in_step(own, step):
            page = visitor.send(page.question, unknown=1)
    return page


def test_a_lesson_is_done_when_all_is_answered_and_the_last_step_reached(site: Flask):
    visitor = SiteVisitor(site)
    own = lesson(FIRST)

    visitor.open(f"/learn/{FIRST}/{own.steps}")
    assert done(site) == {}
    read_through(visitor, FIRST)
    read_through(visitor, FIRST)

    assert done(site) == {own.id: LessonCompletion.READ}
    assert "lessons__one--done" in visitor.open("/learn/first-steps").text


def take_test(
    visitor: SiteVisitor, start: str, items: list[LessonTask], miss: int = 0
) -> VisitedPage:
    """Answer a test, so many of its questions wrongly."""
    page = visitor.open(start)
    by_action = {item.address: item for item in items}
    for number in range(len(items)):
        item = next(each for each in by_action.values() if _asks(page, each))
        page = visitor.send(page.question, **(wrong(item) if number < miss else right(item)))
    return page


def _asks(page: VisitedPage, item: LessonTask) -> bool:
    """Whether the token of the page's form is for that question."""
    return f'"{item.address}"' in text_inside(page.question.values("token")[0])


def test_a_lesson_whose_test_is_all_right_is_done(site: Flask):
    visitor = SiteVisitor(site)

    page = take_test(visitor, f"/learn/{FIRST}/test", list(tasks_of(lesson(FIRST))))

    assert done(site) == {lesson(FIRST).id: LessonCompletion.TESTED}
    assert page.text.count("past__sign--right") == len(tasks_of(lesson(FIRST)))
    assert f"/learn/{lessons('first-steps')[1].path}" in page.links


def test_a_test_with_a_mistake_leads_back_to_the_lesson(site: Flask):
    visitor = SiteVisitor(site)

    page = take_test(visitor, f"/learn/{FIRST}/test", list(tasks_of(lesson(FIRST))), miss=1)

    assert done(site) == {}
    assert "past__sign--wrong" in page.text
    assert f'class="button button--primary" href="/learn/{FIRST}"' in page.text


def test_in_a_test_nothing_is_told_before_the_end(visitor: SiteVisitor):
    form = visitor.open(f"/learn/{FIRST}/test").question

    page = visitor.send(form, unknown=1)

    assert "past__sign" not in page.text
    assert 'id="say"' not in page.text
    assert page.question.action.endswith("/2")


def test_a_test_is_taken_anew_after_a_mistake(site: Flask):
    """What was answered before a test began does not count in it."""
    visitor = SiteVisitor(site)
    items = list(tasks_of(lesson(FIRST)))
    for item in items:
        answer(visitor, item, **right(item))
    with services(site).database.writing() as writing:
        for row in writing.scalars(select(type(visitor.rows()[0]))):
            row.answered_at = row.answered_at.replace(year=2000)

    page = visitor.open(visitor.open(f"/learn/{FIRST}/test").question.action.replace("/1", "/end"))

    assert "past__sign--right" not in page.text


def test_the_test_of_a_course_marks_what_is_right(site: Flask):
    visitor = SiteVisitor(site)
    items = [tasks_of(each)[-1] for each in lessons("first-steps")]

    page = take_test(visitor, "/learn/first-steps/test", items, miss=2)

    assert len(done(site)) == len(items) - 2
    assert set(done(site).values()) == {LessonCompletion.TESTED}
    assert page.text.count("past__sign--right") == len(items) - 2
    assert page.text.count("button--primary") == 1


def test_the_first_page_leads_a_newcomer_to_the_lessons(visitor: SiteVisitor):
    assert "/learn" in visitor.open("/").links


def test_the_first_page_goes_on_with_the_lesson_that_was_begun(visitor: SiteVisitor):
    visitor.open("/learn/first-steps/the-sets/2")

    page = visitor.open("/")

    assert page.heading == lesson("first-steps/the-sets").words["en"].title
    assert "/learn/first-steps/the-sets/2" in page.links
    assert page.text.count("button--primary") == 1


def test_after_a_lesson_the_next_one_is_offered_and_the_drill_beside_it(visitor: SiteVisitor):
    visitor.answer("/drill/mcr-2014/waits/2/5/3?n=20", unknown=1)
    read_through(visitor, FIRST)

    page = visitor.open("/")

    assert f"/learn/{lessons('first-steps')[1].path}" in page.links
    assert "/drill/mcr-2014/waits/2/5/4?n=20" in page.links


@pytest.mark.parametrize(
    ("path", "rules", "after"),
    [
        ("/learn/mcr", "mcr-1998", "/learn/mcr"),
        ("/learn/mcr", "imj", "/learn"),
        (f"/learn/{FIRST}", "rengo", "/learn/first-steps-rengo"),
    ],
)
def test_another_rule_set_keeps_the_lesson_where_it_belongs(
    visitor: SiteVisitor, path: str, rules: str, after: str
):
    form = next(form for form in visitor.open(path).forms if form.action == "/settings")

    assert visitor.send(form, rules=rules).address == after


def test_a_course_with_a_fault_is_left_out_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def unreadable(name: str) -> Course:
        return read_course(tmp_path / name)

    monkeypatch.setattr("lessons.curriculum.course", unreadable)
    course_of.cache_clear()
    try:
        assert course_of("first-steps") is None
    finally:
        course_of.cache_clear()


@pytest.mark.parametrize(
    ("path", "told"), [("first-steps/the-winning-shape", False), ("mcr/first-eight", True)]
)
def test_a_plain_hand_tells_neither_seat_nor_round(visitor: SiteVisitor, path: str, told: bool):
    assert ('class="facts"' in visitor.open(path_of(path, 1)).text) is told


def test_the_first_page_has_a_way_for_those_who_never_played(visitor: SiteVisitor):
    assert f'href="{path_of(FIRST, 1)}"' in visitor.open("/").text


def test_why_a_hand_may_not_win_is_said_once(visitor: SiteVisitor):
    page = visitor.open(path_of("mcr/chow-pairs", 4) + "?s0=3")

    assert page.text.count("below the minimum of 8, so no win") == 1


def test_an_answer_that_is_missing_is_said_where_the_reader_is_taken(visitor: SiteVisitor):
    page = visitor.refused_answer(path_of("mcr/small-points", 2))

    assert re.search(r'<p class="field__error" role="alert"[^>]* autofocus>', page.text)


def test_a_corner_without_words_heads_no_column(visitor: SiteVisitor):
    page = visitor.open(path_of("rengo/fu-of-sets", 6)).text

    assert "<td></td><th>open</th>" in page
    assert "<th></th>" not in page


def test_a_step_shows_its_parts_in_the_order_of_its_file(visitor: SiteVisitor):
    """Text that comes first may stand in a column of its own; what comes after stays where it is."""
    own, at_step = next(
        (each, number)
        for each in lessons()
        for number, step in enumerate(each.words["en"].steps, 1)
        if [_sort(block) for block in step.blocks][:4] == ["text", "hand", "text", "question"]
    )
    page = visitor.open(path_of(own.path, at_step)).text.split('class="lesson__cols')[1]
    marks = ('class="prose"', 'class="worked', 'class="prose"', 'class="check')
    at = 0
    for mark in marks:
        at = page.index(mark, at + 1)

    assert page.count("lesson__idea") == 1


def _sort(block: Block) -> str:
    return block.kind if isinstance(block, Directive) else "text"


def test_what_other_texts_say_waits_below_the_question_where_it_stands_alone(visitor: SiteVisitor):
    page = visitor.open(path_of("mcr/non-repeat", 6)).text

    assert page.index('id="q"') < page.index('class="fold under"')
    assert "lesson__idea" not in page


def test_no_account_has_fu_before_the_lesson_that_teaches_them(visitor: SiteVisitor):
    rengo = course("rengo").lessons
    taught = [each.id for each in rengo].index("fu")

    with_fu = [
        each.id
        for each in rengo
        if any(
            "Base (fu)" in visitor.open(path_of(each.path, step)).text
            for step in range(1, each.steps + 1)
        )
    ]

    assert not {each.id for each in rengo[:taught]} & set(with_fu)
    assert {"fu", "fu-of-sets", "limits"} <= set(with_fu)


def test_no_hand_is_called_by_its_limit_before_fu_are_taught(visitor: SiteVisitor):
    early = visitor.open(path_of("rengo/flushes", 2)).text
    steps = range(1, lesson("rengo/limits").steps + 1)

    assert "4 han" in early
    assert "4 han, " not in early
    assert any("4 han, " in visitor.open(path_of("rengo/limits", each)).text for each in steps)


def test_calls_are_named_as_the_rules_of_the_lesson_name_them(visitor: SiteVisitor):
    rengo, imj = path_of("rengo/turn-and-claims", 1), path_of("imj/claims", 2)

    assert "calls pon" in visitor.open(rengo).text
    assert "calls pung" in visitor.open(imj).text


def test_a_total_of_han_and_one_of_fu_are_told_apart(visitor: SiteVisitor):
    page = visitor.open(path_of("rengo/fu-of-sets", 7)).text

    assert all(f'<span class="small quiet">{unit}</span>' in page for unit in ("han", "fu"))
