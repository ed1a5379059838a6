"""What no win of the first turn can be (25.1(1), (2)), and what it can."""

from typing import Any

import pytest

from scoring import ScoringError, score, waits, wire

Line = dict[str, Any]
READY: Line = {"rules": "imj", "concealed": "123456m789s23p55s", "win": "1p", "first_turn": True}
ORPHANS: Line = READY | {"concealed": "19m19p19s1234566z", "win": "7z"}
FLOWERS: Line = READY | {"concealed": "19m", "win": "7f", "flowers": "123456f"}
PUNG = {"concealed": "123456m23p55s", "melds": [{"kind": "pung", "tiles": "777z"}]}
KONG = {"concealed": "123456m23p55s", "melds": [{"kind": "concealed-kong", "tiles": "7777z"}]}
KONGS = {
    "concealed": "1z",
    "melds": [{"kind": "concealed-kong", "tiles": f"{each * 4}z"} for each in "2345"],
    "win": "9m",
    "kongs_in_row": 4,
}

POSSIBLE = [
    (READY | {"seat": "S", "from": "E"}, "earth"),
    (READY | {"seat": "N"}, "earth"),  # where nothing is told, the seat after the winner's
    (READY | {"by": "draw"}, "heaven"),
    (READY | KONG | {"by": "replacement"}, "heaven"),
    (FLOWERS | {"seat": "W"}, "heaven"),
    (FLOWERS | {"seat": "W", "by": "draw"}, "heaven"),
    (READY | KONGS, "kong-to-fourth"),
    # The dealer's unfolded kong may be robbed for the Thirteen Unios (23.7).
    (ORPHANS | {"by": "robbed-kong", "seat": "W", "from": "E"}, "thirteen-unios"),
]
IMPOSSIBLE = [
    (READY | {"seat": "S", "from": "W"}, "earth-not-on-first-discard"),
    (READY | {"seat": "E", "from": "S"}, "earth-not-on-first-discard"),
    (READY | {"seat": "S"}, "earth-not-on-first-discard"),
    (READY | {"seat": "S", "by": "draw"}, "heaven-not-of-dealer"),
    (READY | KONGS | {"seat": "S"}, "melds-in-first-turn"),
    (READY | PUNG | {"by": "draw"}, "melds-in-first-turn"),
    (READY | PUNG | {"seat": "S", "from": "E"}, "melds-in-first-turn"),
    (READY | KONG | {"seat": "S", "from": "E"}, "melds-in-first-turn"),
    (FLOWERS | {"melds": PUNG["melds"]}, "melds-in-first-turn"),
    (READY | {"by": "robbed-kong", "seat": "S", "from": "E"}, "robbed-in-first-turn"),
    (ORPHANS | {"by": "robbed-kong", "seat": "S", "from": "W"}, "robbed-in-first-turn"),
    (ORPHANS | {"by": "robbed-kong", "seat": "E", "from": "S"}, "robbed-in-first-turn"),
]


@pytest.mark.parametrize(("line", "counted"), POSSIBLE)
def test_a_win_of_the_first_turn_that_can_be(line: Line, counted: str) -> None:
    result = score(*wire.read_hand(line))

    assert result.win
    assert counted in {each.fan.id for each in result.counted}


@pytest.mark.parametrize(("line", "code"), IMPOSSIBLE)
def test_a_win_of_the_first_turn_that_cannot_be_is_refused(line: Line, code: str) -> None:
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(line)
    assert caught.value.code == code


def test_whoever_holds_six_flowers_waits_for_the_seventh_before_the_first_discard() -> None:
    line = {key: value for key, value in FLOWERS.items() if key != "win"}
    line |= {"concealed": READY["concealed"], "by": "draw", "seat": "S"}

    won_by = {str(wait.tile) for wait in waits(*wire.read_waiting_hand(line)) if wait.score.win}

    assert {"7f", "8f"} <= won_by


@pytest.mark.parametrize("by", ["discard", "robbed-kong"])
def test_a_flower_wins_only_when_it_is_drawn(by: str) -> None:
    """25.2(1): "draws the seventh Flower"; none is ever discarded (17)."""
    line = FLOWERS | {"first_turn": False}
    assert score(*wire.read_hand(line)).hand.circumstances.self_drawn
    with pytest.raises(ScoringError) as caught:
        wire.read_hand(line | {"by": by})
    assert caught.value.code == "flower-not-drawn"
