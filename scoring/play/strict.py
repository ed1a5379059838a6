"""Strict play: a call that is not allowed stands as it was made, and is ruled by the text.

Whoever plays so may call whatever a tile on the table could be called for, and in their own turn a win or
a kong of any tile in the hand. Everybody else makes moves that are allowed, and no others.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from scoring.hand import Riichi
from scoring.imj.table import false_win as imj_false_win
from scoring.mcr.table import false_wins as mcr_false_wins
from scoring.mcr.table.book import book
from scoring.mcr.table.fouls import McrConsequence, McrFoul, penalty_payments
from scoring.mcr.table.penalties import escalated
from scoring.melds import MeldKind
from scoring.play import winning
from scoring.play.moves import CLAIMS, OWN_KONGS, Action, Move, Refused
from scoring.play.ruled_call import CallConsequence, CallFault, RuledCall
from scoring.play.seat_state import SeatState
from scoring.play.state import Stage, TableState
from scoring.play.systems import play_rules
from scoring.rengo.table import fouls as rengo_fouls
from scoring.rule_set import System
from scoring.seats import WINDS, Wind
from scoring.tiles import TILES, Tile

_NOTHING_PAID: Final[Mapping[Wind, int]] = MappingProxyType(dict.fromkeys(WINDS, 0))


def stands_as_called(state: TableState, move: Move) -> bool:
    """Whether a move that is not allowed is a call all the same, which is ruled."""
    if move.seat is not state.strict or _is_stopped(state, move):
        return False
    is_own_turn = move.seat is state.turn
    match state.stage:
        case Stage.TURN:
            if move.action in OWN_KONGS:
                return is_own_turn and _is_called_kong(state, move)
            drawn = state.in_turn.drawn
            has_drawn = drawn is not None and not drawn.is_flower
            return is_own_turn and move.action is Action.WIN and has_drawn
        case Stage.CLAIMS:
            return not _has_spoken(state, move) and _can_be_called(state, move)
        case Stage.ROBBING:
            is_shown = state.kong is not None and state.kong.kind is MeldKind.ADDED_KONG
            return not _has_spoken(state, move) and move.action is Action.WIN and is_shown
        case _:
            return False


def _is_stopped(state: TableState, move: Move) -> bool:
    """Nobody calls a win again who has lost the right to it; a dead hand's calls are fouls (Rengo 70)."""
    is_win = move.action is Action.WIN
    return is_win and has_met(state, move.seat, CallConsequence.NO_WIN)


def _is_called_kong(state: TableState, move: Move) -> bool:
    """A kong of any tile that stands in the hand, once until something else is done.

    Who calls “kong” does not say which: it is one added to a pung where such a pung lies open, and
    one out of the hand everywhere else.
    """
    seat = state.in_turn
    if move.tile not in seat.standing or _has_just_called_kong(state):
        return False
    return (move.action is Action.ADDED_KONG) is any(
        each.kind is MeldKind.PUNG and each.tiles[0] == move.tile for each in seat.melds
    )


def _has_just_called_kong(state: TableState) -> bool:
    calls = (each.ruled for each in state.happened if each.ruled is not None)
    return any(each.action in OWN_KONGS for each in calls)


def _has_spoken(state: TableState, move: Move) -> bool:
    return move.seat is state.turn or any(each.seat is move.seat for each in state.answers)


def _can_be_called(state: TableState, move: Move) -> bool:
    """A win, a pung or a kong on any discard, a chow on one of a suit."""
    if move.action is not Action.CHOW:
        return move.action is Action.WIN or move.action in CLAIMS
    low, tile = move.tile, state.offered
    if low is None or tile is None or not low.is_suited or low.number > 7:
        return False
    return tile in TILES[low.index : low.index + 3]


def has_met(state: TableState, seat: Wind, *consequences: CallConsequence) -> bool:
    """Whether a call of the seat had one of those consequences in this deal."""
    wanted = frozenset(consequences)
    return any(
        each.seat is seat and not wanted.isdisjoint(each.consequences) for each in state.ruled
    )


