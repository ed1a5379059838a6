"""A hand as one picture: every tile where it lies, nothing from elsewhere, the hand in words."""

import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from quizzes import Kind
from scoring import Hand, tile
from tests.web.export.sheets import entry
from web.components.hand import hand_view
from web.export.pictures import Picture, picture_of
from web.questions.question_view import shown_hand
from wording import hand_text, translator

T = translator("en")
SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: Picture) -> Element:
    return fromstring(picture.svg)


def laid(picture: Picture) -> list[tuple[str, str]]:
    """Each tile as it was laid: how it lies (f stands, s lies, k face down) and its code."""
    groups = [each for each in drawn(picture) if each.tag == f"{SVG}g"]
    return [
        tuple(use.attrib["href"].removeprefix("#").removeprefix("t-") for use in each)  # type: ignore[misc]
        for each in groups
    ]


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-1998", "imj", "rengo"])
@pytest.mark.parametrize("numerals", [True, False])
def test_every_tile_of_the_hand_lies_in_the_picture(rules: str, numerals: bool) -> None:
    for index in range(12):
        question = entry(rules, Kind.FANS, 4, index=index).question
        assert isinstance(question.hand, Hand)
        picture = picture_of(hand_view(question.hand, rules, T), T, numerals)
        hidden = 2 * sum(meld.kind.value == "concealed-kong" for meld in question.hand.melds)
        own = [*question.hand.concealed, question.hand.win]
        own += [each for meld in question.hand.melds for each in meld.tiles]
        shown = [code for _way, code in laid(picture)]
        assert shown.count("back") == hidden
        assert len(shown) == len(own)
        assert {tile(code) for code in shown if code != "back"} == set(own)


def test_claimed_tiles_lie_and_the_ends_of_a_concealed_kong_are_hidden() -> None:
    claimed = hidden = 0
    for index in range(60):
        hand = entry("mcr-2014", Kind.PAYMENTS, 5, index=index).question.hand
        assert hand
        ways = [way for way, _code in laid(picture_of(hand_view(hand, "mcr-2014", T), T, False))]
        lying = sum(
            2 if meld.kind.value == "added-kong" else 1 for meld in hand.melds if meld.is_claimed
        )
        kongs = sum(not meld.is_claimed for meld in hand.melds)
        assert (ways.count("s"), ways.count("k")) == (lying, 2 * kongs)
        claimed, hidden = claimed + lying, hidden + kongs
    assert claimed
    assert hidden


def test_the_picture_stands_by_itself_and_says_the_hand() -> None:
    hand = entry("mcr-2014", Kind.FANS).question.hand
    assert hand
    picture = picture_of(hand_view(hand, "mcr-2014", T), T, False)
    root = drawn(picture)
    ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    assert {use.attrib["href"][1:] for use in root.iter(f"{SVG}use")} <= ids
    assert not re.search(
        r"var\(|http(?!://www\.w3\.org/2000/svg)|<style|<script|class=", picture.svg
    )
    assert root.findtext(f"{SVG}title") == picture.alt == hand_text(hand, T)
    assert (root.attrib["width"], root.attrib["height"]) == (
        str(picture.width),
        str(picture.height),
    )


def test_numerals_are_drawn_where_they_are_asked_for() -> None:
    hand = entry("mcr-2014", Kind.FANS).question.hand
    assert hand
    shown = hand_view(hand, "mcr-2014", T)
    plain, numbered = (picture_of(shown, T, each).svg for each in (False, True))
    assert "scale(.8)" not in plain
    assert numbered.count("translate(54 64) scale(.8)") == len(
        {each for each in [*hand.concealed, hand.win] if each}
        | {each for meld in hand.melds for each in meld.tiles}
    )
    assert "display=" not in plain + numbered


@pytest.mark.parametrize("kind", [Kind.WAITS, Kind.LEGAL, Kind.COMPARE])
def test_standing_tiles_and_hands_that_do_not_win_have_pictures_too(kind: Kind) -> None:
    question = entry("mcr-2014", kind).question
    shown = shown_hand(question, T)
    assert shown
    picture = picture_of(shown, T, False)
    assert len(laid(picture)) >= 13
    assert picture.width > 10 * picture.height / 2
