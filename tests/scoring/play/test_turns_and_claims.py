"""Turns, claims and what may not be done, rule by rule under each system."""

import pytest

from scoring import MeldKind, Wind, WinSource
from scoring.play import (
    Action,
    EndingKind,
    Move,
    MoveRefused,
    Refused,
    Stage,
    TableState,
    moved,
    options,
    read_moves,
    view_of,
)
from scoring.tiles import tile
from tests.scoring.play.set_up import others_pass, table_of, without_tiles_to_draw

E, S, W, N = Wind
EAST = "1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 6z 7z"  # thirteen tiles that make nothing for others


def actions(state: TableState, seat: Wind) -> set[Action]:
    return {each.action for each in options(state, seat)}


def why(state: TableState, move: Move) -> tuple[Refused, tuple[str, ...]]:
    with pytest.raises(MoveRefused) as refusal:
        moved(state, move)
    return refusal.value.why, refusal.value.articles


@pytest.mark.parametrize(
    ("rules", "article"),
    [("mcr-2014", "3.6.6"), ("mcr-1998", "7.5"), ("imj", "21.4"), ("rengo", "26")],
)
def test_a_chow_is_claimed_from_the_left_only(rules: str, article: str):
    hands = {
        "E": f"{EAST} 5m",
        "S": "4m 6m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s",
        "W": "4m 6m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s",
    }
    offered = table_of(rules, hands, moves="Ed5m")

    assert actions(offered, S) == {Action.CHOW, Action.PASS}
    assert why(offered, Move(W, Action.CHOW, tile("4m"))) == (
        Refused.ONLY_FROM_THE_LEFT,
        (article,),
    )


@pytest.mark.parametrize("rules", ["mcr-2014", "mcr-2006", "mcr-1998", "imj", "rengo"])
def test_a_pung_comes_before_a_chow(rules: str):
    """2014, 3.6.7; IMJ 21; Rengo 33."""
    hands = {
        "E": f"{EAST} 5m",
        "S": "4m 6m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s",
        "W": "5m 5m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s",
    }
    taken = others_pass(table_of(rules, hands, moves="Ed5mSc4mWp"))

    assert taken.turn is W
    assert [each.meld.kind for each in taken.seat(W).laid] == [MeldKind.PUNG]
    assert taken.seat(S).laid == ()
    assert taken.seat(E).floor[-1].claimed_by is W


@pytest.mark.parametrize(
    ("rules", "article"),
    [("mcr-2014", "3.6.8"), ("mcr-1998", "7.7"), ("imj", "22"), ("rengo", "27")],
)
def test_no_kong_right_after_a_claim(rules: str, article: str):
    hands = {"E": f"{EAST} 5m", "S": "5m 5m 9p 9p 9p 9p 2s 5s 8s 1m 9m 1s 3p"}
    claimed = table_of(rules, hands, moves="Ed5mSp")

    assert Action.CONCEALED_KONG not in actions(claimed, S)
    assert why(claimed, Move(S, Action.CONCEALED_KONG, tile("9p"))) == (
        Refused.NOT_AFTER_A_CLAIM,
        (article,),
    )


@pytest.mark.parametrize(
    ("rules", "barred"),
    [("mcr-2014", ""), ("rengo", ""), ("imj", "36")],
)
def test_what_completes_the_same_chow_may_not_be_discarded_in_international_mahjong(
    rules: str, barred: str
):
    """IMJ 21.4; 2014, 3.6.4 allows it."""
    hands = {"E": f"{EAST} 3m", "S": "4m 5m 3m 6m 1p 4p 7p 2s 5s 8s 9p 9s 1s"}
    claimed = table_of(rules, hands, moves="Ed3mSc3m")
    discards = {each.tile for each in options(claimed, S)}

    assert {name for name in "36" if tile(f"{name}m") not in discards} == set(barred)
    for name in barred:
        assert why(claimed, Move(S, Action.DISCARD, tile(f"{name}m")))[0] is Refused.SAME_TILE_BACK


def test_who_was_silent_may_not_pung_the_next_one_before_an_own_move():
    """IMJ 34.5."""
    hands = {
        "E": f"{EAST} 5m",
        "S": "5m 2p 5p 8p 3s 6s 9s 1m 9m 1p 9p 1s 4p",
        "N": "5m 5m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s",
    }
    silent = table_of("imj", hands, draws="2m", moves="Ed5mNnSd5m")

    assert Action.PUNG not in actions(silent, N)
    free = table_of("mcr-2014", hands, draws="2m", moves="Ed5mNnSd5m")
    assert Action.PUNG in actions(free, N)


