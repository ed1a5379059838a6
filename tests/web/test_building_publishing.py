"""Publishing, changing dates, withdrawing, copying and looking at an assignment."""

from datetime import timedelta
from html import unescape
from typing import Any
from uuid import UUID

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes import make
from school.assignments.models import Assignment, AssignmentState, Seeds
from school.classes.models import ClassTeacher, SchoolClass
from school.classes.opening import ClassSettings, open_class
from tests.school.make import NOON
from tests.web.account_forms import form_to
from tests.web.builder import Builder, copying_form, small_builder
from tests.web.paper_class import teach
from tests.web.visitor import SiteVisitor, VisitedPage
from web.building import page as draft_pages
from web.questions.answer_words import key_words
from web.services import services
from wording import translator, translator_under


@pytest.fixture
def builder(visitor: SiteVisitor) -> Builder:
    """Of four questions, with a due date that is still to come."""
    return small_builder(visitor)


def test_what_happens_is_said_before_anything_is_published(builder: Builder):
    page = builder.press("publish", title="Totals")

    assert page.address == f"{builder.path}/publish"
    assert "4 questions · 4 points · 0 students" in page.text
    assert "each student is asked others of the same kind" in page.text
    assert builder.row.state is AssignmentState.DRAFT


def test_a_title_is_escaped_once_wherever_it_stands(builder: Builder):
    page = builder.press("publish", title="Tom & Jerry <1>")

    assert page.heading == "Publish “Tom & Jerry <1>”?"
    assert "&amp;amp;" not in page.text
    assert "&amp;lt;" not in builder.publish().text


def test_publishing_freezes_each_question_with_what_grades_it(builder: Builder):
    before = builder.questions

    page = builder.publish()

    assert builder.row.state is AssignmentState.PUBLISHED
    assert builder.questions == before
    assert all(item.engine and item.digest for item in builder.items)
    assert "the class finds it on its page" in page.text
    assert "It is published" not in builder.open().text


def test_what_is_published_shows_its_questions_with_keys_and_where_they_go(builder: Builder):
    builder.publish()

    page = builder.open()
    text = unescape(page.text)
    words = translator_under("mcr-2014", translator("en"))
    assert all(key_words(make(each), words) in text for each in builder.addresses)
    for part in ("preview", "paper", "export"):
        assert f"{builder.path}/{part}" in page.links
    assert f"{builder.taught.of_class}/grades" in page.links


def test_dates_may_be_changed_after_publishing_and_questions_not(builder: Builder):
    builder.publish()
    before = builder.questions

    page = builder.press(
        f"swap:{builder.items[0].public_id}", due="2036-05-01T18:00", attempts="2", seeds="one"
    )

    row = builder.row
    assert "Saved." in page.text
    assert row.due_at
    assert (row.due_at.year, row.attempts, row.seeds) == (2036, 2, Seeds.STUDENT)
    assert builder.questions == before


def test_a_page_of_the_draft_that_lay_open_changes_neither_who_meets_what_nor_the_goal(
    builder: Builder,
):
    draft_page = builder.open()
    builder.publish()
    for way, row in (("streak", "3"), ("streak", "many"), ("together", "3")):
        builder.last = draft_page
        page = builder.press(way=way, row=row, seeds="one", title="Totals")
        assert "Saved." in page.text
    assert (builder.row.title, builder.row.goal, builder.row.seeds) == (
        *("Totals", None),
        Seeds.STUDENT,
    )


def test_a_page_that_lay_open_leaves_a_streak_a_streak(builder: Builder):
    draft_page = builder.open()
    builder.press(way="streak", row="4")
    builder.publish()
    goal = builder.row.goal
    for attempts, row in (("1", "3"), ("99", "0"), ("2", "4")):
        builder.last = draft_page
        page = builder.press(way="together", row=row, attempts=attempts, seeds="student")
        assert "Saved." in page.text
    assert goal
    assert (builder.row.goal, builder.row.seeds) == (goal, Seeds.ATTEMPT)


