"""The five counting principles of 3.9.1.6, on hands that one of them decides."""

from collections import Counter
from typing import Any

import pytest

from scoring import EDITIONS, Score, rule_set, score, wire
from tests.scoring.case_lines import times

RULES = rule_set("mcr-2014")


def scored(concealed: str, win: str, **told: Any) -> Score:
    hand, rules = wire.read_hand(
        {"rules": "mcr-2014", "concealed": concealed, "win": win, "seat": "S", "round": "W"} | told
    )
    return score(hand, rules)


CONCEALED_KONGS = ("2222z", "3333z", "5555z")


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(
    ("kongs", "counted", "struck"),
    [
        (1, {"concealed-kong": 1}, {}),
        (2, {"two-concealed-kongs": 1}, {"concealed-kong": 2}),
        (3, {"three-kongs": 1, "three-concealed-pungs": 1}, {}),
    ],
)
def test_concealed_kongs_among_the_fans_counted_and_struck(
    rules: str, kongs: int, counted: dict[str, int], struck: dict[str, int]
) -> None:
    """Two are counted together and strike the single ones; three are none of them."""
    melds = [{"kind": "concealed-kong", "tiles": tiles} for tiles in CONCEALED_KONGS[:kongs]]
    standing = {1: "234s678p123m9s", 2: "678p123m9s", 3: "123m9s"}[kongs]
    line = {"rules": rules, "concealed": standing, "win": "9s", "melds": melds}
    account = score(*wire.read_hand(line)).account

    assert account is not None
    names = {*counted, *struck, "concealed-kong", "two-concealed-kongs"}
    assert {fan: times(account.counted)[fan] for fan in names} == dict.fromkeys(names, 0) | counted
    results = {line.fan.id: line.times for line in account.struck if line.fan.id in names}
    assert results == struck


def pung(tiles: str) -> dict[str, str]:
    return {"kind": "pung", "tiles": tiles}


def chow(tiles: str) -> dict[str, str]:
    return {"kind": "chow", "tiles": tiles}


COUNTED = [
    pytest.param(
        "123123789m1z",
        "1z",
        {"melds": [chow("789m")]},
        {"pure-double-chow": 2, "two-terminal-chows": 1},
        id="two chows twice over are three links, never four",
    ),
    pytest.param(
        "789m123p78p66s",
        "9p",
        {"melds": [chow("123m")]},
        {"two-terminal-chows": 1, "mixed-double-chow": 2},
        id="four chows in two suits are three links",
    ),
    pytest.param(
        "23445p66z",
        "3p",
        {"melds": [chow("567m"), chow("567m")]},
        {"pure-double-chow": 1, "short-straight": 0, "mixed-double-chow": 0},
        id="a set alone stays alone",
    ),
    pytest.param(
        "78m789p789s22z",
        "9m",
        {"melds": [chow("789m")]},
        {"mixed-triple-chow": 1, "pure-double-chow": 1, "mixed-double-chow": 0},
        id="the fourth chow is combined once: the lower number is listed",
    ),
    pytest.param(
        "23456m22z",
        "1m",
        {"melds": [chow("789m"), chow("456m")]},
        {"pure-straight": 1, "pure-double-chow": 1, "short-straight": 0, "two-terminal-chows": 0},
        id="a straight keeps its chows and the fourth is combined once",
    ),
    pytest.param(
        "12m456p22z",
        "3m",
        {"melds": [chow("789s"), chow("456s")]},
        {"mixed-straight": 1, "mixed-double-chow": 1, "short-straight": 0},
        id="mixed straight and a fourth chow: one link",
    ),
    pytest.param(
        "22m33p999s",
        "2m",
        {"melds": [pung("222p"), pung("222s")]},
        {"triple-pung": 1, "double-pung": 0},
        id="no double pung inside a triple pung",
    ),
]


@pytest.mark.parametrize(("concealed", "win", "told", "expected"), COUNTED)
def test_combination_fans_form_a_forest(
    concealed: str, win: str, told: dict[str, Any], expected: dict[str, int]
) -> None:
    found = times(scored(concealed, win, **told).counted)
    assert {fan: found[fan] for fan in expected} == expected


def test_the_same_fan_counts_twice_on_other_sets() -> None:
    """Non-identical, 3.9.1.6(3), forbids only the same set again: two double pungs are two."""
    result = scored("444m444p5z", "5z", melds=[pung("222m"), pung("222p")])
    assert times(result.counted)["double-pung"] == 2
    assert "double-pung" not in [fan for fan, _, _ in struck(result)]


def struck(result: Score) -> list[tuple[str, str, str]]:
    assert result.account is not None
    return [(each.fan.id, each.because, each.principle) for each in result.account.struck]


