"""What players of the program do, who know what lies face up and their own tiles."""

import pytest

from quizzes.deal.aims import choose_plan
from quizzes.deal.opponent import PlayingStrength, chosen
from quizzes.deal.plans import MCR_PLANS
from quizzes.hands.draw import Draw
from scoring import Meld, MeldKind, parse_tiles
from scoring.counts import packed_tiles
from scoring.play import Action, TableState, view_of
from scoring.tiles import tile
from tests.scoring.play.set_up import others_pass, table_of

AGREED = 8  # seeds


def discards_of(state: TableState, skill: PlayingStrength = PlayingStrength.STEADY) -> set[str]:
    """What the seat in turn discards, whatever chance says."""
    view = view_of(state, state.turn)
    moves = [chosen(view, Draw(f"{number}"), skill) for number in range(AGREED)]
    assert {each.action for each in moves} == {Action.DISCARD}
    return {str(each.tile) for each in moves}


def chow(text: str) -> Meld:
    return Meld(MeldKind.CHOW, parse_tiles(text))


@pytest.mark.parametrize(
    ("standing", "melds", "gone", "is_aimed_at"),
    [
        ("1266m 58p 9s", ["456p", "789s"], "", True),  # two thirds of a mixed straight lie there
        ("12m 4z 456p 789s 2355s", [], "", True),
        ("12m 4z 456p 789s 2355s", [], "3m", False),  # the tile that lacks cannot come any more
    ],
)
def test_one_aims_at_what_the_melds_begin_and_tiles_can_finish(
    standing: str, melds: list[str], gone: str, is_aimed_at: bool
):
    packed = packed_tiles(parse_tiles(gone)) if gone else 0
    counts = packed_tiles(parse_tiles(standing))
    plan = choose_plan(counts, [chow(each) for each in melds], packed, MCR_PLANS, Draw("plan"))

    assert bool(plan.kept & packed_tiles([tile("3m")])) == is_aimed_at


def test_one_waits_for_what_would_count():
    """2014, 3.4.22: 4s and 7s win with 5s 6s, for less than 8 points; 4s between 3s and 5s is worth them."""
    hands = {"E": "3m 4m 5m 3p 4p 5p 7m 8m 9m 2z 2z 3s 5s 6s"}

    assert discards_of(table_of("mcr-2014", hands)) == {"6s"}


def test_one_far_from_a_win_discards_what_who_declared_riichi_threw():
    """Rengo 63: no win on one's own discards."""
    hands = {
        "E": "1m 9m 2p 5p 8p 1s 4s 7s 1z 2z 3z 4z 5z 6z",
        "S": "2m 3m 4m 5m 6m 7m 2p 3p 4p 2s 2s 4p 9m",
    }
    moves = "Ed6zSr9mWd7zNd7z"
    state = others_pass(table_of("rengo", hands, draws="6p 7z 7z 7z", moves=moves))

    assert discards_of(state) == {"9m"}
    assert discards_of(state, PlayingStrength.BEGINNER) != {"9m"}
