"""Melds: sets that were declared before the win."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from scoring.counts import packed_tiles
from scoring.errors import Fault, ScoringError, fault, shortened
from scoring.seats import Wind
from scoring.tiles import Tile, format_tiles


class MeldKind(StrEnum):
    """How a declared set came to be. A kong is claimed from a discard unless it says otherwise."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    ADDED_KONG = "added-kong"
    CONCEALED_KONG = "concealed-kong"


KONG_KINDS = frozenset({MeldKind.KONG, MeldKind.ADDED_KONG, MeldKind.CONCEALED_KONG})


@dataclass(frozen=True, slots=True)
class Meld:
    """A declared set. `claimed_from` is the seat whose discard was claimed, where it is known.

    Raises:
        ScoringError: the tiles do not make such a set.
    """

    kind: MeldKind
    tiles: tuple[Tile, ...]
    claimed_from: Wind | None = None
    counts: int = field(init=False, repr=False, compare=False)
    """The tiles as packed counts."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))
        object.__setattr__(self, "counts", packed_tiles(self.tiles))
        faults = tuple(self._faults())
        if faults:
            raise ScoringError(*faults)

    def _faults(self) -> Iterator[Fault]:
        text = shortened(format_tiles(self.tiles))
        flowers = [each for each in self.tiles if each.is_flower]
        if flowers:
            yield fault("flower-in-hand", tile=str(flowers[0]))
            return
        wanted = 4 if self.is_kong else 3
        if len(self.tiles) != wanted:
            yield fault(
                "meld-size", kind=self.kind.value, wanted=wanted, count=len(self.tiles), tiles=text
            )
        elif self.kind is MeldKind.CHOW:
            low = self.tiles[0]
            if any(each.is_honor for each in self.tiles):
                yield fault("chow-of-honors", tiles=text)
            elif any(
                (each.suit, each.number) != (low.suit, low.number + step)
                for step, each in enumerate(self.tiles)
            ):
                yield fault("not-a-chow", tiles=text)
        elif len(set(self.tiles)) != 1:
            yield fault("not-alike", kind=self.kind.value, tiles=text)

    @property
    def is_kong(self) -> bool:
        """Four tiles of a kind, however declared."""
        return self.kind in KONG_KINDS

    @property
    def is_claimed(self) -> bool:
        """Made with another player's tile; a concealed kong is not (2014, 3.6.8.2)."""
        return self.kind is not MeldKind.CONCEALED_KONG
