"""Deals that were played, and moments in them at which something can happen."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from quizzes.deal.kept import SUIT_ORDERS, kept_deals, states_of_deal
from quizzes.deal.moments import moment_of_win, possible_discards
from quizzes.hands.draw import Draw
from scoring import WINDS, Riichi, RuleSet, Score, Tile, Wind, WinSource
from scoring.play import Action, CallFault, Move, RuledCall, Stage, TableState, refused
from scoring.play.course import offering
from scoring.play.strict import ruled_call, stands_as_called
from scoring.play.winning import win_on
from scoring.rengo.payments import STICK
from scoring.rule_set import System

DEALS_LOOKED_AT: Final = 20
_CALLS_LOOKED_AT: Final = 40  # in one deal
_FALSE_CALLS: Final = {System.MCR: (Stage.CLAIMS,)}
"""What the competition rules order for a false win speaks of a tile that another discarded."""


@dataclass(frozen=True, slots=True)
class DealCourse:
    """Every state of a deal that somebody won; the last of them is the win."""

    states: tuple[TableState, ...]

    @property
    def rules(self) -> RuleSet:
        """The rule set that it was played under."""
        return self.states[0].rules

    @property
    def before_win(self) -> TableState:
        """The table when the winner wins, and nobody has spoken to the tile yet."""
        return next(each for each in reversed(self.states[:-1]) if not each.answers)

    @property
    def winner(self) -> Wind:
        """Who won."""
        ending = self.states[-1].ending
        assert ending is not None
        assert ending.winner is not None
        return ending.winner


@dataclass(frozen=True, slots=True)
class FoundCall:
    """A table at which a seat can call, and whether the deal goes on from it as it was played."""

    state: TableState
    seat: Wind
    is_kept: bool


def deals_for(rules: RuleSet, level: int, draw: Draw) -> Iterator[DealCourse]:
    """Deals in an order of the draw, from easy hands at the first level to hard ones at the last."""
    deals = kept_deals(rules.id)
    half = len(deals) // 2
    start = (len(deals) - half) * (level - 1) // 4
    suits = draw.pick(SUIT_ORDERS)
    for deal in draw.sample(deals[start : start + half], DEALS_LOOKED_AT):
        played = DealCourse(states_of_deal(rules, deal, suits))
        if played.before_win.stage is not Stage.FLOWER:
            yield played


def called_tile(state: TableState, seat: Wind) -> Tile:
    """The tile on which that seat calls a win."""
    tile = state.seat(seat).drawn if state.turn is seat else state.offered
    assert tile is not None  # a call stands only then
    return tile


def source_of_call(state: TableState, seat: Wind) -> WinSource:
    """How that tile comes."""
    if state.stage is Stage.ROBBING:
        return WinSource.ROBBED_KONG
    return state.source if state.turn is seat else WinSource.DISCARD


def win_called(state: TableState, seat: Wind, rules: RuleSet) -> Score | RuledCall:
    """The win that this seat calls, or the ruling on a false one."""
    asked = state._replace(rules=rules, strict=seat)
    move = Move(seat, Action.WIN)
    why = refused(asked, move)
    if why is not None:
        return ruled_call(asked, move, why.why)
    tile = called_tile(asked, seat)
    return win_on(asked, asked.seat(seat), tile, source_of_call(asked, seat))


def can_call_win(state: TableState, seat: Wind) -> bool:
    """Whether a win that this seat calls is ruled, good or false."""
    asked = state._replace(strict=seat)
    move = Move(seat, Action.WIN)
    return stands_as_called(asked, move) or refused(asked, move) is None


def false_win_call(deal: DealCourse, fault: CallFault, draw: Draw) -> FoundCall | None:
    """A moment at which somebody can call a win that is false for that reason."""
    if fault in (CallFault.BELOW_MINIMUM, CallFault.NO_YAKU, CallFault.FURITEN):
        return _on_a_tile_that_completes(deal, fault, draw)
    stages = _FALSE_CALLS.get(deal.rules.system, (Stage.CLAIMS, Stage.TURN))
    found = [
        (state, seat)
        for state in deal.states[1:-1]
        if state.stage in stages
        for seat in WINDS
        if can_call_win(state, seat) and _may_be(state, seat, fault)
    ]
    for state, seat in draw.sample(found, _CALLS_LOOKED_AT):
        ruled = win_called(state, seat, deal.rules)
        if isinstance(ruled, RuledCall) and ruled.fault is fault:
            return FoundCall(state, seat, is_kept=True)
    return None


def callers_on_one_discard(
    deal: DealCourse, draw: Draw, *, both_false: bool
) -> tuple[TableState, Wind, Wind] | None:
    """A discard on which two can call a win, the first of them falsely, the second properly or not."""
    if both_false:
        states = [each for each in deal.states[1:-2] if each.stage is Stage.CLAIMS]
        states = states[len(states) // 2 :]  # by then hands wait
    else:
        states = [deal.before_win] if deal.before_win.stage is Stage.CLAIMS else []
    found = [
        (state, seat, rival)
        for state in states
        for seat in WINDS
        for rival in WINDS
        if seat is not rival and (both_false or rival is deal.winner)
    ]
    for state, seat, rival in _likely_first(draw.sample(found, _CALLS_LOOKED_AT)):
        if not all(can_call_win(state, each) for each in (seat, rival)):
            continue
        first, second = (win_called(state, each, deal.rules) for each in (seat, rival))
        if isinstance(first, RuledCall) and isinstance(second, RuledCall) is both_false:
            return state, seat, rival
    return None


def _likely_first(
    calls: Iterable[tuple[TableState, Wind, Wind]],
) -> list[tuple[TableState, Wind, Wind]]:
    """Calls of hands that wait before those of hands that do not."""

    def idle(call: tuple[TableState, Wind, Wind]) -> int:
        state, *seats = call
        return sum(not state.seat(each).waits(state.rules.shapes) for each in seats)

    return sorted(calls, key=idle)


def _may_be(state: TableState, seat: Wind, fault: CallFault) -> bool:
    """A hand that waits is called on a wrong tile, one that does not is called before it waits."""
    waits = state.seat(seat).waits(state.rules.shapes)
    return bool(waits) is (fault is CallFault.WRONG_TILE)


def _on_a_tile_that_completes(deal: DealCourse, fault: CallFault, draw: Draw) -> FoundCall | None:
    """A tile that somebody could have discarded, on which another's hand is complete and yet no win."""
    found = list(possible_discards(deal.states[:-1]))
    for each in draw.sample(found, _CALLS_LOOKED_AT):
        state = offering(deal.states[each.at]._replace(happened=()), each.tile)
        if not can_call_win(state, each.own):
            continue
        ruled = win_called(state, each.own, deal.rules)
        if isinstance(ruled, RuledCall) and ruled.fault is fault:
            return FoundCall(state, each.own, is_kept=False)
    return None


