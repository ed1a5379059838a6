"""The reach of hands without sets: which tiles some nearest hand lacks, and which one leaves over.

Seven pairs are a choice of the best pairs: what stands in some best choice is found by forcing it
in, and what is left out of one by forcing it out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from scoring.deficiency.blocks import Kinds
from scoring.deficiency.loose import TILES_IN_ALL, nearest_loose
from scoring.deficiency.pattern import LoosePattern, PairsPattern
from scoring.deficiency.search import HeldTiles
from scoring.reading import PAIRS
from scoring.tiles import COPIES, KINDS

_NEVER: Final = -1  # so many tiles are in use where there can be no such hand


class LooseReach(NamedTuple):
    """How far a hand without melds is from a pattern without sets."""

    held: HeldTiles
    pattern: PairsPattern | LoosePattern
    away: int

    def exchanges(self) -> tuple[Kinds, Kinds]:
        """The kinds that some nearest hand lacks, and those that some nearest hand leaves over."""
        if isinstance(self.pattern, PairsPattern):
            return _PairSearch(self.held, self.pattern).exchanges()
        return _SingleSearch(self.held, self.pattern).exchanges()

    def targets(self) -> list[tuple[int, ...]]:
        """Some of the nearest hands, by index of tile."""
        found = nearest_loose(self.held, [self.pattern], self.away)
        return [each.standing for each in found]


def loose_reach(
    held: HeldTiles, patterns: Sequence[PairsPattern | LoosePattern], most: int
) -> list[LooseReach]:
    """The nearest of the patterns, none that is more than `most` tiles away."""
    found: list[LooseReach] = []
    for pattern in patterns:
        if sum([held.standing[kind] for kind in _kinds(pattern)]) < TILES_IN_ALL - most:
            continue
        search = _PairSearch if isinstance(pattern, PairsPattern) else _SingleSearch
        used = search(held, pattern).best  # type: ignore[arg-type]
        away = TILES_IN_ALL - used
        if used == _NEVER or away > most:
            continue
        if away < most:
            most, found = away, []
        found.append(LooseReach(held, pattern, away))
    return found


def _kinds(pattern: PairsPattern | LoosePattern) -> Kinds:
    """The kinds that may stand in a hand of the pattern."""
    if isinstance(pattern, PairsPattern):
        return pattern.kinds.union(pattern.core)
    return pattern.extra.union(pattern.core, pattern.others)


class _Pair(NamedTuple):
    """A pair that may be: how many of its tiles are there, its kind, which of that kind it is."""

    used: int
    kind: int
    place: int


class _PairSearch:
    """The best seven pairs, where one may be forced in or out."""

    def __init__(self, held: HeldTiles, pattern: PairsPattern) -> None:
        self._counts = held.standing
        self._pattern = pattern
        self._pairs = sorted(
            (
                _Pair(min(max(held.standing[kind] - 2 * place, 0), 2), kind, place)
                for kind in {*pattern.kinds, *pattern.core}
                for place in range(1 if pattern.different else 2)
                if 2 * (place + 1) <= COPIES - held.elsewhere[kind]
            ),
            key=lambda each: (-each.used, each.kind, each.place),
        )
        self._is_free = not (pattern.needs or pattern.core)
        self.best = self._most(None, None)

    def exchanges(self) -> tuple[Kinds, Kinds]:
        """The kinds that some best choice lacks, and those that some best choice leaves over."""
        lacking = {each.kind for each in self._pairs if each.used < 2 and self._may_be_in(each)}
        there = {(each.kind, each.place): each for each in self._pairs}
        spare = set()
        for kind, count in enumerate(self._counts):
            last = there.get((kind, (count - 1) // 2))
            if count and (last is None or self._may_be_out(last)):
                spare.add(kind)
        return frozenset(lacking), frozenset(spare)

    def _may_be_in(self, pair: _Pair) -> bool:
        if self._is_free:
            return pair.used >= self._pairs[PAIRS - 1].used
        return self._most(pair, None) == self.best

    def _may_be_out(self, pair: _Pair) -> bool:
        if self._is_free:
            others = self._pairs[PAIRS:]
            return bool(others) and pair.used <= others[0].used
        return self._most(None, pair) == self.best

    def _most(self, forced: _Pair | None, barred: _Pair | None) -> int:
        """How many tiles the best choice uses."""
        left = [each for each in self._pairs if each not in (forced, barred)]
        chosen = [] if forced is None else [forced]
        for kinds in self._wanted(chosen):
            fitting = next((each for each in left if each.kind in kinds), None)
            if fitting is None:
                return _NEVER
            left.remove(fitting)
            chosen.append(fitting)
        room = PAIRS - len(chosen)
        if room < 0 or room > len(left):
            return _NEVER
        return sum([each.used for each in (*chosen, *left[:room])])

    def _wanted(self, chosen: list[_Pair]) -> Iterator[Kinds]:
        """What has to be chosen still: the fixed pairs, then one for each need that has none."""
        there = Counter(each.kind for each in chosen)
        for kind, number in (Counter(self._pattern.core) - there).items():
            yield from [frozenset({kind})] * number
        for need in self._pattern.needs:
            if all(each.kind not in need for each in chosen):
                yield need


class _SingleSearch:
    """The best hand of fixed tiles, perhaps one more of some kinds, and of others each once."""

    def __init__(self, held: HeldTiles, pattern: LoosePattern) -> None:
        self._held = held.standing
        self._core = Counter(pattern.core)
        self._extra = [kind for kind in pattern.extra if self._core[kind] < COPIES]
        self._extra = [
            kind for kind in self._extra if self._core[kind] < COPIES - held.elsewhere[kind]
        ]
        self._others = [
            kind
            for kind in pattern.others
            if not self._core[kind] and held.elsewhere[kind] < COPIES
        ]
        self._room = TILES_IN_ALL - len(pattern.core) - bool(pattern.extra)
        self._there = sum([self._held[kind] > 0 for kind in self._others])
        can_be = (
            all(number <= COPIES - held.elsewhere[kind] for kind, number in self._core.items())
            and (self._extra or not pattern.extra)
            and len(self._others) >= self._room
        )
        self.best = self._used() if can_be else _NEVER

    def _used(self) -> int:
        fixed = sum([min(number, self._held[kind]) for kind, number in self._core.items()])
        return fixed + bool(self._extras()) + min(self._there, self._room)

    def _extras(self) -> list[int]:
        """The kinds of which there is one more than the fixed ones."""
        return [kind for kind in self._extra if self._held[kind] > self._core[kind]]

    def exchanges(self) -> tuple[Kinds, Kinds]:
        """The kinds that some best hand lacks, and those that some best hand leaves over."""
        lacking = {kind for kind, number in self._core.items() if self._held[kind] < number}
        if not self._extras():
            lacking.update(self._extra)
        if self._there < self._room:
            lacking.update(kind for kind in self._others if not self._held[kind])
        spare = {kind for kind in range(KINDS) if self._held[kind] > self._always_used(kind)}
        return frozenset(lacking), frozenset(spare)

    def _always_used(self, kind: int) -> int:
        """So many of a kind stand in every best hand that has as many as it can."""
        if kind in self._others:
            return int(self._there <= self._room)
        return self._core[kind] + (self._extras() == [kind])
