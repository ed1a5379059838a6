"""Incidents hold against the table: the deal was played, the keys are right alone, sums are zero."""

from dataclasses import replace

import pytest

from quizzes.desk.maker import make_incident
from quizzes.desk.provoking import provoking
from scoring import RULE_SETS, Riichi, rule_set
from scoring.play import Stage, begin
from scoring.rengo.table.fouls import RengoFoul
from tests.bench.incidents import figures_of, missing_tiles

INCIDENTS = 5


@pytest.mark.parametrize("rules", RULE_SETS)
def test_incidents_hold_against_the_table(rules: str) -> None:
    _, faults, _ = figures_of(rules, INCIDENTS)
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_many_incidents_hold_against_the_table(rules: str) -> None:
    """`python -m tests.bench.incidents` looks at thousands."""
    _, faults, _ = figures_of(rules, 4 * INCIDENTS, first=INCIDENTS)
    assert faults == []


def test_a_wall_that_was_emptied_by_nobody_is_no_true_table() -> None:
    state = begin(rule_set("rengo"), "desk")
    assert missing_tiles(state) == (0, 0)
    wall = replace(state.wall, front=state.wall.front + 1)
    assert missing_tiles(state._replace(wall=wall)) == (1, 0)


@pytest.mark.parametrize("foul", [RengoFoul.RIICHI_WITHOUT_TENPAI, RengoFoul.RIICHI_HAND_NOT_SHOWN])
def test_a_riichi_that_nobody_wins_was_played_to_its_draw_19_2(foul: RengoFoul) -> None:
    """Every tile but the 14 that stay was drawn, and the stick lies on the table (40, 42)."""
    (address,) = provoking("rengo", foul.value)
    (happening, *_) = make_incident(address).truth
    state, seat = happening.state, happening.state.seat(happening.seat)
    assert (state.stage, state.wall.left, missing_tiles(state)) == (Stage.OVER, 0, (0, 0))
    assert seat.riichi is not Riichi.NONE
    assert state.deposits >= 1
    is_tenpai = bool(seat.waits(state.rules.shapes))
    assert is_tenpai is (foul is RengoFoul.RIICHI_HAND_NOT_SHOWN)
