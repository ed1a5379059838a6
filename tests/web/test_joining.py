"""Students join with a code and a name, and come back with a card; no account is needed."""

import pytest
from flask import Flask

from school.codes import grouped_code
from tests.web.account_forms import answers, form_to, send, sign_in, sign_out, sign_up
from tests.web.classroom import Room
from tests.web.visitor import SiteVisitor
from web.accounts import limits


def test_a_code_and_a_name_are_all_it_takes(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    room.set(names_by_code="1")
    room.add("Lin Mei", "Wang")
    home = mei.open("/")
    form = form_to(home, "/join")
    code = grouped_code(room.row().join_code)
    assert (form.method, "code" in home.text) == ("get", True)
    asked = mei.open(f"/join?code={code.lower().replace('-', ' ')}")
    assert asked.address == f"/join/{code}"
    page = send(mei, f"/join/{code}", "/join", name="lin mei")

    assert page.heading == "Room 5"
    assert "You have joined the class." in page.text
    assert room.card("Lin Mei") in page.text
    assert set(room.places()) == {"Lin Mei", "Wang"}
    assert "Room 5" in mei.open("/").text
    assert f"/class/{room.id}" in mei.open(f"/join/{code}").links


def test_code_and_name_may_be_typed_on_one_page(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    page = send(mei, "/join", code=room.row().join_code, name="Mei")
    assert page.address.startswith(f"/class/{room.id}")


@pytest.mark.parametrize(
    ("code", "name", "said"),
    [
        ("ZZZZZZ", "Mei", "No class has this code."),
        ("", "Mei", "No class has this code."),
        (None, " ", "Enter a name."),
        (None, "x" * 61, "at most 60"),
    ],
    ids=["wrong", "no code", "no name", "long name"],
)
def test_what_cannot_be_taken_stays_and_is_told(
    site: Flask, code: str | None, name: str, said: str
):
    room = Room(site)
    page = send(
        SiteVisitor(site), "/join", code=room.row().join_code if code is None else code, name=name
    )
    assert page.status == 422
    assert said in page.text
    assert form_to(page, "/join").values("name") == [name]
    assert room.places() == {}


def test_a_form_that_is_sent_twice_is_one_student(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    form = form_to(mei.open(f"/join/{room.row().join_code}"), "/join")
    for _ in range(2):
        mei.send(form, name="Mei")
    assert len(room.places()) == len(mei.learners()) - 1 == 1  # and the teacher


def test_a_name_that_has_come_already_is_asked_about(site: Flask):
    room, second = Room(site), SiteVisitor(site)
    room.joined("Mei")
    page = send(second, f"/join/{room.row().join_code}", "/join", name="mei")
    assert page.status == 422
    assert "is in the class, or has been" in page.text
    page = second.send(form_to(page, "/join"), ask="1")
    assert "Your teacher has been asked" in page.text
    assert len(room.places()) == 1


def test_who_tries_too_many_codes_waits(site: Flask, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "join", 3)
    room, mei = Room(site), SiteVisitor(site)
    for number in range(3):
        assert mei.open(f"/join/ZZZZZ{number}").status == 404
    assert mei.open(f"/join/{room.row().join_code}").status == 429


def test_codes_that_are_right_count_against_nobody(site: Flask, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "join", 3)
    room = Room(site)
    for number in range(5):
        room.joined(f"Mei {number}")


def test_what_was_practised_before_stays_the_students_own(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    answers(mei, 1, 2)
    room.joined("Mei", mei)
    assert mei.open("/history").text.count('class="past"') == 2
    assert room.places()["Mei"].learner_id == mei.rows()[0].learner_id


def test_a_student_shares_and_shares_no_longer(site: Flask):
    room = Room(site)
    mei = room.joined("Mei")
    action = f"/class/{room.id}/share"
    assert not room.places()["Mei"].shares
    mei.send(form_to(mei.open(f"/class/{room.id}"), action), shares="1")
    assert room.places()["Mei"].shares
    form = form_to(mei.open(f"/class/{room.id}"), action)
    form.fields.remove(("shares", "1"))
    mei.send(form)
    assert not room.places()["Mei"].shares


def test_teachers_see_practice_only_while_it_is_shared(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    answers(mei, 1, 2)
    room.joined("Mei", mei)
    page = f"{room.home}/students/{room.places()['Mei'].public_id}"
    form = form_to(mei.open(f"/class/{room.id}"), f"/class/{room.id}/share")

    def told() -> tuple[bool, bool]:
        text = room.teacher.open(page).text
        return "2 answers in the last 30 days" in text, "legend__swatch" in text

    assert told() == (False, False)
    mei.send(form, shares="1")
    assert told() == (True, True)
    mei.send(form)
    assert told() == (False, False)


def test_who_leaves_is_out_and_keeps_what_was_practised(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    answers(mei, 1)
    room.joined("Mei", mei)
    mei.send(form_to(mei.open(f"/class/{room.id}"), f"/class/{room.id}/leave"))
    assert mei.open(f"/class/{room.id}").status == 404
    assert mei.open("/history").text.count('class="past"') == 1


def test_an_account_that_is_made_later_takes_the_place_along(site: Flask):
    room = Room(site)
    mei = room.joined("Mei")
    sign_up(mei, "Mei")
    page = mei.open(f"/class/{room.id}")
    assert page.status == 200
    assert room.card("Mei") not in page.text  # the account opens it, its card no longer


def test_signing_in_takes_the_place_of_the_guest_along(site: Flask):
    room, mei = Room(site), SiteVisitor(site)
    sign_up(mei, "Mei")
    sign_out(mei)
    room.joined("Mei", mei)
    sign_in(mei, "Mei")
    assert mei.open(f"/class/{room.id}").status == 200


class TestCardsByHttp:
    """A card lets its student in, and nobody into an account."""

    def enter(self, visitor: SiteVisitor, code: str, **given: object) -> str:
        page = visitor.open(f"/card/{code}")
        return visitor.send(form_to(page, "/card"), **given).address

    def test_a_card_begins_a_place_and_goes_on_elsewhere(self, site: Flask):
        room = Room(site)
        room.add("Mei")
        first, second = SiteVisitor(site), SiteVisitor(site)
        assert self.enter(first, room.card("Mei")) == f"/class/{room.id}"
        answers(first, 1)
        assert self.enter(second, room.card("Mei").lower()) == f"/class/{room.id}"
        assert second.open("/history").text.count('class="past"') == 1

    def test_opening_the_address_signs_nobody_in(self, site: Flask):
        room, mei = Room(site), SiteVisitor(site)
        room.add("Mei")
        assert mei.open(f"/card/{room.card('Mei')}").heading == "Mei"
        assert mei.open(f"/class/{room.id}").status == 404
        assert room.places()["Mei"].learner_id is None

    def test_a_guest_keeps_answers_only_if_they_are_the_students(self, site: Flask):
        room = Room(site)
        room.add("Mei", "Wang")
        mei, wang = SiteVisitor(site), SiteVisitor(site)
        for who in (mei, wang):
            answers(who, 1)
        self.enter(mei, room.card("Mei"), keep="1")
        assert mei.open("/history").text.count('class="past"') == 1
        self.enter(wang, room.card("Wang"))
        assert "Nothing yet." in wang.open("/history").text

    def test_an_account_takes_the_place_with_its_answers(self, site: Flask):
        room = Room(site)
        mei, account = room.joined("Mei"), SiteVisitor(site)
        answers(mei, 1)
        code = room.card("Mei")
        sign_up(account, "Mei")
        assert self.enter(account, code) == f"/class/{room.id}"
        assert account.open("/history").text.count('class="past"') == 1
        assert mei.open(f"/class/{room.id}").status == 404

    def test_no_card_opens_an_account(self, site: Flask):
        room = Room(site)
        mei = room.joined("Mei")
        code = room.card("Mei")
        sign_up(mei, "Mei")
        stranger = SiteVisitor(site)
        page = stranger.open(f"/card/{code}")
        assert "This student has an account" in page.text
        token = form_to(stranger.open("/join"), "/join").values("csrf_token")[0]
        sent = stranger.client.post("/card", data={"code": code, "csrf_token": token})
        assert sent.status_code == 200
        assert stranger.open(f"/class/{room.id}").status == 404
        assert stranger.open("/account").heading == "Without an account"

    def test_a_teacher_who_tries_a_card_does_not_take_the_place(self, site: Flask):
        room = Room(site)
        room.joined("Mei")
        before = room.places()["Mei"].learner_id
        page = room.teacher.open(f"/card/{room.card('Mei')}")
        assert "You teach this class" in page.text
        token = form_to(room.teacher.open("/join"), "/join").values("csrf_token")[0]
        room.teacher.client.post("/card", data={"code": room.card("Mei"), "csrf_token": token})
        assert room.places()["Mei"].learner_id == before

    def test_a_wrong_code_opens_nothing_and_tries_are_counted(
        self, site: Flask, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setitem(limits.TRIES_BY_ADDRESS, "card", 2)
        mei = SiteVisitor(site)
        assert mei.open("/card/ABCD-EFGH-JKMN").status == 404
        assert mei.open("/card/ABCD-EFGH-JKMP").status == 404
        assert mei.open("/card/ABCD-EFGH-JKMQ").status == 429
