"""Rengo, articles 21 to 43 and 63 to 66: the deal, claims, riichi, furiten."""

import pytest

from scoring import WINDS, ScoringError, Wind, parse_tiles, tile
from scoring.rengo.table.claims import CallerState, RengoClaim, may_call, taken_by
from scoring.rengo.table.dealer import (
    FIRST_DEAL,
    RengoDeal,
    RengoDealEnding,
    deal_passes,
    next_deal,
    seat_wind,
)
from scoring.rengo.table.furiten import Passed, may_win_on_a_discard
from scoring.rengo.table.riichi import (
    Declarer,
    Sticks,
    SticksEvent,
    allowed_discards,
    may_declare,
    may_withdraw_riichi,
    riichi_stands,
    sticks,
)

E, S, W, N = WINDS


@pytest.mark.parametrize(
    ("ending", "moved", "article"),
    [
        (RengoDealEnding.DEALER_WON, False, "22"),
        (RengoDealEnding.OTHER_WON, True, "22(1)"),
        (RengoDealEnding.DRAW_DEALER_TENPAI, False, "22"),
        (RengoDealEnding.DRAW_DEALER_NOTEN, True, "22(2)"),
        (RengoDealEnding.CHOMBO, False, "68"),
    ],
)
def test_article_22_when_the_deal_passes(
    ending: RengoDealEnding, moved: bool, article: str
) -> None:
    """After another's win, or a draw at which the dealer did not declare tenpai."""
    ruling = deal_passes(ending)
    assert (ruling.value, ruling.articles) == (moved, (article,))


def test_article_24_the_game_ends_when_all_have_ended_a_second_deal() -> None:
    """Eight deals that pass; the fifth opens the South round (23)."""
    deal: RengoDeal | None = FIRST_DEAL
    course = []
    while deal:
        course.append((deal.round.value, deal.dealer.value))
        deal = next_deal(deal, RengoDealEnding.OTHER_WON).value
    assert course == [(each, dealer) for each in "ES" for dealer in "ESWN"]


def test_article_24_a_last_dealer_who_wins_plays_on() -> None:
    """No dealer may stop: the text knows no such right."""
    last = RengoDeal(S, N)
    assert next_deal(last, RengoDealEnding.DEALER_WON).value == last
    assert next_deal(last, RengoDealEnding.DRAW_DEALER_TENPAI).value == last


@pytest.mark.parametrize(
    "ending", [each for each in RengoDealEnding if each is not RengoDealEnding.CHOMBO]
)
def test_article_24_the_hand_that_the_time_makes_the_last_ends_the_game(
    ending: RengoDealEnding,
) -> None:
    """Whoever wins it, in whatever deal."""
    ruling = next_deal(RengoDeal(E, W), ending, time_is_up=True)
    assert (ruling.value, ruling.articles) == (None, ("24(2)",))


def test_article_68_a_chombo_has_the_last_hand_played_again() -> None:
    """The same hand is the next one."""
    ruling = next_deal(RengoDeal(E, W), RengoDealEnding.CHOMBO, time_is_up=True)
    assert (ruling.value, ruling.articles) == (RengoDeal(E, W), ("68",))


def test_there_is_no_west_round() -> None:
    """Article 23 names two."""
    with pytest.raises(ScoringError):
        next_deal(RengoDeal(W, E), RengoDealEnding.OTHER_WON)


@pytest.mark.parametrize(("dealer", "seat", "wind"), [(E, E, E), (S, E, N), (S, S, E), (N, W, N)])
def test_article_13_the_dealer_is_east(dealer: Wind, seat: Wind, wind: Wind) -> None:
    """And the others follow anti-clockwise."""
    assert seat_wind(dealer, seat).value is wind


@pytest.mark.parametrize(
    ("claim", "caller", "allowed", "articles"),
    [
        (RengoClaim.CHOW, CallerState(), True, "26 34"),
        (RengoClaim.PUNG, CallerState(), True, "25 34"),
        (RengoClaim.KONG, CallerState(kongs_made=3), True, "27 29 34"),
        (RengoClaim.KONG, CallerState(kongs_made=4), False, "29"),
        (RengoClaim.PUNG, CallerState(kongs_made=4), True, "25 34"),
        (RengoClaim.PUNG, CallerState(tiles_left=15), True, "25 34"),
        (RengoClaim.PUNG, CallerState(tiles_left=14), False, "34"),
        (RengoClaim.KONG, CallerState(riichi=True), False, "38"),
        (RengoClaim.CHOW, CallerState(dead=True), False, "70"),
    ],
)
def test_who_may_call(claim: RengoClaim, caller: CallerState, allowed: bool, articles: str) -> None:
    """Not after riichi (38), not with a dead hand (70), not on the last tile (34), no fifth kong."""
    ruling = may_call(claim, caller)
    assert (ruling.value, ruling.articles) == (allowed, tuple(articles.split()))


