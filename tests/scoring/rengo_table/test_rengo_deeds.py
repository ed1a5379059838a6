"""Rengo, articles 16, 26, 45, 62 to 64, 68, 70, 72 and 73: what single deeds bring."""

import pytest

from scoring import WINDS, Wind
from scoring.rengo.table import claims, deal, draw, fouls, furiten
from scoring.rengo.table.draw import DrawStanding
from scoring.rengo.table.fouls import RengoFoul

E, S, W, N = WINDS


@pytest.mark.parametrize("stack", range(1, 6))
def test_article_16_the_third_stack_from_the_end_shows_the_indicator(stack: int) -> None:
    """Its upper tile."""
    assert deal.is_indicator(stack).value is (stack == 3)


def test_article_16_a_deal_has_one_indicator() -> None:
    """A kong opens none."""
    assert not deal.may_open_another_indicator().value


@pytest.mark.parametrize(("caller", "may"), [(S, True), (W, False), (N, False)])
def test_article_26_a_chow_is_of_the_left_hand_neighbours_discard(caller: Wind, may: bool) -> None:
    """East discards."""
    assert claims.may_chow(E, caller).value is may


def test_articles_63_and_64_bar_ron_alone() -> None:
    """A drawn tile wins."""
    assert furiten.may_win_on_a_draw().value


@pytest.mark.parametrize("yaku", [True, False])
def test_article_62_a_hand_needs_a_yaku(yaku: bool) -> None:
    """Of either sort."""
    assert furiten.may_win_with(yaku).value is yaku


def test_article_70_what_is_none_of_its_cases_brings_nothing() -> None:
    """The article is the one that the foul would fall under."""
    ruling = fouls.just_short_of(RengoFoul.EARLY_DRAW)
    assert (ruling.value, ruling.articles) == (None, ("70(2)",))


def test_articles_45_and_46_a_win_that_is_called_and_shown() -> None:
    """It stands."""
    assert fouls.proper_win().value


@pytest.mark.parametrize(
    ("riichi", "shown", "tenpai", "dead", "standing", "article"),
    [
        (False, True, True, False, DrawStanding.TENPAI, "71"),
        (True, True, True, False, DrawStanding.TENPAI, "71"),
        (False, False, True, False, DrawStanding.NOTEN, "71"),
        (False, False, False, False, DrawStanding.NOTEN, "71"),
        (False, True, True, True, DrawStanding.NOTEN, "72"),
        (True, True, True, True, DrawStanding.NOTEN, "72"),
        (True, True, False, False, DrawStanding.CHOMBO, "68(4)"),
        (True, False, True, False, DrawStanding.CHOMBO, "73"),
        (True, False, True, True, DrawStanding.CHOMBO, "73"),
    ],
)
def test_articles_68_and_71_to_73_as_what_a_hand_counts_at_a_draw(
    riichi: bool, shown: bool, tenpai: bool, dead: bool, standing: DrawStanding, article: str
) -> None:
    """A riichi hand is shown and tenpai, or a chombo; a dead hand is not tenpai."""
    ruling = draw.standing(riichi=riichi, shown=shown, tenpai=tenpai, dead=dead)
    assert ruling.value is standing
    assert ruling.articles[0] == article
