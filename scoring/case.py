"""A hand under one reading, with everything that a fan may ask about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from scoring.hand import Circumstances, Hand
from scoring.reading import Reading, SetKind, Shape, TileSet, readings
from scoring.tiles import SUITS, Tile
from scoring.waits import completing_indices

_ALIKE = (SetKind.PUNG, SetKind.KONG)


@dataclass(frozen=True)
class Case:
    """The one value that every condition is given. Sets are named by their place in `sets`.

    `sole_wait` says that no other kind of tile would have completed the standing tiles.
    """

    hand: Hand
    reading: Reading
    sole_wait: bool

    @property
    def sets(self) -> tuple[TileSet, ...]:
        """The parts of the reading."""
        return self.reading.sets

    @property
    def shape(self) -> Shape:
        """The kind of winning shape."""
        return self.reading.shape

    @property
    def circumstances(self) -> Circumstances:
        """What surrounded the win."""
        return self.hand.circumstances

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, kongs with all four."""
        return self.hand.tiles

    @cached_property
    def kinds(self) -> frozenset[Tile]:
        """The different tiles of the hand."""
        return frozenset(self.tiles)

    @cached_property
    def suits(self) -> frozenset[str]:
        """The suits that are there, honors left aside."""
        return frozenset(each.suit for each in self.kinds if each.suit in SUITS)

    @cached_property
    def has_honors(self) -> bool:
        """A wind or a dragon is there."""
        return any(each.is_honor for each in self.kinds)

    @cached_property
    def chows(self) -> tuple[int, ...]:
        """Places of the chows; knitted triples are not among them."""
        return self._places(SetKind.CHOW)

    @cached_property
    def pungs(self) -> tuple[int, ...]:
        """Places of the pungs and kongs."""
        return self._places(*_ALIKE)

    @cached_property
    def kongs(self) -> tuple[int, ...]:
        """Places of the kongs."""
        return self._places(SetKind.KONG)

    @cached_property
    def melded_kongs(self) -> tuple[int, ...]:
        """Places of the kongs made with another player's tile."""
        return tuple(place for place in self.kongs if self.sets[place].melded)

    @cached_property
    def concealed_kongs(self) -> tuple[int, ...]:
        """Places of the kongs of four drawn tiles."""
        return tuple(place for place in self.kongs if not self.sets[place].melded)

    @cached_property
    def concealed_pungs(self) -> tuple[int, ...]:
        """Places of pungs and kongs never claimed and not completed by another's tile."""
        return tuple(
            place
            for place in self.pungs
            if not self.sets[place].melded
            and (place != self.reading.completed or self.circumstances.self_drawn)
        )

    @cached_property
    def pair(self) -> int | None:
        """Place of the pair beside sets; none in seven pairs and hands without a pair."""
        if self.shape in (Shape.STANDARD, Shape.KNITTED_STRAIGHT):
            return len(self.sets) - 1
        return None

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""
        return self.sets[place].tiles[0]

    def _places(self, *kinds: SetKind) -> tuple[int, ...]:
        return tuple(place for place, part in enumerate(self.sets) if part.kind in kinds)


def cases(hand: Hand, shapes: frozenset[Shape]) -> Iterator[Case]:
    """The hand under each of its readings in those shapes."""
    sole_wait = len(completing_indices(hand.standing_counts, len(hand.melds), shapes)) == 1
    for reading in readings(hand, shapes):
        yield Case(hand, reading, sole_wait)
