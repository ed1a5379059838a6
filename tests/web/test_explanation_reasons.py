"""Of fans that could be chosen and are lacking, an explanation searches only what one needs at once."""

import pytest
from flask import Flask

from quizzes import Address, Question
from quizzes.question_cache import question_at
from quizzes.table_question import TableQuestion
from scoring import Fan, Hand, RuleSet
from scoring.why_not import ask
from tests.web.visitor import SiteVisitor, VisitedPage
from wording import translator, why_no_win

pytestmark = pytest.mark.any_database

ADDRESS = "mcr-2014/find/1/2611/1"


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The fans that were searched for."""
    found: list[str] = []
    search = ask.WaySearch

    def noted(hand: Hand, rules: RuleSet, fan: Fan) -> ask.WaySearch:
        found.append(fan.id)
        return search(hand, rules, fan)

    monkeypatch.setattr(ask, "WaySearch", noted)
    ask._ANSWERS.clear()
    return found


def _explained(site: Flask, answer: str) -> VisitedPage:
    return SiteVisitor(site, "en").answer(f"/drill/{ADDRESS}?n=10", answer=answer)


def _others() -> tuple[Question, list[str]]:
    question = question_at(Address.parse(ADDRESS))
    return question, [each.id for each in question.choices or () if each.id != question.answer]


def test_a_right_answer_searches_nothing_and_leads_to_what_the_others_lack(
    site: Flask, searched: list[str]
):
    question, others = _others()
    page = _explained(site, str(question.answer))

    assert searched == []
    links = [link for link in page.links if "/why-not?" in link and "fan=" in link]
    assert [link.rpartition("fan=")[2] for link in links] == others
    for link in links:
        assert 'id="why-not"' in SiteVisitor(site, "en").open(link).text


def test_a_fan_that_was_chosen_wrongly_has_its_reason_at_once(site: Flask, searched: list[str]):
    _question, (chosen, *others) = _others()
    page = _explained(site, chosen)

    assert set(searched) == {chosen}
    assert "Here: " in page.text
    links = [link for link in page.links if "/why-not?" in link and "fan=" in link]
    assert [link.rpartition("fan=")[2] for link in links] == others


def test_a_wait_fan_that_our_reading_keeps_out_is_told_with_the_answer(site: Flask):
    """222 and 2 with 444: only the 3 can come, and the text does not say whether the 2 is waited for."""
    page = SiteVisitor(site, "en").answer("/drill/mcr-2006/edition/3/7765559/3?n=10", answer="a")

    assert "Closed Wait" in page.text
    assert "By our reading, the hand also waits for" in page.text


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
def test_why_a_tile_does_not_win_is_said_once(site: Flask, language: str) -> None:
    """1998, 10.1(1)2: four points, and four flowers that do not count towards the minimum."""
    question = question_at(Address.parse("mcr-1998/table/5/1026676/4"))
    assert isinstance(question, TableQuestion)
    page = SiteVisitor(site, language).answer(f"/drill/{question.address}?n=10", answer="a")
    said = why_no_win(question.score, translator(language)).rstrip("。.")

    assert page.text.partition("<h1")[2].count(said) == 1
