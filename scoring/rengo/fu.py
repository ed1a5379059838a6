"""The base (符, fu): article 56, each of its points beside its place there.

The lines are made beforehand; adding them up costs less than remembering whole bases would.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scoring.case_summary import CaseSummary
from scoring.reading import SetKind, Shape, TileSet
from scoring.record import Fu, FuItem
from scoring.seats import WINDS, Wind
from scoring.set_summary import ANY_PUNG, COMPLETED, KONG, MELDED, OF_ENDS, PUNG, SUMMARIES
from scoring.tiles import Tile
from scoring.waits import WaitForm, wait_form

_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS
_OPEN: Final = (MELDED, COMPLETED)
_CONCEALED: Final = (0,)
PLACES: Final = range(5)  # of four sets and their pair, which stands last
PAIR: Final = PLACES[-1]

ItemByPlace = tuple[FuItem, ...]
"""A line of article 56 that is about a set, for the set at each place."""


def _items(name: str, points: int, article: str) -> ItemByPlace:
    return tuple(FuItem(name, points, place, article) for place in PLACES)


START: Final = FuItem("start", 20, None, "56(1)")
CLOSED_RON: Final = FuItem("closed-ron", 10, None, "56(1)")
CHOW: Final = FuItem("chow", 0, PLACES[0], "56(2)2")
YAKUHAI_PAIR: Final = FuItem("yakuhai-pair", 2, PAIR, "56(2)1")
PLAIN_PAIR: Final = FuItem("plain-pair", 0, PLACES[0], "56(2)1")
# By what a pung is. What another's tile completes is open, though the hand stays closed
# (docs/rulings.md), so that such a mark stands for the same line as that of a claimed pung.
PUNGS: Final[Mapping[int, ItemByPlace]] = {
    PUNG | how | what: _items(name, points, article)
    for hows, what, name, points, article in (
        (_OPEN, OF_ENDS, "open-pung-outer", 4, "56(2)3"),
        (_OPEN, 0, "open-pung-simple", 2, "56(2)3"),
        (_CONCEALED, OF_ENDS, "concealed-pung-outer", 8, "56(2)4"),
        (_CONCEALED, 0, "concealed-pung-simple", 4, "56(2)4"),
        (_OPEN, KONG | OF_ENDS, "open-kong-outer", 16, "56(2)5"),
        (_OPEN, KONG, "open-kong-simple", 8, "56(2)5"),
        (_CONCEALED, KONG | OF_ENDS, "concealed-kong-outer", 32, "56(2)6"),
        (_CONCEALED, KONG, "concealed-kong-simple", 16, "56(2)6"),
    )
    for how in hows
}
WAITS: Final[Mapping[WaitForm, ItemByPlace]] = {
    WaitForm.CLOSED: _items("inner-wait", 2, "56(3)1"),
    WaitForm.EDGE: _items("edge-wait", 2, "56(3)1"),
    WaitForm.SINGLE: _items("pair-wait", 2, "56(3)2"),
}
TWO_SIDED_WAIT: Final = FuItem("two-sided-wait", 0, PLACES[0], "56(3)1")
DUAL_PUNG_WAIT: Final = FuItem("dual-pung-wait", 0, PLACES[0], "56(3)2")
SELF_DRAW: Final = FuItem("self-draw", 2, None, "56(4)")
PINFU_SELF_DRAW: Final = FuItem("pinfu-self-draw", 0, None, "56(4)")
ROUNDING: Final = tuple(FuItem("rounding", up, None, "56(5)") for up in range(10))
OPEN_TWENTY: Final = FuItem("open-twenty", 10, None, "56(6)")
SEVEN_PAIRS: Final = Fu((FuItem("seven-pairs", 25, None, "56(7)"),), 25)


def fu_of(case: CaseSummary, is_closed: bool, is_pinfu: bool) -> Fu:
    """The base of a hand of four sets or of seven pairs, line by line."""
    if case.reading.shape is _SEVEN_PAIRS:
        return SEVEN_PAIRS
    items = _before_rounding(case, is_closed, is_pinfu)
    points = sum([item.points for item in items])
    if last := rounding_item(points, is_closed):
        items.append(last)
        points += last.points
    return Fu(tuple(items), points)


def rounding_item(points: int, is_closed: bool) -> FuItem | None:
    """What brings a sum of fu to tens, or an open hand from 20 to 30: 56(5) and (6)."""
    if up := -points % 10:
        return ROUNDING[up]
    return OPEN_TWENTY if points == START.points and not is_closed else None


def fu_of_set(tile_set: TileSet) -> FuItem:
    """The line of article 56(2) for a chow, pung or kong by itself, as the first of its sets.

    What a discard completes is `melded` too.
    """
    if tile_set.kind is SetKind.CHOW:
        return CHOW
    (mark,) = SUMMARIES[tile_set].marks
    return PUNGS[mark][PLACES[0]]


def fu_of_wait(filled: TileSet, win: Tile) -> FuItem:
    """The line of article 56(3) for the set that the winning tile fills, as the first of its sets.

    A wait that brings nothing has a line of 0 here.
    """
    if form := wait_form(filled, win):
        return WAITS[form][PLACES[0]]
    return TWO_SIDED_WAIT if filled.kind is SetKind.CHOW else DUAL_PUNG_WAIT


def fu_of_pair(pair: Tile, seat: Wind, round_wind: Wind) -> FuItem:
    """The line of article 56(2)1 for a pair of that tile by itself; one of 0 where it is no yakuhai."""
    if pair.index in _YAKUHAI[seat, round_wind]:
        return replace(YAKUHAI_PAIR, place=PLACES[0])
    return PLAIN_PAIR


def _before_rounding(case: CaseSummary, is_closed: bool, is_pinfu: bool) -> list[FuItem]:
    """What is added up: 56(1) to (4)."""
    hand, (_, sets, completed), summary, form, marks = case
    circumstances = hand.circumstances
    is_drawn = circumstances.self_drawn
    items = [START]
    if is_closed and not is_drawn:
        items.append(CLOSED_RON)
    if summary.tally & ANY_PUNG:
        items += [PUNGS[mark][place] for place, mark in enumerate(marks) if mark]
    if sets[-1].tiles[0][0] in _YAKUHAI[circumstances.seat, circumstances.round]:
        items.append(YAKUHAI_PAIR)
    if form:
        items.append(WAITS[form][completed])
    if is_drawn:
        items.append(PINFU_SELF_DRAW if is_pinfu else SELF_DRAW)
    return items


def _yakuhai(seat: Wind, round_wind: Wind) -> frozenset[int]:
    """The tiles, by index, that are yakuhai: dragons, the seat wind and the round wind (51(3))."""
    return frozenset({31, 32, 33, seat.tile.index, round_wind.tile.index})


_YAKUHAI: Final = {(seat, each): _yakuhai(seat, each) for seat in WINDS for each in WINDS}