TENPAI = "2m 3m 4m 5m 6m 7m 2p 3p 4p 5s 5s 6p 7p"  # 5p and 8p win


def test_who_threw_a_winning_tile_may_not_win_on_a_discard_in_rengo():
    """Rengo 63."""
    hands = {"E": f"{TENPAI} 8p", "S": "5p 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m"}
    furiten = table_of("rengo", hands, draws="9m", moves="Ed8pSd5p")

    assert furiten.moves[-1].seat is S
    assert furiten.ending is None
    assert Action.WIN not in actions(furiten, E)


def test_who_let_a_winning_tile_go_waits_for_the_next_own_discard_in_rengo():
    """Rengo 64."""
    hands = {
        "E": "5p 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m 9m",
        "S": "5p 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m",
        "N": TENPAI,
    }
    first = table_of("rengo", hands, draws="9m", moves="Ed5p")

    assert Action.WIN in actions(first, N)
    assert Action.WIN not in actions(table_of("rengo", hands, draws="9m", moves="Ed5pNnSd5p"), N)


def test_a_concealed_kong_lets_nobody_go_past_a_win_in_rengo():
    """Rengo 51(6), 64: only an added kong is robbed, so that no win was let go."""
    hands = {"E": "5p 5p 5p 5p 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z", "S": TENPAI}
    kong = others_pass(table_of("rengo", hands, back="8p", moves="Eo5p"))

    assert Action.WIN in actions(moved(kong, Move(E, Action.DISCARD, tile("8p"))), S)


def test_who_calls_a_chow_lets_a_win_go_even_if_another_takes_the_tile_in_rengo():
    """Rengo 33, 64."""
    hands = {
        "E": "4m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1z 2z",
        "S": "2m 3m 5m 6m 7m 2p 3p 4p 2s 3s 4s 5s 5s",
        "W": "4m 4m 1m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z",
    }
    before = others_pass(table_of("rengo", hands, moves="Ed4m"), S, W)
    taken = others_pass(
        moved(moved(before, Move(S, Action.CHOW, tile("2m"))), Move(W, Action.PUNG))
    )
    discarded = moved(taken, Move(W, Action.DISCARD, tile("1m")))

    assert Action.WIN in actions(before, S)
    assert Action.WIN not in actions(discarded, S)


def test_riichi_binds_the_hand():
    """Rengo 36, 38, 40 and 42: closed and waiting; then nothing is claimed, and the stick is laid."""
    hands = {"E": f"{TENPAI} 9m", "S": "5s 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z 1m"}
    before = table_of("rengo", hands)
    declared = others_pass(table_of("rengo", hands, draws="1s 9p 9s 6z 6m", moves="Er9m"))

    assert [str(each.tile) for each in options(before, E) if each.action is Action.RIICHI] == ["9m"]
    assert declared.deposits == 1
    assert declared.seat(E).floor[-1].is_sideways
    assert Action.PUNG not in actions(moved(declared, Move(S, Action.DISCARD, tile("5s"))), E)


def test_an_added_kong_may_be_robbed():
    """2014, 3.7.2.3(2); IMJ 23.7; Rengo 51(6)."""
    hands = {
        "E": f"{EAST} 5p",
        "S": "5p 5p 1p 9p 1s 9s 3s 6s 9m 1m 4s 7s 9m",
        "N": "2m 3m 4m 5m 6m 7m 2p 3p 4p 2s 2s 4p 6p",
    }
    for rules in ("mcr-2014", "imj", "rengo"):
        punged = table_of(rules, hands, draws="9s 9s 9s 5p", moves="Ed5pSpSd9mWd9sNd9sEd9s")
        robbed = moved(others_pass(punged), Move(S, Action.ADDED_KONG, tile("5p")))
        won = moved(robbed, Move(N, Action.WIN))

        assert robbed.stage is Stage.ROBBING
        assert won.ending is not None
        assert won.ending.winner is N
        assert won.ending.score is not None
        assert won.ending.score.hand.circumstances.by is WinSource.ROBBED_KONG


