"""Who is who in a class: nobody becomes the student before, takes another's place, or begins afresh."""

import pytest
from flask import Flask
from sqlalchemy import select

from school.assignments.models import AssignmentAttempt
from school.classes.models import Student
from school.codes import grouped_code
from tests.web.account_forms import form_to, send, sign_up
from tests.web.classroom import Room, worked
from tests.web.statements import traffic
from tests.web.visitor import SiteVisitor, VisitedPage
from web.accounts import limits
from web.services import services


def owners(room: Room) -> dict[str, list[Student]]:
    """The places of the class by name, of which several may have one."""
    with services(room.site).database.reading() as reading:
        rows = reading.scalars(select(Student).where(Student.class_id == room.row().id)).all()
    return {each.name: [one for one in rows if one.name == each.name] for each in rows}


def ask(who: SiteVisitor, room: Room, name: str, **given: str) -> VisitedPage:
    """Fill in the form that one comes to by the code of the class."""
    return send(who, f"/join/{room.row().join_code}", "/join", name=name, **given)


def settle(room: Room, choice: int) -> VisitedPage:
    """Press one of the buttons of whoever waits."""
    action = f"{room.home}/students/waiting"
    form = form_to(room.teacher.open(f"{room.home}/students"), action)
    name, value = form.buttons[choice]
    return room.teacher.send(form, **{name: value})


