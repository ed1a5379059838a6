"""Of fans that could be chosen and are lacking, an explanation searches only what one needs at once."""

import pytest
from flask import Flask

from quizzes import Address, Question
from quizzes.question_cache import question_at
from quizzes.table_question import TableQuestion
from quizzes.table_worths import NO_WIN
from quizzes.words.table import why_refused
from scoring import Fan, Hand, RuleSet
from scoring.why_not import ask
from tests.web.visitor import SiteVisitor, VisitedPage
from wording import translator, translator_under, why_no_win

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


FURITEN = "rengo/table/5/17/52"
"""South discards the 6 of bamboos, which the player has discarded too (Rengo 63)."""


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
@pytest.mark.parametrize("address", ["mcr-1998/table/5/1026676/4", FURITEN])
def test_why_a_tile_does_not_win_is_said_once(site: Flask, address: str, language: str) -> None:
    """1998, 10.1(1)2: four points, and four flowers that do not count towards the minimum. Rengo 63."""
    question = question_at(Address.parse(address))
    assert isinstance(question, TableQuestion)
    t = translator_under(question.address.rules, translator(language))
    page = SiteVisitor(site, language).answer(f"/drill/{address}?n=10", answer="a")
    answered = page.text.partition("<h1")[2]
    reason, general = why_refused(question, t), why_no_win(question.score, t)

    assert answered.count(reason.rstrip("。.")) == 1
    assert general == reason or general not in answered


def test_who_sees_a_furiten_is_told_too_which_discard_brought_it_about(site: Flask) -> None:
    """Rengo 63."""
    assert question_at(Address.parse(FURITEN)).answer == NO_WIN
    page = SiteVisitor(site, "en").answer(f"/drill/{FURITEN}?n=10", answer="d")

    assert "Furiten: your waits include your own discards (6 of bamboos)" in page.text
    assert "no win on another player" not in page.text


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
def test_no_reason_is_headed_where_the_first_line_has_told_it(site: Flask, language: str) -> None:
    told = "imj/table/1/1842900/1"
    question = question_at(Address.parse(told))
    headed = f"<h2>{translator(language).gettext('Why')}</h2>"

    def answered(address: str, letter: str) -> str:
        return SiteVisitor(site, language).answer(f"/drill/{address}?n=10", answer=letter).text

    wrong = next(
        letter
        for letter, each in zip("abcd", question.choices or (), strict=True)
        if each.id != question.answer
    )
    assert headed not in answered(told, wrong)
    assert headed in answered("mcr-1998/table/5/1026676/4", "a")
