"""What lies before one player."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from scoring.counts import PackedCounts, packed_tiles
from scoring.hand import Riichi
from scoring.melds import Meld, MeldKind
from scoring.reading import Shape
from scoring.seats import Wind
from scoring.tiles import TILES, Tile
from scoring.waits import completing_indices


@dataclass(frozen=True, slots=True)
class FloorTile:
    """A discard. `claimed_by` is who took it away; `is_drawn`: it was the tile just drawn.

    `is_riichi` says that riichi was declared with it, and `is_sideways` that it lies so: that
    discard, or the next one where it was claimed (Rengo 38).
    """

    tile: Tile
    is_drawn: bool = False
    is_riichi: bool = False
    is_sideways: bool = False
    claimed_by: Wind | None = None


@dataclass(frozen=True, slots=True)
class LaidMeld:
    """A meld on the table, and of its tiles the one that was claimed."""

    meld: Meld
    claimed: Tile | None = None


class SeatState(NamedTuple):
    """A seat: standing tiles in order, the one just drawn among them; melds, flowers and floor.

    `draws` counts its own turns that began with a tile of the wall. `let_go` are kinds on which a
    win, and `kept_silent` those on which a win or a pung was let go, until its own next move; after
    riichi `let_go` stays (Rengo 64, IMJ 34.5). `owed` are flowers of the deal that are yet to be
    replaced in this cycle, `owed_later` in the next one (IMJ 17).
    """

    wind: Wind
    standing: tuple[Tile, ...] = ()
    drawn: Tile | None = None
    laid: tuple[LaidMeld, ...] = ()
    flowers: tuple[Tile, ...] = ()
    floor: tuple[FloorTile, ...] = ()
    draws: int = 0
    riichi: Riichi = Riichi.NONE
    let_go: tuple[Tile, ...] = ()
    kept_silent: tuple[Tile, ...] = ()
    owed: int = 0
    owed_later: int = 0

    @property
    def melds(self) -> tuple[Meld, ...]:
        """The melds alone."""
        return tuple(each.meld for each in self.laid)

    @property
    def is_concealed(self) -> bool:
        """Nothing was claimed."""
        return not any(each.meld.is_claimed for each in self.laid)

    def before_drawing(self) -> tuple[Tile, ...]:
        """The standing tiles without the one just drawn."""
        if self.drawn is None or self.drawn.is_flower:
            return self.standing
        return without(self.standing, (self.drawn,))

    def waits(self, shapes: frozenset[Shape]) -> tuple[Tile, ...]:
        """The kinds that complete the standing tiles, by shape alone."""
        return _waits(packed_tiles(self.before_drawing()), len(self.laid), shapes)

    def taking(self, drawn: Tile) -> "SeatState":
        """With a tile more, which was drawn."""
        return self._replace(standing=tuple(sorted((*self.standing, drawn))), drawn=drawn)

    def giving(self, tiles: Iterable[Tile]) -> "SeatState":
        """Without those standing tiles."""
        return self._replace(standing=without(self.standing, tiles), drawn=None)

    def laying(self, meld: Meld, claimed: Tile | None) -> "SeatState":
        """With that meld on the table; an added kong takes the place of its pung."""
        if meld.kind is MeldKind.ADDED_KONG:
            laid = tuple(
                LaidMeld(meld, each.claimed)
                if each.meld.kind is MeldKind.PUNG and each.meld.tiles[0] == meld.tiles[0]
                else each
                for each in self.laid
            )
            return self._replace(laid=laid)
        return self._replace(laid=(*self.laid, LaidMeld(meld, claimed)))

    def losing_discard(self, to: Wind) -> "SeatState":
        """With the last discard taken away by that seat."""
        *before, last = self.floor
        return self._replace(floor=(*before, replace(last, claimed_by=to)))


def without(tiles: tuple[Tile, ...], gone: Iterable[Tile]) -> tuple[Tile, ...]:
    """The tiles less those; each of them is there."""
    left = list(tiles)
    for each in gone:
        left.remove(each)
    return tuple(left)


@lru_cache(maxsize=1 << 16)
def _waits(counts: PackedCounts, melds: int, shapes: frozenset[Shape]) -> tuple[Tile, ...]:
    return tuple(TILES[kind] for kind in completing_indices(counts, melds, shapes))
