"""What a call costs that is not allowed, where every call stands as it was made."""

from dataclasses import replace

import pytest

from scoring import Riichi, Wind
from scoring.play import (
    Action,
    CallConsequence,
    CallFault,
    EndingKind,
    Move,
    MoveRefused,
    Refused,
    RuledCall,
    Stage,
    TableState,
    moved,
    options,
    read_moves,
)
from tests.scoring.play.set_up import others_pass, table_of, without_tiles_to_draw

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
JUNK = "1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 6z 7z 9s"
CHEAP = "1m 2m 3m 5m 6m 7m 4p 5p 6p 2s 3s 8s 8s"  # waits for 1s and 4s, worth 2 points
FAR = "1m 1m 2m 5p 6p 9p 3s 7s 7s 1z 3z 5z 7z"
STOPPED = {CallConsequence.NO_WIN}


def after(rules: str, south: str, discard: str, call: str) -> TableState:
    """South calls on a discard of East, and all others let it go."""
    east = JUNK.replace("9s", discard)
    state = table_of(rules, {"E": east, "S": south}, moves=f"Ed{discard}", strict=S)
    return others_pass(moved(state, read_moves(call)[0]))


def only_ruling(state: TableState) -> RuledCall:
    (ruled,) = state.ruled
    return ruled


@pytest.mark.parametrize(
    ("rules", "south", "discard", "fault", "price", "article"),
    [
        ("mcr-2014", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "3.11.6.6(1)"),
        ("mcr-2014", CHEAP, "9p", CallFault.WRONG_TILE, 10, "3.11.6.6(1)"),
        ("mcr-2014", FAR, "9p", CallFault.FAR_FROM_WAITING, 20, "3.11.6.6(2)"),
        ("mcr-2006", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "3.11.6.6(1)"),
        ("mcr-2006", FAR, "9p", CallFault.FAR_FROM_WAITING, 20, "3.11.6.6(2)"),
        ("mcr-1998", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "14.6(1)"),
        ("mcr-1998", CHEAP, "9p", CallFault.WRONG_TILE, 10, "14.6(3)"),
    ],
)
def test_a_false_win_is_paid_to_each_and_the_deal_goes_on_without_the_right_to_win(
    rules: str, south: str, discard: str, fault: CallFault, price: int, article: str
):
    """2014, 3.11.6.6; 2006, 3.11.6.6; 1998, 14.6."""
    state = after(rules, south, discard, "Sw")
    ruled = only_ruling(state)

    assert (ruled.fault, ruled.articles) == (fault, (article,))
    assert ruled.consequences == STOPPED
    assert ruled.payments == {E: price, S: -3 * price, W: price, N: price}
    assert (state.turn, state.stage) == (S, Stage.TURN)
    assert Action.WIN not in {each.action for each in options(state, S)}
    with pytest.raises(MoveRefused) as refusal:
        moved(state, Move(S, Action.WIN))
    assert refusal.value.why is Refused.NO_RIGHT


def test_one_tile_short_of_waiting_is_told_from_more_in_1998_alone():
    """1998, 14.6(2) and 14.6(4): a call two tiles short is taken to be on purpose."""
    short = "1m 2m 3m 5m 6m 7m 4p 5p 6p 2s 4s 9p 9m"
    assert only_ruling(after("mcr-1998", short, "9s", "Sw")).articles == ("14.6(2)",)

    far = after("mcr-1998", FAR, "9p", "Sw")

    assert only_ruling(far).consequences == {CallConsequence.DISQUALIFIED}
    assert far.ending is not None
    assert far.ending.kind is EndingKind.FOUL


@pytest.mark.parametrize(
    ("rules", "article"), [("mcr-2014", "3.11.6.3"), ("mcr-2006", "3.11.6.3"), ("mcr-1998", "14.3")]
)
def test_an_empty_call_is_warned_of_once_and_then_grows_dearer(rules: str, article: str):
    """2014, 3.11.6.3; 1998, 14.3: a warning, then 5 points, then 10."""
    hands = {"E": "9m 9m 9m 9p 9p 9p 1z 1z 1z 2z 2z 2z 3z 4z", "S": FAR}
    state = table_of(rules, hands, moves="Ed4z", strict=S)
    lost = []
    for call in ("Sp", "Sk", "Sp"):
        state = moved(state, read_moves(call)[0])
        state = others_pass(state)
        ruled = state.ruled[-1]
        assert ruled.articles == (article,)
        lost.append(ruled.payments[S])
        while state.stage is not Stage.CLAIMS or not state.offered or state.turn is S:
            seat = state.in_turn
            assert seat.drawn is not None
            state = moved(state, Move(seat.wind, Action.DISCARD, seat.drawn))
            if state.turn is S:
                state = others_pass(state)

    assert lost == [0, -5, -10]
    assert state.ruled[0].consequences == {CallConsequence.WARNING}


def test_a_false_win_in_international_mahjong_ends_the_game():
    """IMJ 33.4 and 34.7: 1000 mados to each, and the deal passes where nobody else wins."""
    state = after("imj", CHEAP, "9p", "Sw")
    ruled = only_ruling(state)

    assert ruled.articles == ("33.4", "34.7")
    assert ruled.payments == {E: 1000, S: -3000, W: 1000, N: 1000}
    assert state.ending is not None
    assert (state.ending.kind, state.ending.winner) == (EndingKind.FOUL, None)


