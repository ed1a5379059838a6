"""How many tiles a hand is away from a pattern while its melds stay, and which tiles bring it nearer.

The same exact search as for the nearest hands, told in kinds of tile and not hand by hand: what
some nearest hand lacks, and what some nearest hand leaves over. Flowers and kongs aside, a tile
that is lacking brings the hand one tile nearer, and no other does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, NamedTuple

from scoring.deficiency.blocks import Kinds, kinds_in, thermometer
from scoring.deficiency.loose import TILES_IN_ALL
from scoring.deficiency.loose_reach import LooseReach, loose_reach
from scoring.deficiency.pattern import (
    SETS,
    LoosePattern,
    PairsPattern,
    SetPattern,
    TilePattern,
)
from scoring.deficiency.search import FilledPattern, HeldTiles, SetSearch
from scoring.memo import Memo
from scoring.tiles import COPIES

_FULL: Final = (1 << COPIES) - 1


@dataclass(frozen=True, slots=True)
class PatternReach:
    """How many tiles a hand is away from the nearest hands of some patterns.

    `lacking` are the kinds that one of those hands lacks, `spare` the kinds of which one leaves a
    tile over. `filled` and `loose` are those hands.
    """

    away: int
    lacking: Kinds
    spare: Kinds
    filled: tuple[FilledPattern, ...] = ()
    loose: tuple[LooseReach, ...] = ()

    def targets(self) -> Iterator[tuple[int, ...]]:
        """The standing tiles of each nearest hand, some of them more than once."""
        return chain(
            (each.standing for filled in self.filled for each in filled.targets()),
            (standing for each in self.loose for standing in each.targets()),
        )


class _Room(NamedTuple):
    """Of a pattern of sets: the bits of the kinds that may stand in it."""

    pattern: SetPattern
    bits: int


def _room(pattern: SetPattern) -> _Room:
    fixed = (*pattern.sets, *pattern.core) if pattern.free else pattern.core
    kinds = {*pattern.pairs, *pattern.knitted, *(k for name in fixed for k in kinds_in(name))}
    return _Room(pattern, sum(_FULL << COPIES * kind for kind in kinds))


_ROOMS: Final[Memo[SetPattern, _Room]] = Memo(_room, 1 << 13)


class PatternGroup(NamedTuple):
    """The patterns of one thing, made ready to be searched."""

    rooms: tuple[_Room, ...]
    loose: tuple[PairsPattern | LoosePattern, ...]

    @classmethod
    def of(cls, patterns: Sequence[TilePattern]) -> "PatternGroup":
        """Those patterns."""
        return cls(
            tuple(_ROOMS[each] for each in patterns if isinstance(each, SetPattern)),
            tuple(each for each in patterns if not isinstance(each, SetPattern)),
        )


class ReachSearch:
    """The searches from one hand, whose melds stay."""

    def __init__(self, held: HeldTiles) -> None:
        self._held = held
        self._bits = thermometer(held.standing)
        self._rests = self._rests_of_sets()
        self._wanted = sum(held.standing) // 3 * 3 + 2  # standing tiles of a complete hand

    def reach(self, group: PatternGroup, least: int, most: int) -> PatternReach | None:
        """How far the nearest of those patterns is; None where it is more than `most` tiles away.

        `least` is as near as any winning shape.
        """
        search = _Gathering(self._held, most)
        ranked = sorted(
            (
                (max(least, self._beside_core(search, room), self._outside(room)), at)
                for at, room in enumerate(group.rooms)
            )
        )
        for bound, at in ranked:
            if bound > search.least:
                break
            search.try_pattern(group.rooms[at].pattern)
        loose = [] if self._held.melds else loose_reach(self._held, group.loose, search.least)
        away = min([each.cost for each in search.found] + [each.away for each in loose], default=-1)
        if away < 0:
            return None
        filled = tuple([each for each in search.found if each.cost == away])
        exchanges = [
            *(each.assembly.exchanges() for each in filled),
            *(each.exchanges() for each in loose),
        ]
        return PatternReach(
            away,
            frozenset().union(*(lacking for lacking, _ in exchanges)),
            frozenset().union(*(spare for _, spare in exchanges)),
            filled,
            tuple(loose),
        )

    def _rests_of_sets(self) -> list[int]:
        """By how many sets are free, how many tiles they and the pair lack at least."""
        if self._held.melds:
            return [0] * (SETS + 1)
        search = _Gathering(self._held, TILES_IN_ALL)
        search.try_pattern(SetPattern())
        if not search.found:
            return [0] * (SETS + 1)
        assembly = search.found[0].assembly
        return [3 * sets + 2 - assembly.most_of(sets) for sets in range(SETS + 1)]

    def _beside_core(self, search: SetSearch, room: _Room) -> int:
        """How many tiles the core lacks, and at least what stands beside it."""
        return search.bound(room.pattern) + self._rests[room.pattern.free]

    def _outside(self, room: _Room) -> int:
        """How many tiles more are wanted than stand there of the kinds that may stand."""
        return self._wanted - (self._bits & room.bits).bit_count()


class _Gathering(SetSearch):
    """A search for all that is nearest, hand by hand when somebody asks."""

    def __init__(self, held: HeldTiles, most: int) -> None:
        super().__init__(held, most)
        self.found: list[FilledPattern] = []

    def keep(self, filled: FilledPattern) -> None:
        if filled.cost < self.least:
            self.found = []
        super().keep(filled)
        self.found.append(filled)
