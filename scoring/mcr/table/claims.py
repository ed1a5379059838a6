"""Who may take a discard, and what may follow (2014, 3.6.4 to 3.7.2.4; 1998, 7.4 to 8.2(3))."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from scoring.mcr.table.book import RuleBook, articles_by_edition
from scoring.mcr.table.notes import Note
from scoring.mcr.table.times import TIMES
from scoring.seats import Wind
from scoring.table import Ruling, by_house_rule, by_text, expect, expect_whole, nearest, turns_after

CHOW_ARTICLES: Final = articles_by_edition("7.5", "3.6.6")
PUNG_BEFORE_CHOW_ARTICLES: Final = articles_by_edition("7.6", "3.6.7")
KONG_BEFORE_CHOW_ARTICLES: Final = articles_by_edition("7.7", "3.6.7")
WIN_FIRST_ARTICLES: Final = articles_by_edition("8.2(3)", "3.7.1")
NEAREST_WINNER_ARTICLES: Final = articles_by_edition("8.2(3)", "3.7.2.4")
IN_TIME_ARTICLES: Final = articles_by_edition("7.6", "3.6.7")
DISCARD_IT_ARTICLES: Final = articles_by_edition("7.4; 7.5", "3.6.4")
KONG_ARTICLES: Final = articles_by_edition("7.7", "3.6.8")
NO_FURITEN_ARTICLES: Final = articles_by_edition("7.5", "3.6.6")
FETCHED_ARTICLES: Final = articles_by_edition("7.5; 7.6; 7.7", "3.11.6.11(1)")
LAID_ARTICLES: Final = articles_by_edition("7.8", "3.6.5")


class McrClaim(StrEnum):
    """What a discard may be called for."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    WIN = "win"


class Claimed(NamedTuple):
    """Who gets the discard, and for what."""

    seat: Wind
    claim: McrClaim


class Side(StrEnum):
    """Where the claimed tile lies sideways in the meld, as its owner sees it."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


def may_claim(edition: RuleBook, claim: McrClaim, claimant: Wind, discarder: Wind) -> Ruling[bool]:
    """Whether that seat may call that at all: a chow only of the left-hand player's discard."""
    if claim is McrClaim.CHOW:
        return by_text(claimant is discarder.after(1), *CHOW_ARTICLES[edition])
    articles = {
        McrClaim.PUNG: PUNG_BEFORE_CHOW_ARTICLES,
        McrClaim.KONG: KONG_BEFORE_CHOW_ARTICLES,
        McrClaim.WIN: NEAREST_WINNER_ARTICLES,
    }[claim]
    return by_text(claimant is not discarder, *articles[edition])


def _check(edition: RuleBook, discarder: Wind, claims: Mapping[Wind, McrClaim]) -> None:
    expect(bool(claims), "claims", 0, "one call or more")
    for seat, claim in claims.items():
        expected = f"a call that {seat} may make of a discard of {discarder}"
        expect(may_claim(edition, claim, seat, discarder).value, "claims", str(claim), expected)
    sets = sum(claim in (McrClaim.PUNG, McrClaim.KONG) for claim in claims.values())
    expect(sets < 2, "claims", sets, "one pung or kong at most: there are four tiles of a kind")


def taken_by(
    edition: RuleBook, discarder: Wind, claims: Mapping[Wind, McrClaim]
) -> Ruling[Claimed]:
    """Who takes the discard: a win, or else the pung or kong, or else the chow.

    Of several who win, the first anti-clockwise from the discarder is the only winner. That a
    win goes before the other calls is printed in 2006 and 2014. Raises ScoringError: calls that
    these seats cannot make of one discard.
    """
    _check(edition, discarder, claims)
    winners = [seat for seat, claim in claims.items() if claim is McrClaim.WIN]
    if winners:
        return _won(edition, discarder, winners, others_call=len(winners) < len(claims))
    order = (McrClaim.KONG, McrClaim.PUNG, McrClaim.CHOW)
    seat, claim = min(claims.items(), key=lambda call: order.index(call[1]))
    articles = {
        McrClaim.CHOW: CHOW_ARTICLES,
        McrClaim.PUNG: PUNG_BEFORE_CHOW_ARTICLES,
        McrClaim.KONG: KONG_BEFORE_CHOW_ARTICLES,
    }[claim][edition]
    return by_text(Claimed(seat, claim), *articles)


def _won(
    edition: RuleBook, discarder: Wind, winners: Sequence[Wind], *, others_call: bool
) -> Ruling[Claimed]:
    """The nearest winner, with the articles that put him before the other calls and winners."""
    found = Claimed(nearest(discarder, winners), McrClaim.WIN)
    if not others_call:
        return by_text(found, *NEAREST_WINNER_ARTICLES[edition])
    several = NEAREST_WINNER_ARTICLES[edition] if len(winners) > 1 else ()
    articles = tuple(dict.fromkeys((*WIN_FIRST_ARTICLES[edition], *several)))
    if edition is RuleBook.OF_1998:
        return by_house_rule(found, Note.WIN_FIRST, *articles)
    return by_text(found, *articles)


