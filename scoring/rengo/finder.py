"""Which yaku are there in a hand under one reading."""

from collections.abc import Sequence
from typing import Final

from scoring.aspects import ChowHand, Chows, OneSuit, SuitPungs, Tiles, WinningTurn
from scoring.case_summary import CaseSummary
from scoring.fan import Fan
from scoring.fan_finder import SETS, FanFinder, Findings, suit_pungs
from scoring.reading import Shape
from scoring.seats import Wind
from scoring.set_summary import (
    SET_COUNTS,
    chows_in_three_suits,
    may_be_straight,
    pungs_in_three_suits,
)
from scoring.tile_classes import HONORS_HELD, SUITS_HELD

_STANDARD: Final = Shape.STANDARD
_EAST: Final = Wind.EAST
FEWEST_PUNGS: Final = 3  # of a yaku that is made by pungs or kongs of whatever tile
_HELD: Final = sum(SUITS_HELD) | HONORS_HELD


class YakuFinder(FanFinder):
    """Finds yaku. Relations between sets are rare among them, so a few bits rule most hands out."""

    def __init__(self, fans: Sequence[Fan]) -> None:
        super().__init__(fans)
        self._tiles = self._remembered(Tiles)
        self._turn = self._remembered(WinningTurn)
        self._chows = self._remembered(Chows)
        self._chow_hand = self._remembered(ChowHand)
        self._suit_pungs = self._remembered(SuitPungs)
        self._one_suit = self._remembered(OneSuit)

    def find(self, case: CaseSummary) -> Findings:
        """Every yaku that is there; in no order that matters."""
        hand, (shape, sets, completed), summary, form, marks = case
        circumstances = hand.circumstances
        counts, starts = SET_COUNTS[summary.tally], summary.starts
        chows, pungs = counts.chows, counts.pungs
        seat = circumstances.seat
        found = (
            self._tiles[shape, summary.traits, chows, pungs]
            + self._turn[
                circumstances.by,
                circumstances.last,
                circumstances.riichi,
                circumstances.first_turn,
                seat is _EAST,
                hand.melds != (),
            ]
        )
        if chows > 1:
            if counts.twins or may_be_straight(starts) or chows_in_three_suits(starts):
                found += self._chows[summary.chows]
            if chows == SETS and form is None and completed < SETS:
                pair, round_tile = sets[-1].tiles[0], circumstances.round.tile
                found += self._chow_hand[chows, True, pair, round_tile, seat.tile]
        if pungs:
            if pungs >= FEWEST_PUNGS:
                found += self._by_marks[marks]
            if counts.dragon_pungs or counts.wind_pungs:
                found += self._of_honors(case, counts)
            if pungs_in_three_suits(starts):
                found += self._suit_pungs[suit_pungs(summary.pungs)]
        if not hand.melds and shape is _STANDARD and summary.traits & _HELD in SUITS_HELD:
            found += self._one_suit[hand.standing_counts, hand.win, len(sets)]
        return found
