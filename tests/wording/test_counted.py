"""Why each fan counts."""

import re

import pytest

from scoring import EDITIONS, Circumstances, Hand, Meld, MeldKind, Wind, WinSource, parse_tiles
from tests.wording.hands import RULES, SHIFTED, case_scores, hand, meld, scored
from wording import LANGUAGES, translator, why_counted

ZH, EN, JA = "zh-Hans", "en", "ja"
_TWO_CONCEALED_KONGS = (
    "Two concealed kongs: 2\u202f2\u202f2\u202f2 and 8\u202f8\u202f8\u202f8 of characters."
)
LENGTHS = {ZH: 40, EN: 20, JA: 50}  # a single use is far shorter; several uses are listed


def reasons(won: Hand, lang: str) -> dict[str, str]:
    score = scored(won)
    assert score.account is not None
    t = translator(lang)
    return {line.fan.id: why_counted(line, score.account, score, t) for line in score.counted}


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_fan_says_why_it_counts_in_every_language(rules: str):
    said: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for score in case_scores(rules):
        for line in score.counted:
            assert score.account is not None
            for lang in LANGUAGES:
                text = why_counted(line, score.account, score, translator(lang))
                said[lang].add(line.fan.id)
                assert "%(" not in text
                assert text.endswith("." if lang == EN else "。")
                length = len(text.replace("\u202f", "").split()) if lang == EN else len(text)
                assert length <= LENGTHS[lang], text

    everything = {fan.id for fan in RULES.fans}
    assert said == dict.fromkeys(LANGUAGES, everything)


def test_no_chinese_or_japanese_reason_is_left_in_english():
    left = {
        text
        for score in case_scores()[::7]
        for line in score.counted
        for lang in (ZH, JA)
        if score.account
        and re.search("[A-Za-z]", text := why_counted(line, score.account, score, translator(lang)))
    }

    assert left == set()


def test_a_hand_with_chows_in_three_suits():
    assert reasons(SHIFTED, EN) == {
        "mixed-shifted-chows": "Three suits, one number up each time: 2\u202f3\u202f4, 3\u202f4\u202f5 and 4\u202f5\u202f6.",
        "all-chows": "Four chows and a pair of number tiles.",
        "all-simples": "No 1, no 9 and no honor.",
        "pure-double-chow": "The same chow twice: 2\u202f3\u202f4 of characters.",
        "closed-wait": "4\u202f6 of dots waits for the 5 of dots alone.",
        "flower-tiles": "1 flower, 1 point.",
    }
    assert reasons(SHIFTED, ZH) == {
        "mixed-shifted-chows": "三种花色依次高一个数：2\u202f3\u202f4、3\u202f4\u202f5、4\u202f5\u202f6。",
        "all-chows": "四副顺子，序数牌作将。",
        "all-simples": "没有一、九和字牌。",
        "pure-double-chow": "同样的顺子有两副：2\u202f3\u202f4万。",
        "closed-wait": "4\u202f6饼只听五饼。",
        "flower-tiles": "1张花牌，每张1分。",
    }
    assert reasons(SHIFTED, JA) == {
        "mixed-shifted-chows": "3色で数が1つずつ上がる：2\u202f3\u202f4・3\u202f4\u202f5・4\u202f5\u202f6。",
        "all-chows": "順子4組と数牌の雀頭。",
        "all-simples": "1・9も字牌もない。",
        "pure-double-chow": "同じ順子が2組：萬子の2\u202f3\u202f4。",
        "closed-wait": "筒子の4\u202f6で待つのは五筒だけ。",
        "flower-tiles": "花牌1枚（1枚1点）。",
    }


BY_TWO = hand("12334556m11s", "7m", meld(MeldKind.CHOW, "789p"))
SINGLE = hand("111999p1117s", "7s", meld(MeldKind.PUNG, "999m", Wind.NORTH))
WINDS = hand(
    "123m456p55s11z",
    "1z",
    meld(MeldKind.PUNG, "222z", Wind.WEST),
    circumstances=Circumstances(seat=Wind.SOUTH, round=Wind.EAST),
)


