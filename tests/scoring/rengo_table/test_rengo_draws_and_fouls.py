"""Rengo, articles 66 to 73: draws, chombo, dead hands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, Wind
from scoring.rengo.table import draw, fouls
from scoring.rengo.table.fouls import Chombo, Consequence, Foul

E, S, W, N = WINDS
SEATS = st.sets(st.sampled_from(WINDS))


@pytest.mark.parametrize(
    ("tenpai", "paid"),
    [
        ("", (0, 0, 0, 0)),
        ("E", (3000, -1000, -1000, -1000)),
        ("EW", (1500, -1500, 1500, -1500)),
        ("ESW", (1000, 1000, 1000, -3000)),
        ("ESWN", (0, 0, 0, 0)),
    ],
)
def test_article_71_the_tenpai_fee(tenpai: str, paid: tuple[int, ...]) -> None:
    """(A) 3000 points in all; (B) nothing."""
    ready = [Wind(seat) for seat in tenpai]
    assert tuple(draw.fees(ready, draw.Scheme.A).value.values()) == paid
    assert set(draw.fees(ready, draw.Scheme.B).value.values()) == {0}


def test_article_72_a_dead_hand_is_not_tenpai() -> None:
    """It pays like one that is not."""
    paid = draw.fees([E, S], draw.Scheme.A, dead=[S])
    assert (paid.value[E], paid.value[S]) == (3000, -1000)
    assert paid.articles == ("71", "72")


@given(SEATS, SEATS)
def test_the_fees_sum_to_zero(tenpai: set[Wind], dead: set[Wind]) -> None:
    """Whoever is tenpai (71)."""
    assert sum(draw.fees(tenpai, draw.Scheme.A, dead).value.values()) == 0


@pytest.mark.parametrize(
    ("riichi", "order"), [((), "ESWN"), ((W,), "WESN"), ((N, S), "SNEW"), (WINDS, "ESWN")]
)
def test_article_71_riichi_hands_show_first(riichi: tuple[Wind, ...], order: str) -> None:
    """Then from the dealer on."""
    assert "".join(draw.order_of_showing(riichi).value) == order


def test_article_73_a_riichi_hand_must_be_shown() -> None:
    """Or it counts as riichi without tenpai."""
    assert draw.must_show(riichi=True).articles == ("73", "68(4)")
    assert not draw.must_show(riichi=False).value


@pytest.mark.parametrize(
    ("foul", "brings", "article"),
    [
        (Foul.FALSE_WIN_SHOWN, Consequence.CHOMBO, "68(1)"),
        (Foul.HAND_MUDDLED_BEFORE_CHECK, Consequence.CHOMBO, "68(2)"),
        (Foul.PLAY_MADE_IMPOSSIBLE, Consequence.CHOMBO, "68(3)"),
        (Foul.RIICHI_WITHOUT_TENPAI, Consequence.CHOMBO, "68(4)"),
        (Foul.RIICHI_HAND_NOT_SHOWN, Consequence.CHOMBO, "73"),
        (Foul.DEAD_HAND_ACTED, Consequence.CHOMBO, "70"),
        (Foul.WRONG_NUMBER_OF_TILES, Consequence.DEAD_HAND, "70(1)"),
        (Foul.EARLY_DRAW, Consequence.DEAD_HAND, "70(2)"),
        (Foul.PEEPING, Consequence.DEAD_HAND, "70(3)"),
        (Foul.DRAWN_FROM_WRONG_PLACE, Consequence.DEAD_HAND, "70(4)"),
        (Foul.WRONG_CALL, Consequence.DEAD_HAND, "70(5)"),
        (Foul.WIN_WITHDRAWN_BEFORE_SHOWING, Consequence.DEAD_HAND, "70(6)"),
        (Foul.RIICHI_WITHDRAWN, Consequence.DEAD_HAND, "70(7)"),
    ],
)
def test_articles_68_and_70_what_a_foul_brings(
    foul: Foul, brings: Consequence, article: str
) -> None:
    """Each foul that the text names."""
    ruling = fouls.consequence(foul)
    assert (ruling.value, ruling.articles) == (brings, (article,))


def test_every_foul_has_a_consequence() -> None:
    """None is forgotten in the table."""
    for foul in Foul:
        assert fouls.consequence(foul).value in Consequence


def test_article_68_what_a_chombo_costs() -> None:
    """By the choice of the event."""
    assert fouls.cost(fouls.Scheme.A).value == Chombo(total_points=20)
    assert fouls.cost(fouls.Scheme.B).value == Chombo(sticks=20000)


def test_articles_66_and_69_who_is_punished() -> None:
    """All who erred, and nobody where a proper win came with it."""
    assert fouls.punished([W, E], proper_win=False).value == (E, W)
    assert fouls.punished([W, E], proper_win=True).value == ()
