"""Teachers make classes, fill them, hand them on and close them."""

import re
from html import unescape

import pytest
from flask import Flask
from sqlalchemy import func, select

from school.accounts.models import Role, UserAccount
from school.classes.models import SchoolClass
from school.codes import grouped_code
from tests.school.classes.made import answered
from tests.web.account_forms import WORD, form_to, send, sign_up
from tests.web.classroom import Room
from tests.web.visitor import SiteVisitor
from web.services import services

THIRTY = [f"Student {number}" for number in range(1, 31)]


def test_anybody_with_an_account_starts_to_teach(site: Flask):
    lin = SiteVisitor(site)
    assert "/account/new?back=/teach" in lin.open("/teach").links
    codes = send(lin, "/account/new?back=/teach", "/account/new", name="Lin", fresh=WORD)
    assert "/teach" in codes.links  # on from the recovery codes, without looking for it
    page = send(lin, "/teach", name=" Mahjong  on Wednesdays ", rules="rengo")

    assert page.heading == "Mahjong on Wednesdays"
    assert "The class has been created." in page.text
    with services(site).database.reading() as reading:
        made = reading.scalars(select(SchoolClass)).one()
        assert (made.name, made.rules, made.joining) == ("Mahjong on Wednesdays", "rengo", True)
        assert reading.scalars(select(UserAccount.role)).one() is Role.TEACHER
    assert '<a href="/teach" aria-current="page">Teach</a>' in lin.open("/teach").text
    assert '<a href="/teach">Teach</a>' in lin.open("/settings").text


