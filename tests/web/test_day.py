"""The hand of the day: the same for everyone, answered once, told without telling the answer."""

from datetime import UTC, datetime, timedelta
from typing import Any, Final

import pytest
from flask import Flask

from quizzes import Address, grade
from quizzes.question_cache import question_at
from scoring import rule_set
from tests.web.visitor import SiteVisitor, VisitedPage
from web.day.days import known_day, question_of_day
from web.day.picture_page import day_picture
from web.day.result import shared_result
from web.errors import NoSuchQuestion
from wording import LANGUAGES, fan_name, translator

NOON: Final = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY: Final = "/mcr-2014/day/2026-11-23"
ADDRESS: Final = "mcr-2014/fans/3/20261123/1"
HREF: Final = "https://fanwise.example/mcr-2014/day/2026-11-23"


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.clock.system_time", lambda: NOON)


def line_of(page: VisitedPage) -> str:
    return page.text.partition('<p class="share__line">')[2].partition("<br>")[0]


def test_two_visitors_are_asked_the_same_in_any_language(site: Flask):
    pages = [SiteVisitor(site, language).open(DAY) for language in ("en", "ja")]

    assert {page.question.action for page in pages} == {f"/drill/{ADDRESS}?n=1&run=day"}


def test_today_leads_to_the_page_of_the_date(visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch):
    before = visitor.open("/today").address
    monkeypatch.setattr("web.clock.system_time", lambda: NOON + timedelta(hours=12))

    assert before == DAY
    assert visitor.open("/today").address == "/mcr-2014/day/2026-11-24"


@pytest.mark.parametrize(
    "day", ["2026-11-24", "2025-12-31", "20261123", "2026-W48-1", "2026-02-30", "x"]
)
def test_no_day_before_it_comes_nor_what_is_no_day(site: Flask, day: str):
    with site.app_context(), pytest.raises(NoSuchQuestion):
        known_day(day)


@pytest.mark.parametrize("path", ["/en.png", ""])
def test_tomorrow_is_not_there_yet_neither_its_page_nor_its_picture(
    visitor: SiteVisitor, path: str
):
    assert visitor.open(f"/mcr-2014/day/2026-11-24{path}").status == 404


def test_an_answer_is_one_to_a_drill_and_the_day_shows_how_it_went(visitor: SiteVisitor):
    explained = visitor.send(visitor.open(DAY).question, fan="pure-double-chow")
    over = visitor.open(explained.link_to("/drill/done/"))

    assert visitor.last_row().question == ADDRESS
    assert over.address == DAY
    assert over.heading == "The hand of the day"
    assert (
        line_of(over)
        == line_of(explained)
        == "Fanwise · MCR 2014 · 23 Nov · 🀄 0 of 5 fans ✖✖✖✖✖ +1"
    )


def test_the_first_answer_of_a_day_stays_its_result(visitor: SiteVisitor):
    visitor.send(visitor.open(DAY).question, unknown=1)
    key: Any = question_at(Address.parse(ADDRESS)).answer
    visitor.answer(f"/drill/{ADDRESS}", fan=list(key))

    assert "✖✖✖✖✖" in line_of(visitor.open(DAY))


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_the_line_nor_the_picture_names_what_is_to_be_found(language: str):
    t, rules = translator(language), rule_set("mcr-2014")
    question: Any = question_of_day(rules, NOON.date())
    line = shared_result(question, grade(question, question.answer), NOON.date(), HREF, t).text
    picture = day_picture(rules, NOON.date(), t)

    for fan in question.answer:
        assert fan_name(rules.fan(fan), t) not in f"{line} {picture!r}"
        assert fan not in f"{line} {picture!r}"


@pytest.mark.parametrize(
    ("day", "given", "told"),
    [
        (23, ("all-chows",), "1 of 5 fans"),
        (24, (), "tiles ✖"),
        (25, None, "Not right ✖"),
        (26, None, "Not right ✖"),
        (28, None, "0 of 4 players ✖✖✖✖"),
        (29, None, "Not right ✖"),
    ],
)
def test_each_kind_tells_its_parts_or_whether_it_was_right(day: int, given: Any, told: str):
    date = NOON.replace(day=day).date()
    question = question_of_day(rule_set("mcr-2014"), date)
    wrong = shared_result(question, grade(question, given), date, HREF, translator("en")).line
    right = shared_result(
        question, grade(question, question.answer), date, HREF, translator("en")
    ).line

    assert told in wrong
    assert "✖" not in right
    assert right.endswith("✔")


def test_the_archive_tells_how_each_day_went_and_forgets_none(visitor: SiteVisitor):
    visitor.send(visitor.open("/mcr-2014/day/2026-11-03").question, unknown=1)
    month = visitor.open("/mcr-2014/days")

    assert "3 November 2026: Not right" in month.text
    assert "4 November 2026</span>" in month.text
    assert "/mcr-2014/day/2026-11-23" in month.links
    assert "/mcr-2014/day/2026-11-24" not in month.links
    assert month.link_to("/mcr-2014/days/2026-10")
    assert visitor.open("/mcr-2014/days/2026-12").status == 404
    assert visitor.open("/mcr-2014/days/2025-12").status == 404


def test_the_first_page_leads_there(visitor: SiteVisitor):
    assert visitor.open("/").link_to("/today")
