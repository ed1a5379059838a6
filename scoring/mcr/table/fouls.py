"""The fouls at the table and what a penalty is made of (2014, 3.11; 1998, articles 13 and 14)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.errors import ScoringError, fault, quoted
from scoring.seats import WINDS, Wind
from scoring.table import expect

PENALTY_STEPS: Final = (5, 10, 20, 30, 40, 50, 60)
"""The deductions that a referee chooses from (2014, 3.11.2.2; 1998, 13.2(2))."""


class McrFoul(StrEnum):
    """What a player does wrong, in the order of 2014, 3.11."""

    LATE_TO_10 = "late-to-10-minutes"
    LATE_TO_15 = "late-to-15-minutes"
    LATE_OVER_15 = "late-over-15-minutes"
    UNLAWFUL_GAIN = "grave-foul-or-unlawful-gain"
    CHEATING = "swaps-steals-or-hides-tiles"
    WRONG_CLAIM = "wrong-chow-pung-or-kong"
    WRONG_FLOWER = "wrong-flower-replacement"
    EMPTY_CLAIM = "empty-call-of-chow-pung-or-kong"
    EMPTY_FLOWER = "empty-call-of-flower"
    EARLY_DRAW = "draws-before-the-discard-is-down"
    WRONG_TILE_APART = "draws-wrong-tile-not-yet-in-hand"
    WRONG_TILE_IN_HAND = "draws-wrong-tile-into-hand"
    LATE_PUNG = "pung-after-three-seconds"
    WIN_BELOW_MINIMUM = "win-below-eight-points"
    WIN_ON_WRONG_TILE = "win-on-wrong-tile"
    WIN_NOT_WAITING = "win-one-tile-short-of-waiting"
    WIN_FAR_FROM_WAITING = "win-two-tiles-or-more-short-of-waiting"
    TILE_EXPOSED = "exposes-own-tile"
    SHOWS_HAND_AT_GOOD_WIN = "shows-hand-at-a-win-that-stands"
    SHOWS_HAND_AT_REFUSED_WIN = "shows-hand-at-a-win-that-fails"
    PLAY_MADE_IMPOSSIBLE = "upsets-hand-or-wall-so-that-play-ends"
    EXPOSES_ANOTHERS = "exposes-another-players-tile"
    OWN_WIN_REFUSED = "tiles-shown-with-own-refused-win"
    NAMES_DISCARD = "names-the-discard"
    MISNAMES_DISCARD = "misnames-the-discard-and-another-wins-falsely"
    WRONG_COUNT = "too-many-or-too-few-tiles"
    INFORMATION = "passes-information"
    GRAVE_DISTURBANCE = "disturbs-gravely"
    LATE_FETCH = "fetches-the-claimed-tile-too-late"
    WINNING_TILE_LEFT = "winning-tile-not-fetched-before-counting"
    CLAIM_THEN_WIN = "calls-a-claim-then-win-hand-hidden"
    CLAIM_THEN_WIN_SHOWN = "calls-a-claim-then-win-hand-shown"
    ODD_WIN_CALL = "non-standard-win-call-hand-hidden"
    ODD_WIN_CALL_SHOWN = "non-standard-win-call-hand-shown"
    SHOWS_BEFORE_CALL = "shows-hand-before-calling-win"
    REACHES_INTO_FLOOR = "reaches-into-the-floor-to-draw"
    WINNING_TILE_MIXED = "counts-with-the-winning-tile-mixed-in"
    WATCHES_ON = "watches-others-after-an-early-end"
    OTHER_BREACH = "any-other-breach"


class McrConsequence(StrEnum):
    """What a foul brings upon the one who committed it.

    A deduction goes to nobody. `STOP` (停和陪打): no win in this hand, but he plays on and pays.
    """

    WARNING = "warning"
    DEDUCTION = "deduction"
    PAID_TO_EACH = "paid-to-each"
    PAID_TO_INJURED = "paid-to-the-injured-player"
    PAYS_FOR_THREE = "pays-for-three"
    ESCALATION = "escalation"
    STOP = "stop"
    CLAIM_LOST = "claim-lost"
    NO_WIN_UNTIL_DRAW = "no-win-until-next-draw"
    PUT_BACK = "tile-put-back"
    NEXT_DISCARD = "tile-is-next-discard"
    DISCARDED_IN_TURN = "tiles-discarded-one-by-one"
    HAND_ENDS = "hand-ends"
    FORFEIT = "session-forfeited"
    PLACE_CANCELLED = "final-place-cancelled"
    SUSPENSION = "suspended-from-the-competition"
    DISQUALIFICATION = "disqualified"
    NOTICE = "published-notice"
    AUTHORITY = "sports-authority"


@dataclass(frozen=True, slots=True)
class Penalty:
    """What follows a foul: `always` all of these, `may` what the referee can order besides.

    `points` are the amounts in question; where there are several the referee chooses by gravity.
    An empty penalty says that it is no foul.
    """

    always: frozenset[McrConsequence] = frozenset()
    may: frozenset[McrConsequence] = frozenset()
    points: tuple[int, ...] = ()


def penalty(
    *always: McrConsequence, points: tuple[int, ...] = (), may: tuple[McrConsequence, ...] = ()
) -> Penalty:
    """A penalty in one line of a table."""
    return Penalty(frozenset(always), frozenset(may), points)


def penalty_payments(
    ordered: Penalty, offender: Wind, points: int | None = None, injured: Wind | None = None
) -> Mapping[Wind, int]:
    """What each seat gains or loses by a penalty, in points.

    `points` is the referee's amount where he has a choice; 0 where he orders no points though he
    may. Sums to zero unless points are deducted, which nobody gets. Raises ScoringError: an
    amount that the penalty does not know, or no injured player where one is paid.
    """
    amount = _amount(ordered, points)
    paid = dict.fromkeys(WINDS, 0)
    orders = ordered.always | ordered.may
    if McrConsequence.PAID_TO_EACH in orders:
        for seat in WINDS:
            paid[seat] = -3 * amount if seat is offender else amount
    elif McrConsequence.PAID_TO_INJURED in orders:
        paid[offender] = -amount
        paid[_paid_to(injured, offender)] = amount
    elif McrConsequence.DEDUCTION in orders:
        paid[offender] = -amount
    return paid


def _paid_to(injured: Wind | None, offender: Wind) -> Wind:
    """The seat that is paid, which is another's."""
    if injured is None or injured is offender:
        expected = "the seat of another player"
        raise ScoringError(
            fault("bad-value", key="injured", found=quoted(injured), expected=expected)
        )
    return injured


POINT_CONSEQUENCES: Final = frozenset(
    {McrConsequence.DEDUCTION, McrConsequence.PAID_TO_EACH, McrConsequence.PAID_TO_INJURED}
)


def _amount(ordered: Penalty, points: int | None) -> int:
    """The amount that is paid: the only one, or the referee's choice."""
    choices = ordered.points if ordered.always & POINT_CONSEQUENCES else (0, *ordered.points)
    if points is None:
        expect(len(choices) <= 1, "points", points, f"one of {choices}")
        return choices[0] if choices else 0
    expect(points in choices, "points", points, f"one of {choices}")
    return points