def has_lost_right(state: TableState, move: Move) -> bool:
    """Whether an earlier call took away the right to such a move."""
    if not state.ruled:
        return False
    if move.action is Action.WIN:
        lost = (CallConsequence.NO_WIN, CallConsequence.DEAD_HAND)
        return has_met(state, move.seat, *lost)
    is_call = move.action in CLAIMS or move.action in OWN_KONGS or move.action is Action.RIICHI
    return is_call and has_met(state, move.seat, CallConsequence.DEAD_HAND)


def ruled_call(state: TableState, move: Move, why: Refused) -> RuledCall:
    """The ruling on a call that stands; `why` it is not allowed.

    Beside its price a kong out of the hand names the article that it went against.
    """
    ruled = _BY_SYSTEM[state.rules.system](state, move, why)
    if ruled.fault not in _KONG_FAULTS.values():
        return ruled
    against = play_rules(state.rules).refusals(state.rules, why, move.action)
    return replace(ruled, articles=tuple(dict.fromkeys((*ruled.articles, *against))))


def ending_call(state: TableState) -> RuledCall | None:
    """The call that ends the deal where nobody wins properly on the same tile."""
    return next((each for each in state.ruled if each.ends_deal), None)


def excused(state: TableState) -> TableState:
    """With a chombo forgiven, for a proper win came with it (Rengo 66)."""
    if state.rules.system is not System.RENGO:
        return state
    ruled = (_excused(each) if each.ends_deal else each for each in state.ruled)
    return state._replace(ruled=tuple(ruled))


def _excused(call: RuledCall) -> RuledCall:
    consequences = frozenset({CallConsequence.EXCUSED})
    return replace(call, consequences=consequences, payments=_NOTHING_PAID, articles=("66",))


# ---- what is wrong ------------------------------------------------------------------------

_KONG_FAULTS: Final[Mapping[Refused, CallFault]] = {
    Refused.NO_SUCH_SET: CallFault.KONG_WITHOUT_TILES,
    Refused.NOT_AFTER_A_CLAIM: CallFault.KONG_AFTER_CLAIM,
    Refused.IN_RIICHI: CallFault.KONG_IN_RIICHI,
    Refused.NO_TILE_LEFT: CallFault.KONG_TOO_LATE,
    Refused.TOO_MANY_KONGS: CallFault.KONG_TOO_MANY,
}


def _called_tile(state: TableState, seat: SeatState) -> Tile:
    """The tile that a win is called on."""
    tile = seat.drawn if seat.wind is state.turn else state.offered
    assert tile is not None  # the call stands
    return tile


def _fault(state: TableState, move: Move, why: Refused) -> CallFault:
    """What is wrong with a call, as far as each text tells it apart."""
    seat = state.seat(move.seat)
    if why is Refused.NO_RIGHT:
        return CallFault.HAND_IS_DEAD
    is_rengo = state.rules.system is System.RENGO
    if why is Refused.AFTER_SILENCE:
        is_furiten = is_rengo and move.action is Action.WIN
        return CallFault.FURITEN if is_furiten else CallFault.SILENT_BEFORE
    if move.action is not Action.WIN:
        return _KONG_FAULTS[why] if move.action in OWN_KONGS else CallFault.NO_SUCH_CLAIM
    if winning.completes(state, seat, _called_tile(state, seat)):
        return CallFault.NO_YAKU if is_rengo else CallFault.BELOW_MINIMUM
    if seat.waits(state.rules.shapes):
        return CallFault.WRONG_TILE
    return CallFault.NOT_WAITING if is_short_by_one(state, seat) else CallFault.FAR_FROM_WAITING


def is_short_by_one(state: TableState, seat: SeatState) -> bool:
    """Whether some tile in the place of one that stands makes the hand wait."""
    standing = seat.before_drawing()
    bare = seat._replace(standing=standing, drawn=None)
    for gone in sorted(set(standing)):
        left = bare.giving((gone,))
        for each in TILES:
            if each.is_flower or each == gone:
                continue
            other = left._replace(standing=tuple(sorted((*left.standing, each))))
            if other.waits(state.rules.shapes):
                return True
    return False


# ---- what it costs ------------------------------------------------------------------------


def _ruled(
    move: Move,
    fault: CallFault,
    articles: tuple[str, ...],
    consequences: Iterable[CallConsequence],
    payments: Mapping[Wind, int] = _NOTHING_PAID,
) -> RuledCall:
    return RuledCall(move.seat, move.action, fault, frozenset(consequences), payments, articles)


