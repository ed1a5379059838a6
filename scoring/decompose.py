"""Every way to take a family of tiles apart into sets and, at most, one pair.

A family is a suit or the honors. It is worked on as counts (how many of each number are there),
and what it gives is remembered under its packed counts, because hands share few families:
which readings it has, whether it is whole, and which further tiles would make it so.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.counts import BITS, kinds_of, packed_kinds, unpacked
from scoring.tiles import KINDS

Numbers = tuple[int, ...]
HONORS: Final = 27  # where the honors start; each suit starts at a multiple of nine
STARTS: Final = (0, 9, 18, HONORS)
FAMILY: Final = 9  # kinds of a suit; the honors are fewer
HIGHEST_CHOW: Final = 6  # 7 8 9, numbered from 0
_SUIT: Final = (1 << FAMILY * BITS) - 1
_CHOW: Final = packed_kinds((0, 1, 2))


class FamilySplit(NamedTuple):
    """One way to read a family: where chows start, which kinds are pungs, which is the pair.

    The numbers are tile indices; `pair` is None where all tiles are in sets.
    """

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pair: int | None


class Family(NamedTuple):
    """What is remembered of one family of a hand.

    `left` tiles are left over when the others stand by threes: 0 in sets, 2 with a pair. `whole`
    says that it can be read without remainder.
    """

    left: int
    whole: bool


def families(counts: int) -> tuple[int, int, int, int]:
    """The counts of each family in its own place: characters, dots, bamboos, honors."""
    return (
        counts & _SUIT,
        counts >> 9 * BITS & _SUIT,
        counts >> 18 * BITS & _SUIT,
        counts >> 27 * BITS,
    )


def family_splits(counts: int, start: int) -> tuple[FamilySplit, ...]:
    """All readings of the family that starts at that tile; empty where there is none."""
    return tuple(
        [
            FamilySplit(
                tuple([start + low for low in chows]),
                tuple([start + number for number in pungs]),
                None if pair is None else start + pair,
            )
            for chows, pungs, pair in _ways(counts, start < HONORS)
        ]
    )


@lru_cache(maxsize=1 << 17)
def family(counts: int, start: int) -> Family:
    """Whether the family that starts at that tile is whole."""
    each = _numbers(counts, start)
    left = sum(each) % 3
    return Family(left, left != 1 and _is_whole(each, left, start < HONORS))


@lru_cache(maxsize=1 << 17)
def kinds_lacking(counts: int, start: int) -> tuple[int, ...]:
    """The tiles of which one more makes the family whole, with a pair where one was left over."""
    each, suited = _numbers(counts, start), start < HONORS
    left, worth = sum(each) % 3, _worth(each)
    results = []
    for number in range(len(each)) if left else ():
        if left == 2 and suited and (worth + number) % 3:
            continue  # see `_pairs`; here there are sets alone
        if any(each[max(number - 2, 0) : number + 3]):
            each[number] += 1
            if _is_whole(each, (left + 1) % 3, suited):
                results.append(start + number)
            each[number] -= 1
    return tuple(results)


def _numbers(counts: int, start: int) -> list[int]:
    return list(unpacked(counts, FAMILY if start < HONORS else KINDS - HONORS))


def _is_whole(each: list[int], left: int, suited: bool) -> bool:
    """Whether the counts are sets, or with two left over sets and a pair."""
    if not left:
        return _in_sets(each, suited)
    for pair in _pairs(each, suited):
        each[pair] -= 2
        whole = _in_sets(each, suited)
        each[pair] += 2
        if whole:
            return True
    return False


def _in_sets(each: Sequence[int], suited: bool) -> bool:
    """Whether the counts can be read as sets.

    Three chows from one number are three pungs as well. So as many pungs as there can be do no
    harm, and what a number then has left must start chows.
    """
    if not suited:
        return not any(count % 3 for count in each)
    here = above = 0  # tiles that the chows from below need of this number and of the next
    for count in each:
        left = count - here
        if left < 0:
            return False
        starting = left % 3
        here, above = above + starting, starting
    return not here and not above


def _pairs(each: Sequence[int], suited: bool) -> list[int]:
    """The numbers that may be the pair beside sets.

    Three divides the sum of the numbers of any set of a suit, so the pair's must make up the rest.
    """
    worth = _worth(each) if suited else 0
    return [
        number
        for number, count in enumerate(each)
        if count >= 2 and not (suited and (worth - 2 * number) % 3)
    ]


@lru_cache(maxsize=1 << 17)
def _ways(counts: int, suited: bool) -> tuple[tuple[Numbers, Numbers, int | None], ...]:
    """The readings of a family by number from 0, the same for every suit: chows, pungs, pair."""
    each = unpacked(counts, FAMILY)
    left = sum(each) % 3
    if left == 1:
        return ()
    if left == 0:
        return tuple([(chows, pungs, None) for chows, pungs in _sets(counts, suited)])
    return tuple(
        [
            (chows, pungs, pair)
            for pair in _pairs(each, suited)
            for chows, pungs in _sets(counts - (2 << BITS * pair), suited)
        ]
    )


def _worth(each: Sequence[int]) -> int:
    """The sum of the numbers of all tiles."""
    return sum([number * count for number, count in enumerate(each)])


@lru_cache(maxsize=1 << 16)
def _sets(counts: int, suited: bool) -> tuple[tuple[Numbers, Numbers], ...]:
    """Every split into sets, lowest tile first, so that none comes twice: chows and pungs."""
    if not counts:
        return (((), ()),)
    low = ((counts & -counts).bit_length() - 1) // BITS
    found: list[tuple[Numbers, Numbers]] = []
    if counts >> BITS * low & 31 >= 3:
        rest = counts - (3 << BITS * low)
        found += [(chows, (low, *pungs)) for chows, pungs in _sets(rest, suited)]
    # Where three chows start at once they are the pungs' rival reading, not the same one.
    chow = _CHOW << BITS * low
    if suited and low <= HIGHEST_CHOW and kinds_of(counts) & chow == chow:
        # The pung was taken before any chow from the same number.
        found += [
            ((low, *chows), pungs)
            for chows, pungs in _sets(counts - chow, suited)
            if low not in pungs
        ]
    return tuple(found)


def winning_kinds(counts: int) -> tuple[int, ...]:
    """The kinds that make sets and exactly one pair of counts that are a tile short of it.

    One family lacks the tile and every other is whole. Where it lacks a tile of a pair, no other
    has the pair; where it lacks a tile of a set, one other has it.
    """
    broken: tuple[int, int] | None = None
    wanted = 0  # pairs in the other families, for that one to be made whole
    paired: list[tuple[int, int]] = []
    for each, start in zip(families(counts), STARTS):  # noqa: B905  (four of each)
        if each:
            left, whole = family(each, start)
            if not whole:
                if broken:
                    return ()
                broken, wanted = (each, start), left // 2
            elif left:
                paired.append((each, start))
    if broken:
        return kinds_lacking(*broken) if len(paired) == wanted else ()
    if len(paired) != 2:
        return ()
    # Two pairs: a third tile makes either one a set or part of one, and the other is the pair.
    return kinds_lacking(*paired[0]) + kinds_lacking(*paired[1])


def can_split(counts: int) -> bool:
    """Whether the counts can be read as sets and exactly one pair."""
    pairs = 0
    for each, start in zip(families(counts), STARTS, strict=True):
        found = family_splits(each, start)
        if not found:
            return False
        pairs += found[0].pair is not None
    return pairs == 1
