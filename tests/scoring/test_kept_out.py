"""What counts in place of a fan in the nearest hands that have it."""

from typing import Any

import pytest

from scoring import RULE_SETS, format_tiles, rule_set, tile, wire
from scoring.plans import HandInPlay, plans
from scoring.plans.fans import PlayedFrom, planned_fans
from scoring.plans.kept_out import can_count, kept_out

MCR = ("mcr-1998", "mcr-2006", "mcr-2014")
THREE_WINDS = "56m8s111222z3z444z"
TWO_DRAGONS = "123p56m8s555666z7z"


def in_play(concealed: str, **told: Any) -> HandInPlay:
    """The hand of a line."""
    return wire.read_hand_in_play({"concealed": concealed} | told)


def kept_out_in(rules: str, concealed: str, fan: str) -> dict[str, list[str]]:
    """By tile, what counts in place of the fan."""
    found = kept_out(rule_set(rules), in_play(concealed), fan)
    return {str(each): [other.id for other in by] for each, by in found.items()}


@pytest.mark.parametrize("rules", MCR)
def test_the_fourth_wind_as_the_pair_brings_little_four_winds(rules: str) -> None:
    """2014 and 2006, appendix 1 item 9; 1998, table row 9: Big Three Winds is not counted with it."""
    found = kept_out_in(rules, THREE_WINDS, "big-three-winds")
    assert found == {"3z": ["little-four-winds"]}


@pytest.mark.parametrize("rules", MCR)
def test_the_third_dragon_as_the_pair_brings_little_three_dragons(rules: str) -> None:
    """2014, appendix 1 item 10: Two Dragon Pungs is not counted with it."""
    found = kept_out_in(rules, TWO_DRAGONS, "two-dragon-pungs")
    assert found == {"7z": ["little-three-dragons"]}


@pytest.mark.parametrize(
    ("rules", "concealed", "fan", "expected"),
    [
        # IMJ 27.2(5) and (6)
        ("imj", TWO_DRAGONS, "pung-of-dragon", {"7z": ["little-three-dragons"]}),
        ("imj", "56m8s11222z3z4444z", "chance-wind", {"3z": ["little-four-winds"]}),
        # Rengo 51(22), by custom; 53: no yaku counts beside a yakuman
        ("rengo", "123789m12p789s11m1z", "chanta", {"3p": ["junchan"]}),
        ("rengo", THREE_WINDS, "honitsu", {each: ["shousuushii"] for each in ("4m", "7m", "3z")}),
    ],
)
def test_what_else_counts_in_place_of_a_fan(
    rules: str, concealed: str, fan: str, expected: dict[str, list[str]]
) -> None:
    assert kept_out_in(rules, concealed, fan) == expected


@pytest.mark.parametrize("rules", MCR)
def test_plans_tell_the_pattern_whatever_counts_in_its_place(rules: str) -> None:
    hand = in_play(THREE_WINDS)
    found = {each.fan.id: each.outlook for each in plans(rule_set(rules), hand).fans}
    helps = format_tiles(tuple(each.tile for each in found["big-three-winds"].helps))
    assert helps == "47m8s3z"


def test_nine_gates_stand_before_the_last_tile() -> None:
    """2014, appendix 1 item 4: with the extra tile first, the last one is of the thirteen."""
    hand = in_play("111234567899m1z")
    for code, is_nearer in (("9m", True), ("5m", False)):
        drawn = tile(code)
        after = HandInPlay((*hand.concealed, drawn), circumstances=hand.circumstances)
        assert can_count(rule_set("mcr-2014"), after, "nine-gates", drawn) is is_nearer, code


@pytest.mark.parametrize("rules", RULE_SETS)
def test_with_a_tile_that_keeps_a_fan_out_no_nearest_hand_counts_it(rules: str) -> None:
    told = 0
    for concealed in (THREE_WINDS, TWO_DRAGONS, "11122335799m9s1p", "777888m78p99s9p11z"):
        hand = in_play(concealed)
        for planned in planned_fans(PlayedFrom.of(rule_set(rules), hand)):
            for drawn in kept_out(rule_set(rules), hand, planned.fan.id):
                after = HandInPlay((*hand.concealed, drawn), circumstances=hand.circumstances)
                assert not can_count(rule_set(rules), after, planned.fan.id, drawn)
                told += 1
    assert told
