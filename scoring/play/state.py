"""The table during a deal, as one value; each follows from the one before by a move."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from scoring.hand import WinSource
from scoring.melds import Meld
from scoring.play.moves import Move
from scoring.play.ruled_call import RuledCall
from scoring.play.seat_state import SeatState
from scoring.play.wall import PlayWall
from scoring.record import Score
from scoring.rule_set import RuleSet
from scoring.seats import Wind
from scoring.tiles import Tile


class Stage(StrEnum):
    """What the table waits for.

    TURN: the seat in turn wins, makes a kong or discards. FLOWER: it may win by a flower just drawn,
    or go on (IMJ 25.2). CLAIMS: others may claim the discard. ROBBING: others may win on the tile
    of a kong that is being made.
    """

    TURN = "turn"
    FLOWER = "flower"
    CLAIMS = "claims"
    ROBBING = "robbing"
    OVER = "over"


class EndingKind(StrEnum):
    """How a deal ends; `FOUL` by a call that was not allowed."""

    WIN = "win"
    DRAWN = "drawn"
    FOUL = "foul"


@dataclass(frozen=True, slots=True)
class Ending:
    """How the deal ended, with its place in the text. `score` and `winner` are those of a win.

    `ready` are the seats that were tenpai where nobody has won, and `payments` what each seat gains or
    loses by that (Rengo 71).
    """

    kind: EndingKind
    articles: tuple[str, ...]
    winner: Wind | None = None
    score: Score | None = None
    ready: tuple[Wind, ...] = ()
    payments: Mapping[Wind, int] = field(default_factory=dict)


class EventKind(StrEnum):
    """What could be seen to happen at the table."""

    DEALT = "dealt"
    FLOWER = "flower"
    DREW = "drew"
    REPLACED = "replaced"
    DISCARDED = "discarded"
    RIICHI = "riichi"
    CLAIMED = "claimed"
    KONG = "kong"
    WON = "won"
    DRAWN = "drawn"
    RULED = "ruled"


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened to a seat, with its place in the text.

    `tile` is the tile that came or went; of a tile drawn only that seat knows it. `meld` is the set
    that was laid down, `ruled` a call that was not allowed.
    """

    kind: EventKind
    seat: Wind
    articles: tuple[str, ...]
    tile: Tile | None = None
    meld: Meld | None = None
    ruled: RuledCall | None = None


class TableState(NamedTuple):
    """All there is to know of a deal at one moment: a named tuple, which is cheap to copy, for a
    move makes several.

    `turn` is the seat whose turn it is, or whose tile lies before all. `source` is how that seat's
    last tile came. `offered` is the tile that others may claim, `kong` the set that is being made with
    it. `answers` are what was said to it so far. `kongs` counts those of all players, `in_row` those
    of this turn; `claimed` is the meld that began this turn. `is_calm` holds until the first claim
    or kong. `deposits` are the riichi sticks on the table. `strict` is the seat whose calls stand though
    they are not allowed, and `ruled` are those. `happened` tells what led here from the
    state before.
    """

    rules: RuleSet
    round_wind: Wind
    wall: PlayWall
    seats: tuple[SeatState, ...]
    turn: Wind = Wind.EAST
    stage: Stage = Stage.TURN
    source: WinSource = WinSource.DRAW
    offered: Tile | None = None
    kong: Meld | None = None
    answers: tuple[Move, ...] = ()
    kongs: int = 0
    in_row: int = 0
    claimed: tuple[Meld, Tile] | None = None
    is_calm: bool = True
    deposits: int = 0
    strict: Wind | None = None
    ruled: tuple[RuledCall, ...] = ()
    moves: tuple[Move, ...] = ()
    happened: tuple[TableEvent, ...] = ()
    ending: Ending | None = None

    def seat(self, wind: Wind) -> SeatState:
        """What lies before that seat."""
        return self.seats[wind.place]

    @property
    def in_turn(self) -> SeatState:
        """The seat whose turn it is."""
        return self.seats[self.turn.place]

    @property
    def hands(self) -> Mapping[Wind, tuple[Tile, ...]]:
        """The standing tiles of every seat."""
        return {each.wind: each.standing for each in self.seats}

    def having(self, *seats: SeatState) -> "TableState":
        """With those seats in the place of what they were."""
        changed = {each.wind: each for each in seats}
        return self._replace(seats=tuple(changed.get(each.wind, each) for each in self.seats))

    def after(self, event: TableEvent) -> "TableState":
        """With that event told."""
        return self._replace(happened=(*self.happened, event))
