"""The four families of tiles put together: the sets and the pair that use the most of a hand."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from scoring.decompose import FAMILY, HONORS, STARTS
from scoring.deficiency.blocks import (
    BEST,
    EXCHANGES,
    FAMILY_SIZES,
    ONE_PAIR,
    PUNG_AT,
    TWO_PAIRS,
    FamilyBlocks,
    FamilyHeld,
    FamilyWish,
    HeldShelf,
    Kinds,
    SetIds,
    Shelf,
    best_blocks,
    family_bits,
    is_pung,
    kinds_in,
    pungs_on,
    sets_on,
)
from scoring.deficiency.pattern import SETS
from scoring.memo import Memo
from scoring.tiles import COPIES


class AskedBlocks(NamedTuple):
    """What is asked of all four families."""

    core: tuple[int, ...]
    knitted: tuple[int, ...]
    sets: SetIds
    pairs: Kinds
    needs: tuple[Kinds, ...]
    free: int
    by_pungs: bool


class _Wished(NamedTuple):
    """What is asked of a family, and whether it may not be empty."""

    wish: FamilyWish
    is_needed: bool


def _wishes(asked: AskedBlocks) -> tuple[_Wished, ...]:
    return tuple(_family(asked, at) for at in range(len(STARTS)))


def _family(asked: AskedBlocks, at: int) -> _Wished:
    start, end = STARTS[at], STARTS[at] + FAMILY_SIZES[at]
    base = [0] * FAMILY
    for kind in (*asked.knitted, *(kind for name in asked.core for kind in kinds_in(name))):
        if start <= kind < end:
            base[kind - start] += 1
    asked_here = [need for need in asked.needs if start <= min(need) < end]
    needs = tuple(
        sum((1 << COPIES) - 1 << COPIES * (kind - start) for kind in need)
        for need in asked_here
        if len(need) < end - start
    )
    is_needed = len(needs) < len(asked_here) and not any(base)
    pairs = sum(1 << kind - start for kind in asked.pairs if start <= kind < end)
    sets = _MASKS[asked.sets][at]
    most = asked.free if any(base) else SETS  # so that patterns share what is empty before
    return _Wished(FamilyWish(tuple(base), sets, pairs, most, needs, asked.by_pungs), is_needed)


_WISHES: Final = Memo(_wishes, 1 << 11)
_NOTHING: Final[Shelf] = 0


class Assembly:
    """The four families put together for the most tiles in use."""

    def __init__(self, asked: AskedBlocks, pungs: range | None, bits: int, barred: int) -> None:
        """Those blocks of tiles with those bits; `pungs` says how many may be pungs, None any."""
        self._free = asked.free
        self._pungs = pungs
        self._held: list[FamilyHeld] = []
        self._tables: list[dict[Shelf, int]] = []
        self._sums: list[dict[Shelf, int]] = [{_NOTHING: 0}]
        for at, (wish, is_needed) in enumerate(_WISHES[asked]):
            held = FamilyHeld(family_bits(bits, at), family_bits(barred, at), wish)
            table = BEST[held]
            if is_needed:
                table = {shelf: used for shelf, used in table.items() if shelf != _NOTHING}
            self._held.append(held)
            self._tables.append(table)
            self._sums.append(self._added(self._sums[-1], table))
        self._ends = self._best_ends()
        self.most = max((self._sums[-1][end] for end in self._ends), default=-1)

    def _added(self, sums: dict[Shelf, int], table: dict[Shelf, int]) -> dict[Shelf, int]:
        found: dict[Shelf, int] = {}
        for before, used in sums.items():
            for shelf, best in table.items():
                key = before + shelf
                fits = key < TWO_PAIRS and sets_on(key) <= self._free
                if fits and used + best > found.get(key, -1):
                    found[key] = used + best
        return found

    def _best_ends(self) -> list[Shelf]:
        ends = [
            each
            for each in self._sums[-1]
            if each >= ONE_PAIR
            and sets_on(each) == self._free
            and (self._pungs is None or pungs_on(each) in self._pungs)
        ]
        most = max((self._sums[-1][end] for end in ends), default=-1)
        return [end for end in ends if self._sums[-1][end] == most]

    def most_of(self, sets: int) -> int:
        """How many tiles so many sets and a pair use at most; fewer than are asked for will do."""
        there = self._sums[-1].items()
        return max([used for key, used in there if key >= ONE_PAIR and sets_on(key) == sets])

    def hands(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The free sets and the pair of each hand that uses the most tiles."""
        for end in self._ends:
            for shelves in self._shelves(len(self._held), end, self._sums[-1][end]):
                stocks = [
                    best_blocks(held, shelf)
                    for held, shelf in zip(self._held, shelves, strict=True)
                ]
                yield from map(_named, product(*stocks))

    def exchanges(self) -> tuple[Kinds, Kinds]:
        """The kinds that some hand of the most tiles lacks, and those that some hand leaves over."""
        lacking: set[int] = set()
        spare: set[int] = set()
        for held, shelves, start in zip(self._held, self._shelves_in_use(), STARTS, strict=True):
            for shelf in shelves:
                more, over = EXCHANGES[HeldShelf(held, shelf)]
                lacking.update([start + kind for kind in more])
                spare.update([start + kind for kind in over])
        return frozenset(lacking), frozenset(spare)

    def _shelves_in_use(self) -> list[set[Shelf]]:
        """For each family the shelves that stand in some hand of the most tiles."""
        found: list[set[Shelf]] = []
        ends = set(self._ends)
        for at in reversed(range(len(self._held))):
            befores: set[Shelf] = set()
            shelves: set[Shelf] = set()
            for end in ends:
                used = self._sums[at + 1][end]
                for shelf, best in self._tables[at].items():
                    if self._sums[at].get(end - shelf) == used - best:
                        befores.add(end - shelf)
                        shelves.add(shelf)
            found.append(shelves)
            ends = befores
        return found[::-1]

    def _shelves(self, at: int, end: Shelf, used: int) -> Iterator[tuple[Shelf, ...]]:
        """The shelves of the first families that come to that sum with so many tiles in use."""
        if not at:
            yield ()
            return
        for shelf, best in self._tables[at - 1].items():
            if self._sums[at - 1].get(end - shelf) == used - best:
                for rest in self._shelves(at - 1, end - shelf, used - best):
                    yield (*rest, shelf)


def _named(blocks: Iterable[FamilyBlocks]) -> tuple[tuple[int, ...], int]:
    sets: list[int] = []
    pair = -1
    for start, each in zip(STARTS, blocks, strict=True):
        sets += [
            PUNG_AT + start + name - FAMILY if name >= FAMILY else start + name
            for name in each.sets
        ]
        if each.pair is not None:
            pair = start + each.pair
    return tuple(sets), pair


def _masks(sets: SetIds) -> tuple[int, ...]:
    """The sets of each family as bits: a chow at its lowest tile, a pung nine on."""
    masks = [0, 0, 0, 0]
    for name in sets:
        kind = kinds_in(name)[0]
        at = min(kind // FAMILY, HONORS // FAMILY)
        masks[at] |= 1 << kind - STARTS[at] + (FAMILY if is_pung(name) else 0)
    return tuple(masks)


_MASKS: Final[Memo[SetIds, tuple[int, ...]]] = Memo(_masks, 1 << 10)
