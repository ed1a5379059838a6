"""Looking back: what a discard let go, and the moments of a deal that mattered most."""

import pytest

from scoring import Wind
from scoring.looking_back import MomentKind, moments, own_turn
from scoring.play import TableState, begin_from, moved, read_moves
from scoring.rules import RULE_SETS
from tests.scoring.play.set_up import wall_of

STRAIGHT = "1m 2m 3m 4m 5m 6m 7m 8m 9m"


def states_after(rules: str, hands: dict[str, str], moves: str) -> tuple[TableState, ...]:
    """Every state of that deal."""
    states = [begin_from(RULE_SETS[rules], wall_of(rules, hands))]
    for move in read_moves(moves):
        states.append(moved(states[-1], move))
    return tuple(states)


@pytest.mark.parametrize(
    ("dealt", "moves", "kind", "better"),
    [
        # a tile of the straight instead of a lone wind
        (f"{STRAIGHT} 1p 1p 5p 6p 1z", "Ed5m", MomentKind.NEARER, "Ed1z"),
        # 7 of dots alone instead of 4 and 7
        (f"{STRAIGHT} 1p 1p 5p 6p 8p", "Ed5p", MomentKind.TILES, "Ed8p"),
        # a win on the deal
        (f"{STRAIGHT} 1p 1p 5p 6p 7p", "Ed7p", MomentKind.WIN, "Ew"),
    ],
)
def test_what_a_move_let_go_is_told_beside_the_better_one(
    dealt: str, moves: str, kind: MomentKind, better: str
):
    (found,) = moments(states_after("mcr-2014", {"E": dealt}, moves), Wind.EAST)

    assert (found.kind, found.at, str(found.move), str(found.better)) == (kind, 0, moves, better)
    assert found.fan.id == "pure-straight"


def test_a_claim_let_pass_counts_where_it_would_have_brought_the_win_nearer():
    hands = {
        "E": "1s 4s 7s 1p 5p 9p 1z 2z 3z 4z 6z 7z 9s 3m",
        "S": "1m 2m 4m 5m 6m 7m 8m 9m 1p 1p 2p 3p 5z",
    }
    states = states_after("mcr-2014", hands, "Ed3mSn")
    (found,) = moments(states, Wind.SOUTH)

    assert (found.kind, str(found.better), str(found.tile)) == (MomentKind.CLAIM, "Sc1m", "3m")
    assert (found.taken.away, found.missed.away) == (2, 1)


def test_a_discard_that_keeps_all_is_no_moment():
    states = states_after("mcr-2014", {"E": f"{STRAIGHT} 1p 1p 5p 6p 1z"}, "Ed1z")
    turn = own_turn(states, 0, Wind.EAST)

    assert moments(states, Wind.EAST) == ()
    assert turn is not None
    assert turn.wins_let_go == ()
    assert own_turn(states, 1, Wind.EAST) is None
    assert own_turn(states, 0, Wind.SOUTH) is None
