"""Groups on the teacher's pages, and assignments for some of a class."""

import pytest
from flask import Flask

from school.assignments.audience import audience_of
from school.classes.groups import groups_of
from tests.web.account_forms import form_to
from tests.web.builder import pressed_new as _draft
from tests.web.classroom import Room
from tests.web.visitor import SiteVisitor, VisitedPage
from web.services import services


@pytest.fixture
def room(site: Flask) -> Room:
    """A class of three on a list."""
    made = Room(site)
    made.add("Ada", "Bo", "Cy")
    return made


def _groups(room: Room) -> dict[str, set[str]]:
    names = {each.id: name for name, each in room.places().items()}
    with services(room.site).database.reading() as reading:
        found = groups_of(reading, room.row().id)
    return {each.group.name: {names[who] for who in each.members} for each in found}


def _ids(room: Room, *names: str) -> list[str]:
    return [str(room.places()[name].public_id) for name in names]


def test_a_group_is_made_changed_and_removed(room: Room):
    page = room.change("groups", name="Group A", student=_ids(room, "Ada", "Bo"))
    assert "The group has been created." in page.text
    assert _groups(room) == {"Group A": {"Ada", "Bo"}}

    link = next(each for each in page.links if each.startswith(f"{room.home}/groups/"))
    changed = room.change(
        link.removeprefix(f"{room.home}/"), name="Late ones", student=_ids(room, "Cy")
    )
    assert "Saved." in changed.text
    assert _groups(room) == {"Late ones": {"Cy"}}

    removed = room.teacher.send(form_to(room.teacher.open(link), f"{link}/remove"))
    assert "The group has been removed." in removed.text
    assert _groups(room) == {}


def test_a_name_that_is_taken_is_refused_with_everything_as_it_was_typed(room: Room):
    room.change("groups", name="Group A", student=_ids(room, "Ada"))
    page = room.change("groups", name="group a", student=_ids(room, "Bo"))
    assert page.status == 422
    assert "already has this name" in page.text
    form = form_to(page, f"{room.home}/groups")
    assert form.values("name") == ["group a"]
    assert form.values("student") == _ids(room, "Bo")


def test_an_assignment_is_given_to_a_group_and_says_so_before_it_is_published(room: Room):
    room.change("groups", name="Group A", student=_ids(room, "Ada", "Bo"))
    draft = _draft(room)
    group = form_to(draft.open(), draft.path)
    assert group.values("for") == ["all"]
    page = draft.press("publish", **{"for": "some", "group": _group_id(room)})
    assert "Only for Group A." in page.text
    assert "2 students" in page.text
    draft.publish()
    ada, cy = room_pupil(room, "Ada"), room_pupil(room, "Cy")
    of_class = f"/class/{room.id}"
    assert draft.row.title in ada.open(of_class).text
    assert draft.row.title not in cy.open(of_class).text
    assert cy.open(f"/assignments/{draft.id}").status == 404
    grades = room.teacher.open(f"{room.home}/grades").text
    assert "not asked" in grades


def test_nobody_ticked_is_refused_and_the_page_says_how_to_mend_it(room: Room):
    draft = _draft(room)
    page = draft.press(**{"for": "some"})
    assert page.status == 422
    assert 'id="for-error">Tick a group or a student' in page.text
    assert not draft.row.for_some


def test_nobody_ticked_is_refused_and_told_once_it_is_published_too(room: Room):
    draft = _draft(room)
    draft.publish()
    page = draft.press(**{"for": "some"})
    assert page.status == 422
    assert 'id="for-error">Tick a group or a student' in page.text
    assert not draft.row.for_some


def test_a_published_assignment_is_given_to_others_later(room: Room):
    draft = _draft(room)
    draft.publish()
    page = draft.press(**{"for": "some", "student": _ids(room, "Cy")})
    assert "Only for Cy." in page.text
    with services(room.site).database.reading() as reading:
        assert audience_of(reading, draft.row).students == {room.places()["Cy"].id}


def room_pupil(room: Room, name: str) -> SiteVisitor:
    """Somebody who came with the card of that name."""
    who = SiteVisitor(room.site)
    card = room.card(name)
    page: VisitedPage = who.open(f"/card/{card}")
    who.send(form_to(page, "/card"))
    return who


def _group_id(room: Room) -> str:
    with services(room.site).database.reading() as reading:
        return str(groups_of(reading, room.row().id)[0].group.public_id)