@pytest.mark.parametrize(
    ("won", "fan", "expected"),
    [
        (
            BY_TWO,
            "pure-shifted-chows",
            "Two numbers up each time: 1\u202f2\u202f3, 3\u202f4\u202f5 and 5\u202f6\u202f7 of characters.",
        ),
        (SINGLE, "single-wait", "Only the 7 of bamboos wins: it completes the pair."),
        (
            *(SINGLE, "double-pung"),
            "One number in two suits: 1\u202f1\u202f1 of dots and 1\u202f1\u202f1 of bamboos;"
            " 9\u202f9\u202f9 of characters and 9\u202f9\u202f9 of dots.",
        ),
        (
            *(SINGLE, "pung-of-terminals-or-honors"),
            "Terminals or honors as a pung or kong:"
            " 1\u202f1\u202f1 of dots, 1\u202f1\u202f1 of bamboos, 9\u202f9\u202f9 of characters and 9\u202f9\u202f9 of dots.",
        ),
        (WINDS, "prevalent-wind", "The round wind: a pung of East winds."),
        (WINDS, "seat-wind", "The seat wind: a pung of South winds."),
    ],
)
def test_a_reason_names_what_is_in_the_hand(won: Hand, fan: str, expected: str):
    assert reasons(won, EN)[fan] == expected


def test_the_suit_that_is_missing_is_named():
    won = hand("123789m2233p", "3p", meld(MeldKind.CHOW, "567m"))

    assert reasons(won, EN)["one-voided-suit"] == "Two suits; no bamboos in the hand."
    assert reasons(won, ZH)["one-voided-suit"] == "缺一种花色：没有条子。"
    assert reasons(won, JA)["one-voided-suit"] == "2色だけで、索子がない。"


def test_two_pure_double_chows_are_two_chows_twice_each():
    """2014, 3.8.1 row 69: each pair is of one suit."""
    won = hand("44m123p11223s", "3s", meld(MeldKind.CHOW, "123p"))

    assert reasons(won, EN)["pure-double-chow"] == (
        "Each of these chows twice: 1\u202f2\u202f3 of dots and 1\u202f2\u202f3 of bamboos."
    )


def test_a_melded_and_a_concealed_kong_are_worth_6_together():
    won = hand(
        "123m5p",
        "5p",
        meld(MeldKind.KONG, "1111p", Wind.WEST),
        meld(MeldKind.CONCEALED_KONG, "7777s"),
        meld(MeldKind.CHOW, "789m"),
    )

    assert reasons(won, EN)["two-melded-kongs"] == (
        "A melded and a concealed kong: 6 points together."
    )


def test_thirteen_orphans():
    won = hand("19m19p19s1234567z", "1m", circumstances=Circumstances(by=WinSource.DRAW))

    assert reasons(won, JA)["thirteen-orphans"] == "13種の幺九牌がそろい、1種が対子。"


def test_flowers_are_counted():
    won = hand(
        "123789m2233p",
        "3p",
        meld(MeldKind.CHOW, "567m"),
        circumstances=Circumstances(flowers=parse_tiles("15f")),
    )

    assert reasons(won, EN)["flower-tiles"] == "2 flowers, 1 point each."


@pytest.mark.parametrize(
    ("fourth", "ours"),
    [
        (meld(MeldKind.KONG, "5555p"), "Added to Four Kongs as this site reads the text."),
        (meld(MeldKind.PUNG, "555p"), "Added to Three Kongs as this site reads the text."),
        (None, ""),
    ],
)
def test_two_concealed_kongs_beside_three_or_four_are_our_reading(fourth: Meld | None, ours: str):
    """Rows 5 and 17 say that concealed kongs are added, not by which fan."""
    concealed = [meld(MeldKind.CONCEALED_KONG, tiles) for tiles in ("2222m", "8888m")]
    third = (meld(MeldKind.KONG, "3333s"), fourth) if fourth else (meld(MeldKind.CHOW, "345s"),)
    rest = "7z" if fourth else "555p7z"

    told = reasons(hand(rest, "7z", *concealed, *third), EN)["two-concealed-kongs"]

    assert told.removeprefix(_TWO_CONCEALED_KONGS).strip() == ours
