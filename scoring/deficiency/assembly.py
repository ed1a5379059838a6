"""The four families of tiles put together: the sets and the pair that use the most of a hand."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from scoring.decompose import FAMILY, HONORS, STARTS
from scoring.deficiency.blocks import (
    BEST,
    FAMILY_SIZES,
    PUNG_AT,
    FamilyBlocks,
    FamilyHeld,
    FamilyWish,
    Kinds,
    SetIds,
    Shelf,
    best_blocks,
    family_bits,
    is_pung,
    kinds_in,
)
from scoring.memo import Memo
from scoring.tiles import COPIES


class _Sum(NamedTuple):
    """What some families hold together: sets, pungs among them, and whether the pair."""

    sets: int
    pungs: int
    pair: bool


class AskedBlocks(NamedTuple):
    """What is asked of all four families."""

    core: tuple[int, ...]
    knitted: tuple[int, ...]
    sets: SetIds
    pairs: Kinds
    needs: tuple[Kinds, ...]
    free: int
    by_pungs: bool


def _wishes(asked: AskedBlocks) -> tuple[FamilyWish, ...]:
    return tuple(_family(asked, at) for at in range(len(STARTS)))


def _family(asked: AskedBlocks, at: int) -> FamilyWish:
    start, end = STARTS[at], STARTS[at] + FAMILY_SIZES[at]
    base = [0] * FAMILY
    for kind in (*asked.knitted, *(kind for name in asked.core for kind in kinds_in(name))):
        if start <= kind < end:
            base[kind - start] += 1
    needs = tuple(
        sum((1 << COPIES) - 1 << COPIES * (kind - start) for kind in need)
        for need in asked.needs
        if start <= min(need) < end
    )
    pairs = sum(1 << kind - start for kind in asked.pairs if start <= kind < end)
    sets = _MASKS[asked.sets][at]
    return FamilyWish(tuple(base), sets, pairs, asked.free, needs, asked.by_pungs)


_WISHES: Final = Memo(_wishes, 1 << 11)


class Assembly:
    """The four families put together for the most tiles in use."""

    def __init__(self, asked: AskedBlocks, pungs: range | None, bits: int, barred: int) -> None:
        """Those blocks of tiles with those bits; `pungs` says how many may be pungs, None any."""
        self._free = asked.free
        self._pungs = pungs
        self._held = [
            FamilyHeld(family_bits(bits, at), family_bits(barred, at), family)
            for at, family in enumerate(_WISHES[asked])
        ]
        self._sums: list[dict[_Sum, int]] = [{_Sum(0, 0, False): 0}]
        for held in self._held:
            self._sums.append(self._added(self._sums[-1], BEST[held]))
        self._ends = self._best_ends()
        self.most = max((self._sums[-1][end] for end in self._ends), default=-1)

    def _added(self, sums: dict[_Sum, int], table: dict[Shelf, int]) -> dict[_Sum, int]:
        found: dict[_Sum, int] = {}
        for (sets, pungs, pair), used in sums.items():
            for (more, more_pungs, has_pair), best in table.items():
                if sets + more <= self._free and not (pair and has_pair):
                    key = _Sum(sets + more, pungs + more_pungs, pair or has_pair)
                    if used + best > found.get(key, -1):
                        found[key] = used + best
        return found

    def _best_ends(self) -> list[_Sum]:
        ends = [
            each
            for each in self._sums[-1]
            if each.sets == self._free
            and each.pair
            and (self._pungs is None or each.pungs in self._pungs)
        ]
        most = max((self._sums[-1][end] for end in ends), default=-1)
        return [end for end in ends if self._sums[-1][end] == most]

    def hands(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """The free sets and the pair of each hand that uses the most tiles."""
        for end in self._ends:
            for shelves in self._shelves(len(self._held), end, self._sums[-1][end]):
                stocks = [
                    best_blocks(held, shelf)
                    for held, shelf in zip(self._held, shelves, strict=True)
                ]
                yield from map(_named, product(*stocks))

    def _shelves(self, at: int, end: _Sum, used: int) -> Iterator[tuple[Shelf, ...]]:
        """The shelves of the first families that come to that sum with so many tiles in use."""
        if not at:
            yield ()
            return
        for shelf, best in BEST[self._held[at - 1]].items():
            if shelf.pair and not end.pair:
                continue
            before = _Sum(
                end.sets - shelf.sets, end.pungs - shelf.pungs, end.pair and not shelf.pair
            )
            if self._sums[at - 1].get(before) == used - best:
                for rest in self._shelves(at - 1, before, used - best):
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
