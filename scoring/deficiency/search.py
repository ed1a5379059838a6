"""How many tiles a hand is away from a pattern, and the nearest hands that have it.

The search is exact. A meld stays as it is, becomes another set for the tiles that differ, or is
taken back into the hand for one (unless all melds stay); the standing tiles become whatever is
lacking, a tile for a tile. No kind is used a fifth time. Families of tiles are searched apart and put together by how
many sets and pairs stand in each.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, NamedTuple

from scoring.decompose import FAMILY
from scoring.deficiency.assembly import AskedBlocks, Assembly
from scoring.deficiency.blocks import (
    PUNG_AT,
    Counts,
    SetIds,
    barred_bits,
    is_pung,
    kinds_in,
    thermometer,
)
from scoring.deficiency.pattern import ANY_PUNGS, SetPattern
from scoring.memo import Memo
from scoring.tiles import COPIES, KINDS

MOST_TARGETS: Final = 16  # equally near hands that are told of one pattern


class HeldMeld(NamedTuple):
    """A meld: the set that it is, how many tiles it has, and whether it was claimed."""

    name: int
    size: int
    is_claimed: bool


@dataclass(frozen=True, slots=True)
class HeldTiles:
    """The tiles of a hand: standing ones by kind, those that cannot be had, and the melds.

    The standing ones are thirteen or fourteen less three for each meld. `elsewhere` counts tiles
    that lie where the hand cannot have them, such as an indicator of dora. Where `melds_stay` no
    meld becomes another set or is taken back, as in a deal that is being played.
    """

    standing: Counts
    melds: tuple[HeldMeld, ...] = ()
    elsewhere: Counts = (0,) * KINDS
    melds_stay: bool = False


@dataclass(frozen=True, slots=True)
class TargetHand:
    """A hand of the pattern that is so many changes away.

    `melds` has for each meld of the hand the set that it is then, or None where it is taken back;
    `standing` are the tiles beside them, by index, in order. `lacking` of those were not there.
    """

    melds: tuple[int | None, ...]
    standing: tuple[int, ...]
    cost: int
    lacking: int


class Placing(NamedTuple):
    """What becomes of the melds: the core that is left over, how many sets are free, the cost."""

    melds: tuple[int | None, ...]
    core: tuple[int, ...]
    free: int
    cost: int


def nearest_targets(
    held: HeldTiles, patterns: Sequence[SetPattern], most: int | None = None
) -> list[TargetHand]:
    """The nearest hands that have one of the patterns, none that costs more than `most`."""
    search = _TargetSearch(held, most)
    for bound, pattern in sorted(
        ((search.bound(each), each) for each in patterns), key=lambda each: each[0]
    ):
        if bound > search.least:
            break
        search.try_pattern(pattern)
    return search.found


def by_likelihood(held: HeldTiles, patterns: Sequence[SetPattern]) -> list[SetPattern]:
    """The patterns whose cores lack the fewest tiles first: soon told, for the rest is not looked at."""
    return sorted(patterns, key=SetSearch(held, None).bound)


class _Pool(NamedTuple):
    """The standing tiles with those of the melds that were taken back: by kind, and as bits."""

    counts: Counts
    bits: int


class FilledPattern(NamedTuple):
    """A pattern with what became of the melds, and the best that the standing tiles can be then."""

    pattern: SetPattern
    placing: Placing
    assembly: Assembly
    lacking: int

    @property
    def cost(self) -> int:
        """How many changes lead to it."""
        return self.placing.cost + self.lacking

    def targets(self) -> Iterator[TargetHand]:
        """Each hand that uses the most of the tiles."""
        for sets, pair in self.assembly.hands():
            standing = _standing((*self.placing.core, *sets), pair, self.pattern.knitted)
            yield TargetHand(self.placing.melds, standing, self.cost, self.lacking)


class SetSearch:
    """One search, with the best that was found so far."""

    def __init__(self, held: HeldTiles, most: int | None) -> None:
        self.held = held
        self.least = 99 if most is None else most
        self._scarce = frozenset(kind for kind, number in enumerate(held.elsewhere) if number)
        self._scarce_bits = barred_bits(tuple(COPIES if each else 0 for each in held.elsewhere))
        self._pools = Memo(self._pool)
        self._barred = Memo(self._out_of_reach)
        self._all = self._pools[(None,) * len(held.melds)].counts

    def bound(self, pattern: SetPattern) -> int:
        """Fewer changes than that never lead to the pattern."""
        return _missing(_NEEDED[pattern.core, pattern.knitted], self._all)

    def try_pattern(self, pattern: SetPattern) -> None:
        """Look for nearer hands of that pattern, and for others as near."""
        for placing in self._placings(pattern):
            if placing.cost > self.least:
                return
            bound = self._bound_of(placing, pattern)
            if bound < self.least or (bound == self.least and self.has_room):
                filled = self._filled(pattern, placing, self._pools[_taken_back(placing)])
                if filled is not None and filled.cost <= self.least:
                    self.keep(filled)

    @property
    def has_room(self) -> bool:
        """Whether others as near are wanted still."""
        return True

    def keep(self, filled: FilledPattern) -> None:
        """Take in what is as near as anything before, or nearer."""
        self.least = filled.cost

    def _placings(self, pattern: SetPattern) -> list[Placing]:
        found = [Placing((), pattern.core, pattern.free, 0)]
        placed = _placed_as_they_are if self.held.melds_stay else _placed
        for at, meld in enumerate(self.held.melds, 1):
            others = (None,) * (len(self.held.melds) - at)
            found = [
                more
                for each in found
                for more in placed(meld, each, pattern)
                if self._bound_of(more, pattern, others) <= self.least
            ]
        found.sort(key=_cost)
        return found

    def _bound_of(
        self, placing: Placing, pattern: SetPattern, others: tuple[None, ...] = ()
    ) -> int:
        """Fewer changes than that never lead from there to the pattern, whatever the others become."""
        if placing.cost > self.least:
            return placing.cost
        pool = self._pools[_taken_back(placing) + others]
        return placing.cost + _missing(_NEEDED[placing.core, pattern.knitted], pool.counts)

    def _filled(self, pattern: SetPattern, placing: Placing, pool: _Pool) -> FilledPattern | None:
        """The best that the standing tiles can be beside melds placed so, if they can be it."""
        barred = self._barred[placing.melds]
        if barred is None:
            return None
        if pattern.kongs:
            if any(
                is_pung(name) and name - PUNG_AT in self._scarce for name in placing.melds if name
            ):
                return None
            barred |= _FOURTHS[pattern.core, placing.core] | self._scarce_bits
        kept = [name for name in placing.melds if name is not None]
        rest = tuple(
            need for need in pattern.needs if all(need.isdisjoint(kinds_in(name)) for name in kept)
        )
        fixed = sum(map(is_pung, (*kept, *placing.core)))
        pungs = None if pattern.pungs == ANY_PUNGS else _left_to(pattern.pungs, fixed)
        asked = AskedBlocks(
            placing.core,
            pattern.knitted,
            pattern.sets,
            pattern.pairs,
            rest,
            placing.free,
            pungs is not None,
        )
        assembled = Assembly(asked, pungs, pool.bits, barred)
        wanted = 3 * (placing.free + len(placing.core)) + len(pattern.knitted) + 2
        if assembled.most < 0:
            return None
        return FilledPattern(pattern, placing, assembled, wanted - assembled.most)

    def _pool(self, taken_back: tuple[bool | None, ...]) -> _Pool:
        counts = list(self.held.standing)
        for meld, kept in zip(self.held.melds, taken_back, strict=True):
            if kept is None:
                for kind in kinds_in(meld.name):
                    counts[kind] += 1
        return _Pool(tuple(counts), thermometer(tuple(counts)))

    def _out_of_reach(self, melds: tuple[int | None, ...]) -> int | None:
        """The bits of tiles that the melds hold; None where they hold five of a kind."""
        taken = list(self.held.elsewhere)
        for meld, name in zip(self.held.melds, melds, strict=True):
            if name is not None:
                for kind in kinds_in(name):
                    taken[kind] += 1
                if meld.size > 3 and is_pung(name):
                    taken[kinds_in(name)[0]] += name == meld.name
        return None if max(taken) > COPIES else barred_bits(tuple(taken))


class _TargetSearch(SetSearch):
    """A search for some of the nearest hands."""

    def __init__(self, held: HeldTiles, most: int | None) -> None:
        super().__init__(held, most)
        self.found: list[TargetHand] = []

    @property
    def has_room(self) -> bool:
        return len(self.found) < MOST_TARGETS

    def keep(self, filled: FilledPattern) -> None:
        if filled.cost < self.least:
            self.found = []
        super().keep(filled)
        self.found += islice(filled.targets(), max(MOST_TARGETS - len(self.found), 0))


def _left_to(pungs: tuple[int, int], fixed: int) -> range:
    """How many of the free sets may be pungs where so many are there."""
    return range(max(0, pungs[0] - fixed), pungs[1] - fixed + 1)


def _cost(placing: Placing) -> int:
    return placing.cost


def _taken_back(placing: Placing) -> tuple[bool | None, ...]:
    return tuple([None if name is None else True for name in placing.melds])


def _fourths(key: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """The bits of the fourth tiles of the pungs of a core, of which some are melds already."""
    core, standing = key
    pungs = [kinds_in(name)[0] for name in core if is_pung(name)]
    own = [kinds_in(name)[0] for name in standing if is_pung(name)]
    return sum(1 << COPIES * kind + (COPIES - 1 if kind in own else 0) for kind in pungs)


_FOURTHS: Final = Memo(_fourths, 1 << 12)
_Needed = tuple[tuple[int, int], ...]
"""Kinds, and how many of each."""


def _needed(key: tuple[tuple[int, ...], tuple[int, ...]]) -> _Needed:
    core, knitted = key
    wanted = Counter(kind for name in core for kind in kinds_in(name))
    wanted.update(knitted)
    return tuple(wanted.items())


_NEEDED: Final = Memo(_needed, 1 << 12)


def _missing(needed: _Needed, counts: Counts) -> int:
    return sum([number - counts[kind] for kind, number in needed if number > counts[kind]])


def _standing(sets: Iterable[int], pair: int, knitted: tuple[int, ...]) -> tuple[int, ...]:
    in_sets = (kind for name in sets for kind in kinds_in(name))
    return tuple(sorted((*in_sets, *knitted, pair, pair)))


def _placed(meld: HeldMeld, before: Placing, pattern: SetPattern) -> Iterator[Placing]:
    """What one meld may become beside those that were placed."""
    if not meld.is_claimed:  # a concealed kong stays or is taken back
        yield from _kept(meld, before, pattern)
    elif not pattern.concealed:
        for at, name in enumerate(before.core):
            if name not in before.core[:at]:
                left = before.core[:at] + before.core[at + 1 :]
                cost = before.cost + _DIFFERING[meld, name]
                yield Placing((*before.melds, name), left, before.free, cost)
        if before.free:
            for name in _as_free_set(meld, pattern.sets):
                cost = before.cost + _DIFFERING[meld, name]
                yield Placing((*before.melds, name), before.core, before.free - 1, cost)
    yield Placing((*before.melds, None), before.core, before.free, before.cost + 1)


def _placed_as_they_are(meld: HeldMeld, before: Placing, pattern: SetPattern) -> Iterator[Placing]:
    """Where one meld stands as it is beside those that were placed."""
    if not (meld.is_claimed and pattern.concealed):
        yield from _kept(meld, before, pattern)


def _kept(meld: HeldMeld, before: Placing, pattern: SetPattern) -> Iterator[Placing]:
    """The meld as a set of the core or as a free one, if it is one."""
    if meld.name in before.core:
        at = before.core.index(meld.name)
        left = before.core[:at] + before.core[at + 1 :]
        yield before._replace(melds=(*before.melds, meld.name), core=left)
    if before.free and meld.name in pattern.sets:
        yield before._replace(melds=(*before.melds, meld.name), free=before.free - 1)


def _differing(key: tuple[HeldMeld, int]) -> int:
    """How many tiles of the meld are others in that set; a kong stays one as a pung does."""
    meld, name = key
    if name == meld.name:
        return 0
    left = list(kinds_in(meld.name))
    for kind in kinds_in(name):
        if kind in left:
            left.remove(kind)
    return len(left) + (meld.size > 3)


_DIFFERING: Final = Memo(_differing, 1 << 14)


def _as_free_set(meld: HeldMeld, sets: SetIds) -> tuple[int, ...]:
    if meld.name in sets:
        return (meld.name,)
    return _NEAREST_SETS[meld, sets]


def _nearest_sets(key: tuple[HeldMeld, SetIds]) -> tuple[int, ...]:
    """The sets among those that share most with the meld, those of its numbers first; a few of them."""
    meld, sets = key
    ranked = sorted(
        (_DIFFERING[meld, name], (name - meld.name) % FAMILY != 0, abs(name - meld.name), name)
        for name in sets
    )
    return tuple(name for cost, *_, name in ranked[:3] if cost == ranked[0][0])


_NEAREST_SETS: Final = Memo(_nearest_sets, 1 << 12)
