"""A hand at the moment of the win, and what surrounded it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final

from scoring.counts import UNITS, count_of, is_playable, packed_tiles
from scoring.errors import Fault, ScoringError, fault
from scoring.melds import Meld, MeldKind
from scoring.seats import Wind
from scoring.tiles import COPIES, Tile

STANDING: Final = 13  # tiles before the win, where a kong counts as three
KONGS_THAT_WIN: Final = 4  # in one turn, without a further draw (IMJ 25.2(5))
LEFT_BESIDE_KONGS: Final = 1  # tiles of the concealed hand beside them


class WinSource(StrEnum):
    """Where the winning tile came from. `REPLACEMENT` is drawn after a kong, not after a flower."""

    DISCARD = "discard"
    DRAW = "draw"
    REPLACEMENT = "replacement"
    ROBBED_KONG = "robbed-kong"


# In Python 3.11 a member is slow to look up through its class; what is asked of every hand has a
# name of its own, here and elsewhere.
_ROBBED_KONG: Final = WinSource.ROBBED_KONG
_REPLACEMENT: Final = WinSource.REPLACEMENT
_SELF_DRAWN: Final = (WinSource.DRAW, WinSource.REPLACEMENT)


class Riichi(StrEnum):
    """Whether the winner declared riichi (Rengo 36-43), and on the first discard (51(11))."""

    NONE = "none"
    RIICHI = "riichi"
    DOUBLE = "double"


@dataclass(frozen=True)
class Circumstances:
    """All that is known of the win beside the tiles. A rule set looks at what it knows.

    `last` is the last tile of the wall (drawn) or the last discard of the deal; `last_of_kind`
    that the other three lie face up on the table; `discarder` the seat the tile came from, the
    seat after the winner's where nothing is said. `first_turn`: Heaven or Earth (IMJ 25.1), Tenho
    or Chiho (Rengo 52). `liable` is the seat that pays for the others, where an article makes it
    (IMJ 33, Rengo 67).

    IMJ: `kongs_in_row` are the kongs of the winning turn, None where nothing is said; `lowest` and
    `highest` the agreed ranks in fans (7.2). Rengo: `riichi`, the one `dora_indicator`, `deposits`
    in sticks of 1000, `furiten` (no win on a discard, 63 and 64).
    """

    by: WinSource = WinSource.DISCARD
    seat: Wind = Wind.EAST
    round: Wind = Wind.EAST
    last: bool = False
    last_of_kind: bool = False
    flowers: tuple[Tile, ...] = ()
    discarder: Wind | None = None
    first_turn: bool = False
    kongs_in_row: int | None = None
    riichi: Riichi = Riichi.NONE
    dora_indicator: Tile | None = None
    deposits: int = 0
    furiten: bool = False
    liable: Wind | None = None
    lowest: int | None = None
    highest: int | None = None

    @classmethod
    def of(cls, circumstances: Mapping[str, Any]) -> "Circumstances":
        """Those fields, the others as usual. Raises ScoringError.

        Quicker than the constructor, which sets each field by itself.
        """
        made = object.__new__(cls)
        object.__setattr__(made, "__dict__", {**_USUAL, **circumstances})
        made.__post_init__()
        return made

    def __post_init__(self) -> None:
        if self._is_plain():
            return
        faults = tuple(self._faults())
        if faults:
            raise ScoringError(*faults)

    def _is_plain(self) -> bool:
        """Nothing is told that could contradict the rest, so there are no faults to look for."""
        indicator = self.dora_indicator
        return not (
            self.flowers
            or self.discarder is self.seat
            or self.liable is self.seat
            or (indicator is not None and indicator.is_flower)
            or (self.lowest is not None and self.highest is not None)
        )

    def _faults(self) -> Iterator[Fault]:
        for flower, count in Counter(self.flowers).items() if self.flowers else ():
            if not flower.is_flower:
                yield fault("not-a-flower", tile=str(flower))
            elif count > 1:
                yield fault("flower-twice", tile=str(flower))
        if not self.self_drawn and self.discarder is self.seat:
            yield fault("discarder-is-winner", seat=self.seat.value)
        if self.liable is self.seat:
            yield fault("liable-is-winner", seat=self.seat.value)
        if self.dora_indicator is not None and self.dora_indicator.is_flower:
            yield fault("indicator-is-flower", tile=str(self.dora_indicator))
        lowest, highest = self.lowest, self.highest
        if lowest is not None and highest is not None and lowest > highest:
            yield fault("lowest-above-highest", lowest=lowest, highest=highest)

    @property
    def self_drawn(self) -> bool:
        """The winner drew the tile, from the wall or as a replacement."""
        return self.by in _SELF_DRAWN

    @property
    def paid_by(self) -> Wind:
        """The seat whose discard or kong was won on; the next seat where it was not told."""
        return self.discarder or self.seat.after(1)

    @property
    def discarder_unnamed(self) -> bool:
        """Another player's tile won and nobody said whose; `paid_by` only stands for that player."""
        return self.discarder is None and not self.self_drawn


