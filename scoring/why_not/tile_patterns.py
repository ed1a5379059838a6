"""The tile patterns that fans are made of, by suit, number and order of suits."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import (
    combinations,
    combinations_with_replacement,
    pairwise,
    permutations,
)
from typing import Final

from scoring.counts import kinds_listed
from scoring.decompose import FAMILY, HIGHEST_CHOW, HONORS
from scoring.deficiency.blocks import (
    ALL_CHOWS,
    ALL_KINDS,
    ALL_PUNGS,
    ALL_SETS,
    PUNG_AT,
    Kinds,
    SetIds,
    kinds_in,
)
from scoring.deficiency.pattern import (
    SETS,
    LoosePattern,
    PairsPattern,
    SetPattern,
    TilePattern,
)
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS
from scoring.tile_classes import DRAGONS, WINDS, TileClass
from scoring.tiles import KINDS

TilePatterns = tuple[TilePattern, ...]
SUITS: Final = (0, 9, 18)
SUIT_KINDS: Final = tuple(frozenset(range(start, start + FAMILY)) for start in SUITS)
WIND_KINDS: Final[Kinds] = frozenset(kinds_listed(WINDS))
DRAGON_KINDS: Final[Kinds] = frozenset(kinds_listed(DRAGONS))
HONOR_KINDS: Final[Kinds] = frozenset(range(HONORS, KINDS))
_LOWS: Final = range(HIGHEST_CHOW + 1)
_NUMBERS: Final = range(FAMILY)
_GATES: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)


def kinds_of_class(wanted: TileClass) -> Kinds:
    """The kinds of a class of tiles."""
    return frozenset(kinds_listed(wanted))


@cache
def sets_within(kinds: Kinds) -> SetIds:
    """The sets whose tiles are all of those kinds."""
    return frozenset(name for name in ALL_SETS if kinds.issuperset(kinds_in(name)))


@cache
def sets_with(kinds: Kinds) -> SetIds:
    """The sets with a tile of those kinds."""
    return frozenset(name for name in ALL_SETS if not kinds.isdisjoint(kinds_in(name)))


def pung(kind: int) -> int:
    """The name of a pung."""
    return PUNG_AT + kind


def cores(names: Iterable[tuple[int, ...]]) -> TilePatterns:
    """A pattern for each choice of fixed sets."""
    return tuple(SetPattern(core=tuple(sorted(each))) for each in dict.fromkeys(names))


ANY_SETS: Final[TilePatterns] = (SetPattern(),)
ORPHAN_PATTERN: Final = LoosePattern(core=tuple(sorted(ORPHANS)), extra=ORPHANS)


def with_a_chow() -> TilePatterns:
    """A chow, whatever stands beside it."""
    return cores((name,) for name in sorted(ALL_CHOWS))


def identical_chows(size: int) -> TilePatterns:
    """So many identical chows."""
    return cores((name,) * size for name in sorted(ALL_CHOWS))


def two_twins() -> TilePatterns:
    """Two identical chows, twice."""
    return cores(
        (one, one, other, other)
        for one, other in combinations_with_replacement(sorted(ALL_CHOWS), 2)
    )


def shifted_chows(size: int, steps: tuple[int, ...]) -> TilePatterns:
    """Chows of one suit that rise by a step."""
    return cores(
        tuple(suit + low + step * each for each in range(size))
        for step in steps
        for suit in SUITS
        for low in _LOWS
        if low + step * (size - 1) in _LOWS
    )


def chows_of_suits(size: int, *lows: tuple[int, ...]) -> TilePatterns:
    """Chows of different suits that start at those numbers, counted from 0, in any order."""
    return cores(
        tuple(suit + low for suit, low in zip(suits, each, strict=True))
        for each in lows
        for suits in permutations(SUITS, size)
    )


def chows_of_one_suit(*lows: int) -> TilePatterns:
    """Chows of one suit that start at those numbers, counted from 0."""
    return cores(tuple(suit + low for low in lows) for suit in SUITS)


def same_lows(size: int) -> TilePatterns:
    """The same chow in so many suits."""
    return chows_of_suits(size, *((low,) * size for low in _LOWS))


def rising_lows() -> TilePatterns:
    """Chows of three suits that rise by one."""
    return chows_of_suits(3, *((low, low + 1, low + 2) for low in _LOWS if low + 2 in _LOWS))


def short_straights() -> TilePatterns:
    """Two chows of one suit, three numbers apart."""
    return cores(
        (suit + low, suit + low + 3) for suit in SUITS for low in _LOWS if low + 3 in _LOWS
    )


def terminal_chows_and_five() -> TilePatterns:
    """123 123 789 789 and the pair of 5 in one suit."""
    return tuple(
        SetPattern(core=(suit, suit, suit + 6, suit + 6), pairs=frozenset({suit + 4}))
        for suit in SUITS
    )


def terminal_chows_of_two_suits() -> TilePatterns:
    """123 789 in each of two suits and the pair of 5 in the third."""
    return tuple(
        SetPattern(core=(a, a + 6, b, b + 6), pairs=frozenset({c + 4}))
        for a, b, c in permutations(SUITS)
        if a < b
    )


def same_number_pungs(size: int) -> TilePatterns:
    """Pungs of one number in so many suits."""
    return cores(
        tuple(pung(suit + number) for suit in suits)
        for number in _NUMBERS
        for suits in combinations(SUITS, size)
    )


def shifted_pungs(size: int) -> TilePatterns:
    """Pungs of one suit with numbers in a row."""
    return cores(
        tuple(pung(suit + low + step) for step in range(size))
        for suit in SUITS
        for low in range(FAMILY - size + 1)
    )


def shifted_pungs_of_suits() -> TilePatterns:
    """Pungs of three suits with numbers in a row."""
    return cores(
        tuple(pung(suit + low + step) for step, suit in enumerate(suits))
        for low in range(FAMILY - 2)
        for suits in permutations(SUITS)
    )


def pungs_of(kinds: Kinds, size: int = 1) -> TilePatterns:
    """So many pungs out of those kinds."""
    return cores(tuple(map(pung, each)) for each in combinations(sorted(kinds), size))


def pungs_and_pair_of(kinds: Kinds) -> TilePatterns:
    """A pung of each of those kinds but one, which is the pair."""
    return tuple(
        SetPattern(
            core=tuple(pung(kind) for kind in sorted(kinds - {pair})), pairs=frozenset({pair})
        )
        for pair in sorted(kinds)
    )


def at_least_pungs(least: int, most: int = SETS) -> TilePatterns:
    """So many pungs, of whatever tile."""
    return (SetPattern(pungs=(least, most)),)


def may_be_kongs(size: int) -> TilePatterns:
    """One pung or two whose fourth tiles are free, or three; the pungs of four always are."""
    if size < 3:
        return tuple(
            replace(each, kongs=True)
            for each in pungs_of(ALL_KINDS, size)
            if isinstance(each, SetPattern)
        )
    beside_chows = tuple(
        SetPattern(
            core=(name,),
            sets=frozenset(map(pung, ALL_KINDS.difference(kinds_in(name)))),
            kongs=True,
        )
        for name in sorted(ALL_CHOWS)
    )
    return (SetPattern(sets=ALL_PUNGS, kongs=True), *(beside_chows if size == 3 else ()))


def any_or_honor_pair() -> TilePatterns:
    """Any sets and pair, or a pair of honors, for which a hand of four sets waits alone."""
    return (*ANY_SETS, SetPattern(pairs=HONOR_KINDS))


def within(kinds: Kinds, *needs: Kinds) -> TilePatterns:
    """Nothing but those kinds, some of each need, in sets or in seven pairs."""
    return (
        SetPattern(sets=sets_within(kinds), pairs=kinds, needs=needs),
        PairsPattern(kinds=kinds, needs=needs),
    )


def with_every_set(kinds: Kinds) -> TilePatterns:
    """A tile of those kinds in every set and in the pair."""
    return (SetPattern(sets=sets_with(kinds), pairs=kinds),)


def flush(with_honors: bool) -> TilePatterns:
    """One suit alone, or one suit and honors."""
    found: TilePatterns = ()
    for suit in SUIT_KINDS:
        found += within(suit | HONOR_KINDS, suit, HONOR_KINDS) if with_honors else within(suit)
    return found


def voided_suit() -> TilePatterns:
    """Two suits, honors or none."""
    found: TilePatterns = ()
    for one, other in combinations(SUIT_KINDS, 2):
        found += within(one | other | HONOR_KINDS, one, other)
    return found


def ends_and_honors(ends: Kinds) -> TilePatterns:
    """Terminals and honors, both there."""
    found: TilePatterns = ()
    for suit in SUIT_KINDS:
        found += within(ends, suit & ends, HONOR_KINDS)
    return found


def knitted_straights() -> TilePatterns:
    """The nine knitted tiles, beside a set and a pair or among honors."""
    found: TilePatterns = ()
    for straight in KNITTED_STRAIGHTS:
        found += (
            SetPattern(knitted=tuple(sorted(straight))),
            LoosePattern(core=tuple(sorted(straight)), others=HONOR_KINDS),
        )
    return found


def honors_and_knitted(with_all_honors: bool) -> TilePatterns:
    """Single tiles out of the honors and a knitted straight."""
    honors = tuple(sorted(HONOR_KINDS)) if with_all_honors else ()
    return tuple(
        LoosePattern(core=honors, others=frozenset(straight) | HONOR_KINDS)
        for straight in KNITTED_STRAIGHTS
    )


def seven_in_a_row() -> TilePatterns:
    """Seven pairs of one suit with numbers in a row."""
    return tuple(
        PairsPattern(core=tuple(range(suit + low, suit + low + 7)))
        for suit in SUITS
        for low in range(3)
    )


def nine_gates() -> TilePatterns:
    """1112345678999 of one suit and one more of it."""
    return tuple(
        LoosePattern(core=tuple(suit + number for number in _GATES), extra=kinds)
        for suit, kinds in zip(SUITS, SUIT_KINDS, strict=True)
    )


def four_alike() -> TilePatterns:
    """All four of a kind, shared by sets, by sets and the pair, or by two pairs."""
    return tuple(_of_four(kind) for kind in range(KINDS)) + tuple(_shared())


def _of_four(kind: int) -> TilePattern:
    return PairsPattern(core=(kind, kind))


def _shared() -> Iterator[TilePattern]:
    for kind in range(HONORS):
        through = [name for name in range(max(0, kind - 2), kind + 1) if _is_chow_with(name, kind)]
        for chow in through:
            yield SetPattern(core=(chow, pung(kind)))
        for two in combinations_with_replacement(through, 2):
            yield SetPattern(core=two, pairs=frozenset({kind}))
        for four in combinations_with_replacement(through, SETS):
            yield SetPattern(core=four)


def _is_chow_with(name: int, kind: int) -> bool:
    return name in ALL_CHOWS and name // FAMILY == kind // FAMILY


def unrelated() -> TilePatterns:
    """Three chows without a relation, a pung of a simple and a pair of honors."""
    simple_pungs = frozenset(
        pung(kind) for kind in range(HONORS) if kind % FAMILY not in (0, FAMILY - 1)
    )
    return tuple(
        SetPattern(core=each, sets=simple_pungs, pairs=HONOR_KINDS, needs=SUIT_KINDS)
        for each in combinations(sorted(ALL_CHOWS), 3)
        if all(_are_unrelated(*two) for two in combinations(each, 2))
        and not _are_related([name % FAMILY for name in each])
    )


def _are_unrelated(one: int, other: int) -> bool:
    low, high = sorted((one % FAMILY, other % FAMILY))
    if one // FAMILY != other // FAMILY:
        return low != high
    return high - low not in (0, 3) and (low, high) != (0, HIGHEST_CHOW)


def _are_related(lows: list[int]) -> bool:
    return {high - low for low, high in pairwise(sorted(lows))} in ({1}, {2}, {3})