_OF_MCR: Final = {
    McrConsequence.WARNING: CallConsequence.WARNING,
    McrConsequence.STOP: CallConsequence.NO_WIN,
    McrConsequence.DISQUALIFICATION: CallConsequence.DISQUALIFIED,
}


def _by_mcr(state: TableState, move: Move, why: Refused) -> RuledCall:
    """An empty call costs more each time; a false win is paid to each, and the deal goes on."""
    edition, fault = book(state.rules.id), _fault(state, move, why)
    if move.action is Action.WIN:
        drawn = move.seat is state.turn
        reason = mcr_false_wins.FalseWinReason(fault.value)
        found = mcr_false_wins.false_win(edition, reason, move.seat, self_drawn=drawn)
        penalty, payments, articles = found.value.penalty, found.value.payments, found.articles
    else:
        before = [each for each in state.ruled if each.action is not Action.WIN]
        growing = escalated(edition, [McrFoul.EMPTY_CLAIM] * (len(before) + 1))[-1]
        penalty, articles = growing.value, growing.articles
        payments = penalty_payments(penalty, move.seat)
    consequences = (_OF_MCR[each] for each in penalty.always if each in _OF_MCR)
    return _ruled(move, fault, articles, consequences, payments)


def _by_imj(state: TableState, move: Move, why: Refused) -> RuledCall:
    """A call that cannot be is taken back (34.3), a false win paid to each, and the deal passes."""
    fault = _fault(state, move, why)
    if why is Refused.AFTER_SILENCE:
        return _ruled(move, fault, ("34.5",), [CallConsequence.TAKEN_BACK])
    if move.action is not Action.WIN:
        remedy = imj_false_win.remedy(imj_false_win.WrongCall.IMPOSSIBLE_CALL)
        return _ruled(move, fault, remedy.articles, [CallConsequence.TAKEN_BACK])
    exposed = move.seat is not state.turn
    found = imj_false_win.false_win(move.seat, None, exposed, other_wins=False)
    ends = [CallConsequence.DEAL_PASSES]
    return _ruled(move, fault, found.articles, ends, found.value.payments)


def _by_rengo(state: TableState, move: Move, why: Refused) -> RuledCall:
    """A wrong call kills the hand (70(5)); a false win, and any call of a dead hand, is a chombo."""
    fault = _fault(state, move, why)
    if fault is not CallFault.HAND_IS_DEAD and move.action is not Action.WIN:
        wrong = rengo_fouls.consequence(rengo_fouls.RengoFoul.WRONG_CALL)
        return _ruled(move, fault, wrong.articles, [CallConsequence.DEAD_HAND])
    named = (
        rengo_fouls.RengoFoul.DEAD_HAND_ACTED
        if fault is CallFault.HAND_IS_DEAD
        else rengo_fouls.RengoFoul.FALSE_WIN_SHOWN
    )
    return _chombo(move, fault, named)


def _chombo(move: Move, fault: CallFault, named: rengo_fouls.RengoFoul) -> RuledCall:
    """A chombo costs 20,000 points in sticks, and the deal is played again (68(B))."""
    cost = rengo_fouls.chombo_cost(rengo_fouls.ChomboScheme.B)
    paid = {**_NOTHING_PAID, move.seat: -cost.value.sticks}
    articles = (*rengo_fouls.consequence(named).articles, *cost.articles)
    return _ruled(move, fault, articles, [CallConsequence.REPLAYED], paid)


def riichi_without_tenpai(state: TableState) -> RuledCall | None:
    """The chombo of a seat that had declared riichi, and is not tenpai at a drawn hand (Rengo 68(4))."""
    for seat in state.seats:
        if seat.riichi is not Riichi.NONE and not seat.waits(state.rules.shapes):
            named = rengo_fouls.RengoFoul.RIICHI_WITHOUT_TENPAI
            declared = Move(seat.wind, Action.RIICHI)
            return _chombo(declared, CallFault.RIICHI_WITHOUT_TENPAI, named)
    return None


_BY_SYSTEM: Final[Mapping[System, Callable[[TableState, Move, Refused], RuledCall]]] = {
    System.MCR: _by_mcr,
    System.IMJ: _by_imj,
    System.RENGO: _by_rengo,
}
