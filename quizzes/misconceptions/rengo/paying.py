"""Wrong rules about payments in Rengo."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.settlement import Payments, WrongPayments
from scoring import WINDS, Circumstances, RuleSet, Score, Wind, WinSource
from scoring.rengo.limits import BEFORE_DOUBLING, LIMITS, YAKUMAN_LIMIT, basic_points, limit_of
from scoring.rengo.payments import STICK, gain, payments
from wording import N_

theme = MisconceptionTheme[WrongPayments]()
_ROWS: Final = (*reversed(LIMITS), YAKUMAN_LIMIT)


def _a(score: Score) -> int:
    """A of article 57(4), after any limit."""
    base, han = _base_and_han(score)
    row = next((row for row in _ROWS if row.id == score.limit), None)
    return row.a if row else basic_points(base, han)


def _base_and_han(score: Score) -> tuple[int, int]:
    account = score.account
    assert account is not None  # the hand wins
    base = account.base.points if account.base else 0
    return base, int(score.total)


def _paid(score: Score, a: int) -> Payments:
    """The right payers with another A."""
    return payments(a, score.hand.circumstances, _liable(score))


def _liable(score: Score) -> Wind | None:
    """The seat that answers for the hand, where one does."""
    circumstances, right = score.hand.circumstances, score.payments or {}
    if circumstances.liable is None:
        return None
    alone = payments(_a(score), circumstances, circumstances.liable)
    return circumstances.liable if dict(alone) == dict(right) else None


@theme.misconception(
    "deposits-forgotten",
    N_("the riichi sticks forgotten"),
    N_("The winner also takes the 1,000 points of each riichi stick on the table."),
    "deposits",
)
def deposits_forgotten(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Leaves the sticks on the table."""
    circumstances = score.hand.circumstances
    if circumstances.deposits:
        yield {**(score.payments or {}), circumstances.seat: gain_of(score)}


def gain_of(score: Score) -> int:
    """What the winner gets without the sticks."""
    circumstances = score.hand.circumstances
    return int((score.payments or {})[circumstances.seat] - STICK * circumstances.deposits)


@theme.misconception(
    "dealer-share-forgotten",
    N_("the dealer's share forgotten"),
    N_("On a tsumo the dealer pays twice what the others pay, before rounding."),
    "self-drawn-payment",
)
def dealer_share_forgotten(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets all three pay the same to a child, the smaller share or the dealer's."""
    circumstances = score.hand.circumstances
    if not circumstances.self_drawn or circumstances.seat is Wind.EAST or _liable(score):
        return
    right = score.payments or {}
    for share in {-points for seat, points in right.items() if seat is not circumstances.seat}:
        if share:
            equal = dict.fromkeys(WINDS, -share)
            yield {**equal, circumstances.seat: 3 * share + STICK * circumstances.deposits}


@theme.misconception(
    "dealer-for-child",
    N_("dealer and non-dealer mixed up"),
    N_("Look at the winner's seat: East is the dealer and gets half as much again."),
    "doubling",
)
def dealer_for_child(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays the dealer like a child on a discard, or a child like the dealer."""
    circumstances = score.hand.circumstances
    if circumstances.self_drawn or _liable(score):
        return
    won = gain(_a(score), circumstances.seat is not Wind.EAST, drawn=False)
    paid: dict[Wind, float] = dict.fromkeys(WINDS, 0)
    yield {
        **paid,
        circumstances.paid_by: -won,
        circumstances.seat: won + STICK * circumstances.deposits,
    }


@theme.misconception(
    "dealer-draw-as-child",
    N_("the dealer's self-drawn win paid like a non-dealer's"),
    N_("When the dealer wins by tsumo, each of the three pays the doubled share."),
    "self-drawn-payment",
)
def dealer_draw_as_child(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Takes the smaller share from each of the three."""
    circumstances = score.hand.circumstances
    if circumstances.self_drawn and circumstances.seat is Wind.EAST and not _liable(score):
        share = -(-_a(score) // 100) * 100
        paid: dict[Wind, float] = dict.fromkeys(WINDS, -share)
        yield {**paid, circumstances.seat: 3 * share + STICK * circumstances.deposits}


@theme.misconception(
    "two-not-added",
    N_("the two before doubling left out"),
    N_("Two han are added before the fu are doubled."),
    "doubling",
)
def two_not_added(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Doubles the base for the han alone."""
    base, han = _base_and_han(score)
    if base and not score.limit and han >= BEFORE_DOUBLING:
        yield _paid(score, base << han)


@theme.misconception(
    "limit-forgotten",
    N_("the limit forgotten"),
    N_("The hand has reached a limit: no more is paid than the limit says."),
    "limits",
)
def limit_forgotten(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays the doubled base without any limit."""
    base, han = _base_and_han(score)
    if base and score.limit and han < 8:  # nobody doubles further
        yield _paid(score, basic_points(base, han))


@theme.misconception(
    "limit-row-beside",
    N_("the wrong limit taken"),
    N_(
        "That limit is not for this hand: count the han, dora and the two before doubling together."
    ),
    "limits",
)
def limit_row_beside(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Takes the limit above or below, or a limit that the hand does not reach."""
    rows = [row.id for row in _ROWS]
    if score.limit is None:
        yield _paid(score, _ROWS[0].a)
        return
    place = rows.index(score.limit)
    for other in (place - 1, place + 1):
        if 0 <= other < len(_ROWS):
            yield _paid(score, _ROWS[other].a)


@theme.misconception(
    "han-one-off",
    N_("one han too many or too few"),
    N_("These payments are right for a hand with one han more or less: count the han again."),
    "doubling",
)
def han_one_off(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Counts one han too many or too few; where that reaches a limit, it is the limit that is wrong."""
    base, han = _base_and_han(score)
    for other in (han + 1, han - 1):
        if base and other > 0 and limit_of(base, other) is None:
            yield _paid(score, basic_points(base, other))


@theme.misconception(
    "base-one-off",
    N_("ten fu too many or too few"),
    N_("These payments are right for a different number of fu: add up the fu again."),
    "base",
)
def base_one_off(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Takes the base ten too high or too low."""
    base, han = _base_and_han(score)
    for other in (base + 10, base - 10):
        if base and other >= 20:
            row = limit_of(other, han)
            yield _paid(score, row.a if row else basic_points(other, han))


@theme.misconception(
    "discard-paid-by-all",
    N_("a discard paid by all three"),
    N_("On a ron the discarder pays everything; the other two pay nothing."),
    "discard-payment",
)
def discard_paid_by_all(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Takes the shares of a self-drawn win."""
    circumstances = score.hand.circumstances
    if not circumstances.self_drawn and not _liable(score):
        shares = payments(_a(score), _as_drawn(score), None)
        yield dict(shares)


def _as_drawn(score: Score) -> Circumstances:
    return replace(score.hand.circumstances, by=WinSource.DRAW, discarder=None)


@theme.misconception(
    "liability-forgotten",
    N_("liability forgotten"),
    N_("The player from whom the last set of this yakuman was claimed is liable."),
    "liable",
)
def liability_forgotten(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays as if nobody were liable."""
    if _liable(score):
        yield payments(_a(score), score.hand.circumstances, None)
