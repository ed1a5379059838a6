"""A hand as Rengo looks at it: every reading in parts, with the facts that hold under it."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from scoring.counts import ONES, UNITS, kinds_of, listed
from scoring.decompose import families
from scoring.hand import Hand
from scoring.melds import KONG_KINDS, Meld, MeldKind
from scoring.memo import Memo
from scoring.reading import Reading, SetKind, Shape, is_thirteen_orphans, meld_set
from scoring.rengo import facts, parts
from scoring.rengo.family import FAMILIES, Split, fills
from scoring.rengo.parts import Part, Parts
from scoring.seats import Wind
from scoring.tiles import TILES

_EAST: Final = Wind.EAST
_OF_SETS: Final = Shape.STANDARD
_STANDARD: Final = facts.SETS | facts.SETS_OR_PAIRS
_SPECIAL: Final = {
    Shape.SEVEN_PAIRS: facts.SEVEN_PAIRS | facts.SETS_OR_PAIRS,
    Shape.THIRTEEN_ORPHANS: facts.ORPHANS,
}


class Won(NamedTuple):
    """A hand under one reading. Conditions are given this; sets are named by their place.

    `completed` is the place of the part that the winning tile fills, `wait` how it did:
    `two-sided`, `inner`, `edge`, `two-pairs` (56(3): 双碰), `pair`, or nothing where the shape
    knows no waits. `facts` are the bits of `scoring.rengo.facts`.
    """

    hand: Hand
    shape: Shape
    parts: Parts
    completed: int
    wait: str
    facts: int

    @property
    def reading(self) -> Reading:
        """The same as every rule set writes it."""
        return Reading(self.shape, tuple([part.set for part in self.parts]), self.completed)

    def has(self, fact: int) -> bool:
        """Whether all those facts hold."""
        return self.facts & fact == fact

    def chows(self) -> tuple[int, ...]:
        """Places of the chows."""
        return tuple([place for place, part in enumerate(self.parts) if part.sort == "chow"])

    def twin_chows(self) -> tuple[tuple[int, int], ...]:
        """Places of two identical chows, for as many twos as there are; no chow is in two."""
        single: dict[int, int] = {}
        found = []
        for place in self.chows():
            twin = single.pop(self.parts[place].first, None)
            if twin is None:
                single[self.parts[place].first] = place
            else:
                found.append((twin, place))
        return tuple(found)

    def apart(self, places: Sequence[int], step: int) -> tuple[int, int, int]:
        """Those of the places whose sets are the first three to start so many kinds apart."""
        place_of = {self.parts[place].first: place for place in reversed(places)}
        return next(
            (place, place_of[low + step], place_of[low + 2 * step])
            for low, place in sorted(place_of.items())
            if (step == 9 or low % 9 == 0) and low + step in place_of and low + 2 * step in place_of
        )

    def pungs(self) -> tuple[int, ...]:
        """Places of the pungs and kongs."""
        return tuple([place for place, part in enumerate(self.parts) if part.is_pung])

    def concealed_pungs(self) -> tuple[int, ...]:
        """Places of pungs and kongs of the winner's own tiles; one that a ron fills is open."""
        return tuple(
            place
            for place, part in enumerate(self.parts)
            if part.is_pung
            and not part.set.melded
            and (place != self.completed or self.has(facts.DRAWN))
        )

    def kongs(self) -> tuple[int, ...]:
        """Places of the kongs."""
        return tuple(
            place for place, part in enumerate(self.parts) if part.set.kind is SetKind.KONG
        )

    def pungs_of(self, kinds: Sequence[int]) -> tuple[int, ...]:
        """Places of the pungs and kongs of those tiles, by index."""
        return tuple(
            [place for place, part in enumerate(self.parts) if part.is_pung and part.first in kinds]
        )

    def pair(self) -> int:
        """Place of the pair beside four sets."""
        return len(self.parts) - 1


def readings(hand: Hand) -> list[Won]:
    """The hand under every reading (article 4), with every place for the winning tile."""
    told = hand.circumstances
    of_the_win = facts.of_the_win(
        told.by, told.last, told.riichi, told.first_turn, told.seat is _EAST
    )
    counts = hand.standing_counts + UNITS[hand.win.index]
    found = _standard(hand, counts, of_the_win)
    if not hand.melds:
        found += _special(hand, counts, of_the_win)
    return found


