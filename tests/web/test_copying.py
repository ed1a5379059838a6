"""A copy of an assignment with its dates moved, templates, and drafts that nobody touched."""

from flask import Flask

from tests.web.account_forms import form_to
from tests.web.builder import Builder, copying_form, small_builder
from tests.web.builder import pressed_new as _draft
from tests.web.classroom import Room
from tests.web.visitor import SiteVisitor


def _copying(builder: Builder, query: str) -> str:
    return builder.visitor.open(f"{builder.path}/copy?{query}").text


def test_the_dates_of_a_copy_are_shown_before_it_is_made(visitor: SiteVisitor):
    builder = small_builder(visitor)  # due on 1 May 2035 at 18:00 in the class
    builder.press(opens="2035-04-23T09:00")
    text = _copying(builder, "opens=2035-04-30T09:00")
    assert "8 May 2035, 18:00" in text
    before = builder.questions
    form = copying_form(builder.visitor, builder.path, "?opens=2035-04-30T09:00")
    page = builder.visitor.send(form)
    assert page.address != builder.path
    assert 'value="2035-05-08T18:00"' in page.text
    assert 'value="2035-04-30T09:00"' in page.text
    assert builder.questions == before


def test_a_date_that_is_none_is_told_beside_its_field(visitor: SiteVisitor):
    builder = small_builder(visitor)
    text = _copying(builder, "opens=soon")
    assert "This is not a date and time." in text
    assert "Create the copy" not in text


def test_a_template_is_kept_found_in_every_class_and_copied(visitor: SiteVisitor):
    builder = small_builder(visitor)
    builder.publish()
    path = f"{builder.path}/template"
    page = visitor.send(form_to(builder.open(), path))
    assert "It is saved as a template" in page.text
    start = visitor.open(f"{builder.taught.of_class}/assignments/from")
    assert any(each.startswith(f"{builder.path}/copy?class=") for each in start.links)
    page = visitor.send(form_to(builder.open(), path))
    assert "It is no longer a template." in page.text
    start = visitor.open(f"{builder.taught.of_class}/assignments/from")
    assert not [each for each in start.links if each.startswith(builder.path)]


def test_a_new_assignment_that_nobody_touched_is_in_no_list(site: Flask):
    room = Room(site)
    draft = _draft(room)
    assert draft.path not in room.teacher.open(room.home).links
    assert draft.row.title == "Assignment 1"
    assert _draft(room).row.title == "Assignment 1"  # the one before left nothing behind
    draft.press("save")
    assert draft.path in room.teacher.open(room.home).links
    assert _draft(room).row.title == "Assignment 2"


def test_looking_at_it_or_printing_it_is_touching_it(site: Flask):
    room = Room(site)
    for button in ("preview", "paper", "publish", "map"):
        draft = _draft(room)
        draft.press(button)
        assert draft.path in room.teacher.open(room.home).links, button


def test_what_is_published_is_in_the_list_however_that_was_done(site: Flask):
    room = Room(site)
    draft = _draft(room)
    draft.publish()  # by its address, without a button of the builder
    assert draft.path in room.teacher.open(room.home).links
