"""Flowers, replacements and what a win by them counts as."""

from dataclasses import replace

import pytest

from scoring import Wind, WinSource
from scoring.play import Action, Move, Stage, moved, options
from scoring.play.state import EventKind
from scoring.tiles import tile
from tests.scoring.play.set_up import others_pass, table_of, tiles_in_order

E, S, W, N = Wind
NEARLY = "2m 3m 4m 5m 6m 7m 2p 3p 4p 5s"  # beside a kong it waits for 5s


def shown(state, kind: EventKind) -> list[tuple[str, str]]:
    return [(each.seat.value, str(each.tile)) for each in state.happened if each.kind is kind]


@pytest.mark.parametrize(
    ("rules", "order"),
    [
        # 2014, 3.5.7.6: the dealer until no flower is left, then South
        ("mcr-2014", ["E", "E", "S"]),
        # IMJ 17: what comes as a flower waits for the next cycle
        ("imj", ["E", "S", "E"]),
    ],
)
def test_flowers_of_the_deal_are_replaced_in_the_order_of_the_text(rules: str, order: list[str]):
    hands = {
        "E": "1f 1m 4m 7m 2p 5p 8p 3s 6s 9s 5z 6z 7z 7z",
        "S": "2f 1m 4m 7m 2p 5p 8p 3s 6s 9s 5z 6z 7z",
        "W": "1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z",
        "N": "9m 9m 1p 3p 6p 9p 1s 4s 7s 1z 2z 3z 4z",
    }
    back = "3f 1z 9m 2m"
    state = table_of(rules, hands, back=back)

    assert [seat for seat, _ in shown(state, EventKind.REPLACED)] == order
    assert state.turn is E
    assert len(state.in_turn.standing) == 14
    assert not any(each.is_flower for seat in state.seats for each in seat.standing)


@pytest.mark.parametrize(
    ("rules", "source"),
    [("mcr-2014", WinSource.DRAW), ("imj", WinSource.REPLACEMENT)],
)
def test_a_flower_drawn_after_a_kong_is_replaced_once_more(rules: str, source: WinSource):
    """2014, row 46: then it is Self-Drawn only; IMJ 17: replacing is part of the draw."""
    hands = {"E": f"{NEARLY} 1p 1p 1p 1p"}
    kong = others_pass(table_of(rules, hands, back="3f 5s", moves="Eo1p"))

    assert kong.in_turn.drawn == tile("5s")
    assert kong.source is source


def test_who_draws_the_seventh_flower_may_win_at_once_or_go_on():
    """IMJ 25.2(1)."""
    six = tuple(tiles_in_order("1f 2f 3f 4f 5f 6f"))
    base = table_of("imj", {"E": "1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 6z 7z 5m"}, draws="7f 1m")
    before = base.having(base.seat(S)._replace(flowers=six))
    before = before.having(
        *(each._replace(flowers=()) for each in before.seats if each.wind is not S)
    )
    drawn = others_pass(moved(before, Move(E, Action.DISCARD, tile("5m"))))

    assert drawn.stage is Stage.FLOWER
    assert {each.action for each in options(drawn, S)} == {Action.WIN, Action.PASS}
    won = moved(drawn, Move(S, Action.WIN))
    assert won.ending is not None
    assert won.ending.score is not None
    assert [line.fan.id for line in won.ending.score.account.counted] == ["seven-flowers"]
    assert moved(drawn, Move(S, Action.PASS)).stage is Stage.TURN


def test_no_kong_without_a_tile_to_replace_it():
    """2014, 3.6.8; IMJ 22.3; Rengo 34."""
    for rules in ("mcr-2014", "imj", "rengo"):
        state = table_of(rules, {"E": f"{NEARLY} 1p 1p 1p 1p"})
        wall = state.wall
        empty = state._replace(wall=replace(wall, front=wall.front + wall.left))

        assert Action.CONCEALED_KONG in {each.action for each in options(state, E)}
        assert Action.CONCEALED_KONG not in {each.action for each in options(empty, E)}


def test_four_kongs_of_all_players_are_the_most_in_rengo():
    """Rengo 29."""
    state = table_of("rengo", {"E": f"{NEARLY} 1p 1p 1p 1p"})

    assert Action.CONCEALED_KONG not in {
        each.action for each in options(state._replace(kongs=4), E)
    }


def test_replacements_come_upper_tile_first():
    """2014, 3.4.20; IMJ 16.2; Rengo 9."""
    for rules in ("mcr-2014", "imj", "rengo"):
        state = table_of(rules, {"E": f"{NEARLY} 1p 1p 1p 1p"}, back="9m 1s", moves="Eo1p")

        assert others_pass(state).in_turn.drawn == tile("9m")


def test_the_dealers_heaven_comes_before_anothers_flowers_while_dealing():
    """IMJ 25.1(1): the priority to declare the Heaven goes to the dealer."""
    full = "1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s 4s 5z 5z"
    hands = {
        "E": full,
        "S": "1f 2f 3f 4f 5f 6f 1m 4m 7m 2p 5p 8p 3s",
        "W": "1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z",
        "N": "9m 9m 1p 3p 6p 9p 1s 4s 7s 1z 2z 3z 4z",
    }
    back = "7f 1z 6s 6s 9s 9s 8m"
    state = table_of("imj", hands, back=back)
    assert (state.stage, state.turn) == (Stage.FLOWER, S)

    end = moved(state, Move(S, Action.WIN)).ending
    other = hands | {"E": full.replace("5z 5z", "5z 6z")}
    alone = moved(table_of("imj", other, back=back), Move(S, Action.WIN)).ending

    assert end is not None
    assert (end.winner, end.articles) == (E, ("25.1(1)",))
    assert end.score is not None
    assert "heaven" in {line.fan.id for line in end.score.counted}
    assert alone is not None
    assert alone.winner is S
