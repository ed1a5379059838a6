"""Which game somebody plays is asked on the first visit, guessed until then, and remembered."""

import re
from html import unescape

import pytest
from flask import Flask

from lessons.curriculum import course_path
from scoring import RULE_SETS, rule_set
from tests.web.visitor import SiteVisitor, VisitedPage
from wording import LANGUAGES

pytestmark = pytest.mark.any_database


GUESSES = [
    ("ja", "rengo"),
    ("ja-JP,ja;q=0.9,en;q=0.8", "rengo"),
    ("zh-CN,zh;q=0.9", "mcr-2014"),
    ("en", "mcr-2014"),
    ("en-GB,ja;q=0.5", "mcr-2014"),
    ("de", "mcr-2014"),
]


def offered(page: VisitedPage) -> list[str]:
    """The games that the page shows as pictures, in their order."""
    return re.findall(r'<button class="game[^"]*" name="rules" value="([^"]+)"', page.text)


def marked(page: VisitedPage) -> list[str]:
    return re.findall(r'game--current" name="rules" value="([^"]+)"', page.text)


def asked_under(page: VisitedPage) -> str:
    """The rule set of the hand on the first page."""
    return page.question.action.removeprefix("/drill/").split("/")[0]


@pytest.mark.parametrize(("accepted", "rules"), GUESSES)
def test_the_game_is_guessed_from_the_language_of_the_browser(
    site: Flask, accepted: str, rules: str
):
    page = SiteVisitor(site, accepted).open("/")

    assert marked(page) == [rules]
    assert asked_under(page) == rules
    assert page.link_to("/learn/") == f"/learn/{course_path(rule_set(rules))[0].lessons[0].path}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/learn"])
def test_every_game_is_a_picture_with_a_line_that_tells_it(site: Flask, language: str, path: str):
    page = SiteVisitor(site, language).open(path)
    cards = page.text.split('<button class="game')[1:]

    assert sorted(offered(page)) == sorted(RULE_SETS)
    for card in cards:
        assert card.count("<use href=") >= 3
        assert re.search(r'class="game__text">[^<]{8,}<', card)


def test_the_page_says_which_game_was_guessed_and_why(site: Flask):
    guessed = SiteVisitor(site, "ja")
    guessed.choose(lang="en")

    assert "Guessed from your browser's language" in unescape(guessed.open("/").text)
    assert "The usual choice" in SiteVisitor(site).open("/").text


def test_the_guessed_game_stands_first(site: Flask):
    assert offered(SiteVisitor(site, "ja").open("/"))[0] == "rengo"
    assert offered(SiteVisitor(site, "zh").open("/"))[0] == "mcr-2014"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_one_press_changes_the_game_and_is_remembered(site: Flask, rules: str):
    visitor = SiteVisitor(site, "ja")
    games = next(form for form in visitor.open("/").forms if ("rules", rules) in form.buttons)
    page = visitor.send(games, rules=rules)

    assert page.address == "/"
    assert asked_under(page) == rules
    assert asked_under(visitor.open("/")) == rules
    assert "own-game" in page.text
    assert "which-game" not in page.text


def test_who_is_not_sure_is_told_what_the_site_does_not_teach(site: Flask):
    page = SiteVisitor(site).open("/")

    assert "Not sure?" in page.text
    assert "none of these is taught here" in page.text


def test_another_game_among_the_first_steps_leads_to_its_first_steps(site: Flask):
    visitor = SiteVisitor(site)
    page = visitor.open("/learn/first-steps/the-tiles/2")
    games = next(form for form in page.forms if ("rules", "rengo") in form.buttons)

    assert course_path(rule_set("rengo"))[0].id in visitor.send(games, rules="rengo").address


def test_a_guess_stays_to_be_changed_until_somebody_chooses(site: Flask):
    visitor = SiteVisitor(site, "ja")
    visitor.choose(lang="en")
    visitor.open(visitor.open("/").link_to("/learn/first-steps-rengo/"))
    home = visitor.open("/")

    assert "Guessed from your browser's language" in unescape(home.text)
    assert set(offered(home)) == set(RULE_SETS)
    visitor.choose(rules="rengo")
    assert offered(visitor.open("/")) == []
