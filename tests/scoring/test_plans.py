"""Plans: how many tiles a hand is away from a fan and from a win that counts."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from scoring import RuleSet, ScoringError, format_tiles, rule_set, wire
from scoring.plans import PlansAnswer, plans
from tests.scoring.naive_plans import NaiveReach, every_rule_set, small_world

_WORLDS = (0, 1, 2, 3)  # melds of each
_HANDS = 10


def ask(rules: str, concealed: str, **told: Any) -> PlansAnswer:
    """The plans of the hand of a line."""
    return plans(rule_set(rules), wire.read_hand_in_play({"concealed": concealed} | told))


def away(answer: PlansAnswer) -> dict[str, int]:
    """By fan, how many tiles it is away."""
    return {each.fan.id: each.outlook.away for each in answer.fans}


@pytest.mark.parametrize("rules", every_rule_set(), ids=lambda rules: rules.id)
def test_plans_are_what_looking_at_every_complete_hand_comes_to(rules: RuleSet) -> None:
    """Distance, helpful and spare tiles of each fan, in worlds of few kinds."""
    rng = Random(f"plans/{rules.id}")
    for melds in _WORLDS:
        naive = NaiveReach(small_world(rules, rng, 6, melds))
        for number in range(_HANDS):
            hand = naive.world.hand(rng, 13 + number % 2)
            assert list(naive.disagreements(hand)) == [], hand


@pytest.mark.parametrize(
    ("concealed", "told", "expected", "helpful"),
    [
        ("123456m123p11z78s", {}, 1, "69s"),
        ("123456m1237p11z7s", {}, 2, "56789p56789s1z"),
        # an open hand keeps its melds
        ("123456m11z78s", {"melds": [{"kind": "chow", "tiles": "123p"}]}, 1, "69s"),
        # a tile that is gone is none that helps
        ("123456m123p11z78s", {"seen": "6666s"}, 1, "9s"),
    ],
)
def test_the_shape_is_so_many_tiles_away(
    concealed: str, told: dict[str, Any], expected: int, helpful: str
) -> None:
    """2014, 3.7.2: four sets and a pair."""
    shape = ask("mcr-2014", concealed, **told).shape
    helps = format_tiles(tuple(each.tile for each in shape.helps))
    assert (shape.away, helps) == (expected, helpful)


def test_unseen_tiles_are_those_that_nobody_shows() -> None:
    told = ask("mcr-2014", "123456m123p11z78s", seen="66s1z").shape.helps
    assert {str(each.tile): each.unseen for each in told} == {"6s": 2, "9s": 4}


def test_a_straight_is_within_reach_and_thirteen_orphans_are_not() -> None:
    """2014, appendix 1 items 28 and 7."""
    found = away(ask("mcr-2014", "1234567m12235p11z"))
    assert found["pure-straight"] == 2
    assert "thirteen-orphans" not in found


@pytest.mark.parametrize("rules", ["mcr-1998", "mcr-2006", "mcr-2014"])
def test_a_win_that_counts_has_eight_points(rules: str) -> None:
    """2014, 3.9.1.2: flowers do not help to reach them."""
    answer = ask(rules, "123678m23678p55s", flowers="12345678f")
    assert answer.shape.away == 1
    assert [each.score.counted_for_minimum >= 8 for each in answer.wins] == [True] * len(
        answer.wins
    )
    first = answer.wins[0]
    assert (first.outlook.away, first.score.hand.circumstances.self_drawn) == (1, True)
    assert not answer.wins[-1].score.hand.circumstances.self_drawn


def test_a_closed_hand_of_rengo_wins_with_riichi() -> None:
    """Rengo 51(1): any closed hand has a yaku then."""
    answer = ask("rengo", "123m456p789s3377z5p")
    assert {line.fan.id for line in answer.wins[0].score.counted} >= {"riichi"}
    assert answer.wins[0].outlook.away == answer.shape.away


def test_an_open_hand_of_rengo_needs_a_yaku() -> None:
    """Rengo 3 and 50: no yaku, no win; a pung of dragons is the nearest."""
    answer = ask("rengo", "46p789s3377z5m", melds=[{"kind": "chow", "tiles": "123m"}])
    assert answer.wins
    assert all(each.score.win for each in answer.wins)
    assert away(answer)["yakuhai-chun"] == 2
    assert "pinfu" not in away(answer)


def test_a_discard_that_keeps_two_plans() -> None:
    """Fourteen tiles: without the honor the straight and the flush stay as near."""
    answer = ask("mcr-2014", "123456789m1134p1z")
    keeps = {
        str(each.tile): {answer.fans[at].fan.id for at in each.fans} for each in answer.discards
    }
    assert {"pure-straight", "one-voided-suit", "no-honors"} <= keeps["1z"]
    assert "pure-straight" not in keeps["5m"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ({"concealed": "123m"}, "too-few-tiles"),
        ({"concealed": "123456789m123456p"}, "too-many-tiles"),
        ({"concealed": "123456m123p11z78s", "seen": "1111z"}, "fifth-tile"),
        ({"concealed": "111112m123p11z78s"}, "fifth-tile"),
        ({"concealed": "123456m123p11z78s", "seen": 3}, "bad-value"),
        ({}, "missing-key"),
    ],
)
def test_a_hand_that_cannot_be_is_a_typed_error(line: dict[str, Any], code: str) -> None:
    with pytest.raises(ScoringError) as caught:
        plans(rule_set("mcr-2014"), wire.read_hand_in_play(line))
    assert caught.value.code == code


def test_flowers_are_refused_where_there_are_none() -> None:
    """Rengo 1: 136 tiles."""
    with pytest.raises(ScoringError) as caught:
        ask("rengo", "123456m123p11z78s", flowers="1f")
    assert caught.value.code == "flowers-not-used"


def test_the_command_answers_for_hands_in_play() -> None:
    lines = [
        json.dumps({"id": 1, "concealed": "123456789m113p1z", "win": "4p"}),
        json.dumps({"id": 2, "concealed": "123m"}),
    ]
    done = subprocess.run(
        [sys.executable, "-m", "scoring", "plans", "--rules", "mcr-2014"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    good, short = (json.loads(line) for line in done.stdout.splitlines())
    assert (good["ok"], good["id"], good["shape"]["away"]) == (True, 1, 1)
    assert good["shape"]["helps"] == [{"tile": "2p", "unseen": 4}, {"tile": "5p", "unseen": 4}]
    assert [each["tile"] for each in good["discards"]][-1] == "1z"
    assert (short["ok"], short["error"]["code"]) == (False, "too-few-tiles")
