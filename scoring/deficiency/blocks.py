"""The sets and pairs that may stand in one family of tiles, and what they use of it.

A set is named by a number: a chow by the index of its lowest tile, a pung (a kong too) by 34 and
the index of its tile. What tiles use of a kind is written as a thermometer, four bits to a kind
with as many of them lit as there are tiles: what two hands share is then the bits of `a & b`.
"""

from array import array
from collections.abc import Iterator
from typing import Final, NamedTuple

from scoring.decompose import FAMILY, HIGHEST_CHOW, HONORS, STARTS
from scoring.memo import Memo
from scoring.tiles import COPIES, KINDS

PUNG_AT: Final = KINDS  # a pung is named from here on
SET_IDS: Final = 2 * KINDS
_FULL: Final = (1 << COPIES) - 1

SetIds = frozenset[int]
Kinds = frozenset[int]
Counts = tuple[int, ...]
"""How many of each of the 34 kinds."""


def is_pung(name: int) -> bool:
    """Whether a set of that name is a pung; otherwise it is a chow."""
    return name >= PUNG_AT


def kinds_in(name: int) -> tuple[int, int, int]:
    """The tiles of a set, by index."""
    if name >= PUNG_AT:
        kind = name - PUNG_AT
        return kind, kind, kind
    return name, name + 1, name + 2


ALL_CHOWS: Final[SetIds] = frozenset(
    kind for kind in range(HONORS) if kind % FAMILY <= HIGHEST_CHOW
)
ALL_PUNGS: Final[SetIds] = frozenset(range(PUNG_AT, SET_IDS))
ALL_SETS: Final[SetIds] = ALL_CHOWS | ALL_PUNGS
ALL_KINDS: Final[Kinds] = frozenset(range(KINDS))


def thermometer(counts: Counts) -> int:
    """Those counts, at most four of each, as lit bits."""
    return sum(
        ((1 << min(count, COPIES)) - 1) << COPIES * kind for kind, count in enumerate(counts)
    )


class FamilyBlocks(NamedTuple):
    """Sets of one family, their pair or nothing, and the bits of the tiles that they use.

    The fixed tiles of the family are in the bits and not among the sets.
    """

    bits: int
    sets: tuple[int, ...]
    pair: int | None


Shelf = int
"""What may stand in a family, or in several: how many sets, pungs and pairs, four bits for each.

Numbers so that what families hold together is their sum.
"""
ONE_SET: Final = 1
ONE_PUNG: Final = 1 << 4
ONE_PAIR: Final = 1 << 8
_COUNT: Final = 15
TWO_PAIRS: Final = 2 * ONE_PAIR
"""From here on there are more pairs than a hand has."""


def sets_on(shelf: Shelf) -> int:
    """How many sets stand there."""
    return shelf & _COUNT


def pungs_on(shelf: Shelf) -> int:
    """How many of them are pungs, where pungs are counted apart."""
    return shelf // ONE_PUNG & _COUNT


def pairs_on(shelf: Shelf) -> int:
    """How many pairs stand there."""
    return shelf // ONE_PAIR


class FamilyWish(NamedTuple):
    """What is asked of one family; kinds and sets are counted from its first tile.

    `base` are tiles that are fixed, by kind; `sets` and `pairs` what may stand beside them, as bits
    (a chow at its lowest tile, a pung nine on); `most` sets at most. Each of `needs` has the bits
    of tiles of which one must be there. `by_pungs` says that pungs are counted apart.
    """

    base: Counts
    sets: int
    pairs: int
    most: int
    needs: tuple[int, ...]
    by_pungs: bool


class Stock(NamedTuple):
    """The blocks of one shelf, as numbers that take little room: bits of tiles, and names."""

    bits: "array[int]"
    codes: "array[int]"

    def blocks(self, at: int) -> FamilyBlocks:
        """One of them."""
        code, sets = self.codes[at], []
        pair, code = code & _PAIR_CODE, code >> _PAIR_BITS
        while code:
            sets.append((code & _SET_CODE) - 1)
            code >>= _SET_BITS
        return FamilyBlocks(self.bits[at], tuple(sets), pair - 1 if pair else None)


Library = dict[Shelf, Stock]
_PAIR_BITS: Final = 4
_PAIR_CODE: Final = (1 << _PAIR_BITS) - 1
_SET_BITS: Final = 5
_SET_CODE: Final = (1 << _SET_BITS) - 1


def _code(sets: tuple[int, ...]) -> int:
    """The names of sets as one number, each from 1 on, without a pair."""
    return sum([name + 1 << _PAIR_BITS + _SET_BITS * at for at, name in enumerate(sets)])


class _Take(NamedTuple):
    """A set of a family, and where it starts and how many of each kind it takes from there."""

    name: int
    start: int
    each: int
    kinds: int


def _taken(counts: tuple[int, ...], take: _Take) -> tuple[int, ...] | None:
    """The counts with those tiles; None where there are not so many."""
    end = take.start + take.kinds
    more = tuple([number + take.each for number in counts[take.start : end]])
    return None if max(more) > COPIES else counts[: take.start] + more + counts[end:]