def declares_riichi(state: TableState) -> bool:
    """Whether the discard that lies before the others is one with which riichi was declared."""
    return _is_declaring(state, state.turn)


def seats_with_stick(state: TableState) -> tuple[Wind, ...]:
    """The seats whose riichi stick lies on the table; a riichi discard that may be claimed has none."""
    laid = (
        seat.wind
        for seat in state.seats
        if seat.riichi is not Riichi.NONE and not _is_declaring(state, seat.wind)
    )
    return tuple(laid)[: state.deposits]


def _is_declaring(state: TableState, seat: Wind) -> bool:
    """Whether the riichi discard still lies before the others."""
    floor = state.seat(seat).floor
    is_offered = state.stage is Stage.CLAIMS and state.turn is seat and bool(floor)
    return is_offered and floor[-1].is_riichi


def paid_with_sticks(
    payments: Mapping[Wind, int | float], laid: Iterable[Wind]
) -> dict[Wind, int | float]:
    """What a deal brings each seat, a stick laid in it being its own loss (Rengo 43(1))."""
    paid = dict(payments)
    for seat in laid:
        paid[seat] -= STICK
    return paid


def shown_table(deal: DealCourse, state: TableState) -> TableState:
    """The table as it lies: a kong that may be robbed has been laid down."""
    return moment_of_win(deal.states).state if state is deal.before_win else state
