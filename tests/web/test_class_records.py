"""What a class keeps: grades of who has gone, its founder, its address on paper and who each card is for."""

import csv
import re
from dataclasses import replace
from io import StringIO

import pytest
from flask import Flask

from app import create_app
from school.codes import grouped_code
from tests.web.account_forms import form_to, send, sign_up
from tests.web.classroom import Room, worked
from tests.web.visitor import SiteVisitor
from web.services import services
from web.settings import SiteSettings


class TestGradesStay:
    """Leaving, moving, being removed: the grades stay where they were given, marked so."""

    @pytest.fixture
    def room(self, site: Flask) -> Room:
        room, other = Room(site), "Room 7"
        send(room.teacher, "/teach", name=other)
        for name in ("Gone", "Moved", "Sent", "Here"):
            room.joined(name)
            worked(room, name)
        gone = SiteVisitor(site)
        send(gone, f"/card/{room.card('Gone')}", "/card")
        gone.send(form_to(gone.open(f"/class/{room.id}"), f"/class/{room.id}/leave"))
        moved = f"students/{room.places()['Moved'].public_id}"
        page = room.teacher.open(f"{room.home}/{moved}")
        there = re.search(r'<option value="([0-9a-f-]{36})">Room 7', page.text)
        assert there
        room.change(f"{moved}/move", moved, to=there[1])
        sent = f"students/{room.places()['Sent'].public_id}"
        room.change(f"{sent}/remove", sent)
        return room

    def test_the_gradebook_and_its_file_have_them_marked(self, room: Room) -> None:
        page = room.teacher.open(f"{room.home}/grades")
        for word in ("left", "moved", "removed"):
            assert f"<small>{word}</small>" in page.text
        text = room.teacher.open(f"{room.home}/grades.csv").text.removeprefix("\ufeff")
        rows = {each["name"]: each for each in csv.DictReader(StringIO(text))}
        assert {name: row["membership"] for name, row in rows.items()} == {
            **{"Here": "present", "Gone": "left", "Moved": "moved", "Sent": "removed"}
        }
        assert all(row["mean_percent"] for row in rows.values())

    def test_what_they_did_can_still_be_opened(self, room: Room) -> None:
        page = room.teacher.open(f"{room.home}/grades")
        cells = {each for each in page.links if "/students/" in each and "/assignments/" in each}
        assert cells
        assert {room.teacher.open(each).status for each in cells} == {200}
        moved = room.teacher.open(f"{room.home}/students/{room.places()['Moved'].public_id}")
        assert "No longer in the class: moved." in moved.text
        assert "Create a new card" not in moved.text


class TestTeachersOfAClass:
    """A class has a founder, whom nobody else removes, and who alone erases it."""

    def with_colleague(self, site: Flask) -> tuple[Room, SiteVisitor]:
        room, wang = Room(site), SiteVisitor(site)
        sign_up(wang, "Wang")
        page = room.change("settings/invitation", "settings")
        link = re.search(r"http://localhost(/teach/with/[^\"<]+)", page.text)
        assert link
        wang.send(form_to(wang.open(link[1]), link[1]))
        return room, wang

    def test_a_teacher_is_removed_only_after_a_question(self, site: Flask) -> None:
        room, wang = self.with_colleague(site)
        action = f"{room.home}/settings/teachers"
        form = form_to(room.teacher.open(f"{room.home}/settings"), action)
        asked = [room.teacher.send(form, gone=value) for _name, value in form.buttons[:2]]
        assert wang.open(room.home).status == room.teacher.open(room.home).status == 200
        assert {each.heading for each in asked} == {"Remove Wang?", "Stop teaching Room 5?"}

    def test_the_founder_is_not_removed_and_alone_erases_the_class(self, site: Flask) -> None:
        room, wang = self.with_colleague(site)
        action = f"{room.home}/settings/teachers"
        lin = form_to(room.teacher.open(f"{room.home}/settings"), action).buttons[0][1]
        page = wang.open(f"{room.home}/settings")
        form = form_to(page, action)
        assert lin not in [value for _name, value in form.buttons]
        assert wang.send(form, gone=lin, sure="1").status == 422
        assert "who has taught the class longest" in page.text
        assert f"{room.home}/settings/erase" not in [each.action for each in page.forms]
        token = form.values("csrf_token")[0]
        sent = {"csrf_token": token, "password": "plum and bamboo"}
        assert wang.client.post(f"{room.home}/settings/erase", data=sent).status_code == 404
        assert room.teacher.open(room.home).status == 200


def test_addresses_on_paper_and_in_codes_come_from_the_setting_and_not_from_the_host(
    settings: SiteSettings,
) -> None:
    site = create_app(replace(settings, url="https://school.example"))
    try:
        room = Room(site)
        room.add("Mei")
        for name in ("__Host-fanwise", "__Host-fanwise_in"):
            cookie = room.teacher.client.get_cookie(name)
            assert cookie
            room.teacher.client.set_cookie(name, cookie.value, domain="evil.example")
        told = {
            "": f"https://school.example/join/{grouped_code(room.row().join_code)}",
            "/code": f"school.example/join/{grouped_code(room.row().join_code)}",
            "/code.html": "school.example/join",
            "/cards.html": "school.example/card",
            f"/students/{room.places()['Mei'].public_id}": "school.example/card",
        }
        for path, address in told.items():
            page = room.teacher.open(f"{room.home}{path}", base_url="http://evil.example")
            assert (page.status, address in page.text) == (200, True), path
            assert "evil.example" not in page.text, path
    finally:
        services(site).database.close()


def test_two_of_one_name_are_told_apart_on_their_cards(site: Flask) -> None:
    room = Room(site)
    room.add("Mei", "Mei", "Wang", add__1="again")
    cards = room.teacher.open(f"{room.home}/cards.html").text
    assert ("Mei (1)" in cards, "Mei (2)" in cards, "Wang (1)" in cards) == (True, True, False)
    students = room.teacher.open(f"{room.home}/students").text
    assert students.count("duplicate name") == 2