@pytest.mark.parametrize("typed", [{"way": "streak", "row": "3"}, {"seeds": "one"}])
def test_a_draft_that_is_published_while_it_is_saved_says_so(
    builder: Builder, monkeypatch: pytest.MonkeyPatch, typed: dict[str, str]
):
    read_sent = draft_pages.read_sent

    def meanwhile(*given: Any) -> Any:
        with services(builder.visitor.site).database.writing() as writing:
            row = writing.get_one(Assignment, builder.row.id)
            row.state, row.published_at = AssignmentState.PUBLISHED, NOON
        return read_sent(*given)

    monkeypatch.setattr(draft_pages, "read_sent", meanwhile)
    page = builder.press(**typed)

    assert "It is published, so its questions stay" in page.text
    assert (builder.row.goal, builder.row.seeds) == (None, Seeds.STUDENT)


def test_dates_that_cannot_be_are_refused_and_stand_as_they_were_typed(builder: Builder):
    builder.publish()

    page = builder.press(due="2036-05-01T18:00", attempts="99")

    assert page.status == 422
    form = form_to(page, builder.path)
    assert (form.values("due"), form.values("attempts")) == (["2036-05-01T18:00"], ["99"])
    assert builder.row.attempts == 1


def test_nothing_is_published_without_questions(builder: Builder):
    for item in builder.items:
        builder.press(f"remove:{item.public_id}")

    page = builder.publish()

    assert page.status == 422
    assert "There are no questions yet" in page.text
    assert builder.row.state is AssignmentState.DRAFT


def test_nothing_is_published_that_would_be_over(builder: Builder):
    builder.press(due="2020-05-01T18:00", late="refuse")

    page = builder.publish()

    assert page.status == 422
    assert "It would be over already" in page.text


def test_a_due_date_in_the_past_is_told_before_it_is_published(builder: Builder):
    page = builder.press("publish", due="2020-05-01T18:00", late="accept", until="")

    assert page.address == f"{builder.path}/publish"
    assert "The due date is past: anything handed in from now on is late." in page.text


def test_publishing_twice_is_publishing_once(builder: Builder):
    form = builder.publishing
    builder.visitor.send(form)
    first = builder.row.published_at

    builder.visitor.send(form)

    assert builder.row.published_at == first


def test_what_somebody_published_meanwhile_says_so(builder: Builder):
    form = form_to(builder.open(), builder.path)
    chooser = form_to(builder.visitor.open(f"{builder.path}/map"), f"{builder.path}/map")
    builder.publish()

    page = builder.visitor.send(chooser, fan=["all-pungs"])

    assert "It is published, so its questions stay" in page.text
    assert builder.visitor.send(form, do="choose").status == 200
    assert not form_to(builder.visitor.open(f"{builder.path}/publish"), builder.path).values(
        "rules"
    )


def test_a_draft_cannot_be_withdrawn(builder: Builder):
    form = form_to(builder.open(), builder.path)
    form.action = f"{builder.path}/withdraw"

    builder.visitor.send(form)

    assert builder.row.state is AssignmentState.DRAFT


def test_what_is_withdrawn_can_be_published_again_with_the_same_questions(builder: Builder):
    builder.publish()
    before = builder.questions
    path = f"{builder.path}/withdraw"

    page = builder.visitor.send(form_to(builder.open(), path))

    assert builder.row.state is AssignmentState.WITHDRAWN
    assert "It is withdrawn" in page.text
    builder.publish()
    assert builder.row.state is AssignmentState.PUBLISHED
    assert builder.questions == before


def test_what_was_published_in_an_archived_class_has_no_button_that_is_refused(builder: Builder):
    builder.publish()
    with services(builder.visitor.site).database.writing() as writing:
        writing.get_one(SchoolClass, builder.row.class_id).archived_at = NOON

    page = builder.open()

    assert "This class is archived: it can be viewed but not changed." in page.text
    assert not [each for each in page.forms if each.action.startswith(builder.path)]


