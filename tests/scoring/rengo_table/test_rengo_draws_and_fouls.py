"""Rengo, articles 66 to 73: draws, chombo, dead hands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import WINDS, Wind
from scoring.rengo.table import draw, fouls
from scoring.rengo.table.fouls import Chombo, RengoConsequence, RengoFoul

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
    assert tuple(draw.fees(ready, draw.DrawScheme.A).value.values()) == paid
    assert set(draw.fees(ready, draw.DrawScheme.B).value.values()) == {0}


def test_article_72_a_dead_hand_is_not_tenpai() -> None:
    """It pays like one that is not."""
    paid = draw.fees([E, S], draw.DrawScheme.A, dead=[S])
    assert (paid.value[E], paid.value[S]) == (3000, -1000)
    assert paid.articles == ("71", "72")


@given(SEATS, SEATS)
def test_the_fees_sum_to_zero(tenpai: set[Wind], dead: set[Wind]) -> None:
    """Whoever is tenpai (71)."""
    assert sum(draw.fees(tenpai, draw.DrawScheme.A, dead).value.values()) == 0


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
        (RengoFoul.FALSE_WIN_SHOWN, RengoConsequence.CHOMBO, "68(1)"),
        (RengoFoul.HAND_MUDDLED_BEFORE_CHECK, RengoConsequence.CHOMBO, "68(2)"),
        (RengoFoul.PLAY_MADE_IMPOSSIBLE, RengoConsequence.CHOMBO, "68(3)"),
        (RengoFoul.RIICHI_WITHOUT_TENPAI, RengoConsequence.CHOMBO, "68(4)"),
        (RengoFoul.RIICHI_HAND_NOT_SHOWN, RengoConsequence.CHOMBO, "73"),
        (RengoFoul.DEAD_HAND_ACTED, RengoConsequence.CHOMBO, "70"),
        (RengoFoul.WRONG_NUMBER_OF_TILES, RengoConsequence.DEAD_HAND, "70(1)"),
        (RengoFoul.EARLY_DRAW, RengoConsequence.DEAD_HAND, "70(2)"),
        (RengoFoul.PEEPING, RengoConsequence.DEAD_HAND, "70(3)"),
        (RengoFoul.DRAWN_FROM_WRONG_PLACE, RengoConsequence.DEAD_HAND, "70(4)"),
        (RengoFoul.WRONG_CALL, RengoConsequence.DEAD_HAND, "70(5)"),
        (RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING, RengoConsequence.DEAD_HAND, "70(6)"),
        (RengoFoul.RIICHI_WITHDRAWN, RengoConsequence.DEAD_HAND, "70(7)"),
    ],
)
def test_articles_68_and_70_what_a_foul_brings(
    foul: RengoFoul, brings: RengoConsequence, article: str
) -> None:
    """Each foul that the text names."""
    ruling = fouls.consequence(foul)
    assert (ruling.value, ruling.articles) == (brings, (article,))


def test_every_foul_has_a_consequence() -> None:
    """None is forgotten in the table."""
    for foul in RengoFoul:
        assert fouls.consequence(foul).value in RengoConsequence


def test_article_68_what_a_chombo_costs() -> None:
    """By the choice of the event."""
    assert fouls.chombo_cost(fouls.ChomboScheme.A).value == Chombo(total_points=20)
    assert fouls.chombo_cost(fouls.ChomboScheme.B).value == Chombo(sticks=20000)


def test_articles_66_and_69_who_is_punished() -> None:
    """All who erred, and nobody where a proper win came with it."""
    assert fouls.seats_paying_chombo([W, E], proper_win=False).value == (E, W)
    assert fouls.seats_paying_chombo([W, E], proper_win=True).value == ()
