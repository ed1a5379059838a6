"""What is missing of a fan, or in its way, stands in a sentence with its tiles."""

import pytest

from scoring import Circumstances, Hand, MeldKind, Wind, WinSource, rule_set
from scoring.why_not import FanStanding, why_not
from tests.wording.hands import RULES, hand, meld
from wording import LANGUAGES, absent_text, translator, why_not_text, with_article

MIXED = hand("123456789m22p78s", "9s")
CLAIMED = hand("456m22p44478s", "9s", meld(MeldKind.CHOW, "123m"))
FOUR_OF_A_SUIT = hand("123345567m99m22p", "2p")


@pytest.mark.parametrize(
    ("won", "fan", "told"),
    [
        (CLAIMED, "concealed-hand", "chow 1\u202f2\u202f3 of characters claimed"),
        (FOUR_OF_A_SUIT, "full-flush", "2 of dots ×3 in the way"),
        (MIXED, "last-tile-claim", "it is not the last discard"),
        (MIXED, "big-three-dragons", "the hand has none of the tiles it needs"),
        (hand("123345678s99s66s", "6s"), "half-flush", "the hand has no honors"),
    ],
)
def test_the_nearest_that_the_hand_comes_to_a_fan_is_told(won: Hand, fan: str, told: str):
    answer = why_not(RULES, won, fan)

    assert told in why_not_text(answer, translator("en"))
    assert told in absent_text(answer, translator("en"))


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tenth_fan_has_its_sentence_in_each_language(rules: str, lang: str):
    t = translator(lang)
    for fan in rule_set(rules).fans[::10]:
        answer = why_not(rule_set(rules), CLAIMED, fan.id)
        told = why_not_text(answer, t)

        assert "%(" not in told
        assert told.endswith("." if lang == "en" else ("。", "）"))
        assert answer.standing is not FanStanding.MISSING or len(told) > 10


DRAWN = Circumstances(by=WinSource.DRAW)
CHOWS_CLAIMED = hand(
    "1199m444z",
    "1m",
    meld(MeldKind.CHOW, "789m"),
    meld(MeldKind.CHOW, "123m"),
    circumstances=DRAWN,
)
PUNGS_CLAIMED = hand(
    "77p77s",
    "7p",
    meld(MeldKind.PUNG, "999p"),
    meld(MeldKind.PUNG, "777m"),
    meld(MeldKind.PUNG, "999s"),
    circumstances=DRAWN,
)
TILES_AWAY = hand("44466m222456p33s", "3s", circumstances=DRAWN)


@pytest.mark.parametrize(
    ("rules", "won", "fan", "is_told"),
    [
        ("imj", CHOWS_CLAIMED, "all-pungs", False),
        ("imj", TILES_AWAY, "three-matching-pungs", False),
        ("imj", PUNGS_CLAIMED, "self-help", True),
        ("rengo", PUNGS_CLAIMED, "menzen-tsumo", True),
    ],
)
def test_a_fan_of_concealed_hands_strikes_nothing_that_claimed_sets_may_have(
    rules: str, won: Hand, fan: str, is_told: bool
):
    told = why_not_text(why_not(rule_set(rules), won, fan), translator("en"))

    assert ("would not count" in told) is is_told


def test_a_fan_that_would_keep_it_out_is_not_told_as_there():
    told = why_not_text(why_not(rule_set("rengo"), PUNGS_CLAIMED, "menzen-tsumo"), translator("en"))

    assert "If the hand had Menzen Tsumo, it would have Suuankou too" in told


def test_a_fan_that_keeps_it_out_already_is_told_as_there():
    orphans = hand("19m19p19s1234567z", "1m")
    told = why_not_text(why_not(rule_set("rengo"), orphans, "menzen-tsumo"), translator("en"))

    assert "Even if the hand had it, it would not count" in told


def test_tiles_that_stand_in_a_declared_set_are_not_told_as_there():
    melds = (meld(MeldKind.CHOW, "123m"), meld(MeldKind.PUNG, "444s"))
    answer = why_not(rule_set("imj"), hand("45679m22s", "8m", *melds), "mixed-stepping-chows")

    assert absent_text(answer, translator("en")).startswith("Not Mixed Stepping Chows. It needs:")


def test_kongs_that_win_by_themselves_tell_how_many_there_are():
    won = hand(
        "5588s",
        "8s",
        *(meld(MeldKind.CONCEALED_KONG, tiles) for tiles in ("1111m", "1111z", "2222z")),
    )
    answer = why_not(rule_set("imj"), won, "kong-to-fourth")

    assert "Here: the hand has only 3 kongs." in why_not_text(answer, translator("en"))


def test_an_article_stands_before_the_stop():
    assert with_article("It is so.", "Art. 3", translator("en")) == "It is so (Art. 3)."
    assert with_article("如此。", "第3条", translator("zh-Hans")) == "如此（第3条）。"
    assert with_article("Which?", "Art. 3", translator("en")) == "Which? (Art. 3)"


def test_the_heaven_is_not_weighed_against_a_last_tile_of_the_wall():
    """IMJ 25.1(1) and 28.2(1): drawn first the hand is worth 6 fans, and only drawn last it is 7."""
    on_last = Circumstances(seat=Wind.NORTH, round=Wind.NORTH, last=True)
    fives = hand("455556m4556p555s", "5p")
    won = Hand(fives.concealed, fives.melds, fives.win, on_last)

    answer = why_not(rule_set("imj"), won, "heaven")

    assert all(not each.score.hand.circumstances.last for each in answer.ways)
    assert "would not count" not in why_not_text(answer, translator("en"))
