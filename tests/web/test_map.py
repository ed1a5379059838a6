"""The map of fans: the book's table, each fan in its state, and choosing on it."""

from datetime import datetime, timedelta
from html import unescape

import pytest
from flask import Flask

from school.progress.fan_state import FanMastery, FanState
from scoring import DEFAULT, pattern, rule_set
from tests.school.make import answer
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.reference.map_page import MOST_FADING_FANS
from web.reference.map_view import MASTERY_NAMES, fading_fans, map_view
from web.services import services
from wording import LANGUAGES, fan_name, hook, translator

pytestmark = pytest.mark.any_database

RULES = rule_set(DEFAULT)
QUESTION = "/drill/mcr-2014/find/1/2611/2?n=5"


def with_evidence(site: Flask, seen: dict[str, list[tuple[bool, timedelta]]]) -> SiteVisitor:
    """A visitor who saw, or did not see, these fans so long ago."""
    visitor = SiteVisitor(site)
    visitor.answer(QUESTION, skip=1)
    (learner,) = visitor.learners()
    at = now()
    with services(site).database.writing() as session:
        for fan, pieces in seen.items():
            for right, ago in pieces:
                answer(session, learner.id, evidence=[(fan, right, 1.0)], at=at - ago)
    return visitor


def cell(text: str, fan: str) -> str:
    """The markup of one fan's cell."""
    return text.split(f'href="/mcr-2014/fans/{fan}"')[1].split("</a>")[0]


def days(count: int) -> timedelta:
    return timedelta(days=count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fan_has_its_cell_and_its_page(site: Flask, language: str):
    page = SiteVisitor(site, language).open("/mcr-2014/fans")
    t = translator(language)

    assert page.status == 200
    links = [link for link in page.links if link.startswith("/mcr-2014/fans/")]
    assert sorted(links) == sorted(f"/mcr-2014/fans/{fan.id}" for fan in RULES.fans)
    assert all(fan_name(fan, t) in page.text for fan in RULES.fans)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fan_stands_in_its_series_under_its_value(language: str):
    view = map_view(RULES, {}, translator(language), str)

    placed = {
        cell.id: (row.id, value)
        for row in view.rows
        for value, cells in zip(view.values, row.cells, strict=True)
        for cell in cells
    }
    assert placed == {fan.id: (fan.series, str(fan.value)) for fan in RULES.fans}
    assert view.counts == {"new": 81}


def test_a_guest_without_answers_is_shown_the_way(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans")

    assert "It fills up as you answer" in page.text
    assert 'class="button button--primary" href="/mcr-2014/drill"' in page.text


def test_the_map_shows_what_the_rows_say(site: Flask):
    visitor = with_evidence(
        site,
        {
            "all-pungs": [(True, days(0))] * 10,
            "pure-straight": [(False, days(0))],
            "half-flush": [(True, days(90))] * 8,
        },
    )

    text = visitor.open("/mcr-2014/fans").text

    assert "seen--sure" in text.split('href="/mcr-2014/fans/all-pungs"')[0][-120:] + cell(
        text, "all-pungs"
    )
    assert "(Sure)" in cell(text, "all-pungs")
    assert "(Learning)" in cell(text, "pure-straight")
    assert "(Fading)" in cell(text, "half-flush")
    assert "(New)" in cell(text, "knitted-straight")


def test_what_fades_is_offered_first(site: Flask):
    visitor = with_evidence(site, {"half-flush": [(True, days(90))] * 8})

    page = visitor.open("/mcr-2014/fans")

    assert "Drill the one that is fading" in page.text
    assert "/mcr-2014/drill/begin?fan=half-flush" in page.links


def test_of_many_that_fade_the_least_likely_come_first():
    at = datetime.fromisoformat("2026-11-21T12:00:00+00:00")
    states = {
        fan.id: FanState(FanMastery.FADING, number / 100, 3, at)
        for number, fan in enumerate(reversed(RULES.fans[:9]), 1)
    }

    found = fading_fans(RULES, states, MOST_FADING_FANS)

    assert found == tuple(fan.id for fan in reversed(RULES.fans[:9]))[:MOST_FADING_FANS]


def test_the_evidence_of_another_is_not_shown(site: Flask):
    with_evidence(site, {"all-pungs": [(True, days(0))] * 10})

    assert "(New)" in cell(SiteVisitor(site).open("/mcr-2014/fans").text, "all-pungs")


def test_each_state_has_its_look():
    assert set(MASTERY_NAMES) == set(FanMastery)
    assert len(set(MASTERY_NAMES.values())) == len(FanMastery)


def test_choosing_leads_to_a_drill_of_the_chosen_fans(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans?choose=1&fan=all-pungs&fan=half-flush")
    form = next(form for form in page.forms if form.action == "/mcr-2014/drill/begin")
    begun = visitor.open("/mcr-2014/drill/begin?fan=all-pungs&fan=half-flush")

    assert form.method == "get"
    assert set(form.values("fan")) == {"half-flush", "all-pungs"}
    assert page.text.count('type="checkbox" name="fan"') == 81
    assert begun.address.startswith("/drill/mcr-2014/fans/2/")
    assert "1 of 10" in begun.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_choosing_speaks_every_language(site: Flask, language: str):
    page = SiteVisitor(site, language).open("/mcr-2014/fans?choose=1")

    assert (page.status, page.lang) == (200, language)


def test_a_principle_is_chosen_on_the_map_as_well(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans?choose=1&kind=total&principle=non-repeat")
    drill = visitor.open("/mcr-2014/drill?principle=non-repeat")

    assert '<option value="non-repeat" selected>' in page.text
    assert page.text.count('name="principle"') == 1
    assert 'name="kind" value="total"' in page.text
    assert 'value="principle" checked' in drill.text
    assert '<option value="non-repeat" selected>' in drill.text


@pytest.mark.parametrize("choose", ["", "?choose=1"])
@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_every_cell_holds_its_tiles_and_its_line(site: Flask, rules: str, choose: str):
    """The line is the title of the cell, for whoever has no script."""
    text = unescape(SiteVisitor(site).open(f"/{rules}/fans{choose}").text)
    found, t = rule_set(rules), translator("en")

    for fan in found.fans:
        title = f'title="{hook(rules, fan.id, t)}"'
        sets = pattern(found, fan.id).sets
        tiles = f' data-tiles="{"".join(map(str, sets[0]))}' if sets else ""
        assert title + tiles in text
    assert text.count("data-tiles=") == sum(bool(pattern(found, fan.id).sets) for fan in found.fans)
