"""A hand under each of its readings, in as few words as it takes to find fans in it.

It says what a `Case` says; a test holds the two to one another. A case is for reading, this is for
speed: it is made of what is remembered of each family.
"""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple

from scoring.counts import UNITS
from scoring.decompose import families
from scoring.hand import Hand
from scoring.reading import Reading, Shape, is_seven_pairs, readings, readings_by_winning_set
from scoring.set_summary import (
    COMPLETED,
    FAMILY_READINGS,
    SUMMARIES,
    SetSummary,
    joined,
    of_melds,
)
from scoring.waits import WaitForm, completing_indices, wait_form

_STANDARD: Final = Shape.STANDARD
_BESIDE_SETS: Final = frozenset({Shape.SEVEN_PAIRS})


class CaseSummary(NamedTuple):
    """A hand under one reading, with what the reading's sets come to.

    `form` is how the winning tile filled its set, where another kind could not have filled it as
    well; `Case.sole_wait` keeps it only where no other kind would have completed the hand. `marks` say
    of each pung what it is, as `sets` do, and which one another player's tile completed.
    """

    hand: Hand
    reading: Reading
    sets: SetSummary
    form: WaitForm | None
    marks: tuple[int, ...]


def case_summaries(hand: Hand, shapes: frozenset[Shape]) -> list[CaseSummary]:
    """The hand under each of its readings in those shapes."""
    found = _of_sets(hand)
    if not found:
        return [*_of_other_shapes(hand, shapes - {_STANDARD})]
    if not hand.melds and is_seven_pairs(hand.counts):
        found += _of_other_shapes(hand, _BESIDE_SETS)
    return found


def without_other_waits(cases: list[CaseSummary], shapes: frozenset[Shape]) -> list[CaseSummary]:
    """The same, with no form where another kind would have completed the hand in those shapes."""
    for case in cases:
        if case.form:
            hand = case.hand
            if len(completing_indices(hand.standing_counts, len(hand.melds), shapes)) == 1:
                break
            return [each._replace(form=None) for each in cases]
    return cases


def _of_sets(hand: Hand) -> list[CaseSummary]:
    """The readings as four sets and a pair."""
    in_m, in_p, in_s, in_z = families(hand.standing_counts + UNITS[hand.win.index])
    read_m, read_p, read_s, read_z = FAMILY_READINGS
    if not (
        (ways_m := read_m[in_m])
        and (ways_p := read_p[in_p])
        and (ways_s := read_s[in_s])
        and (ways_z := read_z[in_z])
    ):
        return []
    # The tiles are two more than a multiple of three: they are sets beside one pair, or beside four.
    if ways_m[0].pair and ways_p[0].pair and ways_s[0].pair and ways_z[0].pair:
        return []
    melds = of_melds(hand.melds)
    found: list[CaseSummary] = []
    for way in product(ways_m, ways_p, ways_s, ways_z):
        sets = joined((*way, *melds))
        concealed = len(sets.sets) - len(hand.melds) - 1
        found += _filled(
            hand, sets, readings_by_winning_set(_STANDARD, sets.sets, concealed, hand.win)
        )
    return found


def _of_other_shapes(hand: Hand, shapes: frozenset[Shape]) -> Iterator[CaseSummary]:
    for each in readings(hand, shapes):
        yield from _filled(hand, joined([SUMMARIES[part] for part in each.sets]), [each])


def _filled(hand: Hand, sets: SetSummary, readings: Iterable[Reading]) -> list[CaseSummary]:
    """The hand under readings into one choice of sets."""
    win, is_drawn = hand.win, hand.circumstances.self_drawn
    cases = []
    for each in readings:
        marks, at = sets.marks, each.completed
        if marks[at] and not is_drawn:
            marks = (*marks[:at], marks[at] | COMPLETED, *marks[at + 1 :])
        cases.append(CaseSummary(hand, each, sets, wait_form(sets.sets[at], win), marks))
    return cases