@pytest.mark.parametrize(
    ("rules", "article"), [("mcr-2014", "3.4.30"), ("imj", "23.10"), ("rengo", "34")]
)
def test_the_last_discard_is_claimed_for_no_set(rules: str, article: str):
    hands = {"E": f"{EAST} 5m", "S": "5m 5m 1p 4p 7p 2s 5s 8s 1m 9m 9p 9s 1s"}
    last = without_tiles_to_draw(table_of(rules, hands))._replace(stage=Stage.CLAIMS)
    offered = last._replace(offered=tile("5m"))

    refusal, articles = why(offered, Move(S, Action.PUNG))
    assert refusal is Refused.NO_TILE_LEFT
    assert article in articles
    drawn = moved(
        without_tiles_to_draw(table_of(rules, hands)), Move(E, Action.DISCARD, tile("5m"))
    )
    assert drawn.ending is not None
    assert drawn.ending.kind is EndingKind.DRAWN


@pytest.mark.parametrize(
    ("far", "winner"),
    [
        ("1m 9m 1p 9p 9s 1z 2z 3z 4z 5z 6z 7z 7z", W),
        ("1m 1m 1m 9m 9m 9m 1p 1p 1p 9p 9p 9p 1s", S),  # terminals alone are no thirteen orphans
    ],
)
def test_thirteen_orphans_alone_come_before_a_nearer_win(far: str, winner: Wind):
    """IMJ 29.1, 29.2."""
    hands = {
        "E": "1s 2z 3z 4z 5z 5z 6z 6z 2s 4s 7s 8m 8p 8s",
        "S": "2m 3m 4m 5m 6m 7m 2p 3p 4p 5s 5s 2s 3s",
        "W": far,
    }
    offered = table_of("imj", hands, moves="Ed1s")
    won = others_pass(moved(moved(offered, Move(W, Action.WIN)), Move(S, Action.WIN)))

    assert won.ending is not None
    assert won.ending.winner is winner


def test_a_concealed_kong_is_hidden_in_the_competition_rules_alone():
    """2014, 3.6.8.2; IMJ 22.2(1) and Rengo 27 show it."""
    hands = {"E": "5p 5p 5p 5p 1m 4m 7m 2s 5s 8s 1z 2z 3z 4z"}
    for rules, is_hidden in (("mcr-2014", True), ("imj", False), ("rengo", False)):
        kong = others_pass(table_of(rules, hands, moves="Eo5p"))
        seen = view_of(kong, S).seats[0].melds

        assert [each.laid is None for each in seen] == [is_hidden]
        assert view_of(kong, E).own.laid[0].meld.tiles == (tile("5p"),) * 4


def test_a_player_knows_no_more_than_lies_face_up():
    for rules in ("mcr-2014", "imj", "rengo"):
        state = table_of(rules, {"E": f"{EAST} 5m"}, moves="Ed5m")
        seen = view_of(others_pass(state), W)

        assert seen.own.wind is W
        assert [each.standing for each in seen.seats] == [13, 14, 13, 13]
        assert not hasattr(seen, "wall")


def test_who_is_not_tenpai_at_a_drawn_hand_pays_those_who_are():
    """Rengo 71(A), 72: 3000 points in all; a dead hand counts as not tenpai."""
    hands = {
        "E": "1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s 5z 5z 9s",
        "S": "1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z",
        "W": "1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s 6z 6z",
        "N": "9m 9m 1p 3p 6p 9p 1s 4s 7s 1z 2z 3z 4z",
    }
    state = without_tiles_to_draw(table_of("rengo", hands, strict=W))
    drawn = others_pass(moved(state, read_moves("Ed9s")[0])).ending
    dead = others_pass(moved(moved(state, read_moves("Ed9s")[0]), read_moves("Wp")[0])).ending

    assert drawn is not None
    assert (drawn.ready, drawn.articles) == ((E, W), ("19(2)", "71"))
    assert drawn.payments == {E: 1500, S: -1500, W: 1500, N: -1500}
    assert dead is not None
    assert (dead.ready, dead.articles) == ((E,), ("19(2)", "71", "72"))
    assert dead.payments == {E: 3000, S: -1000, W: -1000, N: -1000}


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
@pytest.mark.parametrize(("call", "source"), [("p", WinSource.DRAW), ("k", WinSource.REPLACEMENT)])
def test_what_was_said_to_a_tile_is_gone_once_it_is_claimed(
    rules: str, call: str, source: WinSource
):
    hands = {"E": f"{EAST} 5m", "S": "5m 5m 5m 1p 2p 3p 4p 5p 6p 1s 2s 3s 9p"}
    claimed = table_of(rules, hands, moves=f"Ed5mS{call}")

    assert (claimed.turn, claimed.stage, claimed.source) == (S, Stage.TURN, source)
    assert claimed.answers == ()
