"""What went wrong is told in the reader's language, with what to do and a way on."""

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor
from web.services import services
from wording import LANGUAGES

TOTAL = "/drill/mcr-2014/total/3/2611/2?n=5"
NO_QUESTIONS = [
    "/drill/mcr-2014/fans/3/2611",
    "/drill/mcr-2014/fans/9/2611/1",
    "/drill/mcr-2014/poker/3/2611/1",
    "/drill/mcr-1066/fans/3/2611/1",
    "/drill/mcr-2014/fans/3/x/1",
    "/drill/mcr-2014/fans/3/2611/-1",
    "/drill/mcr-2014/fans/3/007/1",
    "/drill/mcr-2014/fans/3/2611/1/no-such-fan",
    "/drill/done/mcr-2014/fans/3/2611",
    "/drill/answers/00000000-0000-0000-0000-000000000000",
    "/drill/answers/not-an-id",
    "/assets/none.css",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", NO_QUESTIONS)
def test_an_address_that_names_nothing_is_answered_with_help(
    site: Flask, address: str, language: str
):
    page = SiteVisitor(site, language).open(address)

    assert (page.status, page.lang) == (404, language)
    assert page.heading
    assert "/" in page.links


def test_the_address_of_no_question_is_answered_with_one_that_is(visitor: SiteVisitor):
    page = visitor.open("/drill/mcr-2014/fans/9/2611/1")

    assert page.heading == "There is no such question."
    assert "/drill/mcr-2014/fans/3/2611/7" in page.text
    assert visitor.open("/drill/mcr-2014/fans/3/2611/7").status == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_without_its_token_is_refused_and_nothing_is_lost(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    visitor.answer(TOTAL, total=8)

    page = visitor.answer(TOTAL, total=9, csrf_token="")

    assert (page.status, page.lang) == (400, language)
    assert "Content-Security-Policy" in page.headers
    assert [row.given for row in visitor.rows()] == [8]


def test_a_form_from_a_browser_without_cookies_is_told_so(site: Flask):
    form = SiteVisitor(site).open(TOTAL).question

    page = SiteVisitor(site).send(form, total=8)

    assert page.status == 400
    assert "cookies" in page.heading


def test_a_wrong_method_says_which_is_right(visitor: SiteVisitor):
    answer = visitor.client.open("/settings", method="PROPFIND", headers=visitor.headers)

    assert answer.status_code == 405
    assert "POST" in answer.headers["Allow"]


def test_a_form_that_is_too_large_is_refused(visitor: SiteVisitor):
    assert visitor.answer(TOTAL, total="8" * 600_000).status == 413


def test_a_character_that_no_database_keeps_is_refused(visitor: SiteVisitor):
    assert visitor.answer(TOTAL, total="8\0").status == 400


def test_a_program_gets_a_code_and_a_message(visitor: SiteVisitor):
    answer = visitor.client.get("/nowhere", headers={"Accept": "application/json"})

    assert answer.status_code == 404
    assert answer.json["code"] == "not-found"
    assert answer.json["message"].startswith("There is no such page.")
    assert "Content-Security-Policy" in answer.headers


def broken() -> str:
    raise ValueError("the inside of the site")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_ours_is_told_without_its_inside(
    capsys: pytest.CaptureFixture[str], site_of_its_own: Flask, language: str
):
    site_of_its_own.add_url_rule("/broken", view_func=broken)

    page = SiteVisitor(site_of_its_own, language).open("/broken")

    assert (page.status, page.lang) == (500, language)
    assert "inside of the site" not in page.text
    assert "Content-Security-Policy" in page.headers
    assert "inside of the site" in capsys.readouterr().err


def test_the_page_of_a_fault_does_without_the_database(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer(TOTAL, total=8)
    with services(site).database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE learners RENAME TO lost")

    page = visitor.open("/")

    assert page.status == 500
    assert page.heading == "Something went wrong on our side."


def test_the_settings_of_a_refused_form_lead_to_a_page_that_can_be_opened(visitor: SiteVisitor):
    refused = visitor.choose(theme="plaid")
    form = next(form for form in refused.forms if form.action == "/settings")

    assert refused.status == 400
    assert visitor.send(form, theme="dark").status == 200
