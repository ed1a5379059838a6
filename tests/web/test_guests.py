"""Visitors, guests and what they chose."""

import pytest
from flask import Flask

from school.accounts import erasures
from school.accounts.erasures import erase_learners
from tests.web.account_forms import is_signed_in, sign_up
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.services import services

QUESTION = "/drill/mcr-2014/find/1/5/1?n=5"


def test_looking_round_makes_no_guest(visitor: SiteVisitor):
    for address in ("/", "/mcr-2014/drill", QUESTION, "/mcr-2014/fans"):
        visitor.open(address)

    assert visitor.learners() == []


def test_the_first_answer_makes_a_guest_and_the_next_keeps_it(visitor: SiteVisitor):
    visitor.answer(QUESTION, unknown=1)
    visitor.answer(QUESTION, unknown=1)

    (guest,) = visitor.learners()
    assert {row.learner_id for row in visitor.rows()} == {guest.id}


@pytest.mark.parametrize(
    ("setting", "shown"),
    [
        ({"lang": "ja"}, '<html lang="ja"'),
        ({"theme": "dark"}, 'data-theme="dark"'),
        ({"numerals": "on"}, 'data-tiles="index"'),
        ({"shortcuts": "off"}, 'data-shortcuts="off"'),
    ],
)
def test_a_choice_is_remembered_without_a_guest(visitor: SiteVisitor, setting: dict, shown: str):
    assert shown not in visitor.open("/").text

    back = visitor.choose(**setting)

    assert back.address == "/mcr-2014/drill"
    assert shown in back.text
    assert shown in visitor.open("/").text
    assert visitor.learners() == []


def test_choices_go_into_the_guest_at_the_first_answer(visitor: SiteVisitor):
    visitor.choose(lang="ja")
    visitor.choose(theme="dark")
    visitor.answer(QUESTION, unknown=1)

    (guest,) = visitor.learners()
    assert (guest.settings.language, guest.settings.theme) == ("ja", "dark")


def test_a_guest_changes_the_choices_of_the_row(visitor: SiteVisitor):
    visitor.answer(QUESTION, unknown=1)
    page = visitor.choose(lang="zh-Hans")

    (guest,) = visitor.learners()
    assert guest.settings.language == "zh-Hans"
    assert page.lang == "zh-Hans"


def test_a_choice_that_nobody_offers_is_refused(visitor: SiteVisitor):
    assert visitor.choose(lang="tlh").status == 400
    assert visitor.choose(theme="plaid").status == 400


@pytest.mark.parametrize("back", ["//elsewhere.example/", "https:" + "//elsewhere.example", "/\\x"])
def test_settings_lead_back_to_this_site_only(visitor: SiteVisitor, back: str):
    assert visitor.choose(theme="dark", back=back).address == "/"


def test_a_guest_who_comes_back_gets_one_next_step(visitor: SiteVisitor):
    visitor.answer("/drill/mcr-2014/waits/2/5/3?n=20", unknown=1)

    page = visitor.open("/")

    assert page.heading == "Continue your drill."
    assert "17 of 20 questions are left." in page.text
    assert "/drill/mcr-2014/waits/2/5/4?n=20" in page.links
    assert page.text.count("button--primary") == 1


def test_after_a_finished_run_the_next_step_is_another(visitor: SiteVisitor):
    visitor.answer("/drill/mcr-2014/waits/2/5/5?n=5", unknown=1)

    page = visitor.open("/")

    assert page.heading == "Something new."
    assert "/next" in page.links
    assert page.link_to("/mcr-2014/drill?").startswith("/mcr-2014/drill?kind=waits&level=2")


def test_a_forged_cookie_is_no_guest(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer(QUESTION, unknown=1)
    cookie = visitor.client.get_cookie("fanwise")
    assert cookie is not None

    thief = SiteVisitor(site)
    thief.client.set_cookie("fanwise", cookie.value[:-3] + "abc")

    assert thief.open("/").heading == "Know what a hand is worth, and why."


def test_an_erased_guest_begins_again(visitor: SiteVisitor):
    visitor.answer(QUESTION, unknown=1)
    visitor.choose(theme="dark")
    (guest,) = visitor.learners()
    with services(visitor.site).database.writing() as writing:
        erase_learners(writing, [guest.id], now())

    page = visitor.answer(QUESTION, unknown=1)

    assert page.status == 200
    assert len(visitor.learners()) == 1


@pytest.mark.parametrize("comes_back", ["answers", "signs up"])
def test_a_guest_of_whom_something_is_still_to_be_deleted_begins_again(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch, comes_back: str
):
    monkeypatch.setattr(erasures, "PORTION", 1)
    database = services(visitor.site).database
    for number in (1, 2):
        visitor.answer(f"/drill/mcr-2014/find/1/5/{number}?n=5", unknown=1)
    (guest,) = visitor.learners()
    with database.writing() as writing:
        erase_learners(writing, [guest.id], now())
    assert len(visitor.rows()) == 1
    assert visitor.open("/account/export.json").status == 404

    if comes_back == "answers":
        visitor.answer(QUESTION, unknown=1)
        visitor.answer(QUESTION, unknown=1)
    else:
        sign_up(visitor)
        assert is_signed_in(visitor)

    erasures.finish_erasures(database)
    (new,) = visitor.learners()
    assert new.id != guest.id
    assert [row.learner_id for row in visitor.rows()] == [new.id] * len(visitor.rows())
    assert bool(visitor.rows()) == (comes_back == "answers")
