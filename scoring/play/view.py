"""What one player may know of the table."""

from collections import Counter
from dataclasses import dataclass

from scoring.hand import Riichi
from scoring.melds import MeldKind
from scoring.play.moves import Move
from scoring.play.options import options
from scoring.play.seat_state import FloorTile, LaidMeld, SeatState
from scoring.play.state import Stage, TableState
from scoring.play.systems import play_rules
from scoring.play.winning import dora_indicator
from scoring.rule_set import RuleSet
from scoring.seats import WINDS, Wind
from scoring.tiles import COPIES, KINDS, TILES, Tile


@dataclass(frozen=True, slots=True)
class PublicMeld:
    """A meld as others see it; `laid` is None of a concealed kong that lies face down."""

    kind: MeldKind
    laid: LaidMeld | None


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """What everybody sees of a seat; `standing` is how many tiles stand there."""

    wind: Wind
    standing: int
    melds: tuple[PublicMeld, ...]
    flowers: tuple[Tile, ...]
    floor: tuple[FloorTile, ...]
    riichi: Riichi


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as `own` sees it: its own tiles, and of the others what lies face up.

    `options` are the moves that it can make now. `dora_indicator` is Rengo's alone.
    """

    rules: RuleSet
    round_wind: Wind
    own: SeatState
    seats: tuple[PublicSeat, ...]
    turn: Wind
    stage: Stage
    offered: Tile | None
    tiles_left: int
    dice: tuple[tuple[int, ...], ...]
    dora_indicator: Tile | None
    deposits: int
    options: tuple[Move, ...]

    def unseen(self) -> dict[Tile, int]:
        """How many of each kind the player cannot see."""
        own = [tile for meld in self.own.melds for tile in meld.tiles]
        seen = Counter((*self.own.standing, *own, *self.open_elsewhere()))
        return {each: COPIES - seen[each] for each in TILES[:KINDS]}

    def open_elsewhere(self) -> tuple[Tile, ...]:
        """What lies open outside the player's own hand: the indicator, floors, and the others' melds."""
        tiles = [] if self.dora_indicator is None else [self.dora_indicator]
        for seat in self.seats:
            tiles += [each.tile for each in seat.floor if each.claimed_by is None]
            if seat.wind is not self.own.wind:
                for meld in seat.melds:
                    tiles += meld.laid.meld.tiles if meld.laid else ()
        return tuple(tiles)


def view_of(state: TableState, wind: Wind) -> TableView:
    """What that seat may know."""
    row = play_rules(state.rules)
    return TableView(
        state.rules,
        state.round_wind,
        state.seat(wind),
        tuple(public_seat(state, each) for each in WINDS),
        state.turn,
        state.stage,
        state.offered,
        state.wall.left,
        state.wall.dice,
        dora_indicator(state) if row.has_riichi else None,
        state.deposits,
        options(state, wind),
    )


def public_seat(state: TableState, wind: Wind) -> PublicSeat:
    """What everybody sees of that seat."""
    seat = state.seat(wind)
    hides = play_rules(state.rules).hides_concealed_kongs and state.stage is not Stage.OVER
    return PublicSeat(
        wind,
        len(seat.standing),
        tuple(
            PublicMeld(each.meld.kind, None)
            if hides and each.meld.kind is MeldKind.CONCEALED_KONG
            else PublicMeld(each.meld.kind, each)
            for each in seat.laid
        ),
        seat.flowers,
        seat.floor,
        seat.riichi,
    )
