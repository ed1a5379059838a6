"""Checks that are answered with an act have the engine's answer, and what is as good counts too."""

from typing import Any

import pytest

from lessons.errors import ContentError
from lessons.pieces.calls import WhyNoCall
from lessons.pieces.check import ONE_OF_MANY, Check
from lessons.pieces.check_kinds import check
from lessons.pieces.hand_lines import meld_of
from scoring import Wind, rule_set

STRAIGHT = {"concealed": "123456789m34p55s", "win": "2p"}
TWO_CHOWS = {"concealed": "123m123p456s789p1z", "win": "1z"}
DRAGONS = {"concealed": "23456p66z", "melds": ["pung:555z", "pung:777z"], "win": "7p"}
ALL_PUNGS = {"concealed": "11199m22p", "melds": ["pung:999s", "pung:555p"], "win": "2p"}
LACKS_AN_EIGHT = {"concealed": "123456m79m34p55s5p", "win": "6p"}
LACKS_A_PAIR = {"concealed": "12378m5p55s9m2p", "win": "5s", "melds": ["chow:456m"]}
TURN = "123456789m34p55s9s"
WAITING = "123456789m34p55s"


STRUCK_NOTHING = {"concealed": "234m567p34s55p", "melds": ["pung:222z"], "win": "5s"}
STRUCK_IN_PART = {"concealed": "34s999m22z", "melds": ["pung:555z", "chow:567p"], "win": "5s"}
FOUR_ALIKE = {"concealed": "1111m234p567s23p4z", "win": "4p"}
EITHER_FAN = {"concealed": "123456m123p78s55s", "win": "9s"}
EITHER_NAMES = [
    ["all-chows", "concealed-hand", "mixed-straight", "mixed-double-chow"],
    ["all-chows", "concealed-hand", "mixed-straight", "short-straight"],
]
CLAIMED = ["chow:345m", "pung:222s"]
CALLS = ("chow", "pung", "kong", "win")
TILES = [WhyNoCall.TILES, WhyNoCall.TILES]
SHAPE = [WhyNoCall.SHAPE]
WORTH = [WhyNoCall.WORTH]
RIICHI = [WhyNoCall.RIICHI] * 3


def make(rules: str = "mcr-2014", **table: Any) -> Check:
    return check(table, "it", rule_set(rules), {}, "here")


def claim(standing: str, tile: str, by: str, **more: Any) -> dict[str, Any]:
    return {"kind": "claim", "standing": standing, "tile": tile, "seat": "E", "from": by, **more}


ANSWERED: list[tuple[dict[str, Any], Any]] = [
    ({"kind": "name", "hand": STRAIGHT}, ["pure-straight", "all-chows", "concealed-hand"]),
    (
        {"kind": "name", "hand": ALL_PUNGS},
        ["all-pungs", "pung-of-terminals-or-honors", "pung-of-terminals-or-honors", "no-honors"],
    ),
    ({"kind": "point", "hand": STRAIGHT, "fan": "pure-straight"}, "123456789m"),
    ({"kind": "point", "hand": TWO_CHOWS, "fan": "mixed-double-chow"}, "123m123p"),
    ({"kind": "point", "hand": TWO_CHOWS, "fan": "single-wait"}, "11z"),
    ({"kind": "point", "hand": STRAIGHT, "fan": "short-straight"}, "123456m"),
    ({"kind": "discard", "concealed": TURN, "keeps": "waiting"}, "9s"),
    ({"kind": "discard", "concealed": "123456789m344p55s", "counts": "pure-straight"}, "34p"),
    (
        {"kind": "change", "hand": LACKS_AN_EIGHT, "offer": "8m2p", "counts": "pure-straight"},
        ["3p>8m"],
    ),
    ({"kind": "change", "hand": LACKS_A_PAIR, "offer": "78m5p", "reaches": 8}, ["2p>5p"]),
    (
        {"kind": "strike", "hand": DRAGONS},
        ["two-dragon-pungs", "dragon-pung", "pung-of-terminals-or-honors"],
    ),
    (claim(WAITING, "5p", "N"), ["chow", "win"]),
    (claim(WAITING, "5p", "S"), ["win"]),
    (claim(WAITING, "5s", "W"), ["pung"]),
    (claim("111z456789m34p55s", "1z", "S"), ["pung", "kong"]),
    (claim(WAITING, "7z", "N"), ["none"]),
    ({"kind": "value", "fan": "pure-straight"}, 16),
    ({"kind": "waits", "standing": WAITING}, ["2p", "5p"]),
]


@pytest.mark.parametrize(("table", "answer"), ANSWERED)
def test_the_engine_agrees_with_the_author(table: dict[str, Any], answer: Any) -> None:
    found = make(**table, answer=answer)

    assert found.is_right(found.answer if len(found.answer) == 1 else _given(found))
    assert found.credit(frozenset()) == 0


