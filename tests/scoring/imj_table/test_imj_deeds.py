"""IMJ, articles 7, 8.1, 17, 18, 21, 23.8, 33.4, 34.4, 36 and 38: what single deeds bring."""

import pytest

from scoring import WINDS, Meld, MeldKind, parse_tiles, tile
from scoring.imj.table import cards, claims, deal, event, false_win, seating
from scoring.imj.table.cards import CardAct
from scoring.imj.table.event import EventSettings
from scoring.imj.table.false_win import DeclaredHand

E, S, W, N = WINDS


@pytest.mark.parametrize(
    ("settings", "rank", "special", "counted"),
    [
        (EventSettings(), 1, False, 1),
        (EventSettings(lowest=4), 3, False, None),
        (EventSettings(lowest=4), 4, False, 4),
        (EventSettings(lowest=4), 3, True, 3),
        (EventSettings(highest=6), 8, False, 6),
        (EventSettings(highest=6), 5, False, 5),
    ],
)
def test_article_7_2_which_rank_counts(
    settings: EventSettings, rank: float, special: bool, counted: float | None
) -> None:
    """Below the lowest no win, but for special hands; above the highest that one is paid."""
    assert event.counted_rank(settings, rank, special).value == counted


def test_article_7_1_a_competition_has_no_lowest_rank() -> None:
    """Any hand wins there, whatever was agreed."""
    assert event.settings(True, EventSettings(lowest=4)).value.lowest is None


def test_article_8_1_the_first_seats_are_not_drawn_again() -> None:
    """Article 8.2 speaks of new four rounds alone."""
    assert not seating.may_redraw_first_seats().value


@pytest.mark.parametrize("right_after_the_deal", [True, False])
def test_article_17_a_flower_waits_only_in_the_cycles_of_the_deal(
    right_after_the_deal: bool,
) -> None:
    """At other times it is replaced at once."""
    assert deal.flower_waits(right_after_the_deal).value is right_after_the_deal


@pytest.mark.parametrize(("kongs", "tiles", "wins"), [(0, 14, True), (1, 15, True), (0, 15, False)])
def test_article_18_a_kong_counts_as_three_tiles(kongs: int, tiles: int, wins: bool) -> None:
    """Of a winning hand of 14."""
    assert false_win.winning_number(kongs, tiles).value is wins


@pytest.mark.parametrize(
    ("sets", "standing", "right"), [(0, 13, True), (2, 7, True), (3, 4, True), (2, 8, False)]
)
def test_article_18_how_many_tiles_stand(sets: int, standing: int, right: bool) -> None:
    """Between two turns, with so many sets displayed."""
    assert false_win.right_number(sets, standing).value is right


def test_article_25_2_seven_flowers_win_with_too_many_tiles() -> None:
    """The note: whether the hand is too many or too few is irrelevant."""
    assert not false_win.is_false_win(DeclaredHand.SEVENTH_FLOWER_DRAWN).value


@pytest.mark.parametrize(
    ("at_once", "allowed", "articles"), [(True, False, ("21.2",)), (False, True, ("21.2", "23.2"))]
)
def test_article_21_2_the_punged_kind_may_be_discarded_later(
    at_once: bool, allowed: bool, articles: tuple[str, ...]
) -> None:
    """Not at once; afterwards any tile may."""
    pung = Meld(MeldKind.PUNG, parse_tiles("333p"))
    ruling = claims.may_discard_after(pung, tile("3p"), tile("3p"), at_once=at_once)
    assert (ruling.value, ruling.articles) == (allowed, articles)


def test_articles_21_2_and_21_4_how_a_claim_may_be_made() -> None:
    """A pung may become a kong on the same discard, and a chow needs no word."""
    assert claims.may_change_to_kong().value
    assert claims.may_chow_without_a_word().value


@pytest.mark.parametrize("late", [True, False])
def test_article_23_8_a_call_is_made_at_once(late: bool) -> None:
    """Not when the next chow or draw is nearly made."""
    assert claims.may_still_claim(late).value is not late


def test_article_29_who_goes_before_whom() -> None:
    """The nearest anti-clockwise, but thirteen unios first."""
    assert claims.wins_before(E, S, W, None).value
    assert not claims.wins_before(E, W, S, None).value
    assert claims.wins_before(E, W, S, W).value


@pytest.mark.parametrize("touched", [True, False])
def test_article_34_4_who_touches_the_head_can_only_draw(touched: bool) -> None:
    """In turn."""
    assert claims.only_drawing_is_left(touched).value is touched


@pytest.mark.parametrize(
    ("act", "allowed", "article"),
    [
        (CardAct.OTHER_CUTS, True, "36.2"),
        (CardAct.DEALER_CUTS, False, "36.2"),
        (CardAct.CARDS_MOVED_BELOW_IN_ANY_ORDER, True, "38.1"),
        (CardAct.OTHER_DEALS, False, "38.1"),
        (CardAct.ONE_CARD_AT_A_TIME, True, "38.3"),
        (CardAct.FOUR_CARDS_AT_A_TIME, False, "38.3"),
        (CardAct.FLOWER_REPLACED_FROM_THE_TOP, True, "38.2"),
        (CardAct.FLOWER_REPLACED_FROM_THE_BOTTOM, False, "38.2"),
    ],
)
def test_articles_36_and_38_how_cards_are_handled(
    act: CardAct, allowed: bool, article: str
) -> None:
    """Cut by others, dealt by the dealer one at a time, always drawn from the top."""
    ruling = cards.may_do(act)
    assert (ruling.value, ruling.articles) == (allowed, (article,))
