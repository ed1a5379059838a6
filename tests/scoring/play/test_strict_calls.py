"""What a call costs that is not allowed, where every call stands as it was made."""

import pytest

from scoring import RULE_SETS, Riichi, Wind, parse_tiles
from scoring.looking_back.claims import wins_let_go
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
from scoring.play.moves import OWN_KONGS
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
    ("rules", "south", "discard", "fault", "price", "articles"),
    [
        ("mcr-2014", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "3.11.6.6(1)"),
        ("mcr-2014", CHEAP, "9p", CallFault.WRONG_TILE, 10, "3.11.6.6(1)"),
        ("mcr-2014", FAR, "9p", CallFault.FAR_FROM_WAITING, 20, "3.11.6.6(2)"),
        ("mcr-2006", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "3.11.6.6(1)"),
        ("mcr-2006", FAR, "9p", CallFault.FAR_FROM_WAITING, 20, "3.11.6.6(2)"),
        ("mcr-1998", CHEAP, "4s", CallFault.BELOW_MINIMUM, 10, "14.6(1)"),
        ("mcr-1998", CHEAP, "9p", CallFault.WRONG_TILE, 10, "14.6(3) 14.6(1)"),
    ],
)
def test_a_false_win_is_paid_to_each_and_the_deal_goes_on_without_the_right_to_win(
    rules: str, south: str, discard: str, fault: CallFault, price: int, articles: str
):
    """2014, 3.11.6.6; 2006, 3.11.6.6; 1998, 14.6."""
    state = after(rules, south, discard, "Sw")
    ruled = only_ruling(state)

    assert (ruled.fault, ruled.articles) == (fault, tuple(articles.split()))
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
def test_an_empty_call_is_warned_of_once_and_then_costs_more(rules: str, article: str):
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
    assert Action.RIICHI not in {each.action for each in options(free._replace(strict=None), S)}


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
    assert options(state._replace(strict=None), S) == ()


FOUR = "1z 1z 1z 1z 2z 2z 3z 3z 4z 4z 5z 5z 6z 7z"
"""East may make a kong of the East winds, and of nothing else."""
PUNGED = "9m 9m 1p 1s 1s 1s 1s 2z 3z 4z 5z 6z 7z"


def own_kongs(state: TableState, seat: Wind) -> set[str]:
    return {str(each) for each in options(state, seat) if each.action in OWN_KONGS}


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_kong_of_any_tile_in_the_hand_is_offered_to_the_strict_seat_alone(rules: str):
    state = table_of(rules, {"E": FOUR}, strict=E)

    assert own_kongs(state, E) == {f"Eo{each}z" for each in range(1, 8)}
    assert own_kongs(state._replace(strict=None), E) == {"Eo1z"}
    assert moved(state, read_moves("Eo1z")[0]).ruled == ()


@pytest.mark.parametrize(
    ("rules", "articles", "consequence"),
    [
        ("mcr-2014", ("3.11.6.3", "3.6.8"), CallConsequence.WARNING),
        ("mcr-2006", ("3.11.6.3", "3.6.8"), CallConsequence.WARNING),
        ("mcr-1998", ("14.3", "7.7"), CallConsequence.WARNING),
        ("imj", ("34.3", "22.2"), CallConsequence.TAKEN_BACK),
        ("rengo", ("70(5)", "27"), CallConsequence.DEAD_HAND),
    ],
)
def test_a_kong_without_its_tiles_costs_what_an_impossible_call_does_and_the_turn_goes_on(
    rules: str, articles: tuple[str, ...], consequence: CallConsequence
):
    """2014 and 2006, 3.11.6.3; 1998, 14.3; IMJ 34.3; Rengo 70(5)."""
    before = table_of(rules, {"E": FOUR}, strict=E)
    state = moved(before, read_moves("Eo2z")[0])
    ruled = only_ruling(state)

    assert (ruled.fault, ruled.articles) == (CallFault.KONG_WITHOUT_TILES, articles)
    assert ruled.consequences == {consequence}
    assert set(ruled.payments.values()) == {0}
    assert (state.turn, state.stage, state.seats) == (E, Stage.TURN, before.seats)
    assert moved(state, read_moves("Ed7z")[0]).turn is not None


@pytest.mark.parametrize(
    ("rules", "articles"),
    [
        ("mcr-2014", ("3.11.6.3", "3.6.8")),
        ("mcr-2006", ("3.11.6.3", "3.6.8")),
        ("mcr-1998", ("14.3", "7.7")),
        ("imj", ("34.3", "22")),
        ("rengo", ("70(5)", "27")),
    ],
)
def test_a_kong_out_of_the_hand_waits_for_the_next_draw_after_a_claim(
    rules: str, articles: tuple[str, ...]
):
    """2014 and 2006, 3.6.8; 1998, 7.7; IMJ 22; Rengo 27."""
    hands = {"E": JUNK.replace("9s", "9m"), "S": PUNGED}
    state = table_of(rules, hands, moves="Ed9mSp", strict=S)
    ruled = only_ruling(moved(state, read_moves("So1s")[0]))

    assert (ruled.fault, ruled.articles) == (CallFault.KONG_AFTER_CLAIM, articles)