def _given(found: Check) -> frozenset[str]:
    """A right answer: all that is right, or of several that would do the first."""
    return frozenset([min(found.answer)]) if found.kind in ONE_OF_MANY else found.answer


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ({"kind": "name", "hand": STRAIGHT}, ["pure-straight", "all-chows"]),
        ({"kind": "name", "hand": ALL_PUNGS}, ["all-pungs", "pung-of-terminals-or-honors"]),
        ({"kind": "point", "hand": STRAIGHT, "fan": "pure-straight"}, "12345678m"),
        ({"kind": "point", "hand": TWO_CHOWS, "fan": "single-wait"}, "1z"),
        ({"kind": "discard", "concealed": TURN, "keeps": "waiting"}, "9s5s"),
        ({"kind": "change", "hand": LACKS_A_PAIR, "offer": "78m5p", "reaches": 8}, ["9m>8m"]),
        ({"kind": "strike", "hand": DRAGONS}, ["dragon-pung"]),
        (claim(WAITING, "5p", "S"), ["chow", "win"]),
        ({"kind": "value", "fan": "pure-straight"}, 24),
        ({"kind": "waits", "standing": WAITING}, ["2p"]),
    ],
)
def test_another_answer_of_the_author_is_refused(table: dict[str, Any], wrong: Any) -> None:
    with pytest.raises(ContentError, match="the lesson says"):
        make(**table, answer=wrong)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"kind": "name", "hand": LACKS_A_PAIR}, "not complete"),
        ({"kind": "point", "hand": STRAIGHT, "fan": "all-types"}, "has no all-types"),
        ({"kind": "point", "hand": STRAIGHT, "fan": "all-chows"}, "every tile makes"),
        ({"kind": "strike", "hand": STRUCK_NOTHING}, "nothing in the hand is struck"),
        ({"kind": "strike", "hand": STRUCK_IN_PART}, "counts and is struck as well"),
        ({"kind": "discard", "concealed": TURN}, "expected keeps"),
        ({"kind": "discard", "concealed": "147m147p147s12345z", "keeps": "waiting"}, "something"),
        ({"kind": "discard", "concealed": WAITING, "keeps": "waiting"}, "standing tiles"),
        ({"kind": "change", "hand": STRAIGHT, "offer": "1s2s", "wins": True}, "as it is"),
        ({"kind": "change", "hand": LACKS_A_PAIR, "offer": "1s2s", "reaches": 8}, "no change"),
        ({"kind": "change", "hand": LACKS_A_PAIR, "offer": "1s", "reaches": 8}, "2 to 6 tiles"),
        ({"kind": "change", "hand": FOUR_ALIKE, "offer": "1m2p", "wins": True}, "every 1m"),
        (claim(WAITING, "5p", "E"), "two of E, S, W and N"),
    ],
)
def test_an_act_that_cannot_be_asked_is_refused(table: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError, match=said):
        make(**table, answer=[])


def test_of_several_discards_any_one_is_right_and_two_are_none() -> None:
    found = make(
        kind="discard", concealed="123456789m344p55s", counts="pure-straight", answer="34p"
    )

    assert [found.credit({each}) for each in ("3p", "4p", "5s")] == [1, 1, 0]


def test_a_fan_that_is_there_twice_may_be_pointed_at_once_or_twice() -> None:
    found = make(
        kind="point",
        hand={"concealed": "123m123p789s78m55p", "melds": [], "win": "9m"},
        fan="mixed-double-chow",
        answer="123m123p789m789s",
    )

    assert found.is_right({"1m", "2m", "3m", "1p", "2p", "3p"})
    assert found.is_right({"7m", "8m", "9m", "7s", "8s", "9s"})
    assert not found.is_right({"1m", "2m", "3m", "7s", "8s", "9s"})


def test_another_counting_that_is_worth_as_much_may_be_named() -> None:
    """2014, 3.9.1.6(4): of small fans that exclude one another either may be taken."""
    found = make(kind="name", hand=EITHER_FAN, answer=EITHER_NAMES[0])

    assert all(found.is_right(frozenset(names)) for names in EITHER_NAMES)


@pytest.mark.parametrize(
    ("rules", "table", "why"),
    [
        ("mcr-2014", claim(WAITING, "5p", "S"), [WhyNoCall.SEAT, *TILES, None]),
        ("mcr-2014", claim("12345m34567p555s", "5s", "N"), [WhyNoCall.TILES, None, None, *SHAPE]),
        ("mcr-2014", claim("23478p55s", "9p", "N", melds=CLAIMED), [None, *TILES, *WORTH]),
        ("rengo", claim(WAITING, "5s", "N", riichi="riichi"), [*RIICHI, *SHAPE]),
        ("rengo", claim(WAITING, "5p", "N", riichi="riichi"), [*RIICHI, None]),
        ("imj", claim(WAITING, "5s", "W"), [WhyNoCall.SEAT, None, WhyNoCall.TILES, *SHAPE]),
    ],
)
def test_each_call_has_its_reason(
    rules: str, table: dict[str, Any], why: list[WhyNoCall | None]
) -> None:
    """2014, 3.6.6 and 3.6.7; IMJ, 21; Rengo, 25 to 27 and 38."""
    allowed = [name for name, no in zip(CALLS, why, strict=True) if no is None] or ["none"]

    assert [each.why_not for each in make(rules, **table, answer=allowed).calls] == why


@pytest.mark.parametrize(
    ("written", "source"),
    [("pung:777z", None), ("pung:777z:W", Wind.WEST), ("pung:777z:S", Wind.SOUTH)],
)
def test_a_meld_may_tell_who_discarded_it(written: str, source: Wind | None) -> None:
    assert meld_of(written, "here").claimed_from is source


def test_a_meld_from_no_seat_is_refused() -> None:
    with pytest.raises(ContentError, match="is no meld"):
        meld_of("pung:777z:X", "here")
