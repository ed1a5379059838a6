"""IMJ, articles 7, 12 to 15, 21, 23, 29 to 34: the deal, claims, alerts, false wins, results."""

import pytest

from scoring import WINDS, Meld, MeldKind, ScoringError, Wind, parse_tiles, tile
from scoring.imj.table import alert, claims, dealer, event, false_win
from scoring.imj.table.alert import AlertKind, BoundDiscard
from scoring.imj.table.claims import ImjClaim, PassedTile
from scoring.imj.table.dealer import FIRST_DEAL, ImjDeal, ImjDealEnding
from scoring.imj.table.false_win import DeclaredHand, ImjRemedy, WrongCall

E, S, W, N = WINDS


def meld(kind: str, tiles: str) -> Meld:
    """A meld of those tiles."""
    return Meld(MeldKind(kind), parse_tiles(tiles))


@pytest.mark.parametrize(
    ("ending", "moved", "article"),
    [
        (ImjDealEnding.DEALER_WON, False, "12"),
        (ImjDealEnding.OTHER_WON, True, "12"),
        (ImjDealEnding.ABORTED, False, "23.10"),
        (ImjDealEnding.FALSE_WIN, True, "34.7"),
    ],
)
def test_article_12_when_the_deal_passes(ending: ImjDealEnding, moved: bool, article: str) -> None:
    """Once scores were paid and the dealer did not win."""
    ruling = dealer.deal_passes(ending)
    assert (ruling.value, ruling.articles) == (moved, (article,))


def test_article_13_four_rounds_of_four_deals() -> None:
    """Each round ends when all have dealt."""
    deal: ImjDeal | None = FIRST_DEAL
    course = []
    while deal:
        course.append((deal.round_wind.value, deal.dealer.value))
        deal = dealer.next_deal(deal, ImjDealEnding.OTHER_WON).value
    assert course == [(each, seat) for each in "ESWN" for seat in "ESWN"]


def test_article_23_10_an_aborted_game_is_played_again() -> None:
    """By the same dealer."""
    assert dealer.next_deal(ImjDeal(3, W), ImjDealEnding.ABORTED).value == ImjDeal(3, W)


@pytest.mark.parametrize(("east", "seat", "number"), [(E, E, 1), (E, N, 4), (W, E, 3), (N, E, 2)])
def test_article_15_seat_numbers_count_from_the_dealer(east: Wind, seat: Wind, number: int) -> None:
    """Anti-clockwise."""
    assert dealer.seat_number(east, seat).value == number


@pytest.mark.parametrize(
    ("made", "taker"),
    [
        ({S: ImjClaim.CHOW, N: ImjClaim.PUNG}, N),
        ({S: ImjClaim.CHOW, W: ImjClaim.KONG}, W),
        ({W: ImjClaim.WIN, S: ImjClaim.PUNG}, W),
        ({W: ImjClaim.WIN, N: ImjClaim.WIN}, W),
        ({S: ImjClaim.CHOW}, S),
        ({}, S),
    ],
)
def test_article_21_whose_move_is_made(made: dict[Wind, ImjClaim], taker: Wind) -> None:
    """East discards: win, pung, kong, chow, draw."""
    assert claims.taken_by(E, made).value is taker


@pytest.mark.parametrize("made", [{E: ImjClaim.PUNG}, {W: ImjClaim.CHOW}, {N: ImjClaim.DRAW}])
def test_article_21_claims_that_cannot_be(made: dict[Wind, ImjClaim]) -> None:
    """The discarder, and a chow or a draw by anybody but the next player (21.4, 21.5)."""
    with pytest.raises(ScoringError):
        claims.taken_by(E, made)


def test_article_29_thirteen_unios_win_first() -> None:
    """Then the nearest anti-clockwise."""
    assert claims.winner(E, [S, W, N]).value is S
    assert claims.winner(E, [S, W, N], thirteen_unios=[N]).value is N
    assert claims.winner(E, [S, W, N], thirteen_unios=[N, W]).value is W