@pytest.mark.parametrize(
    ("rules", "articles"),
    [
        ("mcr-2014", ("3.11.6.3", "3.6.8")),
        ("mcr-2006", ("3.11.6.3", "3.6.8")),
        ("mcr-1998", ("14.3", "7.7")),
        ("imj", ("34.3", "23.9", "23.10")),
        ("rengo", ("70(5)", "34")),
    ],
)
def test_no_kong_is_made_when_no_tile_is_left_to_replace_it(rules: str, articles: tuple[str, ...]):
    state = without_tiles_to_draw(table_of(rules, {"E": FOUR}, strict=E))
    ruled = only_ruling(moved(state, read_moves("Eo1z")[0]))

    assert (ruled.fault, ruled.articles) == (CallFault.KONG_TOO_LATE, articles)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_where_a_pung_lies_open_a_kong_is_one_added_to_it(rules: str):
    """The fourth tile came with the claim, so the kong has to wait."""
    hands = {"E": JUNK.replace("9s", "9m"), "S": PUNGED.replace("9m 9m 1p", "9m 9m 9m")}
    state = table_of(rules, hands, moves="Ed9mSp", strict=S)

    assert {"Sa9m", "So1s", "So2z"} <= own_kongs(state, S)
    assert "So9m" not in own_kongs(state, S)
    ruled = only_ruling(moved(state, read_moves("Sa9m")[0]))
    assert (ruled.action, ruled.fault) == (Action.ADDED_KONG, CallFault.KONG_AFTER_CLAIM)


def test_no_kong_is_made_after_riichi_nor_a_fifth_in_rengo():
    """Rengo 38: concealed kongs too; 29."""
    south = "1m 1m 1m 2p 3p 4p 6p 7p 8p 2s 3s 8s 8s"
    begun = table_of("rengo", {"E": JUNK, "S": south}, draws="2z", moves="Ed9sSr2z", strict=S)
    state = others_pass(begun)
    while state.turn is not S or state.stage is not Stage.TURN:
        drawn = state.in_turn.drawn
        assert drawn is not None
        state = others_pass(moved(state, Move(state.turn, Action.DISCARD, drawn)))
    fifth = table_of("rengo", {"E": FOUR}, strict=E)._replace(kongs=4)

    in_riichi = only_ruling(moved(state, read_moves("So8s")[0]))
    too_many = only_ruling(moved(fifth, read_moves("Eo1z")[0]))

    assert in_riichi.articles[0] == too_many.articles[0] == "70(5)"
    assert too_many.articles == ("70(5)", "29")
    assert too_many.fault is CallFault.KONG_TOO_MANY
    four = state.in_turn._replace(standing=(*state.in_turn.standing, *parse_tiles("1m")))
    with_four = only_ruling(moved(state.having(four), read_moves("So1m")[0]))
    assert (with_four.fault, with_four.articles) == (CallFault.KONG_IN_RIICHI, ("70(5)", "38"))


def test_a_kong_of_a_dead_hand_is_a_chombo():
    """Rengo 70."""
    state = moved(table_of("rengo", {"E": FOUR}, strict=E), read_moves("Eo2z")[0])
    state = others_pass(moved(state, read_moves("Ed7z")[0]))
    while state.turn is not E or state.stage is not Stage.TURN:
        drawn = state.in_turn.drawn
        assert drawn is not None
        state = others_pass(moved(state, Move(state.turn, Action.DISCARD, drawn)))

    chombo = moved(state, read_moves("Eo1z")[0])

    assert chombo.ruled[-1].articles == ("70", "68")
    assert chombo.ending is not None
    assert chombo.ending.kind is EndingKind.FOUL


def test_a_wrong_kong_is_called_once_until_something_else_is_done_and_costs_more_in_mcr():
    """2014, 3.11.6.3; else a turn would never end."""
    state = moved(table_of("mcr-2014", {"E": FOUR}, strict=E), read_moves("Eo2z")[0])
    assert own_kongs(state, E) == {"Eo1z"}
    with pytest.raises(MoveRefused):
        moved(state, read_moves("Eo3z")[0])

    kong = others_pass(moved(state, read_moves("Eo1z")[0]))
    again = moved(kong, read_moves("Eo2z")[0])

    assert [each.payments[E] for each in again.ruled] == [0, -5]


def test_a_wrong_kong_is_no_win_let_go_while_the_win_is_still_there():
    hand = "1m 1m 1m 2p 3p 4p 6p 7p 8p 2s 3s 4s 8s 8s"
    wins = "Eo1mEw"
    for rules, let_go in (("imj", 0), ("rengo", 1)):
        state = table_of(rules, {"E": hand}, strict=E)
        states = [state]
        for move in read_moves(wins if rules == "imj" else "Eo1mEd8s"):
            states.append(moved(states[-1], move))
        allowed = [each._replace(strict=None) for each in states]
        assert len(list(wins_let_go(allowed, E))) == let_go
