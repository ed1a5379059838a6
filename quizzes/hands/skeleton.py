"""A hand before it is dealt: its sets, and what is wished of melds and the way of winning."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.parts import Palette
from scoring import Riichi, Tile, TileSet, Wind, WinSource

WaitForm = Literal["edge", "closed", "single", "open"]


@dataclass(frozen=True, slots=True)
class Requirements:
    """What a fan asks of melds and of the win; whatever is left open is left to chance.

    `claimed` is how many sets are claimed, kongs among them; `open` asks for one at least.
    `claim` and `keep` are places of sets that are claimed, and of sets that are neither claimed
    nor completed by another's tile. `plain` forbids kongs beyond those that are asked for.

    `held` are flowers that are there for certain; `flowers` is how many there are in all.
    `seat` is the winner's where the fan asks for one. `first_turn`, `kongs_in_row` and `riichi`
    mean what they mean in `Circumstances`, and `dora` how many of them the hand shows.
    """

    claimed: int | None = None
    open: bool = False
    claim: tuple[int, ...] = ()
    keep: tuple[int, ...] = ()
    melded_kongs: int = 0
    concealed_kongs: int = 0
    plain: bool = False
    wait: WaitForm | None = None
    win: Tile | None = None
    by: WinSource | None = None
    last: bool | None = None
    last_of_kind: bool = False
    flowers: int | None = None
    held: tuple[Tile, ...] = ()
    seat: Wind | None = None
    first_turn: bool = False
    kongs_in_row: int = 0
    riichi: Riichi | None = None
    dora: int | None = None


@dataclass(frozen=True, slots=True)
class HandSkeleton:
    """The parts of a hand. `loose` tiles belong to no set that could be melded."""

    sets: tuple[TileSet, ...] = ()
    pair: TileSet | None = None
    loose: tuple[Tile, ...] = ()
    requirements: Requirements = field(default_factory=Requirements)

    @property
    def parts(self) -> tuple[TileSet, ...]:
        """The sets and the pair."""
        return (*self.sets, self.pair) if self.pair else self.sets


@dataclass(frozen=True, slots=True)
class Seating:
    """Seat of the winner and wind of the round: settled before the tiles are chosen."""

    seat: Wind
    round: Wind


@dataclass(frozen=True, slots=True)
class Style:
    """How hands of a level look, as chances.

    `melds` are weights for 0 to 3 claimed sets, `kong` is the chance that a pung is a kong,
    `drawn` that the winner drew the tile, `rare` that the way of winning is a rare one, and
    `flowers` are weights for the number of flowers.
    """

    melds: Mapping[int, float]
    kong: float
    drawn: float
    rare: float
    flowers: Mapping[int, float]


NO_REQUIREMENTS: Final = Requirements()


def skeleton(
    draw: Draw,
    core: Iterable[TileSet],
    *,
    palette: Palette = parts.ALL_KINDS,
    pungs: float = 0.25,
    pair: Palette | int | None = None,
    requirements: Requirements = NO_REQUIREMENTS,
) -> HandSkeleton | None:
    """Core sets filled up to four from the palette, and a pair; None where nothing fits.

    `pair` is the palette of the pair or its very kind; without it the palette of the sets.
    """
    core = tuple(core)
    pair_palette = frozenset((pair,)) if isinstance(pair, int) else pair
    if pair_palette is None:
        pair_palette = palette
    reserved: Sequence[TileSet] = core
    if isinstance(pair, int):
        reserved = (*core, parts.pair(pair))
    if max(parts.counts_of(reserved)) > 4:
        return None
    filled = parts.fill(draw, reserved, 4 + len(reserved) - len(core), palette, pungs)
    if filled is None:
        return None
    sets = tuple(filled) if reserved is core else (*core, *filled[len(reserved) :])
    eyes = parts.fill_pair(draw, sets, pair_palette)
    return HandSkeleton(sets, eyes, requirements=requirements) if eyes else None
