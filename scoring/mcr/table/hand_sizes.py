"""How many tiles a hand has (2014, 3.4.10, 3.4.29, 3.11.6.8; 1998, 5.10, 5.29, 14.9)."""

from typing import Final

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.table import Ruling, by_text, expect_whole

STANDARD: Final = 13
MOST_MELDS: Final = 4
SIZE_ARTICLES: Final = articles_by_edition("5.10; 5.29; 14.9", "3.4.10; 3.4.29; 3.11.6.8")


def standing_tiles(edition: RuleBook, melds: int) -> Ruling[int]:
    """How many standing tiles go with so many melds while no tile is to be discarded.

    A meld takes three of the 13, a kong too: its fourth tile counts as little as flowers do.
    Raises ScoringError: more than four melds.
    """
    expect_whole("melds", melds, 0, MOST_MELDS)
    return by_text(STANDARD - 3 * melds, *SIZE_ARTICLES[edition])


def excess_tiles(edition: RuleBook, concealed: int, melds: int) -> Ruling[int]:
    """How many tiles a hand has too many (多张); below zero too few (少张).

    Raises ScoringError: no such number of tiles or melds.
    """
    expect_whole("standing", concealed, 0)
    return by_text(concealed - standing_tiles(edition, melds).value, *SIZE_ARTICLES[edition])
