"""Which fans of an edition are there in a hand under one reading."""

from collections.abc import Sequence
from typing import Any, Final

from scoring.aspects import (
    Chows,
    FourChows,
    OneSuit,
    SpecialShape,
    SuitPungs,
    TileCopies,
    Tiles,
    WinCircumstances,
)
from scoring.case_summary import CaseSummary
from scoring.counts import ONES, UNITS, count_of, four_of_a_kind, kinds_listed, kinds_of
from scoring.fan import Fan
from scoring.fan_finder import SETS, FanFinder, suit_pungs, with_pair
from scoring.hand import WinSource
from scoring.reading import Shape
from scoring.record import Finding
from scoring.set_summary import SET_COUNTS
from scoring.tile_classes import FIVES, HONORS_HELD, SUITS_HELD

_STANDARD: Final = Shape.STANDARD
_ROBBED_KONG: Final = WinSource.ROBBED_KONG
_FIVES: Final = frozenset(kinds_listed(FIVES))
_FOURS: Final = 4 * ONES  # what only a count of four has
_HELD: Final = sum(SUITS_HELD) | HONORS_HELD
_UNSEEN: Final = -1  # a place that nothing is asked of


class EditionFinder(FanFinder):
    """Finds the fans of an edition. Most of them are relations, of which nearly every hand has some."""

    def __init__(self, fans: Sequence[Fan]) -> None:
        super().__init__(fans)
        self._tiles = self._remembered(Tiles)
        self._winning = self._remembered(WinCircumstances)
        self._chows = self._related(Chows)
        self._suit_pungs = self._related(SuitPungs)
        self._four_chows = self._remembered(FourChows)
        self._special_shape = self._remembered(SpecialShape)
        self._one_suit = self._remembered(OneSuit)
        self._copies = self._remembered(TileCopies)

    def find(self, case: CaseSummary) -> list[Finding]:
        """Every fan that is there, once for each time; in no order that matters."""
        hand, (shape, sets, completed), summary, form, marks = case
        circumstances = hand.circumstances
        counts = SET_COUNTS[summary.tally]
        chows, melded, pungs = counts.chows, counts.melded, counts.pungs
        by, filled = circumstances.by, completed if form else _UNSEEN
        found = [
            *self._tiles[shape, summary.traits, chows, pungs],
            *self._winning[by, circumstances.last, not melded, melded == SETS, form, filled],
        ]
        if chows > 1:
            found += self._chows[summary.chows]
            if chows == SETS and sets[-1].tiles[0].index in _FIVES:
                found += self._four_chows[with_pair(summary.chows, case)]
        if pungs:
            found += self._by_marks[marks]
            if counts.suit_pungs > 1:
                found += self._suit_pungs[suit_pungs(summary.pungs)]
            if counts.dragon_pungs or counts.wind_pungs:
                found += self._of_honors(case, counts)
        if shape is not _STANDARD:
            found += self._special_shape[shape, kinds_of(hand.counts)]
        if not hand.melds and summary.traits & _HELD in SUITS_HELD:
            found += self._one_suit[hand.standing_counts, hand.win, len(sets)]
        if hand.counts & _FOURS or circumstances.last_of_kind or by is _ROBBED_KONG:
            found += self._copies[_copies(case)]
        return found


def _copies(case: CaseSummary) -> tuple[Any, ...]:
    """The kinds that are there four times but in no kong, and what tells of the winning tile."""
    hand, circumstances = case.hand, case.hand.circumstances
    fours = four_of_a_kind(hand.counts)
    for meld in hand.melds:
        if meld.is_kong:
            fours &= ~UNITS[meld.tiles[0].index]
    face_up = count_of(hand.counts - hand.standing_counts, hand.win.index) - 1
    return fours, circumstances.by, circumstances.last_of_kind, hand.win, face_up
