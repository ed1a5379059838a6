"""What comes after what: the opening of a hand (3.5.7) and the end of a win (3.7.1; 1998, 8.1)."""

import pytest

from scoring import ScoringError
from scoring.mcr.table.book import Book
from scoring.mcr.table.order import Act, end_of_a_win, next_act, opening_of_a_hand


@pytest.mark.parametrize("edition", Book)
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
def test_the_opening_of_a_hand(edition: Book, done: Act, then: Act) -> None:
    assert next_act(opening_of_a_hand(edition), done).value is then


@pytest.mark.parametrize(
    ("edition", "done", "then"),
    [
        (Book.OF_1998, Act.CALL, Act.SHOW),
        (Book.OF_2006, Act.SHOW, Act.ANNOUNCE),
        (Book.OF_2014, Act.SHOW, Act.FETCH),
        (Book.OF_2014, Act.FETCH, Act.ANNOUNCE),
        (Book.OF_1998, Act.AGREE, Act.CONFIRM),
    ],
)
def test_the_end_of_a_win(edition: Book, done: Act, then: Act) -> None:
    assert next_act(end_of_a_win(edition), done).value is then


def test_nothing_follows_the_last_act() -> None:
    """In 2014 the referee is asked only where somebody objects (3.9.1.4)."""
    with pytest.raises(ScoringError):
        next_act(end_of_a_win(Book.OF_2014), Act.AGREE)


def test_the_articles_of_the_order() -> None:
    assert end_of_a_win(Book.OF_1998).articles == ("8.1", "10.1(4)")
    assert opening_of_a_hand(Book.OF_2006).articles[0] == "3.5.7.3"
