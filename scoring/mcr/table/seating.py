"""Who deals, which winds hold, who sits where (2014, 3.4.3 to 3.4.9, appendix 4; 1998, 5.3 to 5.9).

A player is named by the seat of the first round: `Wind.EAST` is the one who began in the East.
"""

from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.mcr.table.times import HANDS_IN_A_SESSION
from scoring.seats import WINDS, Wind
from scoring.table import Ruling, by_house_rule, by_text, expect_whole

ROUND_WIND: Final = articles_by_edition("5.5", "3.4.5")
SEAT_WIND: Final = articles_by_edition("5.6", "3.4.6")
DEALER: Final = articles_by_edition("5.8", "3.4.8")
CHANGE: Final = articles_by_edition("5.9", "3.4.9; appendix 4")

WHO_SITS: Final[tuple[tuple[Wind, Wind, Wind, Wind], ...]] = (
    (Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH),
    (Wind.SOUTH, Wind.EAST, Wind.NORTH, Wind.WEST),
    (Wind.WEST, Wind.NORTH, Wind.SOUTH, Wind.EAST),
    (Wind.NORTH, Wind.WEST, Wind.EAST, Wind.SOUTH),
)
"""Appendix 4: for each round, who sits in the East, South, West and North."""


def round_of(hand: int) -> int:
    """The round of a hand of the session, both counted from 1. Raises ScoringError: no such hand."""
    expect_whole("hand", hand, 1, HANDS_IN_A_SESSION)
    return (hand - 1) // 4 + 1


def round_wind(edition: RuleBook, hand: int) -> Ruling[Wind]:
    """The wind of the round (圈风) in that hand of the session, 1 to 16. Raises ScoringError."""
    return by_text(WINDS[round_of(hand) - 1], *ROUND_WIND[edition])


def next_dealer(edition: RuleBook, dealer: Wind) -> Ruling[Wind]:
    """Who deals after this hand: always the right-hand neighbour, whoever wins or nobody."""
    return by_text(dealer.after(1), *DEALER[edition])


def seats(edition: RuleBook, game_round: int) -> Ruling[tuple[Wind, Wind, Wind, Wind]]:
    """Who sits in the East, South, West and North in that round, 1 to 4.

    1998 leaves the change of seats to the event: there everybody stays. Raises ScoringError.
    """
    expect_whole("round", game_round, 1, 4)
    if edition is RuleBook.OF_1998:
        return by_house_rule(WHO_SITS[0], Note.SEATS_STAY, *CHANGE[edition])
    return by_text(WHO_SITS[game_round - 1], *CHANGE[edition])


def seat_in(edition: RuleBook, player: Wind, game_round: int) -> Ruling[Wind]:
    """Where a player sits in that round, 1 to 4. Raises ScoringError."""
    sitting = seats(edition, game_round)
    seat = WINDS[sitting.value.index(player)]
    return Ruling(seat, sitting.articles, sitting.ours, sitting.note)


def first_dealer(edition: RuleBook, game_round: int) -> Ruling[Wind]:
    """Which player deals first in that round, 1 to 4: the one who sits in the East.

    Raises ScoringError.
    """
    sitting = seats(edition, game_round)
    articles = (*sitting.articles, *DEALER[edition])
    return Ruling(sitting.value[0], articles, sitting.ours, sitting.note or Note.FIRST_DEALER)


def seat_wind(edition: RuleBook, player: Wind, hand: int) -> Ruling[Wind]:
    """The seat wind (门风) of a player in that hand of the session, 1 to 16: the dealer is East.

    Raises ScoringError.
    """
    seat = seat_in(edition, player, round_of(hand))
    wind = seat.value.after(-((hand - 1) % 4))
    articles = (*SEAT_WIND[edition], *DEALER[edition], *seat.articles)
    return Ruling(wind, articles, seat.ours, seat.note)