def test_the_zone_of_a_class_is_that_of_the_browser(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    lin.client.set_cookie("zone", "Asia%2FTokyo")
    send(lin, "/teach", name="Room 5")
    with services(site).database.reading() as reading:
        assert reading.scalars(select(SchoolClass.zone)).one() == "Asia/Tokyo"


def test_a_form_sent_twice_makes_one_class(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin)
    form = form_to(lin.open("/teach"), "/teach")
    for _ in range(2):
        lin.send(form, name="Room 5")
    with services(site).database.reading() as reading:
        assert reading.scalar(select(func.count()).select_from(SchoolClass)) == 1


@pytest.mark.parametrize(("name", "said"), [(" ", "Enter a name."), ("x" * 81, "at most 80")])
def test_a_class_has_a_name_and_what_was_typed_stays(site: Flask, name: str, said: str):
    lin = SiteVisitor(site)
    sign_up(lin)
    page = send(lin, "/teach", name=name, rules="imj")
    assert page.status == 422
    assert said in page.text
    assert form_to(page, "/teach").values("name") == [name]
    assert form_to(page, "/teach").values("rules") == ["imj"]


class TestStudents:
    """Names are pasted, asked about where they are doubtful, and changed one by one."""

    def test_thirty_names_are_thirty_students(self, site: Flask):
        room = Room(site)
        page = room.add(*(f"{at}. {name}" for at, name in enumerate(THIRTY, 1)))
        assert "30 students were added." in page.text
        assert sorted(room.places()) == sorted(THIRTY)

    def test_about_doubles_it_is_asked_and_nothing_is_lost(self, site: Flask):
        room = Room(site)
        room.add("Mei", "Wang")
        pasted = "mei\nLi\nLi\nZhou\n---"
        asked = room.paste(pasted)
        assert asked.status == 200
        assert set(room.places()) == {"Mei", "Wang"}
        assert pasted in asked.text
        assert (
            '<code lang="und">---</code> <span class="quiet">contains no name</span>' in asked.text
        )
        assert "2 names will be added. 1 line is left out." in asked.text
        assert "2 names are in the class already" in asked.text
        room.confirm(asked, **{"add-2": "again"})
        assert sorted(room.places()) == ["Li", "Mei", "Wang", "Zhou"]
        assert room.teacher.open(f"{room.home}/students").text.count("duplicate name") == 2

    def test_each_line_can_be_changed_before_it_is_added(self, site: Flask):
        room = Room(site)
        read = room.paste("Name;Email", "Ada;ada@x", ";bob@x", "Carl;c@x", "Dora;d@x")
        for why in ("column headings", "has nothing in the name column"):
            assert why in read.text
        form = form_to(read, f"{room.home}/students")
        form.fields.remove(("add-4", "1"))
        room.teacher.send(form, **{"name-1": "Ada Lovelace", "name-2": "Bob"})
        assert sorted(room.places()) == ["Ada Lovelace", "Bob", "Carl"]

    def test_pasted_numbers_are_shown_and_stay_with_their_names(self, site: Flask):
        room = Room(site)
        read = room.paste("学号,姓名", "2026001,Wang Fang", "2026002,Li Na", "2026003,Mei")
        assert 'Student number <b lang="und">2026002</b>' in read.text
        form = form_to(read, f"{room.home}/students")
        form.fields = [each for each in form.fields if each[0] != "add-1"]
        room.teacher.send(form, **{"name-2": "Li Na-Marie"})
        assert {name: each.number for name, each in room.places().items()} == {
            "Li Na-Marie": "2026002",
            "Mei": "2026003",
        }

    def test_a_name_in_another_order_is_told_and_may_be_added(self, site: Flask):
        room = Room(site)
        room.add("Lovelace, Ada")
        read = room.paste("Ada Lovelace")
        assert "Perhaps already in the class, as “Lovelace, Ada”." in unescape(
            re.sub(r"<[^>]+>", "", read.text)
        )
        room.confirm(read)
        assert len(room.places()) == 2

    def test_what_is_written_as_a_name_is_looked_at_again(self, site: Flask):
        room = Room(site)
        room.add("Mei")
        read = room.paste("Ada", "Bob", "Carl")
        wrong = room.confirm(read, **{"name-0": "x" * 61, "name-1": "mei"})
        assert wrong.status == 422
        assert "A name can have at most 60 characters." in wrong.text
        assert "Already in the class." in wrong.text
        assert set(room.places()) == {"Mei"}
        asked = room.confirm(wrong, **{"name-0": "Ada"})
        assert sorted(room.places()) == ["Ada", "Carl", "Mei"]
        assert asked.status == 200

    def test_who_came_while_the_names_were_looked_at_is_asked_about(self, site: Flask):
        room = Room(site)
        read = room.paste("Mei", "Wang")
        room.add("Mei")
        asked = room.confirm(read)
        assert (asked.status, room.names()) == (422, ["Mei"])
        room.confirm(asked)
        assert sorted(room.names()) == ["Mei", "Wang"]

    def test_nothing_ticked_adds_nobody(self, site: Flask):
        room = Room(site)
        page = room.confirm(room.paste("----", "bob@x"))
        assert page.status == 422
        assert "Tick or enter at least one name." in page.text
        assert room.names() == []

    @pytest.mark.parametrize(
        ("names", "said"),
        [("", "Enter at least one name."), ("\n".join(map(str, range(201))), "At most 200 names")],
        ids=["none", "too many"],
    )
    def test_what_cannot_be_added_stands_there_again(self, site: Flask, names: str, said: str):
        room = Room(site)
        page = room.add(names)
        assert page.status == 422
        assert said in page.text
        assert names in page.text

    def test_a_student_is_renamed_and_has_a_new_card(self, site: Flask):
        room = Room(site)
        room.add("Mai")
        part = f"students/{room.places()['Mai'].public_id}"
        old = room.card("Mai")
        assert old in room.teacher.open(f"{room.home}/{part}").text
        assert "Saved." in room.change(f"{part}/name", part, name="Mei").text
        assert "a new card" in room.change(f"{part}/card", part).text
        assert SiteVisitor(site).open(f"/card/{old}").status == 404
        assert SiteVisitor(site).open(f"/card/{room.card('Mei')}").heading == "Mei"
        wrong = room.change(f"{part}/name", part, name=" ")
        assert (wrong.status, "Enter a name." in wrong.text) == (422, True)

    def test_a_student_is_moved_to_another_class(self, site: Flask):
        room = Room(site)
        send(room.teacher, "/teach", name="Room 7")
        mei = room.joined("Mei")
        part = f"students/{room.places()['Mei'].public_id}"
        with services(site).database.reading() as reading:
            other = reading.scalars(select(SchoolClass).where(SchoolClass.name == "Room 7")).one()
        room.change(f"{part}/move", part, to=other.public_id)
        assert mei.open(f"/class/{room.id}").status == 404
        assert mei.open(f"/class/{other.public_id}").heading == "Room 7"

    def test_nobody_is_moved_to_a_class_of_others(self, site: Flask):
        room, others = Room(site), Room(site, "Wang", "Room 7")
        send(room.teacher, "/teach", name="Room 6")
        room.add("Mei")
        part = f"students/{room.places()['Mei'].public_id}"
        assert room.change(f"{part}/move", part, to=others.id).status == 404
        assert room.places()["Mei"].left_at is None

    def test_who_is_removed_with_grades_can_be_taken_back_or_erased(self, site: Flask):
        room = Room(site)
        mei = room.joined("Mei")
        with services(site).database.writing() as writing:
            teacher = writing.scalars(select(UserAccount.learner_id)).one()
            answered(writing, room.row(), room.places()["Mei"], by=teacher)
        part = f"students/{room.places()['Mei'].public_id}"
        page = room.change(f"{part}/remove", part)
        assert "No longer in the class" in page.text
        assert mei.open(f"/class/{room.id}").status == 404
        mark = str(room.places()["Mei"].public_id)
        room.change("students/left", "students", back=mark)
        assert mei.open(f"/class/{room.id}").status == 200
        room.change(f"{part}/remove", part)
        room.change("students/left", "students", erase=mark)
        assert room.places() == {}


class TestSettings:
    """The class as a whole: what it is called, who joins, who teaches, its end."""

    def test_name_rules_zone_and_joining_are_changed(self, site: Flask):
        room = Room(site)
        form = form_to(room.teacher.open(f"{room.home}/settings"), f"{room.home}/settings")
        form.fields.remove(("joining", "1"))
        page = room.teacher.send(form, name="Room 6", rules="imj", zone="Europe/Vienna")
        found = room.row()
        assert "Your changes are saved." in page.text
        assert (found.name, found.rules, found.zone) == ("Room 6", "imj", "Europe/Vienna")
        assert not found.joining
        assert SiteVisitor(site).open(f"/join/{found.join_code}").status == 404

    @pytest.mark.parametrize(
        ("given", "said"),
        [({"zone": "Moon/Crater"}, "Choose a time zone"), ({"name": ""}, "Enter a name.")],
        ids=["zone", "name"],
    )
    def test_what_cannot_be_is_refused(self, site: Flask, given: dict[str, str], said: str):
        room = Room(site)
        page = room.change("settings", **given)
        assert (page.status, said in page.text) == (422, True)

    def test_a_new_code_takes_the_place_of_the_old(self, site: Flask):
        room = Room(site)
        old = room.row().join_code
        page = room.change("settings/code", "settings")
        fresh = room.row().join_code
        assert grouped_code(fresh) in page.text
        assert SiteVisitor(site).open(f"/join/{old}").status == 404
        assert SiteVisitor(site).open(f"/join/{fresh}").heading == "Room 5"

    def test_the_projector_shows_code_address_and_qr(self, site: Flask):
        room = Room(site)
        page = room.teacher.open(f"{room.home}/code")
        code = grouped_code(room.row().join_code)
        assert f"localhost/join/{code}" in page.text
        assert f'lang="und">{code}</span></p>' in page.text
        assert '<svg aria-hidden="true"' in page.text

    def test_a_link_makes_one_other_teacher(self, site: Flask):
        room, wang = Room(site), SiteVisitor(site)
        page = room.change("settings/invitation", "settings")
        found = re.search(r"http://localhost(/teach/with/[^\"<]+)", page.text)
        assert found
        link = found[1]
        assert "1 invitation not used yet" in page.text
        assert f"/account/new?back={link}" in wang.open(link).links
        sign_up(wang, "Wang")
        assert "Room 5" in wang.open(link).heading
        assert wang.send(form_to(wang.open(link), link)).address == room.home
        zhou = SiteVisitor(site)
        sign_up(zhou, "Zhou")
        assert zhou.open(link).status == 404
        assert zhou.open(room.home).status == 404
        assert "Wang" in room.teacher.open(f"{room.home}/settings").text

    def test_teachers_go_but_not_the_last(self, site: Flask):
        room, wang = Room(site), SiteVisitor(site)
        sign_up(wang, "Wang")
        page = room.change("settings/invitation", "settings")
        link = re.search(r"http://localhost(/teach/with/[^\"<]+)", page.text)[1]  # type: ignore[index]
        wang.send(form_to(wang.open(link), link))
        action = f"{room.home}/settings/teachers"
        form = form_to(wang.open(f"{room.home}/settings"), action)
        own = [value for name, value in form.buttons if name == "gone"]
        assert len(own) == 1  # not Lin, who founded the class
        form = form_to(room.teacher.open(f"{room.home}/settings"), action)
        lin = next(value for name, value in form.buttons if value not in own)
        asked = room.teacher.send(form, gone=lin)
        assert room.teacher.open(room.home).status == 200
        room.teacher.send(form_to(asked, action))
        assert room.teacher.open(room.home).status == 404
        form = form_to(wang.open(f"{room.home}/settings"), action)
        assert wang.send(form, gone=own[0], sure="1").status == 422
        assert wang.open(room.home).status == 200

    def test_invitations_are_taken_back(self, site: Flask):
        room = Room(site)
        page = room.change("settings/invitation", "settings")
        link = re.search(r"http://localhost(/teach/with/[^\"<]+)", page.text)[1]  # type: ignore[index]
        room.change("settings/teachers", "settings", uninvite="1")
        assert SiteVisitor(site).open(link).status == 404

    def test_an_archived_class_is_read_and_not_changed(self, site: Flask):
        room = Room(site)
        mei = room.joined("Mei")
        form = form_to(room.teacher.open(f"{room.home}/students"), f"{room.home}/students")
        room.change("settings/archive", "settings")
        assert room.teacher.open(f"{room.home}/students").status == 200
        refused = room.teacher.send(form, names="Wang")
        assert (refused.status, refused.heading) == (409, "This class is archived.")
        assert set(room.places()) == {"Mei"}
        assert mei.open(f"/class/{room.id}").status == 200
        assert SiteVisitor(site).open(f"/join/{room.row().join_code}").status == 404
        room.change("settings/archive", "settings", back="1")
        assert room.teacher.send(form, names="Wang").status == 200

    def test_a_class_is_erased_after_the_password(self, site: Flask):
        room = Room(site)
        wrong = room.change("settings/erase", "settings", password="not mine")
        assert (wrong.status, "That is not your password." in wrong.text) == (422, True)
        page = room.change("settings/erase", "settings", password=WORD)
        assert page.address == "/teach"
        assert room.teacher.open(room.home).status == 404

    def test_who_erases_the_account_is_told_which_classes_go(self, site: Flask):
        room = Room(site)
        mei = room.joined("Mei")
        page = room.teacher.open("/account/erase")
        assert "deleted too" in page.text
        assert "Room 5" in page.text
        assert "Room 5" in mei.open("/account/erase").text
        send(room.teacher, "/account/erase", password=WORD)
        assert mei.open(f"/class/{room.id}").status == 404
