"""What standing tiles are worth to one who builds sets: a rough sum over each suit."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from scoring.counts import BITS

SET_VALUE: Final = 100
NEARLY_WAITING_VALUE: Final = 320  # three sets and a part of the fourth, with claimed sets
_PAIR, _TWO_SIDED, _CLOSED, _ALONE = 32, 34, 22, 3
_SUIT: Final = 9
_SUIT_BITS: Final = _SUIT * BITS
_MASK: Final = (1 << _SUIT_BITS) - 1
_ONE: Final = (1 << BITS) - 1


def suit_counts(counts: int, number: int) -> int:
    """The packed counts of one family, from its first kind on."""
    return counts >> _SUIT_BITS * number & _MASK


def tiles_value(counts: int) -> int:
    """All four families together."""
    return sum(suit_value(suit_counts(counts, each), each < 3) for each in range(4))


def value_lost(counts: int, kind: int) -> int:
    """How much less the tiles are worth without one of that kind."""
    number, place = divmod(kind, _SUIT)
    own, is_suit = suit_counts(counts, number), number < 3
    return suit_value(own, is_suit) - suit_value(own - (1 << BITS * place), is_suit)


@lru_cache(maxsize=1 << 18)
def suit_value(own: int, is_suit: bool) -> int:
    """The most valuable way to see the tiles of one family as sets, parts of sets and single tiles."""
    return max(_ways(own, is_suit, 0)) if own else 0


@lru_cache(maxsize=1 << 18)
def _best(own: int, is_suit: bool, place: int) -> int:
    return max(_ways(own, is_suit, place)) if own else 0


def _ways(own: int, is_suit: bool, place: int) -> Iterator[int]:
    """What the lowest tile may be part of, and what is left then."""
    while not own & _ONE:
        own >>= BITS
        place += 1
    held = own & _ONE
    yield _best(own - 1, is_suit, place) + (_ALONE if 2 <= place <= 6 else _ALONE - 1)
    if held >= 3:
        yield _best(own - 3, is_suit, place) + SET_VALUE
    if held >= 2:
        yield _best(own - 2, is_suit, place) + _PAIR
    if not is_suit:
        return
    next_held, after = own >> BITS & _ONE, own >> 2 * BITS & _ONE
    if next_held and after:
        yield _best(own - 1 - (1 << BITS) - (1 << 2 * BITS), is_suit, place) + SET_VALUE
    if next_held:
        at_edge = place in (0, _SUIT - 2)
        yield _best(own - 1 - (1 << BITS), is_suit, place) + (
            _CLOSED - 4 if at_edge else _TWO_SIDED
        )
    if after:
        yield _best(own - 1 - (1 << 2 * BITS), is_suit, place) + _CLOSED
