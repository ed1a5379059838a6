"""Fouls whose penalty grows within a hand (2014, 3.11.6.3 to 3.11.6.5; 1998, 14.3 to 14.5)."""

from collections.abc import Callable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    edition_of,
    random_seat,
    random_suit_tile,
    random_tile,
    skip_table_and_deal,
)
from quizzes.situations.mcr.penalties import (
    NO_PENALTY,
    STOP_PENALTY,
    WARNING_PENALTY,
    WrongPenalty,
    situation_from_penalty,
)
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.claims import McrClaim, in_time
from scoring.mcr.table.fouls import McrFoul, Penalty
from scoring.mcr.table.penalties import escalated, escalation
from scoring.table import Ruling
from wording import N_

CHAPTER: Final = SituationChapter("growing-penalties", *ALL_EDITIONS)

DISCARDS: Final = N_("%(seat)s discards %(tile)s.")
CALLS_NOTHING: Final = {
    McrClaim.CHOW: N_("%(seat)s calls a chow, but has no tiles for it."),
    McrClaim.PUNG: N_("%(seat)s calls a pung, but then does not take the tile."),
    McrClaim.KONG: N_("%(seat)s calls a kong, but then does not take the tile."),
}
_GROWS: Final = N_(
    "In this deal this is foul %(number)s of its kind: the first brings a warning, the second costs 5 points, the third 10, the fourth 20 and so on."
)


def _steps(edition: RuleBook, before: int, last_hand: int) -> tuple[WrongPenalty, ...]:
    """Penalties of the wrong step: carried over from the hand before, or one step off."""
    carried = escalation(edition, before + last_hand + 1).value
    ahead = escalation(edition, before + 2).value
    behind = escalation(edition, before).value if before else NO_PENALTY
    carried_over = ((carried, "carried-over"),) if last_hand else ()
    return (*carried_over, (behind, "step-miscounted"), (ahead, "step-miscounted"))


def _last(foul: McrFoul, before: int) -> Callable[[RuleBook], Ruling[Penalty]]:
    """What the foul costs after that many fouls of its kind in the deal."""
    return lambda book: escalated(book, [foul] * (before + 1))[-1]


def _before(draw: Draw) -> tuple[int, int]:
    """How often in this hand, and in the hand before: no answer is beyond what is printed."""
    return draw.below(4), draw.below(3)


def _count(text: str, before: int, last_hand: int) -> Message:
    """How often it happened before."""
    return message(text, before=before, last=last_hand)


@CHAPTER.ruling("empty-call", 2)
def empty_call(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A call of chow, pung or kong that comes to nothing, for the first to the fourth time."""
    edition, discarder, tile = edition_of(rules), random_seat(draw), random_suit_tile(draw)
    claim = draw.pick((McrClaim.CHOW, McrClaim.PUNG, McrClaim.KONG))
    caller = discarder.after(1 if claim is McrClaim.CHOW else 1 + draw.below(3))
    before, last_hand = _before(draw)
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=tile),
        message(CALLS_NOTHING[claim], seat=caller),
        _count(
            N_(
                "Empty calls by this player before this one: %(before)s in this deal, %(last)s in the deal before."
            ),
            before,
            last_hand,
        ),
    )
    wrong = (*_steps(edition, before, last_hand), (STOP_PENALTY, "empty-for-wrong"))
    return situation_from_penalty(
        edition,
        _last(McrFoul.EMPTY_CLAIM, before),
        facts,
        message(_GROWS, number=before + 1),
        *wrong,
    )


@CHAPTER.ruling("early-draw", 3)
def early_draw(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A tile drawn before the left-hand player's discard is down."""
    edition, discarder, tile = edition_of(rules), random_seat(draw), random_tile(draw)
    before, last_hand = _before(draw)
    skip_table_and_deal(draw)
    facts = (
        message(
            N_("%(other)s draws from the wall before %(seat)s has discarded %(tile)s."),
            seat=discarder,
            other=discarder.after(1),
            tile=tile,
        ),
        _count(
            N_(
                "Early draws by this player before this one: %(before)s in this deal, %(last)s in the deal before."
            ),
            before,
            last_hand,
        ),
    )
    wrong = (*_steps(edition, before, last_hand), (STOP_PENALTY, "early-for-wrong-tile"))
    return situation_from_penalty(
        edition,
        _last(McrFoul.EARLY_DRAW, before),
        facts,
        message(_GROWS, number=before + 1),
        *wrong,
    )


@CHAPTER.ruling("late-pung", 3)
def late_pung(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """A pung called some seconds after the discard: three seconds are in time."""
    edition, discarder, tile = edition_of(rules), random_seat(draw), random_tile(draw)
    seconds, (before, last_hand) = draw.pick((2, 3, 4, 5, 6)), _before(draw)
    caller = discarder.after(1 + draw.below(3))
    skip_table_and_deal(draw)
    facts = (
        message(DISCARDS, seat=discarder, tile=tile),
        message(
            N_("%(seat)s calls a pung exactly %(seconds)s seconds later."),
            seat=caller,
            seconds=seconds,
        ),
        _count(
            N_(
                "Late pungs by this player before this one: %(before)s in this deal, %(last)s in the deal before."
            ),
            before,
            last_hand,
        ),
    )

    def rule(book: RuleBook) -> Ruling[Penalty]:
        held = in_time(book, McrClaim.PUNG, seconds)
        if held.value:
            return Ruling(NO_PENALTY, held.articles, held.ours, held.note)
        return _last(McrFoul.LATE_PUNG, before)(book)

    if rule(edition).value == NO_PENALTY:
        reason = message(N_("A pung called within 3 seconds is in time."))
        late = (WARNING_PENALTY, "three-seconds"), (escalation(edition, 2).value, "three-seconds")
        return situation_from_penalty(
            edition, rule, facts, reason, *late, (STOP_PENALTY, "three-seconds")
        )
    reason = message(
        N_(
            "A pung called after more than 3 seconds is a foul, and this is number %(number)s in this deal: the first brings a warning, the second costs 5 points, the third 10, the fourth 20 and so on."
        ),
        number=before + 1,
    )
    wrong = (*_steps(edition, before, last_hand), (NO_PENALTY, "three-seconds"))
    return situation_from_penalty(
        edition, rule, facts, reason, *wrong, (STOP_PENALTY, "late-for-wrong")
    )
