"""A hand under each of its readings, as the finder of fans looks at it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from scoring.counts import UNITS
from scoring.decompose import families
from scoring.hand import Hand
from scoring.mcr.rows import MELD_ROWS, ROWS, SPLITS, Row, Split, side_by_side
from scoring.reading import Reading, Shape, filled, is_seven_pairs, readings
from scoring.waits import Form, completing_indices, form_of

_STANDARD: Final = Shape.STANDARD
_BESIDE_SETS: Final = frozenset({Shape.SEVEN_PAIRS})


class Sight(NamedTuple):
    """A hand under one reading, with the reading's sets as a row.

    `sole_form` is how it waited for the winning tile and for no other kind.
    """

    hand: Hand
    reading: Reading
    row: Row
    sole_form: Form | None


def sights(hand: Hand, shapes: frozenset[Shape]) -> list[Sight]:
    """The hand under each of its readings in those shapes."""
    found = _of_sets(hand)
    if not found:
        found = [*_of_other_shapes(hand, shapes - {_STANDARD})]
    elif not hand.melds and is_seven_pairs(hand.counts):
        found += _of_other_shapes(hand, _BESIDE_SETS)
    for sight in found:
        if sight.sole_form:
            if len(completing_indices(hand.standing_counts, len(hand.melds), shapes)) == 1:
                break
            return [Sight(hand, reading, row, None) for _, reading, row, _ in found]
    return found


def _of_sets(hand: Hand) -> list[Sight]:
    """The readings as four sets and a pair."""
    melds = [MELD_ROWS[meld.kind, meld.tiles[0]] for meld in hand.melds]
    found: list[Sight] = []
    for way in _ways(hand.standing_counts + UNITS[hand.win.index]):
        rows = [split.row for split in way] + melds
        rows += [split.pair for split in way if split.pair]
        row = side_by_side(rows)
        own = len(row.sets) - len(melds) - 1
        found += _seen(hand, row, filled(_STANDARD, row.sets, own, hand.win))
    return found


def _of_other_shapes(hand: Hand, shapes: frozenset[Shape]) -> Iterator[Sight]:
    for each in readings(hand, shapes):
        yield from _seen(hand, side_by_side([ROWS[part] for part in each.sets]), [each])


def _seen(hand: Hand, row: Row, found: Iterable[Reading]) -> list[Sight]:
    """The hand under readings of one row, as if no other kind could have filled the set."""
    win = hand.win
    return [Sight(hand, each, row, form_of(row.sets[each.completed], win)) for each in found]


def _ways(counts: int) -> Iterable[Sequence[Split]]:
    """Every choice of a reading for each family, with exactly one pair."""
    found = []
    pairs = 0
    for each, splits in zip(families(counts), SPLITS):  # noqa: B905  (four of each)
        if each:
            here = splits[each]
            if not here:
                return ()
            found.append(here)
            pairs += here[0].pair is not None
    return product(*found) if pairs == 1 else ()
