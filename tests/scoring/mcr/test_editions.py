"""Where the editions part: each row is a hand that one article decides in 1998, 2006 and 2014."""

from collections import Counter
from typing import Any

import pytest

from scoring import EDITIONS, Score, score, wire
from tests.scoring.case_lines import times

# Kong tiles that no number, wind or dragon fan of the rest of the hand is made of.
KONGS = ("2222m", "6666p", "8888s", "5555m")


def scored(rules: str, concealed: str, win: str, **told: Any) -> Score:
    line = {"rules": rules, "concealed": concealed, "win": win, "seat": "S", "round": "W"} | told
    return score(*wire.read_hand(line))


def counts(rules: str, concealed: str, win: str, **told: Any) -> Counter[str]:
    return times(scored(rules, concealed, win, **told).counted)


def kong_lines(rules: str, melded: int, concealed: int) -> dict[str, float]:
    """What the kongs of a hand count: every kong fan and every fan of concealed pungs."""
    kinds = ["kong"] * melded + ["concealed-kong"] * concealed
    melds = [{"kind": kind, "tiles": tiles} for kind, tiles in zip(kinds, KONGS, strict=False)]
    standing = {1: "56m123789s55p", 2: "56m789s55p", 3: "56s11p", 4: "9p"}[len(kinds)]
    win = {1: "4m", 2: "4m", 3: "4s", 4: "9p"}[len(kinds)]
    result = scored(rules, standing, win, melds=melds)
    return {
        line.fan.id: line.value
        for line in result.counted
        if "kong" in line.fan.id or "concealed-pungs" in line.fan.id
    }


MELDED, CONCEALED = "melded-kong", "concealed-kong"
TWO_MELDED, TWO_CONCEALED = "two-melded-kongs", "two-concealed-kongs"
TWO_PUNGS, THREE_PUNGS, FOUR_PUNGS = (f"{n}-concealed-pungs" for n in ("two", "three", "four"))
THREE, FOUR = {"three-kongs": 32}, {"four-kongs": 88}

# Melded kongs, concealed kongs, what 1998 counts, what 2006 and 2014 count.
KONG_TABLE = [
    (1, 0, {MELDED: 1}, {MELDED: 1}),
    (0, 1, {CONCEALED: 2}, {CONCEALED: 2}),
    (2, 0, {TWO_MELDED: 4}, {TWO_MELDED: 4}),
    (1, 1, {MELDED: 1, CONCEALED: 2}, {TWO_MELDED: 6}),
    (0, 2, {TWO_CONCEALED: 6}, {TWO_CONCEALED: 8}),
    (3, 0, THREE, THREE),
    (2, 1, THREE, THREE | {CONCEALED: 2}),
    (1, 2, THREE | {TWO_PUNGS: 2}, THREE | {TWO_CONCEALED: 8}),
    (0, 3, THREE | {THREE_PUNGS: 16}, THREE | {THREE_PUNGS: 16}),
    (4, 0, FOUR, FOUR),
    (3, 1, FOUR, FOUR | {CONCEALED: 2}),
    (2, 2, FOUR | {TWO_PUNGS: 2}, FOUR | {TWO_CONCEALED: 8}),
    (1, 3, FOUR | {THREE_PUNGS: 16}, FOUR | {THREE_PUNGS: 16}),
    (0, 4, FOUR | {FOUR_PUNGS: 64}, FOUR | {FOUR_PUNGS: 64}),
]


@pytest.mark.parametrize(("melded", "concealed", "in_1998", "later"), KONG_TABLE)
def test_kongs_count_by_how_many_are_melded_and_concealed(
    melded: int, concealed: int, in_1998: dict[str, float], later: dict[str, float]
) -> None:
    """1998: rows 17, 53, 57, 67, 74 and definition 5; later: rows 5, 17, 48, 57, 67, 74."""
    assert kong_lines("mcr-1998", melded, concealed) == in_1998
    assert kong_lines("mcr-2006", melded, concealed) == later
    assert kong_lines("mcr-2014", melded, concealed) == later


DRAWN, DISCARDED = {"by": "draw"}, {"by": "discard"}
FULLY, CONCEALED_HAND, SELF = "fully-concealed-hand", "concealed-hand", "self-drawn"
ALWAYS_CONCEALED = [
    ("seven-shifted-pairs", "1223344556677m", "1m"),
    ("thirteen-orphans", "19m19p19s1234567z", "1m"),
    ("seven-pairs", "1133m4455p6688s1z", "1z"),
    ("greater-honors-and-knitted-tiles", "14m258p69s123456z", "7z"),
    ("lesser-honors-and-knitted-tiles", "147m258p369s1234z", "5z"),
]