class TestWaiting:
    """A name that is there is not had by typing it: its teacher says who has come."""

    def test_another_student_of_the_same_name_has_no_place_before_the_teacher_says_so(
        self, site: Flask
    ) -> None:
        room, second = Room(site), SiteVisitor(site)
        room.joined("Mei")
        worked(room, "Mei")
        page = ask(second, room, "Mei")
        assert page.status == 422
        page = second.send(form_to(page, "/join"), ask="1")
        assert "Your teacher has been asked to let you in as" in page.text
        assert second.open(f"/class/{room.id}").status == 404
        assert len(owners(room)["Mei"]) == 1
        assert "1 student is waiting to be let in." in room.teacher.open(room.home).text

        page = settle(room, 0)
        assert "let in by a teacher" in page.text
        assert len(owners(room)["Mei"]) == 2
        assert second.open(f"/class/{room.id}").status == 200

    def test_a_name_on_the_roster_opens_neither_place_nor_card_by_the_class_code(
        self, site: Flask
    ) -> None:
        room, thief = Room(site), SiteVisitor(site)
        room.add("Mei")
        page = ask(thief, room, "Mei")
        assert page.status == 422
        assert "use the card" in page.text
        assert room.card("Mei") not in page.text
        assert thief.open(f"/class/{room.id}").status == 404
        assert room.places()["Mei"].learner_id is None

    def test_of_two_on_the_roster_with_one_name_no_third_is_made(self, site: Flask) -> None:
        room, who = Room(site), SiteVisitor(site)
        room.set(names_by_code="1")
        room.add("Mei", "Mei", add__1="again")
        assert ask(who, room, "Mei").status == 422
        assert len(owners(room)["Mei"]) == 2

    def test_the_teacher_may_let_the_code_take_a_name_and_sees_who_came_by_it(
        self, site: Flask
    ) -> None:
        room = Room(site)
        room.add("Mei")
        assert "With their cards" in room.teacher.open(f"{room.home}/students").text
        room.set(names_by_code="1")
        room.joined("Mei")
        assert "joined by code" in room.teacher.open(f"{room.home}/students").text
        assert len(owners(room)["Mei"]) == 1
        room.set(names_by_code=None)
        assert not room.row().names_by_code

    def test_who_waits_is_the_one_of_the_list_or_is_turned_away(self, site: Flask) -> None:
        room, mei, other = Room(site), SiteVisitor(site), SiteVisitor(site)
        room.add("Mei", "Wang")
        for who, name in ((mei, "Mei"), (other, "Wang")):
            who.send(form_to(ask(who, room, name), "/join"), ask="1")
        settle(room, 0)
        assert room.places()["Mei"].learner_id is not None
        assert mei.open(f"/class/{room.id}").status == 200
        settle(room, 2)
        assert room.places()["Wang"].learner_id is None
        assert form_to(other.open(f"/join/{room.row().join_code}"), "/join")

    def test_the_page_of_students_asks_no_more_where_more_wait(self, site: Flask) -> None:
        room, asked = Room(site), []
        for name in ("Mei", "Li", "Wang"):
            room.add(name)
            who = SiteVisitor(site)
            who.send(form_to(ask(who, room, name), "/join"), ask="1")
            with traffic(site) as seen:
                page = room.teacher.open(f"{room.home}/students")
            asked.append((page.text.count("Decline"), len(seen.statements)))
        least = asked[0][1]
        assert asked == [(1, least), (2, least), (3, least)]

    def test_a_full_class_says_so_to_who_takes_somebody_back(
        self, site: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room = Room(site)
        mei = room.joined("Mei")
        worked(room, "Mei")
        mei.send(form_to(mei.open(f"/class/{room.id}"), f"/class/{room.id}/leave"))
        room.add("Li")
        monkeypatch.setattr("school.classes.places.MOST_STUDENTS", 1)
        form = form_to(room.teacher.open(f"{room.home}/students"), f"{room.home}/students/left")
        page = room.teacher.send(form, back=str(room.places()["Mei"].public_id))
        assert page.status == 422
        assert "A class can have at most" in page.text
        assert room.places()["Mei"].left_at is not None

    def test_a_place_that_could_not_be_meant_is_given_to_nobody(self, site: Flask) -> None:
        room, who = Room(site), SiteVisitor(site)
        room.joined("Wang")
        room.add("Mei")
        who.send(form_to(ask(who, room, "Mei"), "/join"), ask="1")
        action = f"{room.home}/students/waiting"
        form = form_to(room.teacher.open(f"{room.home}/students"), action)
        taken = room.places()["Wang"].public_id
        for answer in (str(taken), "", "nothing"):
            assert room.teacher.send(form, **{"as": answer}).status == 404


class TestErasing:
    """Who erases their own data keeps nothing here, and wins nothing by it."""

    def test_whoever_types_the_name_of_who_erased_their_own_data_waits_for_the_teacher(
        self, site: Flask
    ) -> None:
        room, again = Room(site), SiteVisitor(site)
        mei = room.joined("Mei")
        worked(room, "Mei")
        place = room.places()["Mei"].id
        assert "stays with their teachers" in mei.open("/account/erase").text
        send(mei, "/account/erase")

        students = room.teacher.open(f"{room.home}/students").text
        assert "left, own data deleted" in students
        assert "left, own data deleted" in room.teacher.open(f"{room.home}/grades").text
        with services(site).database.reading() as reading:
            (attempt,) = reading.scalars(select(AssignmentAttempt)).all()
            assert attempt.student_id == place

        refused = ask(again, room, "mei")
        assert refused.status == 422
        assert room.places()["Mei"].learner_id is None
        again.send(form_to(refused, "/join"), ask="1")
        settle(room, 0)  # the student of the place; the next button is another of that name
        assert again.open(f"/class/{room.id}").status == 200
        assert room.names() == ["Mei"]
        assert [each.id for each in owners(room)["Mei"]] == [place]
        who = room.places()["Mei"].public_id
        trail = room.teacher.open(f"{room.home}/students/{who}").text
        assert "Left, own data deleted." in trail
        assert "let the student in." in trail

    def test_who_leaves_first_wins_no_fresh_attempt_either(self, site: Flask) -> None:
        room, elsewhere = Room(site), SiteVisitor(site)
        mei = room.joined("Mei")
        worked(room, "Mei")
        place = room.places()["Mei"].id
        mei.send(form_to(mei.open(f"/class/{room.id}"), f"/class/{room.id}/leave"))
        assert ask(elsewhere, room, "Mei").status == 422
        send(mei, "/account/erase")  # the browser is nobody's now, and so is the place
        assert ask(mei, room, "Mei").status == 422
        assert [each.id for each in owners(room)["Mei"]] == [place]


class TestSharedComputer:
    """Whoever comes next is not the one before."""

    def test_a_student_without_an_account_signs_out_on_every_page(self, site: Flask) -> None:
        room = Room(site)
        mei = room.joined("Mei")
        card = room.card("Mei")
        for path in (f"/class/{room.id}", "/join", "/", "/mcr-2014/drill"):
            assert "/student/sign-out" in mei.open(path).links, path
        page = mei.open("/student/sign-out")
        assert card not in page.text
        mei.send(form_to(page, "/student/sign-out"))
        assert mei.open(f"/class/{room.id}").status == 404
        assert "Mei" not in mei.open("/").text
        send(mei, f"/card/{card}", "/card")
        assert mei.open(f"/class/{room.id}").status == 200

    def test_the_next_student_who_types_another_code_does_not_become_the_one_before(
        self, site: Flask
    ) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        shared = one.joined("Mei")
        page = shared.open(f"/join/{other.row().join_code}")
        assert "Join as the same person, or sign out first." in page.text
        assert shared.send(form_to(page, "/join"), name="Li").status == 422
        assert owners(other) == {}

        out = form_to(page, "/student/sign-out")
        page = shared.send(out)
        assert page.address == f"/join/{grouped_code(other.row().join_code)}"
        shared.send(form_to(page, "/join"), name="Li")
        assert other.places()["Li"].learner_id != one.places()["Mei"].learner_id

    def test_the_form_with_code_and_name_asks_as_well(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        shared = one.joined("Mei")
        code = other.row().join_code
        assert send(shared, "/join", code=code, name="Li").status == 422
        assert owners(other) == {}

    def test_who_says_to_be_the_same_is_one_learner_in_both_classes(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        mei = one.joined("Mei")
        same = str(one.places()["Mei"].public_id)
        page = ask(mei, other, "Mei", same=same)
        assert page.address.startswith(f"/class/{other.id}")
        assert other.places()["Mei"].learner_id == one.places()["Mei"].learner_id

    def test_the_code_of_ones_own_class_asks_who_is_there(self, site: Flask) -> None:
        room = Room(site)
        shared = room.joined("Mei")
        page = shared.open(f"/join/{room.row().join_code}")
        assert "In this browser you are" in page.text
        assert f"/class/{room.id}" in page.links
        page = shared.send(form_to(page, "/student/sign-out"))
        shared.send(form_to(page, "/join"), name="Li")
        assert room.places()["Li"].learner_id != room.places()["Mei"].learner_id

    def test_who_left_or_waits_is_asked_about_too(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        shared = one.joined("Mei")
        worked(one, "Mei")
        shared.send(form_to(shared.open(f"/class/{one.id}"), f"/class/{one.id}/leave"))
        assert ask(shared, one, "Li").status == 422  # and does not come back as Mei
        assert ask(shared, other, "Li").status == 422

        waiting = SiteVisitor(site)
        one.add("Chen")
        waiting.send(form_to(ask(waiting, one, "Chen"), "/join"), ask="1")
        assert ask(waiting, other, "Li").status == 422
        assert owners(other) == {}

    def test_who_has_no_card_is_told_what_signing_out_loses(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        comes_back, lost = "can sign in again with the card", "cannot be recovered"
        one.add("Chen")
        waits = SiteVisitor(site)
        waits.send(form_to(ask(waits, one, "Chen"), "/join"), ask="1")
        here, there = (waits.open(f"/join/{each.row().join_code}").text for each in (one, other))
        assert "you are waiting, as" in there
        for text in (here, there):
            assert lost in text
            assert comes_back not in text

        left = one.joined("Mei")
        worked(one, "Mei")
        assert comes_back in left.open(f"/join/{one.row().join_code}").text
        assert comes_back in left.open(f"/join/{other.row().join_code}").text
        left.send(form_to(left.open(f"/class/{one.id}"), f"/class/{one.id}/leave"))
        text = left.open(f"/join/{other.row().join_code}").text
        assert "In this browser you were" in text
        assert lost in text

    def test_an_account_is_asked_nothing(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        mei = SiteVisitor(site)
        sign_up(mei, "Mei")
        for room in (one, other):
            assert ask(mei, room, "Mei").address.startswith(f"/class/{room.id}")
        code = one.row().join_code
        assert mei.open(f"/join/{code}").address == f"/class/{one.id}"
        assert "/student/sign-out" not in mei.open("/").links

    def test_signing_out_as_a_student_leaves_an_account_signed_in(self, site: Flask) -> None:
        mei = SiteVisitor(site)
        sign_up(mei, "Mei")
        token = form_to(mei.open("/join"), "/join").values("csrf_token")[0]
        mei.client.post("/student/sign-out", data={"csrf_token": token})
        assert mei.open("/account").heading != "Without an account"

    def test_a_card_says_who_is_signed_out_by_it(self, site: Flask) -> None:
        one, other = Room(site), Room(site, teacher="Wang", name="Room 7")
        shared = one.joined("Mei")
        other.add("Li")
        page = shared.open(f"/card/{other.card('Li')}")
        assert "is signed out here" in page.text
        shared.send(form_to(page, "/card"))
        assert other.places()["Li"].learner_id != one.places()["Mei"].learner_id

    def test_signing_out_keeps_the_language(self, site: Flask) -> None:
        room, mei = Room(site), SiteVisitor(site)
        mei.choose(lang="ja")
        room.joined("Mei", mei)
        send(mei, "/student/sign-out")
        assert mei.open("/").lang == "ja"


class TestGuessing:
    """Codes that are wrong are slowed like passwords."""

    def test_wrong_cards_are_slowed(self, site: Flask) -> None:
        who, letters = SiteVisitor(site), "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
        pages = [
            who.open(f"/card/ABCD-EFGH-JK{one}{other}") for one in letters[:2] for other in letters
        ][:60]
        assert {each.status for each in pages} == {404, 429}
        assert "Too many attempts." in pages[-1].text
        assert int(pages[-1].headers["Retry-After"]) > 0

    def test_one_card_code_is_tried_only_so_often(self, site: Flask) -> None:
        who = SiteVisitor(site)
        found = [who.open("/card/ABCD-EFGH-JKMN").status for _ in range(9)]
        assert found == [404] * 8 + [429]

    def test_wrong_class_codes_are_slowed(self, site: Flask) -> None:
        who = SiteVisitor(site)
        pages = [who.open(f"/join/ZZZZ{number:02}") for number in range(40)]
        assert {each.status for each in pages} == {404, 429}
        assert "Too many attempts." in pages[-1].text

    def test_names_are_not_read_out_of_the_list_by_trying_them(
        self, site: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("web.accounts.limits.TRIES_BY_NAME", {"join-name": 2})
        room, who = Room(site), SiteVisitor(site)
        room.add("Mei")
        assert [ask(who, room, "Mei").status for _ in range(3)] == [422, 422, 429]
        assert ask(who, room, "Li").status == 200  # a free name is none of those

    def test_names_are_counted_too_where_the_teacher_is_asked_at_once(
        self, site: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("web.accounts.limits.TRIES_BY_NAME", {"join-name": 2})
        room, who = Room(site), SiteVisitor(site)
        room.add("Mei", "Li", "Wang")
        path = f"/join/{room.row().join_code}"
        form = form_to(who.open(path), "/join")
        found = [who.send(form, name=name, ask="1") for name in ("Mei", "Li", "Wang")]
        assert [each.status for each in found] == [200, 200, 429]
        assert "Li" in who.open(path).text, "waits under the last name that was counted"

    def test_when_there_were_too_many_names_a_student_may_still_ask_the_teacher(
        self, site: Flask, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "join-name", 1)
        room, mei, li = Room(site), SiteVisitor(site), SiteVisitor(site)
        room.add("Mei", "Li")
        assert ask(mei, room, "Mei").status == 422
        page = ask(li, room, "Li")
        assert page.status == 429
        page = li.send(form_to(page, "/join"), ask="1")
        assert "Your teacher has been asked to let you in as" in page.text
        assert "1 student is waiting to be let in." in room.teacher.open(room.home).text

    def test_one_class_does_not_use_up_the_tries_of_another_at_the_same_school(self) -> None:
        assert limits.TRIES_BY_ADDRESS["join-name"] >= 4 * limits.TRIES_BY_NAME["join-name"]
