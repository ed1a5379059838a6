"""How many tiles a hand has: 13, a kong as three, flowers not at all (3.4.10; 1998, 5.10)."""

import pytest

from scoring import ScoringError
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.hand_sizes import excess_tiles, standing_tiles


@pytest.mark.parametrize("edition", RuleBook)
@pytest.mark.parametrize(("melds", "standing"), [(0, 13), (1, 10), (2, 7), (3, 4), (4, 1)])
def test_a_meld_takes_three_of_the_thirteen(edition: RuleBook, melds: int, standing: int) -> None:
    assert standing_tiles(edition, melds).value == standing
    assert excess_tiles(edition, standing, melds).value == 0
    assert excess_tiles(edition, standing + 1, melds).value == 1


def test_too_few_is_below_zero() -> None:
    assert excess_tiles(RuleBook.OF_2014, 6, 2).value == -1


@pytest.mark.parametrize(
    ("edition", "articles"),
    [
        (RuleBook.OF_1998, ("5.10", "5.29", "14.9")),
        (RuleBook.OF_2014, ("3.4.10", "3.4.29", "3.11.6.8")),
    ],
)
def test_the_articles_of_the_size(edition: RuleBook, articles: tuple[str, ...]) -> None:
    assert standing_tiles(edition, 2).articles == articles


@pytest.mark.parametrize(("standing", "melds"), [(-1, 0), (13, 5), (13, -1)])
def test_there_is_no_such_hand(standing: int, melds: int) -> None:
    with pytest.raises(ScoringError):
        excess_tiles(RuleBook.OF_2014, standing, melds)