@pytest.mark.parametrize(
    ("fan", "concealed", "win"), ALWAYS_CONCEALED, ids=[row[0] for row in ALWAYS_CONCEALED]
)
def test_a_drawn_hand_that_is_always_concealed_is_self_drawn_alone_in_1998(
    fan: str, concealed: str, win: str
) -> None:
    """1998, rows 6, 7, 19, 20, 34 exclude Fully Concealed Hand; later rows add it."""
    assert counts("mcr-1998", concealed, win, **DRAWN)[fan] == 1
    for rules, drawn in (
        ("mcr-1998", {SELF: 1}),
        ("mcr-2006", {FULLY: 1}),
        ("mcr-2014", {FULLY: 1}),
    ):
        found = counts(rules, concealed, win, **DRAWN)
        assert {each: found[each] for each in (FULLY, SELF) if found[each]} == drawn
        assert counts(rules, concealed, win, **DISCARDED)[CONCEALED_HAND] == 0


@pytest.mark.parametrize(
    ("concealed", "win"),
    [("1112345678999m", "5m"), ("333555m222777p8s", "8s")],
    ids=["nine-gates", "four-concealed-pungs"],
)
@pytest.mark.parametrize("rules", EDITIONS)
def test_nine_gates_and_four_concealed_pungs_add_it_in_every_edition(
    rules: str, concealed: str, win: str
) -> None:
    """1998, rows 4 and 12 exclude no Fully Concealed Hand; later rows add it in so many words."""
    found = counts(rules, concealed, win, **DRAWN)
    assert (found[FULLY], found[SELF]) == (1, 0)


# Fan, standing tiles, winning tile, melds, and the fan's times in 1998, 2006 and 2014.
PARTING = [
    pytest.param("half-flush", "2334466888s666z", "2s", [], (0, 1, 1), id="all green: row 3"),
    pytest.param("full-flush", "2223344666888s", "2s", [], (1, 1, 1), id="all green: full flush"),
    pytest.param(
        "double-pung", "99m999p99s", "9m", ["111m", "111p"], (0, 2, 2), id="all terminals: row 8"
    ),
    pytest.param(
        "triple-pung", "99m99p111s", "9m", ["111m", "111p"], (1, 1, 1), id="definition 32, ex. 2"
    ),
]


@pytest.mark.parametrize(("fan", "concealed", "win", "melds", "expected"), PARTING)
def test_what_a_fan_of_high_value_excludes_follows_the_edition(
    fan: str, concealed: str, win: str, melds: list[str], expected: tuple[int, int, int]
) -> None:
    told = {"melds": [{"kind": "pung", "tiles": tiles} for tiles in melds]}
    found = tuple(
        counts(rules, concealed, win, **told)[fan] for rules in ("mcr-1998", "mcr-2006", "mcr-2014")
    )
    assert found == expected


@pytest.mark.parametrize(
    ("rules", "row"),
    [("mcr-1998", "Art. 9 row 19"), ("mcr-2006", "3.8.1 row 19"), ("mcr-2014", "3.8.1 row 19")],
)
def test_a_line_cites_its_own_edition(rules: str, row: str) -> None:
    result = scored(rules, "1133m4455p6688s1z", "1z")
    assert {line.fan.id: line.fan.article for line in result.counted}["seven-pairs"] == row


def test_what_is_struck_cites_its_own_edition() -> None:
    """1998, row 19 excludes Fully Concealed Hand in words; the principle is Art. 10.1(5)1."""
    result = scored("mcr-1998", "1133m4455p6688s1z", "1z", **DRAWN)
    assert result.account is not None
    articles = {each.fan.id: each.articles for each in result.account.struck}
    assert articles[FULLY] == ("Art. 9 row 19", "Art. 10.1(5)1")
    result = scored("mcr-2006", "1133m4455p6688s1z", "1z")
    assert result.account is not None
    articles = {each.fan.id: each.articles for each in result.account.struck}
    assert articles[CONCEALED_HAND] == ("appendix 1 item 19", "3.9.1.5(1)")


# Standing tiles and the tile they wait for alone: 1998, rows 77 and 78 name them, row 77 and 78
# deny the others; later editions ask for one kind only.
WAITS = [
    ("1233m", "3m", "edge-wait"),
    ("7789m", "7m", "edge-wait"),
    ("4556m", "5m", "closed-wait"),
    ("1234588m", "3m", None),
    ("5678911m", "7m", None),
    ("4556711m", "6m", None),
]


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(("standing", "win", "expected"), WAITS, ids=[row[0] for row in WAITS])
def test_waits_are_the_same_in_every_edition(
    rules: str, standing: str, win: str, expected: str | None
) -> None:
    melds = ["555z", "222p", "666s"][: 3 if len(standing) == 5 else 2]
    told = {"melds": [{"kind": "pung", "tiles": tiles} for tiles in melds]}
    found = counts(rules, standing, win, **told)
    waits = {fan for fan in ("edge-wait", "closed-wait", "single-wait") if found[fan]}
    assert waits == ({expected} if expected else set())
