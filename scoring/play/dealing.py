"""Walls, dice, thirteen tiles for each and one more for the dealer, and the first flowers."""

from dataclasses import replace
from typing import Final

from scoring.chance import Chance
from scoring.play.drawing import one_drawn
from scoring.play.seat_state import SeatState
from scoring.play.state import EventKind, Stage, TableEvent, TableState
from scoring.play.systems import play_rules
from scoring.play.wall import PlayWall, tiles_of_a_deal
from scoring.rule_set import RuleSet
from scoring.seats import WINDS, Wind
from scoring.table import DEALT
from scoring.tiles import Tile

_DEALT_IN_ALL: Final = sum(map(len, DEALT.values()))


def built(rules: RuleSet, seed: str) -> PlayWall:
    """The walls of that seed, with the dice that break them, before anything is dealt."""
    row = play_rules(rules)
    chance = Chance(f"{rules.id}/{seed}")
    tiles = tuple(chance.shuffled(tiles_of_a_deal(rules)))
    dice, last, first = row.thrown(rules, chance)
    return PlayWall(tiles, dice, first, last, row.in_each_wall, dead=row.dead)


def dealt(rules: RuleSet, wall: PlayWall, round_wind: Wind, deposits: int) -> TableState:
    """All tiles dealt, and the flowers among them shown but not yet replaced."""
    places = play_rules(rules).events(rules, EventKind.DEALT.value)
    return TableState(
        rules,
        round_wind,
        replace(wall, front=_DEALT_IN_ALL),
        tuple(_seat(wind, wall.tiles) for wind in WINDS),
        deposits=deposits,
        happened=tuple(TableEvent(EventKind.DEALT, wind, places) for wind in WINDS),
    )


def _seat(wind: Wind, tiles: tuple[Tile, ...]) -> SeatState:
    """The tiles of a seat with its flowers shown; the dealer has drawn the last of the fourteen."""
    held = sorted(tiles[number] for number in DEALT[wind])
    flowers = tuple(each for each in held if each.is_flower)
    last = tiles[DEALT[wind][-1]] if wind is Wind.EAST else None
    return SeatState(
        wind,
        tuple(each for each in held if not each.is_flower),
        last,
        flowers=flowers,
        draws=int(wind is Wind.EAST),
        owed=len(flowers),
    )


def flowers_replaced(state: TableState) -> TableState:
    """Flowers that were dealt are replaced, from the dealer on; then it is the dealer's turn.

    In MCR a seat replaces until it has none; in International Mahjong what comes as a flower waits
    for the next cycle (17). Who draws the seventh may win at once (25.2), before all goes on.
    """
    while True:
        holder = next((each for each in state.seats if each.owed), None)
        if holder is None:
            if not any(each.owed_later for each in state.seats):
                return _dealers_turn(state)
            state = state.having(
                *(each._replace(owed=each.owed_later, owed_later=0) for each in state.seats)
            )
            continue
        state = _one_replaced(state, holder)
        if state.stage is Stage.FLOWER:
            return state


def _one_replaced(state: TableState, holder: SeatState) -> TableState:
    """One flower of that seat replaced; a further one is owed at once, or in the next cycle."""
    paid = state._replace(turn=holder.wind).having(holder._replace(owed=holder.owed - 1))
    after = one_drawn(paid, from_back=True)
    seat = after.in_turn
    if seat.drawn is None or not seat.drawn.is_flower:
        return after
    if play_rules(state.rules).flowers_in_cycles:
        return after.having(seat._replace(owed_later=seat.owed_later + 1))
    return after.having(seat._replace(owed=seat.owed + 1))


def _dealers_turn(state: TableState) -> TableState:
    """All have their tiles: the dealer wins, makes a kong or discards."""
    others = (each._replace(drawn=None) for each in state.seats if each.wind is not Wind.EAST)
    return state._replace(turn=Wind.EAST, stage=Stage.TURN).having(*others)