def test_article_29_thirteen_unios_before_nearer_wins_and_all_other_claims() -> None:
    """Of several who claim one discard; who pungs does not stand in the way."""
    made = {S: ImjClaim.WIN, W: ImjClaim.PUNG, N: ImjClaim.WIN}
    assert claims.taken_by(E, made).articles == ("29.2",)
    ruling = claims.taken_by(E, made, thirteen_unios=[N])
    assert (ruling.value, ruling.articles) == (N, ("29.1",))
    with pytest.raises(ScoringError):
        claims.taken_by(E, made, thirteen_unios=[W])


def test_article_25_1_the_dealer_goes_first_in_heaven() -> None:
    """Then who replaces flowers first, which is our ruling."""
    assert claims.winner_by_heaven([S, E, N]).value is E
    assert (claims.winner_by_heaven([N]).value, claims.winner_by_heaven([N]).ours) == (N, False)
    assert (claims.winner_by_heaven([N, S]).value, claims.winner_by_heaven([N, S]).ours) == (
        S,
        True,
    )
    assert claims.winner_by_heaven([N, S], dealer=W).value is N


@pytest.mark.parametrize(
    ("kong", "unios", "robbed"),
    [
        (MeldKind.ADDED_KONG, False, True),
        (MeldKind.CONCEALED_KONG, False, False),
        (MeldKind.CONCEALED_KONG, True, True),
        (MeldKind.KONG, True, False),
    ],
)
def test_article_23_7_which_kongs_are_robbed(kong: MeldKind, unios: bool, robbed: bool) -> None:
    """A melded one; an unfolded one for the thirteen unios alone."""
    assert claims.may_rob(kong, unios).value is robbed


@pytest.mark.parametrize(
    ("kind", "tiles", "claimed", "forbidden"),
    [
        ("pung", "555m", "5m", "5m"),
        ("chow", "123m", "1m", "14m"),
        ("chow", "123m", "2m", "2m"),
        ("chow", "123m", "3m", "3m"),
        ("chow", "456m", "6m", "36m"),
        ("chow", "789m", "9m", "69m"),
        ("chow", "789m", "7m", "7m"),
    ],
)
def test_articles_21_2_and_21_4_what_may_not_be_discarded(
    kind: str, tiles: str, claimed: str, forbidden: str
) -> None:
    """The punged tile; whatever makes a chow with the two that were shown."""
    found = claims.forbidden_discards(meld(kind, tiles), tile(claimed))
    assert found.value == parse_tiles(forbidden)


def test_article_34_5_silence_bars_until_a_move() -> None:
    """On the same kind of tile alone."""
    kept = [PassedTile(tile("5m"), moved_since=False), PassedTile(tile("1z"), moved_since=True)]
    assert not claims.may_claim_after_passing(tile("5m"), kept).value
    assert claims.may_claim_after_passing(tile("1z"), kept).value
    assert claims.may_claim_after_passing(tile("6m"), kept).value


def test_article_23_9_the_last_draw_is_followed_by_an_exposed_tile() -> None:
    """Unless it is a flower."""
    assert claims.must_expose(last_drawn_is_flower=False).value
    assert not claims.must_expose(last_drawn_is_flower=True).value