@pytest.mark.parametrize(
    ("claims", "taker", "ours"),
    [
        ({S: RengoClaim.CHOW, N: RengoClaim.PUNG}, N, False),
        ({S: RengoClaim.CHOW, W: RengoClaim.KONG}, W, False),
        ({S: RengoClaim.CHOW}, S, False),
        ({W: RengoClaim.WIN, N: RengoClaim.WIN}, W, False),
        ({S: RengoClaim.WIN, W: RengoClaim.WIN, N: RengoClaim.WIN}, S, False),
        ({S: RengoClaim.PUNG, N: RengoClaim.WIN}, N, True),
    ],
)
def test_articles_33_and_65_whose_claim_stands(
    claims: dict[Wind, RengoClaim], taker: Wind, ours: bool
) -> None:
    """East discards. That a win goes before a pung is our ruling."""
    ruling = taken_by(E, claims)
    assert (ruling.value, ruling.ours) == (taker, ours)
    assert bool(ruling.note) is ours


@pytest.mark.parametrize(
    "claims",
    [{}, {E: RengoClaim.WIN}, {W: RengoClaim.CHOW}, {S: RengoClaim.PUNG, W: RengoClaim.PUNG}],
)
def test_claims_that_cannot_be_are_refused(claims: dict[Wind, RengoClaim]) -> None:
    """Nobody, the discarder, a chow from afar (26), two pungs of one kind."""
    with pytest.raises(ScoringError):
        taken_by(E, claims)


@pytest.mark.parametrize(
    ("declarer", "allowed"),
    [
        (Declarer(concealed=True, tenpai=True), True),
        (Declarer(concealed=False, tenpai=True), False),
        (Declarer(concealed=True, tenpai=False), False),
        (Declarer(concealed=True, tenpai=True, own_turn=False), False),
        (Declarer(concealed=True, tenpai=True, dead=True), False),
    ],
)
def test_article_36_who_may_declare_riichi(declarer: Declarer, allowed: bool) -> None:
    """A closed hand in tenpai, in its own turn (37), that may still win (70)."""
    assert may_declare(declarer).value is allowed


@pytest.mark.parametrize(
    ("declared", "allowed", "articles"), [(True, "9p", ("38",)), (False, "13m9p", ("18", "30"))]
)
def test_article_38_after_riichi_only_the_drawn_tile_is_discarded(
    declared: bool, allowed: str, articles: tuple[str, ...]
) -> None:
    """Before it any tile that is in no meld (18, 30)."""
    ruling = allowed_discards(parse_tiles("1133m"), tile("9p"), declared)
    assert (ruling.value, ruling.articles) == (parse_tiles(allowed), articles)


def test_articles_39_to_41_taking_a_riichi_back() -> None:
    """Only before its discard, at the price of the right to win."""
    assert may_withdraw_riichi(discarded=False).articles == ("39", "70(7)")
    assert not may_withdraw_riichi(discarded=True).value
    assert riichi_stands(won_on_discard=False).value
    assert not riichi_stands(won_on_discard=True).value


@pytest.mark.parametrize(
    ("after", "found", "article"),
    [
        (SticksEvent.WIN, Sticks(to_winner=3), "43(1)"),
        (SticksEvent.DRAW, Sticks(kept=3), "43(2)"),
        (SticksEvent.GAME_OVER, Sticks(lost=3), "43(3)"),
        (SticksEvent.CHOMBO, Sticks(returned=2, kept=1), "68"),
    ],
)
def test_article_43_what_becomes_of_the_sticks(
    after: SticksEvent, found: Sticks, article: str
) -> None:
    """Two of this hand and one from before."""
    ruling = sticks(after, 2, 1)
    assert (ruling.value, ruling.articles) == (found, (article,))


@pytest.mark.parametrize(
    ("discards", "passed", "allowed", "article"),
    [
        ("19m5z", Passed(), True, "64"),
        ("3m5z", Passed(), False, "63"),
        ("6m", Passed(), False, "63"),
        ("", Passed(since_own_discard=True), False, "64"),
        ("", Passed(since_riichi=True), False, "64"),
    ],
)
def test_articles_63_and_64_furiten(
    discards: str, passed: Passed, allowed: bool, article: str
) -> None:
    """Waiting for 3 and 6: one of them among one's own discards, or let pass, forbids it."""
    ruling = may_win_on_a_discard(parse_tiles("36m"), parse_tiles(discards), passed)
    assert (ruling.value, ruling.articles) == (allowed, (article,))