@pytest.mark.parametrize(
    ("concealed", "win", "told", "expected"),
    [
        pytest.param(
            "23567m66678s",
            "4m",
            {"melds": [chow("234p")]},
            ("no-honors", "all-chows", "non-repeat"),
            id="all chows cannot have honors",
        ),
        pytest.param(
            "23456m22z",
            "1m",
            {"melds": [chow("789m"), chow("456m")]},
            ("short-straight", "pure-straight", "non-repeat"),
            id="the chows of a straight are not paired again",
        ),
        pytest.param(
            "78m789p789s22z",
            "9m",
            {"melds": [chow("789m")]},
            ("mixed-double-chow", "account-once", "account-once"),
            id="a set is combined once",
        ),
        pytest.param(
            "123789789m1z",
            "1z",
            {"melds": [chow("123m")]},
            ("two-terminal-chows", "account-once", "account-once"),
            id="a fourth link would close a ring",
        ),
        pytest.param(
            "789m33p555z99s",
            "9s",
            {"melds": [pung("111p")]},
            ("pung-of-terminals-or-honors", "dragon-pung", "non-repeat"),
            id="a dragon pung strikes its own terminal-or-honor fan",
        ),
    ],
)
def test_what_is_struck_says_by_what(
    concealed: str, win: str, told: dict[str, Any], expected: tuple[str, str, str]
) -> None:
    result = scored(concealed, win, **told)
    assert expected in struck(result)


def test_a_struck_line_cites_the_words_that_strike_it() -> None:
    """Appendix 1, 63 excludes No Honors in so many words; row 41 holds Mixed Double Chow."""
    result = scored("23567m66678s", "4m", melds=[chow("234p")])
    assert cited(result)["no-honors", "all-chows"] == ("appendix 1 item 63", "3.9.1.6(1)")
    result = scored("78m789p789s22z", "9m", melds=[chow("789m")])
    assert cited(result)["mixed-double-chow", "mixed-triple-chow"] == (
        "3.8.1 row 41",
        "3.9.1.6(1)",
    )


def cited(result: Score) -> dict[tuple[str, str], tuple[str, ...]]:
    assert result.account is not None
    return {(each.fan.id, each.because): each.articles for each in result.account.struck}


def test_what_one_fan_strikes_is_told_once() -> None:
    """Two dragons with the seat wind between them: their terminal-or-honor fans are one line."""
    result = scored("23m99s555z", "1m", seat="E", melds=[pung("111z"), pung("666z")])
    assert result.account is not None
    lines = [
        (each.because, each.times)
        for each in result.account.struck
        if each.fan.id == "pung-of-terminals-or-honors"
    ]
    assert lines == [("two-dragon-pungs", 2), ("seat-wind", 1)]


def test_a_set_does_not_serve_the_same_fan_twice() -> None:
    """Non-identical, 3.9.1.6(3): 123 123 789 gives one Two Terminal Chows."""
    result = scored("123123m78m44z", "9m", melds=[pung("555z")])
    assert times(result.counted)["two-terminal-chows"] == 1
    assert times(result.counted)["pure-double-chow"] == 1
    assert ("two-terminal-chows", "non-identical", "non-identical") in struck(result)


def test_the_reading_worth_more_counts() -> None:
    """High-not-low, 3.9.1.6(4): the pair 55 gives Mixed Shifted Chows, the pair 22 does not."""
    result = scored("22334455m46p", "5p", melds=[chow("345s")])
    assert result.account is not None
    assert result.account.total == 12
    assert times(result.counted)["mixed-shifted-chows"] == 1
    assert [other.total for other in result.others] == [7]


def test_a_single_fan_keeps_its_sets_for_others() -> None:
    """Account-once governs relations between sets only: concealed and double pung share sets."""
    result = scored("555m555p23s11z", "1s", melds=[chow("789s")])
    found = times(result.counted)
    assert found["double-pung"] == found["two-concealed-pungs"] == 1


def test_the_chicken_hand_is_what_is_left() -> None:
    """Appendix 1, 43: nothing else counts, so it is worth 8 and flowers come on top."""
    result = scored("345m789p34s77z", "2s", melds=[chow("456s")], flowers="12f")
    assert times(result.counted) == Counter({"chicken-hand": 1, "flower-tiles": 2})
    assert (result.counted_for_minimum, result.total, result.win) == (8, 10, True)


def test_flowers_do_not_help_to_the_minimum() -> None:
    """3.8.1 row 81: seven points and a flower are not eight."""
    result = scored("234567p234567s1z", "1z", flowers="5f", seat="E", round="E")
    assert (result.counted_for_minimum, result.total) == (7, 8)
    assert result.why_not == "minimum"
    assert result.payments is None
