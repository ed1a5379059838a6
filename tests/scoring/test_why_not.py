"""Why a fan does not count: what struck it, what is in its way, and the nearest hand that has it."""

import json
import subprocess
import sys
from typing import Any

from scoring import Hand, rule_set, wire
from scoring.why_not import (
    FanStanding,
    SetConcealed,
    TileChange,
    WhyNotAnswer,
    made,
    why_not,
)


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
    _, answer = ask("mcr-2014", "all-simples", "456m456p44466s11z", "6s")
    assert answer.standing is FanStanding.MISSING
    assert {str(tile) for tile in answer.ways[0].in_the_way} == {"1z"}
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