def seconds_for(edition: RuleBook, claim: McrClaim) -> Ruling[int | None]:
    """How many seconds after a discard it may be called; None: the text sets no limit.

    A chow is called somewhat later than the rest, so that a pung may be heard first.
    """
    limit = TIMES[edition].pung_seconds
    if claim is McrClaim.PUNG:
        return by_text(limit, *IN_TIME_ARTICLES[edition])
    if claim is McrClaim.KONG:
        if edition is RuleBook.OF_1998:
            return by_house_rule(limit, Note.KONG_IN_TIME, *IN_TIME_ARTICLES[edition])
        return by_text(limit, *IN_TIME_ARTICLES[edition])
    articles = CHOW_ARTICLES if claim is McrClaim.CHOW else NEAREST_WINNER_ARTICLES
    return by_house_rule(None, Note.NO_LIMIT, *articles[edition])


def in_time(edition: RuleBook, claim: McrClaim, seconds: float) -> Ruling[bool]:
    """Whether a call so many seconds after the discard is in time: a pung within 3 seconds."""
    limit = seconds_for(edition, claim)
    held = limit.value is None or seconds <= limit.value
    return Ruling(held, limit.articles, limit.ours, limit.note)


def may_discard_claimed(edition: RuleBook, claim: McrClaim) -> Ruling[bool]:
    """Whether a tile like the one just claimed for a chow or pung may be discarded at once.

    Raises ScoringError: after a kong no tile of the kind is left, after a win nothing is discarded.
    """
    expect(claim in (McrClaim.CHOW, McrClaim.PUNG), "claim", str(claim), "chow or pung")
    if claim is McrClaim.PUNG and edition is RuleBook.OF_1998:
        return by_house_rule(True, Note.CLAIMED_TILE_BACK, *DISCARD_IT_ARTICLES[edition])
    return by_text(True, *DISCARD_IT_ARTICLES[edition])


def may_kong(edition: RuleBook, turn_began_with: McrClaim | None) -> Ruling[bool]:
    """Whether a kong out of the hand may be declared in a turn that began so.

    None is a tile drawn from the wall; after a kong a replacement is drawn as well. After a chow
    or a pung no tile was drawn: the kong waits for the next draw. Raises ScoringError: a win
    begins no turn.
    """
    expect(turn_began_with is not McrClaim.WIN, "claim", str(turn_began_with), "a draw or a claim")
    drawn = turn_began_with in (None, McrClaim.KONG)
    if turn_began_with is McrClaim.PUNG and edition is RuleBook.OF_1998:
        return by_house_rule(drawn, Note.KONG_AFTER_PUNG, *KONG_ARTICLES[edition])
    return by_text(drawn, *KONG_ARTICLES[edition])


def may_take_what_was_passed(edition: RuleBook) -> Ruling[bool]:
    """Whether one may call, or win on, a tile like one that one let pass or discarded oneself.

    Always: no call is lost by an earlier discard.
    """
    return by_text(True, *NO_FURITEN_ARTICLES[edition])


def side_of(edition: RuleBook, claimant: Wind, discarder: Wind) -> Ruling[Side]:
    """Where the claimed tile lies sideways: it points to the one who discarded it.

    Raises ScoringError: nobody claims his own discard.
    """
    expect(claimant is not discarder, "claimant", str(claimant), "a seat other than the discarder")
    sides = dict(zip(turns_after(claimant), (Side.RIGHT, Side.MIDDLE, Side.LEFT), strict=True))
    return by_text(sides[discarder], *LAID_ARTICLES[edition])


def may_fetch(edition: RuleBook, *, own_draws_since: int, discards_since: int) -> Ruling[bool]:
    """Whether the tile claimed for a chow, pung or melded kong may still be fetched.

    2006: before one's second draw after the claim. 2014: until another player's next discard
    lies in the floor. 1998 sets no limit. Raises ScoringError: a negative number.
    """
    expect_whole("own_draws_since", own_draws_since, 0)
    expect_whole("discards_since", discards_since, 0)
    match edition:
        case RuleBook.OF_1998:
            return by_house_rule(True, Note.NO_LIMIT, *FETCHED_ARTICLES[edition])
        case RuleBook.OF_2006:
            return by_text(own_draws_since < 2, *FETCHED_ARTICLES[edition])
        case RuleBook.OF_2014:
            return by_text(discards_since == 0, *FETCHED_ARTICLES[edition])
