"""A hand under one reading, with everything that a fan may ask about it."""

from dataclasses import dataclass
from functools import cached_property

from scoring.counts import four_of_a_kind, kinds_of, packed_tiles
from scoring.hand import Circumstances, Hand, Riichi, WinSource, face_up
from scoring.reading import Reading, SetKind, Shape, TileSet, readings
from scoring.seats import Wind
from scoring.tiles import SUITS, Tile
from scoring.waits import WaitForm, completing_indices, wait_form

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

    @property
    def by(self) -> WinSource:
        """Where the winning tile came from."""
        return self.circumstances.by

    @property
    def self_drawn(self) -> bool:
        """The winner drew the tile."""
        return self.circumstances.self_drawn

    @property
    def last(self) -> bool:
        """The last tile of the wall, or the last discard of the deal."""
        return self.circumstances.last

    @property
    def round_wind(self) -> Wind:
        """The wind of the round."""
        return self.circumstances.round

    @property
    def seat_wind(self) -> Wind:
        """The wind of the winner's seat."""
        return self.circumstances.seat

    @property
    def riichi(self) -> Riichi:
        """Whether the winner declared riichi, and when."""
        return self.circumstances.riichi

    @property
    def first_turn(self) -> bool:
        """Won with the dealt tiles, or on the winner's first draw or the first discard."""
        return self.circumstances.first_turn

    @property
    def is_dealer(self) -> bool:
        """The winner sits East."""
        return self.seat_wind is Wind.EAST

    @property
    def has_melds(self) -> bool:
        """A set was declared before the win, be it a concealed kong."""
        return bool(self.hand.melds)

    @property
    def round_tile(self) -> Tile:
        """The tile of the round wind."""
        return self.round_wind.tile

    @property
    def seat_tile(self) -> Tile:
        """The tile of the winner's seat wind."""
        return self.seat_wind.tile

    @property
    def is_concealed(self) -> bool:
        """No set was claimed."""
        return self.hand.is_concealed

    @property
    def all_melded(self) -> bool:
        """Four sets, and each was claimed."""
        return len(self.hand.melds) == 4 and all(meld.is_claimed for meld in self.hand.melds)

    @property
    def completed(self) -> int:
        """Place of the set that the winning tile fills."""
        return self.reading.completed

    @property
    def sole_form(self) -> WaitForm | None:
        """How the hand waited for the winning tile and for no other kind."""
        return wait_form(self.sets[self.completed], self.win) if self.sole_wait else None

    @property
    def is_two_sided(self) -> bool:
        """The winning tile filled a chow that its other end would have filled as well."""
        part = self.sets[self.completed]
        return part.kind is SetKind.CHOW and wait_form(part, self.win) is None

    @property
    def pair_tile(self) -> Tile | None:
        """The tile of the pair beside sets."""
        return None if self.pair is None else self.first(self.pair)

    @property
    def win(self) -> Tile:
        """The winning tile."""
        return self.hand.win

    @property
    def win_in_melds(self) -> int:
        """How many more of the winning tile lie face up in the melds."""
        return face_up(self.hand.melds, self.hand.win)

    @property
    def last_of_kind(self) -> bool:
        """The line says that the other three lie face up."""
        return self.circumstances.last_of_kind

    @property
    def fours(self) -> int:
        """The kinds that are there four times without a kong, as packed counts."""
        kongs = packed_tiles(self.first(place) for place in self.kongs)
        return four_of_a_kind(self.hand.counts) & ~kongs

    @property
    def standing_counts(self) -> int:
        """The standing tiles as packed counts."""
        return self.hand.standing_counts

    @property
    def set_count(self) -> int:
        """How many parts the reading has."""
        return len(self.sets)

    @cached_property
    def kind_counts(self) -> int:
        """One of each kind of tile that is there, as packed counts."""
        return kinds_of(self.hand.counts)

    def only(self, wanted: int) -> bool:
        """Every tile of the hand is of that class: packed counts with one of each kind in it."""
        return not self.kind_counts & ~wanted

    def every_set_has(self, wanted: int) -> bool:
        """Four sets and a pair, each with a tile of that class."""
        return self.shape is Shape.STANDARD and all(
            kinds_of(packed_tiles(part.tiles)) & wanted for part in self.sets
        )

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

    @property
    def has_winds(self) -> bool:
        """A wind is there."""
        return any(each.is_wind for each in self.kinds)

    @property
    def has_dragons(self) -> bool:
        """A dragon is there."""
        return any(each.is_dragon for each in self.kinds)

    @cached_property
    def chows(self) -> tuple[int, ...]:
        """Places of the chows; knitted triples are not among them."""
        return self._places(SetKind.CHOW)

    @cached_property
    def pungs(self) -> tuple[int, ...]:
        """Places of the pungs and kongs."""
        return self._places(*_ALIKE)

    @property
    def chow_count(self) -> int:
        """How many chows there are; knitted triples are not among them."""
        return len(self.chows)

    @property
    def pung_count(self) -> int:
        """How many pungs and kongs there are."""
        return len(self.pungs)

    @cached_property
    def end_pungs(self) -> tuple[int, ...]:
        """Places of the pungs and kongs of a 1, a 9 or an honor."""
        firsts = ((place, self.first(place)) for place in self.pungs)
        return tuple(place for place, tile in firsts if tile.is_terminal or tile.is_honor)

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


def cases(hand: Hand, shapes: frozenset[Shape]) -> list[Case]:
    """The hand under each of its readings in those shapes."""
    sole_wait = len(completing_indices(hand.standing_counts, len(hand.melds), shapes)) == 1
    return [Case(hand, reading, sole_wait) for reading in readings(hand, shapes)]