def _grown(
    most: int, counts: Counts, sets: tuple[int, ...], takes: list[_Take]
) -> Iterator[tuple[Counts, tuple[int, ...]]]:
    """Every choice of further sets, none twice."""
    yield counts, sets
    if len(sets) < most:
        for at, take in enumerate(takes):
            more = _taken(counts, take)
            if more is not None:
                yield from _grown(most, more, (*sets, take.name), takes[at:])


def _stock(wish: FamilyWish) -> Library:
    takes = [
        _Take(name, name - FAMILY, 3, 1) if name >= FAMILY else _Take(name, name, 1, 3)
        for name in range(2 * FAMILY)
        if wish.sets >> name & 1
    ]
    pairs = [kind for kind in range(FAMILY) if wish.pairs >> kind & 1]
    found: Library = {}
    for counts, sets in _grown(wish.most, wish.base, (), takes):
        pungs = sum([name >= FAMILY for name in sets]) if wish.by_pungs else 0
        shelf = len(sets) * ONE_SET + pungs * ONE_PUNG
        bits, code = thermometer(counts), _code(sets)
        if _fits(bits, wish):
            _put(found, shelf, bits, code)
        for kind in pairs:
            if counts[kind] + 2 <= COPIES:
                both = bits | 3 << COPIES * kind + counts[kind]
                if _fits(both, wish):
                    _put(found, shelf + ONE_PAIR, both, code | kind + 1)
    return found


def _fits(bits: int, wish: FamilyWish) -> bool:
    """Whether every need is met."""
    return not wish.needs or all([bits & need for need in wish.needs])  # noqa: C419  (quicker)


def _put(found: Library, shelf: Shelf, bits: int, code: int) -> None:
    stock = found.get(shelf)
    if stock is None:
        stock = found[shelf] = Stock(array("Q"), array("L"))
    stock.bits.append(bits)
    stock.codes.append(code)


LIBRARY: Final[Memo[FamilyWish, Library]] = Memo(_stock, 1 << 11)
"""What may stand in a family, by what is asked of it; the three suits share it."""


class FamilyHeld(NamedTuple):
    """A family as a hand holds it: the bits of its tiles, and those of tiles that cannot be had."""

    bits: int
    barred: int
    wish: FamilyWish


Table = dict[Shelf, int]


_AT_ONCE: Final = 256  # blocks that are looked at before it is seen whether one will do


def _best(held: FamilyHeld) -> Table:
    bits, barred, wish = held
    table: Table = {}
    fixed, there = sum(wish.base), bits.bit_count()
    for shelf, stock in LIBRARY[wish].items():
        most = min(there, fixed + 3 * sets_on(shelf) + 2 * pairs_on(shelf))
        used = _most_used(stock.bits, bits, barred, most)
        if used is not None:
            table[shelf] = used
    return table


def _most_used(blocks: "array[int]", bits: int, barred: int, most: int) -> int | None:
    """How many of the tiles the best of the blocks uses, where none can use more than `most`."""
    best = None
    for at in range(0, len(blocks), _AT_ONCE):
        some = blocks[at : at + _AT_ONCE]
        if barred:
            used = [(bits & each).bit_count() for each in some if not each & barred]
        else:
            used = [(bits & each).bit_count() for each in some]
        if used:
            best = max(used) if best is None else max(best, *used)
            if best == most:
                return best
    return best


BEST: Final[Memo[FamilyHeld, Table]] = Memo(_best, 1 << 12)
"""By shelf, how many tiles of the family the best of its blocks use."""


def best_blocks(held: FamilyHeld, shelf: Shelf) -> list[FamilyBlocks]:
    """The blocks of a shelf that use the most tiles."""
    bits, barred, wish = held
    most = BEST[held][shelf]
    stock = LIBRARY[wish][shelf]
    return [
        stock.blocks(at)
        for at, each in enumerate(stock.bits)
        if (bits & each).bit_count() == most and not each & barred
    ]


class HeldShelf(NamedTuple):
    """A shelf of a family as a hand holds it."""

    held: FamilyHeld
    shelf: Shelf


def _exchanges(key: HeldShelf) -> tuple[Kinds, Kinds]:
    bits, barred, wish = key.held
    most = BEST[key.held][key.shelf]
    lacking = spare = 0
    for each in LIBRARY[wish][key.shelf].bits:
        if (bits & each).bit_count() == most and not each & barred:
            lacking |= each & ~bits
            spare |= bits & ~each
    return _kinds_of(lacking), _kinds_of(spare)


def _kinds_of(bits: int) -> Kinds:
    return frozenset(kind for kind in range(FAMILY) if bits >> COPIES * kind & _FULL)


EXCHANGES: Final[Memo[HeldShelf, tuple[Kinds, Kinds]]] = Memo(_exchanges, 1 << 12)
"""The kinds that one of its best blocks lacks, and those that one leaves over, from the first on."""


FAMILY_SIZES: Final = (FAMILY, FAMILY, FAMILY, KINDS - HONORS)


def family_bits(bits: int, at: int) -> int:
    """The bits of one of the four families."""
    return bits >> COPIES * STARTS[at] & (1 << COPIES * FAMILY_SIZES[at]) - 1


def barred_bits(taken: Counts) -> int:
    """The bits of tiles that cannot be had, where so many of each kind are elsewhere."""
    return sum(
        (_FULL & ~((1 << COPIES - min(count, COPIES)) - 1)) << COPIES * kind
        for kind, count in enumerate(taken)
        if count
    )
