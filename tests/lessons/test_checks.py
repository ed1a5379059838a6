"""Each kind of check has the engine's answer, and an answer its credit."""

from typing import Any

import pytest

from lessons.errors import ContentError
from lessons.pieces.check import Check
from lessons.pieces.check_kinds import check
from lessons.pieces.sorts import SET_SORTS, sort_of_set
from scoring import parse_tiles, rule_set

STRAIGHT = {"concealed": "123456789m34p55s", "win": "2p"}
PAIRS = {"concealed": "1122334455667m", "win": "7m"}
BELOW = {"concealed": "123m456p34s55p", "melds": ["pung:222z"], "win": "5s"}


def make(rules: str = "mcr-2014", **table: Any) -> Check:
    return check(table, "it", rule_set(rules), {}, "here")


@pytest.mark.parametrize(
    ("table", "options", "answer"),
    [
        ({"kind": "total", "hand": STRAIGHT, "answer": 20}, (), {"20"}),
        ({"kind": "win", "hand": STRAIGHT, "answer": True}, ("yes", "no"), {"yes"}),
        (
            {"kind": "which", "hands": [STRAIGHT, PAIRS], "counts": "pure-straight", "answer": 1},
            ("1", "2"),
            {"1"},
        ),
        (
            {
                "kind": "which",
                "hands": [STRAIGHT, PAIRS],
                "counts": "pure-straight",
                "not": True,
                "answer": 2,
            },
            ("1", "2"),
            {"2"},
        ),
        (
            {
                "kind": "waits",
                "standing": "123456789m34p55s",
                "choices": ["2p", "5p", "5s"],
                "answer": ["2p", "5p"],
            },
            ("2p", "5p", "5s"),
            {"2p", "5p"},
        ),
        ({"kind": "pays", "hand": STRAIGHT, "who": "S", "answer": 28}, (), {"28"}),
        ({"kind": "pays", "hand": STRAIGHT, "who": "N", "answer": 8}, (), {"8"}),
        (
            {"kind": "tiles", "tiles": "1m5p7z", "are": "honor", "answer": ["7z"]},
            ("1m", "5p", "7z"),
            {"7z"},
        ),
        (
            {
                "kind": "tiles",
                "tiles": "1m5p7z",
                "are": "honor",
                "not": True,
                "answer": ["1m", "5p"],
            },
            ("1m", "5p", "7z"),
            {"1m", "5p"},
        ),
        (
            {"kind": "value", "fan": "pure-straight", "choices": [8, 16], "answer": 16},
            ("8", "16"),
            {"16"},
        ),
        (
            {
                "kind": "excludes",
                "fan": "all-chows",
                "choices": ["no-honors", "self-drawn"],
                "answer": ["no-honors"],
            },
            ("no-honors", "self-drawn"),
            {"no-honors"},
        ),
    ],
)
def test_the_engine_answers(
    table: dict[str, Any], options: tuple[str, ...], answer: set[str]
) -> None:
    found = make(**table)
    assert (found.options, found.answer) == (options, answer)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"kind": "tiles", "tiles": "1m2m", "are": "suit", "answer": ["1m"]}, "something wrong"),
        ({"kind": "tiles", "tiles": "1m1m7z", "are": "suit", "answer": []}, "each tile once"),
        ({"kind": "value", "fan": "pure-straight", "choices": [8], "answer": 8}, "something right"),
        ({"kind": "which", "hands": [STRAIGHT, PAIRS], "wins": True, "answer": 1}, "expected one"),
        ({"kind": "pays", "hand": STRAIGHT, "who": "X", "answer": 1}, "E, S, W or N"),
        ({"kind": "total", "hand": "nowhere", "answer": 1}, "no .hand.nowhere"),
        ({"kind": "total", "hand": STRAIGHT}, "answer is missing"),
        (
            {"kind": "waits", "standing": "123456789m34p55s", "choices": ["2p"], "answer": ["2p"]},
            "5p is not offered",
        ),
        (
            {
                "kind": "excludes",
                "fan": "mixed-triple-chow",
                "choices": ["mixed-double-chow", "self-drawn"],
                "answer": [],
            },
            "may count for other sets",
        ),
    ],
)
def test_a_check_that_cannot_be_asked_is_refused(table: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said):
        make(**table)


def test_below_the_minimum_is_no_win() -> None:
    """2014, 3.8.1: eight points without flowers."""
    assert make(kind="win", hand=BELOW, answer=False).answer == {"no"}


@pytest.mark.parametrize(
    ("tiles", "made"),
    [
        ("345s", "chow"),
        ("555p", "pung"),
        ("7777z", "kong"),
        ("11m", "pair"),
        ("135m", "none"),
        ("12m3p", "none"),
        ("123z", "none"),
        ("1m", "none"),
    ],
)
def test_what_tiles_make(tiles: str, made: str) -> None:
    assert sort_of_set(parse_tiles(tiles)) == made


def test_green_and_reversible_tiles_are_those_of_the_fans() -> None:
    """2014, 3.8.1: All Green and Reversible Tiles."""
    assert {str(each) for each in parse_tiles("23468s6z")} == _of("green")
    assert {str(each) for each in parse_tiles("1234589p245689s5z")} == _of("reversible")


def _of(sort: str) -> set[str]:
    every = parse_tiles("123456789m123456789p123456789s1234567z")
    return {str(each) for each in every if SET_SORTS[sort](each)}


@pytest.mark.parametrize(
    ("given", "credit"),
    [
        ({"no-honors"}, 1.0),
        ({"no-honors", "self-drawn"}, 0.0),
        (set(), 0.0),
        ({"self-drawn"}, 0.0),
    ],
)
def test_slips_are_taken_from_hits(given: set[str], credit: float) -> None:
    found = make(
        kind="excludes", fan="all-chows", choices=["no-honors", "self-drawn"], answer=["no-honors"]
    )
    assert found.credit(given) == credit