def test_another_may_still_win_on_the_tile_of_a_false_win():
    """IMJ 34.7; Rengo 66: there the proper win frees from the penalty."""
    east = JUNK.replace("9s", "4s")
    hands = {"E": east, "S": FAR, "W": "2m 3m 4m 5m 6m 7m 4p 5p 6p 2s 3s 8s 8s"}
    for rules, paid in (("imj", -3000), ("rengo", 0)):
        state = table_of(rules, hands, moves="Ed4s", strict=S)
        end = moved(moved(state, Move(S, Action.WIN)), Move(W, Action.WIN))

        assert end.ending is not None
        assert (end.ending.kind, end.ending.winner) == (EndingKind.WIN, W)
        assert only_ruling(end).payments[S] == paid
    assert only_ruling(end).articles == ("66",)


def test_an_impossible_call_in_international_mahjong_is_taken_back():
    """IMJ 34.3: without a penalty."""
    ruled = only_ruling(after("imj", FAR, "9m", "Sp"))

    assert ruled.consequences == {CallConsequence.TAKEN_BACK}
    assert set(ruled.payments.values()) == {0}
    assert ruled.articles == ("34.3",)


@pytest.mark.parametrize(
    ("south", "discard", "fault"),
    [
        (CHEAP.replace("8s 8s", "1z 1z"), "4s", CallFault.NO_YAKU),
        (FAR, "9p", CallFault.FAR_FROM_WAITING),
    ],
)
def test_a_false_win_in_rengo_is_a_chombo(south: str, discard: str, fault: CallFault):
    """Rengo 68(1)."""
    state = after("rengo", south, discard, "Sw")
    assert state.ending is not None
    ruled = only_ruling(state)
    assert ruled.articles == ("68(1)", "68")
    assert (ruled.fault, ruled.payments[S], ruled.goes_to_nobody) == (fault, -20_000, True)
    assert state.ending.kind is EndingKind.FOUL


def test_a_win_with_a_yaku_is_none_in_rengo():
    """Rengo 50: pinfu."""
    state = after("rengo", CHEAP, "4s", "Sw")
    assert state.ending is not None
    assert (state.ending.kind, state.ruled) == (EndingKind.WIN, ())


@pytest.mark.parametrize(
    ("south", "ending", "article"),
    [(FAR, EndingKind.FOUL, "68(4)"), (CHEAP, EndingKind.DRAWN, "71")],
)
def test_riichi_without_tenpai_is_told_when_the_hand_is_drawn(
    south: str, ending: EndingKind, article: str
):
    """Rengo 68(4): a chombo; until then nobody knows."""
    hands = {"E": JUNK, "S": south}
    state = table_of("rengo", hands, draws="2z", moves="Ed9sSr2z", strict=S)
    assert state.seat(S).riichi is not Riichi.NONE
    assert state.ruled == ()

    last = without_tiles_to_draw(others_pass(state))
    assert last.in_turn.drawn is not None
    state = moved(last, Move(last.turn, Action.DISCARD, last.in_turn.drawn))
    state = others_pass(state)

    assert state.ending is not None
    assert state.ending.kind is ending
    assert article in state.ending.articles
    chombo = [each for each in state.ruled if each.fault is CallFault.RIICHI_WITHOUT_TENPAI]
    assert [each.payments[S] for each in chombo] == [-20_000] * (ending is EndingKind.FOUL)


def test_riichi_without_tenpai_is_offered_to_the_strict_seat_alone():
    """Rengo 36."""
    hands = {"E": JUNK, "S": FAR}
    state = table_of("rengo", hands, draws="2z", moves="Ed9s", strict=S)
    free = others_pass(state)

    assert Action.RIICHI in {each.action for each in options(free, S)}
    assert Action.RIICHI not in {each.action for each in options(replace(free, strict=None), S)}


def test_a_wrong_call_in_rengo_kills_the_hand_and_a_dead_hand_that_calls_is_a_chombo():
    """Rengo 70(5), 70."""
    state = after("rengo", FAR, "9m", "Sp")
    dead = only_ruling(state)
    assert (dead.consequences, dead.articles) == ({CallConsequence.DEAD_HAND}, ("70(5)",))

    chombo = moved(state, Move(S, Action.WIN))

    assert chombo.ruled[-1].articles == ("70", "68")
    assert chombo.ending is not None
    assert chombo.ending.kind is EndingKind.FOUL


def test_nobody_but_the_strict_seat_calls_what_is_not_allowed():
    east = JUNK.replace("9s", "9p")
    state = table_of("mcr-2014", {"E": east, "S": CHEAP, "W": FAR}, moves="Ed9p", strict=S)

    assert {each.action for each in options(state, S)} == {
        *(Action.WIN, Action.KONG, Action.PUNG, Action.CHOW, Action.PASS)
    }
    assert options(state, W) == ()
    assert options(replace(state, strict=None), S) == ()