def test_a_copy_is_a_draft_with_the_same_questions_words_and_settings(builder: Builder):
    builder.press(attempts="3", **{f"points-{builder.items[1].public_id}": "5"})
    other = _another_class(builder, "Asia/Shanghai")

    copy = _copy(builder, other)

    assert (copy.row.state, copy.row.attempts) == (AssignmentState.DRAFT, 3)
    assert copy.row.title == builder.row.title
    assert copy.row.due_at == builder.row.due_at + timedelta(days=7)  # as it opens a week later
    assert copy.row.seed != builder.row.seed
    assert copy.questions == builder.questions
    assert [item.points for item in copy.items] == [1, 5, 1, 1]
    words = [(part.section.title, part.section.instruction) for part in copy.parts]
    assert words == [(part.section.title, part.section.instruction) for part in builder.parts]


def test_a_copy_for_a_class_elsewhere_is_due_by_its_own_clock(builder: Builder):
    copy = _copy(builder, _another_class(builder, "Europe/Berlin"))

    assert copy.row.due_at
    assert copy.row.due_at != builder.row.due_at
    assert copy.row.due_at.hour in (16, 17)  # six in the evening in Berlin


def test_nothing_is_copied_into_a_class_of_somebody_else(site: Flask, builder: Builder):
    foreign = teach(SiteVisitor(site))

    builder.publish()
    form = copying_form(builder.visitor, builder.path)
    for target in (str(foreign.school_class), "", "nonsense"):
        page = builder.visitor.send(form, **{"class": target})
        assert page.status == 404


def test_the_preview_shows_what_a_student_sees_and_nothing_of_the_key(builder: Builder):
    start = builder.visitor.open(f"{builder.path}/preview")
    page = builder.visitor.open(f"{builder.path}/preview?n=2")

    assert "4 questions · 4 points" in start.text
    assert "2 of 4" in page.text
    assert "Warm up" in page.text
    assert 'class="built__key"' not in page.text
    assert "mcr-2014/total" not in page.text


def test_the_preview_of_another_student_has_other_questions(builder: Builder):
    pages = [
        builder.visitor.open(f"{builder.path}/preview?n=1&student={number}").text
        for number in (1, 2)
    ]

    assert pages[0].split("hand__words")[1] != pages[1].split("hand__words")[1]


def test_where_all_have_the_same_the_preview_shows_the_very_questions(builder: Builder):
    builder.press(seeds="one")
    line = builder.open().text.split('hand__words">')[1].split("</p>")[0]

    assert line in builder.visitor.open(f"{builder.path}/preview?n=1").text


@pytest.mark.parametrize("query", ["?n=0", "?n=99", "?n=x", "?student=-1", "?student=1000000"])
def test_a_preview_of_what_is_not_there_is_the_start(builder: Builder, query: str):
    assert "4 questions · 4 points" in builder.visitor.open(f"{builder.path}/preview{query}").text


def _another_class(builder: Builder, zone: str) -> str:
    """A class of the same teacher."""
    database = services(builder.visitor.site).database
    with database.writing() as writing:
        teacher = writing.scalars(select(ClassTeacher.learner_id)).first()
        assert teacher
        return str(
            open_class(writing, teacher, ClassSettings("Room 6", "rengo", zone), NOON).public_id
        )


def _published_page(builder: Builder) -> VisitedPage:
    builder.publish()
    return builder.open()


def _copy(builder: Builder, target: str) -> Builder:
    builder.publish()
    page = builder.visitor.send(copying_form(builder.visitor, builder.path, f"?class={target}"))
    return Builder(builder.visitor, builder.taught, UUID(page.address.split("/")[-1].split("?")[0]))


def test_no_kind_of_question_is_an_error_that_is_told(builder: Builder):
    page = builder.press("choose", kind=[])

    assert page.status == 422
    assert "Tick at least one kind of question." in page.text
