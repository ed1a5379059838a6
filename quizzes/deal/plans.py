"""What a player aims at: which tiles are worth keeping beyond the sets that they make."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from scoring.counts import ONES, UNITS, count_of
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS
from scoring.tiles import KINDS

_SUITS: Final = (0, 9, 18)
_HONORS: Final = range(27, KINDS)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to keep.

    `kept` holds one of each kind that is aimed at, packed, and `bonus` is what keeping one is
    worth beside its sets. `alike` asks for pairs and pungs instead, and `sets` is False where sets
    do not matter. `claims` are kinds that may be claimed for it, packed; `chows` the ones that it
    is made of, each packed.
    """

    kept: int = 0
    bonus: int = 0
    alike: bool = False
    sets: bool = True
    claims: int = 0
    chows: tuple[int, ...] = ()


NO_PLAN: Final = Plan()
PUNGS: Final = Plan(bonus=60, alike=True, claims=ONES)
PAIRS: Final = Plan(bonus=60, alike=True, sets=False)


def _one_of_each(kinds: Iterable[int]) -> int:
    return sum(UNITS[kind] for kind in kinds)


def _chow(start: int, low: int) -> int:
    return _one_of_each(range(start + low, start + low + 3))


def _three_chows() -> Iterator[Plan]:
    """Straights in one suit or three, triples and shifted chows."""
    for start in _SUITS:
        yield _of_chows((start, 0), (start, 3), (start, 6))
        for step in (1, 2):
            for low in range(7 - 2 * step):
                yield _of_chows((start, low), (start, low + step), (start, low + 2 * step))
    for low in range(7):
        yield _of_chows(*((start, low) for start in _SUITS))
    for one, two, three in permutations(_SUITS):
        yield _of_chows((one, 0), (two, 3), (three, 6))
        for low in range(5):
            yield _of_chows((one, low), (two, low + 1), (three, low + 2))


def _of_chows(*places: tuple[int, int]) -> Plan:
    chows = tuple(_chow(start, low) for start, low in places)
    kept = 0
    for each in chows:
        kept |= each
    return Plan(kept, bonus=30, claims=kept, chows=chows)


_THREE_CHOWS: Final = tuple(_three_chows())
FLUSHES: Final = tuple(
    Plan(palette, bonus=45, claims=palette)
    for palette in (_one_of_each((*range(start, start + 9), *_HONORS)) for start in _SUITS)
)
SIMPLES: Final = Plan(
    _one_of_each(start + low for start in _SUITS for low in range(1, 8)),
    bonus=25,
    claims=_one_of_each(start + low for start in _SUITS for low in range(1, 8)),
)
_ALL_SINGLE: Final = tuple(
    Plan(_one_of_each(kinds), bonus=100, sets=False)
    for kinds in (ORPHANS, *((*straight, *_HONORS) for straight in KNITTED_STRAIGHTS))
)
_KNITTED: Final = tuple(Plan(_one_of_each(each), bonus=60) for each in KNITTED_STRAIGHTS)


@dataclass(frozen=True, slots=True)
class SystemPlans:
    """What players of a system aim at; `stands_out` is from how near on they do.

    `chows` are three chows of a straight or such, `single` hands of single tiles, `knitted`
    knitted straights; with `simples` they also aim at tiles of 2 to 8.
    """

    stands_out: float
    chows: tuple[Plan, ...]
    single: tuple[Plan, ...]
    knitted: tuple[Plan, ...]
    simples: bool


MCR_PLANS: Final = SystemPlans(4.6, _THREE_CHOWS, _ALL_SINGLE, _KNITTED, simples=False)
IMJ_PLANS: Final = SystemPlans(6.6, _THREE_CHOWS, _ALL_SINGLE[:1], (), simples=False)
RENGO_PLANS: Final = SystemPlans(6.6, _THREE_CHOWS, _ALL_SINGLE[:1], (), simples=True)


def tiles_within(counts: int, kept: int) -> int:
    """How many tiles are of those kinds."""
    return sum((counts >> shift & kept).bit_count() << shift for shift in range(3))


def is_wanted(plan: Plan, kind: int) -> bool:
    """Whether the plan wants that kind."""
    return bool(count_of(plan.kept, kind))
