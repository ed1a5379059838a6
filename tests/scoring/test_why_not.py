"""Why a fan does not count: what struck it, what is in its way, and the nearest hand that has it."""

import json
import subprocess
import sys
from typing import Any

import pytest

from scoring import Hand, ScoringError, Wind, rule_set, wire
from scoring.why_not import (
    CircumstanceChange,
    CircumstanceField,
    FanStanding,
    SetConcealed,
    TileChange,
    WhyNotAnswer,
    made,
    why_not,
)
from tests.bench.why_not import broken_laws


def ask(rules: str, fan: str, concealed: str, win: str, **told: Any) -> tuple[Hand, WhyNotAnswer]:
    """The hand of a line, and the answer about a fan."""
    hand = wire.read_hand_alone({"concealed": concealed, "win": win} | told)
    return hand, why_not(rule_set(rules), hand, fan)


def test_a_claimed_chow_is_in_the_way_of_concealed_hand() -> None:
    """2014, appendix 1 item 62: no claimed set, and another player's tile."""
    claimed = [{"kind": "chow", "tiles": "234p"}]
    hand, answer = ask("mcr-2014", "concealed-hand", "234m567m88s56s", "7s", melds=claimed)
    (way,) = answer.ways
    assert way.changes == (SetConcealed(hand.melds[0]),)
    assert way.melds_in_the_way == hand.melds
    assert made(hand, way.changes) == way.score.hand


def test_the_tile_outside_is_in_the_way_of_middle_tiles() -> None:
    """2014, appendix 1 item 26: only 4 to 6."""
    _, answer = ask("mcr-2014", "middle-tiles", "456m456p44566s23s", "4s")
    assert answer.standing is FanStanding.MISSING
    assert {str(tile) for tile in answer.ways[0].in_the_way} == {"2s", "3s"}
    assert answer.ways[0].cost == 2


def test_seat_wind_is_struck_inside_big_four_winds() -> None:
    """2014, 3.8.1 row 1 and appendix 1 item 1."""
    _, answer = ask("mcr-2014", "seat-wind", "111222333444z5s", "5s", seat="E")
    assert answer.standing is FanStanding.STRUCK
    assert answer.struck is not None
    assert answer.struck.because == "big-four-winds"
    assert "appendix 1 item 1" in answer.struck.articles


def test_one_tile_completes_a_straight() -> None:
    """2014, appendix 1 item 28: 123, 456 and 789 of one suit."""
    hand, answer = ask("mcr-2014", "pure-straight", "123456m678m345p2s", "2s")
    (way,) = answer.ways
    assert [type(each) for each in way.changes] == [TileChange]
    assert "".join(map(str, way.lacking)) == "9m"
    assert len(way.in_place) == 8
    assert made(hand, way.changes) == way.score.hand


def test_a_reading_that_is_worth_less_loses_to_one_worth_more() -> None:
    """2014, 3.9.1.6(4): 333 444 555 of one suit are pungs, and so no identical chows."""
    _, answer = ask("mcr-2014", "pure-triple-chow", "333444555m678p1z", "1z", by="draw")
    assert answer.standing is FanStanding.STRUCK
    assert answer.struck is not None
    assert answer.struck.because == answer.struck.principle == "high-not-low"
    assert answer.struck.articles == ("3.9.1.6(4)",)


def test_a_hand_of_no_winning_shape_is_told_what_it_lacks() -> None:
    """2014, appendix 1 item 19: seven pairs; five pairs, and four tiles stand alone."""
    hand, answer = ask("mcr-2014", "seven-pairs", "1133m4455p668s12z", "2m")
    assert answer.score.account is None
    assert answer.ways[0].cost == 2
    assert made(hand, answer.ways[0].changes).is_concealed


def test_a_wind_may_be_lacking_in_the_seat_or_in_the_tiles() -> None:
    """Rengo 51(3): a pung of the seat wind; here only the seat would have to be another."""
    hand, answer = ask("rengo", "yakuhai-seat-wind", "234m567m33345p22z", "2z", seat="W")
    (way,) = answer.ways
    assert isinstance(way.changes[0], CircumstanceChange)
    assert way.changes[0].field is CircumstanceField.SEAT
    assert made(hand, way.changes).circumstances.seat is Wind.SOUTH


def test_dora_lacks_its_tile_or_another_indicator() -> None:
    """Rengo 16: after the North indicator East is dora, and no tile of the hand is one."""
    _, answer = ask("rengo", "dora", "11222234m111p44s", "1m", by="draw", dora_indicator="4z")
    assert [type(each) for way in answer.ways for each in way.changes] == [CircumstanceChange] * 3


@pytest.mark.parametrize(("single", "cost"), [("4z", 2), ("6s", 3)])
def test_of_four_concealed_kongs_two_would_have_to_stay_pungs(single: str, cost: int) -> None:
    """1998, row 53 counts two; three and four are fans of their own (rows 5 and 17)."""
    tiles = ("9999s", "9999m", "6666z", "7777z")
    kongs = [{"kind": "concealed-kong", "tiles": each} for each in tiles]
    hand, answer = ask("mcr-1998", "two-concealed-kongs", single, "4z", melds=kongs, by="draw")
    assert answer.standing is FanStanding.MISSING
    assert {way.cost for way in answer.ways} == {cost}
    assert not list(broken_laws(hand, rule_set("mcr-1998"), answer))


@pytest.mark.parametrize(
    ("fan", "concealed", "win", "cost"),
    [
        ("pinfu", "11222234m111p44s", "1m", 4),  # the three hands that are nearer are three pungs
        ("chanta", "6777m555666p666s", "6m", 12),  # the nearest ones are four concealed pungs
    ],
)
def test_where_all_nearest_hands_are_read_otherwise_a_farther_one_is_told(
    fan: str, concealed: str, win: str, cost: int
) -> None:
    """Rengo 60: the reading that pays most counts, and 111 222 333 of one suit are pungs in it."""
    hand, answer = ask("rengo", fan, concealed, win, by="draw")
    assert answer.ways[0].cost == cost
    assert not list(broken_laws(hand, rule_set("rengo"), answer))


@pytest.mark.parametrize(("fan", "seat"), [("tenhou", "E"), ("chiihou", "S")])
def test_on_the_first_turn_no_tile_is_the_last_of_the_wall(fan: str, seat: str) -> None:
    """Rengo 52(1) and 52(2): the first draw of a player is never the last tile of the deal."""
    _, answer = ask("rengo", fan, "234m567m33345p22z", "2z", seat=seat, by="draw", last=True)
    assert answer.ways
    assert not any(each.score.hand.circumstances.last for each in answer.ways)


def test_an_unknown_fan_is_a_typed_error() -> None:
    with pytest.raises(ScoringError) as caught:
        ask("rengo", "melded-hand", "234m567m33345p22z", "2z")
    assert caught.value.code == "bad-value"


def test_the_command_answers_for_one_fan() -> None:
    lines = [
        json.dumps({"id": 1, "concealed": "123456m678m345p2s", "win": "2s"}),
        json.dumps({"id": 2, "concealed": "123m", "win": "2s"}),
    ]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "scoring",
            "why-not",
            "--rules",
            "mcr-2014",
            "--fan",
            "pure-straight",
        ],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    good, short = (json.loads(line) for line in done.stdout.splitlines())
    assert (good["ok"], good["id"], good["standing"]) == (True, 1, "missing")
    assert good["ways"][0]["changes"] == [{"kind": "tile", "out": "6m", "into": "9m", "win": False}]
    assert (short["ok"], short["error"]["code"]) == (False, "too-few-tiles")
