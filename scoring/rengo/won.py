"""A hand as Rengo looks at it: every reading in parts, with the facts that hold under it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from scoring import reading
from scoring.counts import ONES, UNITS, kinds_of, listed
from scoring.decompose import STARTS, families, ways
from scoring.hand import Hand
from scoring.reading import Reading, Shape
from scoring.rengo import facts, parts
from scoring.rengo.parts import Part

Parts = tuple[Part, ...]
_SHAPE_FACTS: Final = {
    Shape.STANDARD: facts.SETS | facts.SETS_OR_PAIRS,
    Shape.SEVEN_PAIRS: facts.SEVEN_PAIRS | facts.SETS_OR_PAIRS,
    Shape.THIRTEEN_ORPHANS: facts.ORPHANS,
}
_FIRST_DRAGON: Final = 31


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
        return Reading(self.shape, tuple(part.set for part in self.parts), self.completed)

    def has(self, fact: int) -> bool:
        """Whether all those facts hold."""
        return self.facts & fact == fact

    def chows(self) -> tuple[int, ...]:
        """Places of the chows."""
        return tuple(place for place, part in enumerate(self.parts) if part.sort == "chow")

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

    def pungs(self) -> tuple[int, ...]:
        """Places of the pungs and kongs."""
        return tuple(place for place, part in enumerate(self.parts) if part.is_pung)

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
            place for place, part in enumerate(self.parts) if part.set.kind is reading.SetKind.KONG
        )

    def pungs_of(self, kinds: Sequence[int]) -> tuple[int, ...]:
        """Places of the pungs and kongs of those tiles, by index."""
        return tuple(
            place for place, part in enumerate(self.parts) if part.is_pung and part.first in kinds
        )

    def pair(self) -> int:
        """Place of the pair beside four sets."""
        return len(self.parts) - 1


def readings(hand: Hand) -> Iterator[Won]:
    """The hand under every reading (article 4), with every place for the winning tile."""
    of_the_win = facts.of_the_circumstances(hand.circumstances)
    counts = hand.standing_counts + UNITS[hand.win.index]
    melds = tuple([parts.meld_part(meld) for meld in hand.melds])
    for own, pair in _sets_and_pair(counts):
        yield from _standard(hand, own + melds + pair, len(own), of_the_win)
    if not melds:
        yield from _special(hand, counts, of_the_win)


def _sets_and_pair(counts: int) -> Iterator[tuple[Parts, Parts]]:
    """Every way to read the counts as sets, in order, and exactly one pair."""
    found = []
    pairs = 0
    for each, start in zip(families(counts), STARTS, strict=True):
        split = _family(each, start)
        if not split:
            return
        found.append(split)
        pairs += len(split[0][1])
    if pairs == 1:
        for (m, m_pair), (p, p_pair), (s, s_pair), (z, z_pair) in product(*found):
            yield m + p + s + z, m_pair + p_pair + s_pair + z_pair


@lru_cache(maxsize=1 << 17)
def _family(counts: int, start: int) -> tuple[tuple[Parts, Parts], ...]:
    """The readings of one family of tiles: its sets in order, and its pair or nothing."""
    found = []
    for way in ways(counts, start):
        own = [parts.CHOWS[low] for low in way.chows] + [parts.PUNGS[kind] for kind in way.pungs]
        own.sort(key=lambda part: part.set.tiles)
        found.append((tuple(own), () if way.pair is None else (parts.PAIRS[way.pair],)))
    return tuple(found)


def _standard(hand: Hand, all_parts: Parts, concealed: int, of_the_win: int) -> Iterator[Won]:
    """Four sets and a pair, once for each different part that the winning tile may fill."""
    win, last = hand.win.index, len(all_parts) - 1
    held = (
        of_the_win
        | _SHAPE_FACTS[Shape.STANDARD]
        | _of_the_parts(all_parts)
        | _of_the_winds(hand, all_parts)
    )
    seen: list[Part] = []
    for place in (*range(concealed), last):
        part = all_parts[place]
        wait = wait_in(part, win)
        if wait and part not in seen:
            seen.append(part)
            here = held
            if wait == "two-sided":
                here |= facts.TWO_SIDED
            elif wait == "two-pairs" and not of_the_win & facts.DRAWN:
                here = _with_open_pung(held, all_parts)
            yield Won(hand, Shape.STANDARD, all_parts, place, wait, here)


def wait_in(part: Part, win: int) -> str:
    """How a tile, by index, fills that concealed part (56(3)); nothing where it does not."""
    step = win - part.first
    if part.sort != "chow":
        return "" if step else ("two-pairs" if part.is_pung else "pair")
    if not 0 <= step <= 2:
        return ""
    if step == 1:
        return "inner"
    number = part.first % 9
    return "edge" if (step, number) in ((2, 0), (0, 6)) else "two-sided"


def _special(hand: Hand, counts: int, of_the_win: int) -> Iterator[Won]:
    """Seven different pairs (4(2)) and the thirteen orphans (4(3))."""
    if counts.bit_count() == 7 and not counts & ~(2 * ONES):
        pairs = tuple([parts.PAIRS[kind] for kind in listed(counts)])
        place = pairs.index(parts.PAIRS[hand.win.index])
        held = of_the_win | _SHAPE_FACTS[Shape.SEVEN_PAIRS] | _of_the_parts(pairs)
        yield Won(hand, Shape.SEVEN_PAIRS, pairs, place, "", held)
    elif reading.is_thirteen_orphans(kinds_of(counts)):
        (twice,) = listed(counts & 2 * ONES)
        orphans = (parts.ORPHANS[twice],)
        held = of_the_win | _SHAPE_FACTS[Shape.THIRTEEN_ORPHANS] | _of_the_parts(orphans)
        yield Won(hand, Shape.THIRTEEN_ORPHANS, orphans, 0, "", held)


def _of_the_parts(all_parts: Parts) -> int:
    classes = tally = 0
    for part in all_parts:
        classes |= part.classes
        tally += part.tally
    return facts.of_the_tiles(classes) | facts.of_the_sets(tally)


def _with_open_pung(held: int, all_parts: Parts) -> int:
    """The facts where a ron fills a pung: it is open (docs/rulings.md), the hand is not."""
    tally = sum(part.tally for part in all_parts)
    lost = facts.of_the_sets(tally) & ~facts.of_the_sets(tally - parts.CONCEALED)
    return held & ~lost


def _of_the_winds(hand: Hand, all_parts: Parts) -> int:
    """Which sets are yakuhai by the winner's seat and the round, and that the pair is none."""
    seat, round_wind = hand.circumstances.seat.tile.index, hand.circumstances.round.tile.index
    found = 0
    for part in all_parts:
        if part.is_pung and part.first == seat:
            found |= facts.SEAT_WIND
        if part.is_pung and part.first == round_wind:
            found |= facts.ROUND_WIND
    pair = all_parts[-1].first
    if pair < _FIRST_DRAGON and pair not in (seat, round_wind):
        found |= facts.PLAIN_PAIR
    return found


def under(hand: Hand, wanted: Reading) -> Won:
    """The hand under that reading, one of its own."""
    return next(won for won in readings(hand) if won.reading == wanted)
