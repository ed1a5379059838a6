"""A hand while a deal is played: thirteen tiles, or fourteen of which one will be discarded."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from scoring.deficiency.blocks import PUNG_AT, Counts
from scoring.deficiency.search import HeldMeld, HeldTiles
from scoring.errors import Fault, ScoringError, fault
from scoring.hand import (
    STANDING,
    Circumstances,
    Hand,
    WaitingHand,
    WinSource,
    held_tiles,
    tile_faults,
    waiting_hand_faults,
)
from scoring.melds import Meld, MeldKind
from scoring.tiles import COPIES, KINDS, Tile

_MOST_MELDS: Final = 4


@dataclass(frozen=True, slots=True)
class HandInPlay:
    """The standing tiles of a player, thirteen or fourteen less three for each meld.

    Of the circumstances the winds, the flowers, the indicator of dora and the agreed ranks are
    looked at. `seen` are tiles that lie face up outside the hand, none told twice.

    Raises:
        ScoringError: with every fault of the hand, not only the first.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    circumstances: Circumstances = field(default_factory=Circumstances)
    seen: tuple[Tile, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))
        object.__setattr__(self, "seen", tuple(sorted(self.seen)))
        faults = tuple(self._faults())
        if faults:
            raise ScoringError(*faults)

    def _faults(self) -> Iterator[Fault]:
        if self.has_drawn:
            yield from tile_faults(self.concealed, self.melds)
        else:
            yield from waiting_hand_faults(self.concealed, self.melds, self.circumstances)
        held = Counter(held_tiles(self.concealed, self.melds))
        for each, number in sorted(Counter(self._elsewhere).items()):
            if held[each] <= COPIES < held[each] + number:
                yield fault("fifth-tile", tile=str(each), count=held[each] + number)

    @property
    def has_drawn(self) -> bool:
        """Whether it has a tile to discard."""
        melds = len(self.melds)
        return melds <= _MOST_MELDS and len(self.concealed) == STANDING + 1 - 3 * melds

    @property
    def waiting_hand(self) -> WaitingHand:
        """Thirteen of its tiles, the last one left out where it has drawn."""
        standing = self.concealed[: STANDING - 3 * len(self.melds)]
        return WaitingHand(standing, self.melds, self.circumstances)

    def lying(self, drawn: Tile | None = None) -> Hand | WaitingHand:
        """The tiles as they lie; of fourteen one lies apart, the last in order if none is told."""
        if not self.has_drawn:
            return self.waiting_hand
        apart = drawn if drawn in self.concealed else self.concealed[-1]
        standing = list(self.concealed)
        standing.remove(apart)
        told = replace(self.circumstances, by=WinSource.DRAW)
        return Hand(tuple(standing), self.melds, apart, told)

    @property
    def is_open(self) -> bool:
        """Whether a set was claimed."""
        return any(meld.is_claimed for meld in self.melds)

    @property
    def _elsewhere(self) -> tuple[Tile, ...]:
        """The tiles that are seen outside the hand, the indicator of dora among them."""
        indicator = self.circumstances.dora_indicator
        return self.seen if indicator is None else (*self.seen, indicator)

    @property
    def unseen(self) -> Counts:
        """How many of each kind nobody has shown yet."""
        counts = [COPIES] * KINDS
        for each in (*held_tiles(self.concealed, self.melds), *self._elsewhere):
            if not each.is_flower:
                counts[each.index] -= 1
        return tuple(counts)

    @property
    def held(self) -> HeldTiles:
        """The tiles as the search takes them; the melds stay."""
        standing, elsewhere = [0] * KINDS, [0] * KINDS
        for each in self.concealed:
            standing[each.index] += 1
        for each in self._elsewhere:
            if not each.is_flower:
                elsewhere[each.index] += 1
        melds = tuple(map(_held_meld, self.melds))
        return HeldTiles(tuple(standing), melds, tuple(elsewhere), melds_stay=True)


def _held_meld(meld: Meld) -> HeldMeld:
    first = meld.tiles[0].index
    name = first if meld.kind is MeldKind.CHOW else PUNG_AT + first
    return HeldMeld(name, len(meld.tiles), meld.is_claimed)