@pytest.mark.parametrize(
    ("melds", "found"),
    [
        (["chow 123m", "pung 555m", "chow 789m"], {"pure-same": 9}),
        (["chow 123m", "pung 555m", "chow 789p"], {}),
        (["chow 123m", "pung 555m", "chow 789m", "pung 111m"], {}),
        (["pung 111z", "pung 222z", "pung 555z"], {"pure-honours": 7}),
        (["pung 111z", "pung 222z", "pung 333z"], {"pure-honours": 7, "big-four-winds": 1}),
        (["pung 555z", "kong 7777z"], {"big-three-dragons": 1}),
        (["pung 555z", "pung 777z", "chow 123m"], {"big-three-dragons": 1}),
        (["pung 555z", "pung 666z", "pung 777z"], {"pure-honours": 7}),
        (["pung 111z", "pung 222z", "pung 333z", "chow 123m"], {}),
        (["pung 111z", "pung 222z"], {}),
    ],
)
def test_article_32_1_which_sets_give_an_alert(melds: list[str], found: dict[str, int]) -> None:
    """Three sets and no more of one kind; two of dragons; how many kinds each alert binds."""
    shown = [meld(*each.split()) for each in melds]
    given = alert.alerts(shown).value
    assert {each.kind.value: len(each.bound) for each in given} == found


def test_article_32_1_the_missing_dragon_is_bound() -> None:
    """White and Red displayed bind Green."""
    (given,) = alert.alerts([meld("pung", "555z"), meld("pung", "777z")]).value
    assert given.bound == parse_tiles("6z")


DRAGON_BY_W = BoundDiscard(AlertKind.BIG_THREE_DRAGONS, W)
SUIT_BY_S = BoundDiscard(AlertKind.PURE_SAME, S)
HONOURS_BY_S = BoundDiscard(AlertKind.PURE_HONOURS, S)
WIND_BY_N = BoundDiscard(AlertKind.BIG_FOUR_WINDS, N)


@pytest.mark.parametrize(
    ("discards", "elements", "drawn", "payer", "ours"),
    [
        ([SUIT_BY_S], {"pure-same"}, True, S, False),
        ([SUIT_BY_S], {"pure-same"}, False, None, False),
        ([SUIT_BY_S], {"mixed-same"}, True, None, False),
        ([DRAGON_BY_W], {"big-three-dragons"}, True, W, False),
        ([WIND_BY_N], {"big-four-winds"}, True, N, False),
        ([DRAGON_BY_W, HONOURS_BY_S], {"big-three-dragons", "pure-honours"}, True, S, False),
        ([WIND_BY_N, HONOURS_BY_S], {"big-four-winds", "pure-honours"}, True, S, True),
        ([WIND_BY_N, HONOURS_BY_S], {"big-four-winds"}, True, N, False),
        ([], {"pure-same"}, True, None, False),
    ],
)
def test_article_33_who_is_bound_to_lose(
    discards: list[BoundDiscard],
    elements: set[str],
    drawn: bool,
    payer: Wind | None,
    ours: bool,
) -> None:
    """On a drawn win with the element; of two penalties 33.1 holds."""
    ruling = alert.bound_to_lose(discards, elements, drawn)
    assert (ruling.value, ruling.ours) == (payer, ours)


def test_article_32_3_without_the_element_the_text_settles_that_nobody_is_bound() -> None:
    without = alert.bound_to_lose([SUIT_BY_S], {"mixed-same"}, drawn=False)
    assert (without.value, without.articles, without.note) == (None, ("32.3",), "")
    assert (
        alert.bound_to_lose([SUIT_BY_S], {"pure-same"}, drawn=False).note == alert.BOUND_ON_A_DRAW
    )


@pytest.mark.parametrize(
    ("highest", "each"), [(None, 1000), (15, 1000), (10, 1000), (9, 512), (3, 8), (1, 2)]
)
def test_article_33_4_what_a_false_win_costs(highest: int | None, each: int) -> None:
    """1000 mados to each, or the score of the agreed highest rank if that is less."""
    found = false_win.false_win(W, highest, on_an_exposed_tile=True, other_wins=False).value
    assert found.payments == {E: each, S: each, W: -3 * each, N: each}
    assert found.deal_passes
    assert found.others_may_still_win


