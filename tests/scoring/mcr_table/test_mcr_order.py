"""What comes after what: the opening of a hand (3.5.7) and the end of a win (3.7.1; 1998, 8.1)."""

import pytest

from scoring import ScoringError
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.order import Act, closing_acts, next_act, opening_acts


@pytest.mark.parametrize("edition", RuleBook)
@pytest.mark.parametrize(
    ("done", "then"),
    [
        (Act.MIX, Act.BUILD),
        (Act.BUILD, Act.FIRST_THROW),
        (Act.SECOND_THROW, Act.DEAL),
        (Act.DEAL, Act.FLOWERS),
        (Act.FLOWERS, Act.FIRST_DISCARD),
    ],
)
def test_the_opening_of_a_hand(edition: RuleBook, done: Act, then: Act) -> None:
    assert next_act(opening_acts(edition), done).value is then


@pytest.mark.parametrize(
    ("edition", "done", "then"),
    [
        (RuleBook.OF_1998, Act.CALL, Act.SHOW),
        (RuleBook.OF_2006, Act.SHOW, Act.ANNOUNCE),
        (RuleBook.OF_2014, Act.SHOW, Act.FETCH),
        (RuleBook.OF_2014, Act.FETCH, Act.ANNOUNCE),
        (RuleBook.OF_1998, Act.AGREE, Act.CONFIRM),
    ],
)
def test_the_end_of_a_win(edition: RuleBook, done: Act, then: Act) -> None:
    assert next_act(closing_acts(edition), done).value is then


def test_nothing_follows_the_last_act() -> None:
    """In 2014 the referee is asked only where somebody objects (3.9.1.4)."""
    with pytest.raises(ScoringError):
        next_act(closing_acts(RuleBook.OF_2014), Act.AGREE)


def test_the_articles_of_the_order() -> None:
    assert closing_acts(RuleBook.OF_1998).articles == ("8.1", "10.1(4)")
    assert opening_acts(RuleBook.OF_2006).articles[0] == "3.5.7.3"
