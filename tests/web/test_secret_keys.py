"""The secret key is changed: what was made with the former one holds while the site still knows it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from flask import Flask

from app import create_app
from school.accounts import recovery
from school.accounts.opening import find_by_name
from tests.web.account_forms import answers, form_to, is_signed_in, sign_in, sign_up
from tests.web.classroom import Room
from tests.web.test_accounts_limits import fail
from tests.web.test_accounts_recovery import OTHER, by_code, codes
from tests.web.visitor import PageForm, SiteVisitor
from web import security
from web.clock import now
from web.services import services
from web.settings import SettingsError, SiteSettings
from web.visitors import known_browser, sign_in_cookie

NEW_KEY = "n" * 32
COOKIES = (
    security.SESSION_COOKIE,
    sign_in_cookie.SIGN_IN_COOKIE,
    known_browser.KNOWN_BROWSER_COOKIE,
)
CARD = re.compile(r"(?<![\w-])[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}(?![\w-])")
QUESTION = "/drill/mcr-2014/find/1/5/1?n=5"

Restart = Callable[[bool], Flask]


@pytest.fixture
def restart(settings: SiteSettings) -> Iterator[Restart]:
    """The site with another key, that knows the former one or does not, over the same database."""
    made: list[Flask] = []

    def start(knows_former: bool) -> Flask:
        former = (settings.secret_key,) if knows_former else ()
        after = create_app(replace(settings, secret_key=NEW_KEY, old_secret_keys=former))
        made.append(after)
        return after

    yield start
    for each in made:
        services(each).database.close()


def again(visitor: SiteVisitor, site: Flask) -> SiteVisitor:
    """The same browser at the site as it is now."""
    now = SiteVisitor(site)
    for name in COOKIES:
        if cookie := visitor.client.get_cookie(name):
            now.client.set_cookie(name, cookie.value)
    return now


def question(visitor: SiteVisitor) -> PageForm:
    return visitor.open(QUESTION).question


both = pytest.mark.parametrize("knows_former", [True, False], ids=["known", "forgotten"])


@both
def test_a_guest_stays_known(site: Flask, restart: Restart, knows_former: bool):
    guest = SiteVisitor(site)
    answers(guest, 1)

    after = again(guest, restart(knows_former))

    assert ('class="past"' in after.open("/history").text) == knows_former


@both
def test_a_sign_in_goes_on(site: Flask, restart: Restart, knows_former: bool):
    lin = SiteVisitor(site)
    sign_up(lin)

    assert is_signed_in(again(lin, restart(knows_former))) == knows_former


@both
def test_a_page_that_lay_open_can_be_sent(site: Flask, restart: Restart, knows_former: bool):
    guest = SiteVisitor(site)
    form = question(guest)

    after = again(guest, restart(knows_former))
    sent = after.send(form, unknown=1, follow=False)

    assert sent.status == (303 if knows_former else 400)
    assert [row.seconds is not None for row in guest.rows()] == ([True] if knows_former else [])


@both
def test_a_name_that_waits_goes_on_waiting(site: Flask, restart: Restart, knows_former: bool):
    fail(SiteVisitor(site), 8)

    assert fail(SiteVisitor(restart(knows_former)), 1) == [429 if knows_former else 422]


@both
def test_a_known_browser_stays_known(site: Flask, restart: Restart, knows_former: bool):
    lin = SiteVisitor(site)
    sign_up(lin)
    lin.client.delete_cookie(sign_in_cookie.SIGN_IN_COOKIE)
    after = restart(knows_former)
    fail(SiteVisitor(after), 8)

    browser = again(lin, after)
    sign_in(browser)

    assert is_signed_in(browser) == knows_former


@both
def test_codes_links_and_invitations_do_not_hang_on_the_key(
    site: Flask, restart: Restart, knows_former: bool
):
    room = Room(site)
    page = room.change("settings/invitation", "settings")
    invitation = re.search(r"/teach/with/[\w-]+", page.text)
    assert invitation
    code = codes(room.teacher)[0]
    with services(site).database.writing() as writing:
        lin = find_by_name(writing, "Lin")
        assert lin
        recovery.store_link(writing, lin.learner_id, "a-link-of-a-mail", now())

    after = restart(knows_former)
    teacher = SiteVisitor(after)

    assert teacher.open("/account/reset/a-link-of-a-mail").status == 200
    by_code(teacher, code)
    sign_in(teacher, word=OTHER)
    assert is_signed_in(teacher)
    wang = SiteVisitor(after)
    sign_up(wang, "Wang")
    assert "Room 5" in wang.open(invitation[0]).heading


class TestCardsAfterwards:
    """Cards that were printed before, and those that are printed afterwards."""

    @both
    def test_a_printed_card_opens_its_place(
        self, site: Flask, restart: Restart, knows_former: bool
    ):
        room = Room(site)
        room.add("Mei")
        printed = room.card("Mei")

        mei = SiteVisitor(restart(knows_former))

        assert mei.open(f"/card/{printed}").status == (200 if knows_former else 404)
        if knows_former:
            page = mei.send(form_to(mei.open(f"/card/{printed}"), "/card"))
            assert page.address == f"/class/{room.id}"

    @both
    def test_whatever_is_printed_afterwards_opens_its_place(
        self, site: Flask, restart: Restart, knows_former: bool
    ):
        room = Room(site)
        room.add("Mei", "Wang")
        before = {room.card("Mei"), room.card("Wang")}
        after = restart(knows_former)
        teacher = again(room.teacher, after)
        if not knows_former:
            sign_in(teacher)

        page = teacher.open(f"{room.home}/cards.html")
        printed = set(CARD.findall(page.text))

        assert len(printed) == 2
        assert (printed == before) == knows_former
        assert set(CARD.findall(teacher.open(f"{room.home}/cards.html").text)) == printed
        student = teacher.open(f"{room.home}/students/{room.places()['Mei'].public_id}")
        assert set(CARD.findall(student.text)) < printed
        names = {SiteVisitor(after).open(f"/card/{code}").heading for code in printed}
        assert names == {"Mei", "Wang"}

    def test_another_card_is_made_with_the_new_key(self, site: Flask, restart: Restart):
        room = Room(site)
        room.add("Mei")
        student = f"students/{room.places()['Mei'].public_id}"
        room.teacher = again(room.teacher, restart(True))
        room.change(f"{student}/card", student)
        (code,) = set(CARD.findall(room.teacher.open(f"{room.home}/{student}").text))

        assert SiteVisitor(restart(False)).open(f"/card/{code}").heading == "Mei"


def test_former_keys_are_read_from_the_environment():
    given = {"FANWISE_SECRET_KEY": "n" * 32, "DATABASE_URL": "sqlite://"}
    former = f" {'a' * 32}, {'b' * 40},"

    read = SiteSettings.read({**given, "FANWISE_OLD_SECRET_KEYS": former})

    assert read.secret_keys == ("n" * 32, "a" * 32, "b" * 40)
    assert SiteSettings.read(given).secret_keys == ("n" * 32,)
    with pytest.raises(SettingsError, match="FANWISE_OLD_SECRET_KEYS"):
        SiteSettings.read({**given, "FANWISE_OLD_SECRET_KEYS": "short"})