@pytest.mark.parametrize(
    ("shown", "is_false"),
    [
        (DeclaredHand.NO_WINNING_SHAPE, True),
        (DeclaredHand.BELOW_THE_AGREED_LOWEST_RANK, True),
        (DeclaredHand.WRONG_NUMBER_OF_TILES, True),
        (DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD, True),
        (DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN, False),
        (DeclaredHand.WINNING_HAND_WITHOUT_PRIORITY, False),
    ],
)
def test_article_33_4_what_a_false_win_is(shown: DeclaredHand, is_false: bool) -> None:
    """The hand does not win; withdrawn in time (21.1) or out of turn (29) is none."""
    assert false_win.is_false_win(shown).value is is_false


def test_article_34_7_another_may_still_win() -> None:
    """On the same exposed tile; on a drawn one nobody can."""
    goes_on = false_win.false_win(W, None, on_an_exposed_tile=True, other_wins=True).value
    assert not goes_on.deal_passes
    drawn = false_win.false_win(W, None, on_an_exposed_tile=False, other_wins=False).value
    assert not drawn.others_may_still_win


@pytest.mark.parametrize(
    ("slip", "discarded", "follows", "article"),
    [
        (WrongCall.POSSIBLE_CALL_NOT_MADE, False, ImjRemedy.MUST_BE_MADE, "34.1"),
        (WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET, False, ImjRemedy.MUST_BE_MADE, "34.2"),
        (WrongCall.IMPOSSIBLE_CALL, False, ImjRemedy.MAY_BE_TAKEN_BACK, "34.3"),
        (WrongCall.IMPOSSIBLE_CALL, True, ImjRemedy.STANDS, "34.3"),
        (WrongCall.WALL_TOUCHED, False, ImjRemedy.ONLY_DRAWING_IS_LEFT, "34.4"),
        (WrongCall.DISPLAYED_TILES_WRONG, False, ImjRemedy.STANDS, "34.6"),
        (WrongCall.WRONG_NUMBER_OF_TILES, False, ImjRemedy.CANNOT_WIN, "34.6"),
    ],
)
def test_article_34_what_follows_a_slip(
    slip: WrongCall, discarded: bool, follows: ImjRemedy, article: str
) -> None:
    """Without a penalty."""
    ruling = false_win.remedy(slip, discarded)
    assert ruling.value is follows
    assert ruling.articles[0] == article


def test_article_7_the_settings_of_an_event() -> None:
    """A competition always has those of 7.1; others may agree on their own (7.3)."""
    own = event.EventSettings(rounds=4, lowest=3, start=1000)
    assert event.settings(competition=True, agreed=own).value == event.EventSettings(
        8, None, 20_000
    )
    assert event.settings(competition=False, agreed=own).value == own
    assert event.settings(competition=False).value == event.EventSettings()


def test_article_31_more_mados_are_a_better_result() -> None:
    """Who has as much shares the place, which is our ruling."""
    ruling = event.places({E: 21000, S: 19000, W: 25000, N: 15000})
    assert (ruling.value, ruling.ours) == ({E: 2, S: 3, W: 1, N: 4}, False)
    tied = event.places({E: 20000, S: 20000, W: 25000, N: 15000})
    assert (tied.value, tied.ours) == ({E: 2, S: 2, W: 1, N: 4}, True)


def test_article_14_an_event_ends_after_its_rounds() -> None:
    """Eight unless agreed otherwise (7.1(1), 7.3)."""
    assert not event.is_over(event.EventSettings(), 7).value
    assert event.is_over(event.EventSettings(), 8).value
    assert event.is_over(event.EventSettings(rounds=4), 4).value


def test_article_31_mados_in_hand_are_the_start_and_all_payments() -> None:
    """20,000 each at the start (7.1(3)); nothing is made or lost on the way."""
    games = [{E: -64, S: 192, W: -64, N: -64}, {E: 0, S: 0, W: 16, N: -16}, {}]
    ruling = event.totals(event.EventSettings(), games)
    assert ruling.value == {E: 19936, S: 20192, W: 19952, N: 19920}
    assert sum(ruling.value.values()) == 80_000
