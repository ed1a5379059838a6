"""The parts of a case that conditions look at, all of them gathered in one pass over the sets."""

from collections.abc import Sequence
from typing import Any, Final

from scoring.case import Case
from scoring.counts import BITS, ONES, UNITS, count_of, four_of_a_kind, kinds_of
from scoring.decompose import HONORS
from scoring.hand import By
from scoring.mcr.tile_classes import DRAGONS, ENDS, FIVES, IN_EVERY_SET, WINDS, WITHIN
from scoring.reading import SetKind, Shape
from scoring.tiles import KINDS

_OUTSIDE: Final = tuple((1 << bit, ONES & ~each) for bit, each in enumerate(WITHIN))
_CHARACTERS, _DOTS, _BAMBOOS = ((1 << 9 * BITS) - 1 << 9 * BITS * suit for suit in range(3))
_WITH_PAIR: Final = (Shape.STANDARD, Shape.KNITTED_STRAIGHT)


def _marks(held: Sequence[int]) -> int:
    """Of which of the classes there is a tile among those, one bit to a class."""
    return sum(
        1 << bit
        for bit, each in enumerate(IN_EVERY_SET)
        if any(each & UNITS[kind] for kind in held)
    )


_CHOW_MARKS: Final = tuple(_marks(range(low, low + 3)) for low in range(KINDS))
_ALIKE_MARKS: Final = tuple(_marks((kind,)) for kind in range(KINDS))
_IS_END: Final = tuple(bool(ENDS & UNITS[kind]) for kind in range(KINDS))
_IS_FIVE: Final = tuple(bool(FIVES & UNITS[kind]) for kind in range(KINDS))


def seen(case: Case) -> tuple[tuple[Any, ...], ...]:
    """The fields of each of `looks.LOOKS`, in that order."""
    hand, (shape, sets, completed) = case.hand, case.reading
    told = hand.circumstances
    by = told.by
    drawn = by is By.DRAW or by is By.REPLACEMENT
    nothing: list[int | None] = [None] * len(sets)
    chows, end_chows, suit_pungs, honor_pungs = [*nothing], [*nothing], [*nothing], nothing
    pungs: list[int] = []
    melded_kongs: list[int] = []
    concealed_kongs: list[int] = []
    concealed_pungs: list[int] = []
    end_pungs: list[int] = []
    marks = -1
    five_pair = honor_pair = None
    chow_count = 0
    for place, (kind, tiles, melded) in enumerate(sets):
        first = tiles[0][0]
        if kind is SetKind.CHOW:
            chows[place] = first
            chow_count += 1
            marks &= _CHOW_MARKS[first]
            if first % 9 in (0, 6):
                end_chows[place] = first
        elif kind is SetKind.PAIR:
            marks &= _ALIKE_MARKS[first]
            if shape in _WITH_PAIR:
                if _IS_FIVE[first]:
                    five_pair = place
                    end_chows[place] = first
                elif first >= HONORS:
                    honor_pair = place
                    honor_pungs[place] = first
        elif kind is SetKind.PUNG or kind is SetKind.KONG:
            pungs.append(place)
            marks &= _ALIKE_MARKS[first]
            if first < HONORS:
                suit_pungs[place] = first
            else:
                honor_pungs[place] = first
            if _IS_END[first]:
                end_pungs.append(place)
            if not melded and (drawn or place != completed):
                concealed_pungs.append(place)
            if kind is SetKind.KONG:
                (melded_kongs if melded else concealed_kongs).append(place)
    counts, win = hand.counts, hand.win
    kinds = kinds_of(counts)
    within = 0
    for bit, outside in _OUTSIDE:
        if not kinds & outside:
            within |= bit
    standard = shape is Shape.STANDARD
    filled = sets[completed]
    hogs = four_of_a_kind(counts)
    for place in melded_kongs + concealed_kongs:
        hogs &= ~UNITS[sets[place].tiles[0].index]
    claimed = [meld for meld in hand.melds if meld.is_claimed]
    return (
        (tuple(chows),),
        (tuple(end_chows), five_pair),
        (tuple(suit_pungs),),
        (tuple(honor_pungs), honor_pair, told.round, told.seat),
        (
            tuple(pungs),
            tuple(melded_kongs),
            tuple(concealed_kongs),
            tuple(concealed_pungs),
            tuple(end_pungs),
        ),
        (
            shape,
            within,
            marks if standard else 0,
            (bool(kinds & _CHARACTERS), bool(kinds & _DOTS), bool(kinds & _BAMBOOS)),
            bool(kinds & WINDS),
            bool(kinds & DRAGONS),
            chow_count,
            len(pungs),
        ),
        (shape, 0 if standard else kinds),
        (
            by,
            told.last,
            not claimed,
            len(claimed) == 4,
            case.sole_wait,
            filled.kind,
            filled.tiles.index(win),
            win.number,
            completed,
        ),
        (
            hogs,
            by,
            told.last_of_kind,
            win,
            count_of(counts, win.index) - 1 - count_of(hand.standing_counts, win.index),
        ),
    )