def _standard(hand: Hand, counts: int, of_the_win: int) -> list[Won]:
    """Four sets and a pair, once for each different part that the winning tile may fill."""
    m, p, s, z = families(counts)
    if not (
        (in_m := FAMILIES[0][m])
        and (in_p := FAMILIES[1][p])
        and (in_s := FAMILIES[2][s])
        and (in_z := FAMILIES[3][z])
    ):
        return []
    if in_m[0].pair and in_p[0].pair and in_s[0].pair and in_z[0].pair:
        return []  # so many tiles are sets beside one pair, or beside four
    melds = _melds(hand.melds)
    found: list[Won] = []
    for way in product(in_m, in_p, in_s, in_z):
        found += _filled(hand, way, melds, of_the_win | _STANDARD)
    return found


def _filled(hand: Hand, way: tuple[Split, ...], melds: Split, told: int) -> list[Won]:
    """One way to read the standing tiles, with each part that the winning tile may fill."""
    declared, pair, classes, tally, firsts = melds
    own: Parts = ()
    for sets, its_pair, its_classes, its_tally, its_firsts in way:
        own += sets
        pair += its_pair
        classes |= its_classes
        tally += its_tally
        firsts |= its_firsts
    all_parts = own + declared + pair
    circumstances = hand.circumstances
    held = (
        told
        | facts.OF_THE_TILES[classes]
        | facts.of_the_sets(tally)
        | facts.of_the_firsts(firsts)
        | facts.of_the_winds(tally, circumstances.seat, circumstances.round)
    )
    win = hand.win.index
    filled = way[win // 9]
    found = []
    for place, wait in fills(filled, win):
        here = held
        if wait == "two-sided":
            here |= facts.TWO_SIDED
        elif wait == "two-pairs" and not told & facts.DRAWN:
            here = _with_open_pung(held, tally)
        at = len(all_parts) - 1 if place is None else own.index(filled.sets[place])
        found.append(Won(hand, _OF_SETS, all_parts, at, wait, here))
    return found


def _special(hand: Hand, counts: int, of_the_win: int) -> list[Won]:
    """Seven different pairs (4(2)) or the thirteen orphans (4(3))."""
    if counts.bit_count() == 7 and not counts & ~(2 * ONES):
        shape = Shape.SEVEN_PAIRS
        all_parts = tuple([parts.PAIRS[kind] for kind in listed(counts)])
        place = all_parts.index(parts.PAIRS[hand.win.index])
    elif is_thirteen_orphans(kinds_of(counts)):
        (twice,) = listed(counts & 2 * ONES)
        shape, all_parts, place = Shape.THIRTEEN_ORPHANS, (parts.ORPHANS[twice],), 0
    else:
        return []
    sums = parts.sums_of(all_parts)
    held = of_the_win | _SPECIAL[shape]
    held |= facts.OF_THE_TILES[sums.classes] | facts.of_the_sets(sums.tally)
    return [Won(hand, shape, all_parts, place, "", held)]


def _melds(melds: tuple[Meld, ...]) -> Split:
    """The melds as parts, with their sums."""
    if not melds:
        return _NO_MELDS
    found = tuple([_MELD_PARTS[meld.kind, meld.tiles[0][0]] for meld in melds])
    return Split(found, (), *parts.sums_of(found))


def _meld_part(meld: tuple[MeldKind, int]) -> Part:
    kind, first = meld
    steps = (0, 1, 2) if kind is MeldKind.CHOW else (0,) * (4 if kind in KONG_KINDS else 3)
    return parts.part_of(meld_set(Meld(kind, tuple(TILES[first + step] for step in steps))))


_MELD_PARTS: Final = Memo(_meld_part)
"""The meld of that kind that starts at that tile, by index, as a part."""
_NO_MELDS: Final = Split((), (), *parts.NO_SUMS)


def _with_open_pung(held: int, tally: int) -> int:
    """The facts where a ron fills a pung: it is open (docs/rulings.md), the hand is not."""
    return held & ~(facts.of_the_sets(tally) & ~facts.of_the_sets(tally - parts.CONCEALED))


def under(hand: Hand, wanted: Reading) -> Won:
    """The hand under that reading, one of its own."""
    return next(won for won in readings(hand) if won.reading == wanted)