_USUAL: Final = dict(vars(Circumstances()))


@dataclass(frozen=True, slots=True)
class WaitingHand:
    """Thirteen tiles (a kong counts as three) that wait for one more.

    Raises:
        ScoringError: with every fault of the hand, not only the first.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()
    circumstances: Circumstances = field(default_factory=Circumstances)

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))
        faults = tuple(waiting_hand_faults(self.concealed, self.melds, self.circumstances))
        if faults:
            raise ScoringError(*faults)

    def count(self, kind: Tile) -> int:
        """How many of that kind the hand holds, melds included."""
        return sum(each == kind for each in held_tiles(self.concealed, self.melds))

    def winning_on(self, win: Tile) -> "Hand":
        """The hand once that tile completes it.

        The circumstances are told of the wait as a whole; a tile of which the hand holds others
        is neither robbed from a kong nor the last of its kind, so for it they are put right.

        Raises:
            ScoringError: all four are in the hand.
        """
        told, held = self.circumstances, self.count(win)
        if held and told.by is _ROBBED_KONG:
            told = replace(told, by=WinSource.DISCARD)
        if held > face_up(self.melds, win):
            told = replace(told, last_of_kind=False)
        return Hand(self.concealed, self.melds, win, told)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it is won: standing tiles without the winning tile, melds, the winning tile.

    Raises:
        ScoringError: with every fault of the hand, not only the first.
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...]
    win: Tile
    circumstances: Circumstances = field(default_factory=Circumstances)
    standing_counts: int = field(init=False, repr=False, compare=False)
    """The standing tiles as packed counts."""
    counts: int = field(init=False, repr=False, compare=False)
    """Every tile of the hand as packed counts, kongs with all four."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "concealed", tuple(sorted(self.concealed)))
        self._add_up(packed_tiles(self.concealed))

    @classmethod
    def of(
        cls,
        concealed: tuple[Tile, ...],
        standing_counts: int,
        melds: tuple[Meld, ...],
        win: Tile,
        circumstances: Circumstances,
    ) -> "Hand":
        """The same hand, quicker where the standing tiles are in order and counted already."""
        # The constructor sorts and counts the tiles again, and so takes half as long again.
        hand = object.__new__(cls)
        put = object.__setattr__
        put(hand, "concealed", concealed)
        put(hand, "melds", melds)
        put(hand, "win", win)
        put(hand, "circumstances", circumstances)
        hand._add_up(standing_counts)
        return hand

    def _add_up(self, standing_counts: int) -> None:
        """Count all tiles, and raise ScoringError where something is wrong."""
        counts = standing_counts + UNITS[self.win[0]]
        for meld in self.melds:
            counts += meld.counts
        object.__setattr__(self, "standing_counts", standing_counts)
        object.__setattr__(self, "counts", counts)
        if self._is_plain():
            return
        faults = tuple(self._faults())
        if faults:
            raise ScoringError(*faults)

    def _is_plain(self) -> bool:
        """Nothing is told that could contradict the tiles, and the tiles are sound.

        Then there are no faults to look for; most hands are so, and it is soon seen.
        """
        melds, counts, circumstances = self.melds, self.counts, self.circumstances
        if len(self.concealed) + 3 * len(melds) != STANDING or not is_playable(counts):
            return False
        by = circumstances.by
        if by is _REPLACEMENT or (melds and _claims(melds)):
            return False
        if circumstances.last_of_kind or by is _ROBBED_KONG:
            return count_of(counts, self.win[0]) == 1
        return True

    def _faults(self) -> Iterator[Fault]:
        if self.win.is_flower:  # declared on flowers alone, whatever the hand (IMJ 25.2)
            yield from tile_faults(self.concealed, self.melds)
            return
        yield from waiting_hand_faults(self.concealed, self.melds, self.circumstances)
        if not self.wins_by_kongs:  # nothing is drawn then: no matter what the line names
            yield from self.winning_tile_faults()

    def winning_tile_faults(self) -> Iterator[Fault]:
        """What is wrong with the winning tile beside the others."""
        held = count_of(self.counts, self.win.index) - 1
        if held == COPIES:
            yield fault("fifth-tile", tile=str(self.win), count=COPIES + 1)
        circumstances = self.circumstances
        if circumstances.by is _ROBBED_KONG and held:
            yield fault("robbed-kong-impossible", tile=str(self.win))
        if circumstances.last_of_kind and held > face_up(self.melds, self.win):
            yield fault("not-the-last-of-kind", tile=str(self.win))

    @property
    def waiting_hand(self) -> WaitingHand:
        """The hand before the winning tile came."""
        return WaitingHand(self.concealed, self.melds, self.circumstances)

    @property
    def wins_by_kongs(self) -> bool:
        """Four kongs in one turn and one tile left win without a winning tile (IMJ 25.2(5)).

        `win` is then no tile of the hand. Only International Mahjong knows such a win; other rule
        sets check the tile all the same.
        """
        in_a_row = self.circumstances.kongs_in_row == KONGS_THAT_WIN
        return in_a_row and len(self.concealed) == LEFT_BESIDE_KONGS

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, kongs with all four, in order."""
        return tuple(sorted((*held_tiles(self.concealed, self.melds), self.win)))

    @property
    def is_concealed(self) -> bool:
        """No chow, pung or melded kong; a concealed kong does not spoil it (2014, 3.6.8.2)."""
        return not any(meld.is_claimed for meld in self.melds)


def _claims(melds: tuple[Meld, ...]) -> bool:
    """Whether it is told of a meld from whom it came."""
    return any([meld.claimed_from is not None for meld in melds])  # noqa: C419  (quicker)


def held_tiles(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Iterator[Tile]:
    """Standing tiles, then the tiles of the melds."""
    yield from concealed
    for meld in melds:
        yield from meld.tiles


def face_up(melds: tuple[Meld, ...], kind: Tile) -> int:
    """How many of that kind lie face up in those melds; concealed kongs lie face down."""
    return sum(meld.tiles.count(kind) for meld in melds if meld.is_claimed)


def waiting_hand_faults(
    concealed: tuple[Tile, ...], melds: tuple[Meld, ...], circumstances: Circumstances
) -> Iterator[Fault]:
    """What is wrong with what was there before the winning tile."""
    count, wanted = len(concealed), STANDING - 3 * len(melds)
    if len(melds) > 4:
        yield fault("too-many-melds", count=len(melds))
    elif count > wanted:
        yield fault("too-many-tiles", count=count, melds=len(melds), wanted=wanted)
    elif count < wanted:
        yield fault("too-few-tiles", count=count, melds=len(melds), wanted=wanted)
    yield from tile_faults(concealed, melds)
    if circumstances.by is _REPLACEMENT and not any(meld.is_kong for meld in melds):
        yield fault("replacement-without-kong")
    for meld in melds:
        yield from _claim_faults(meld, circumstances.seat)


def tile_faults(concealed: tuple[Tile, ...], melds: tuple[Meld, ...]) -> Iterator[Fault]:
    """What is wrong with the tiles, whatever their number."""
    if len(concealed) + 3 * len(melds) <= STANDING and is_playable(
        packed_tiles(concealed) + sum([meld.counts for meld in melds])
    ):
        return  # all is well, and soon seen
    for each in concealed:
        if each.is_flower:
            yield fault("flower-in-hand", tile=str(each))
    for each, number in sorted(Counter(held_tiles(concealed, melds)).items()):
        if number > COPIES:
            yield fault("fifth-tile", tile=str(each), count=number)


def _claim_faults(meld: Meld, seat: Wind) -> Iterator[Fault]:
    if meld.claimed_from is None:
        return
    text = "".join(map(str, meld.tiles))
    if meld.claimed_from is seat:
        yield fault("claimed-from-oneself", kind=meld.kind.value, tiles=text)
    elif meld.kind is MeldKind.CHOW and meld.claimed_from is not seat.after(3):
        yield fault("chow-not-from-left", tiles=text)
