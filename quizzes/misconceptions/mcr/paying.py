"""Wrong rules about payments in the competition rules."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.settlement import Payments, WrongPayments, with_winner_gain
from scoring import EDITIONS, WINDS, RuleSet, Score, Wind
from scoring.mcr.payments import payments
from wording import N_

theme = MisconceptionTheme[WrongPayments]()


def _others(score: Score) -> list[Wind]:
    return [seat for seat in WINDS if seat is not score.hand.circumstances.seat]


@theme.misconception(
    "base-points-unpaid",
    N_("the base points left out"),
    N_("The base points are missing: all three players pay them too."),
    "discard-payment",
)
def base_points_unpaid(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays the hand alone."""
    yield payments(int(score.total), 0, score.hand.circumstances)


@theme.misconception(
    "discarder-pays-alone",
    N_("only the discarder pays"),
    N_("The other two pay the base points as well."),
    "discard-payment",
)
def discarder_pays_alone(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets the discarder pay everything, once or for all three."""
    circumstances = score.hand.circumstances
    if circumstances.self_drawn:
        return
    base, total = EDITIONS[rules.id].base, score.total
    for paid in (3 * base + total, base + total):
        losses = {seat: paid if seat is circumstances.paid_by else 0 for seat in _others(score)}
        yield with_winner_gain(circumstances.seat, losses)


@theme.misconception(
    "discarder-spared-base",
    N_("left out the base points of the one who pays"),
    N_("The player who pays the value of the hand pays the base points too."),
    "discard-payment",
)
def discarder_spared_base(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets the discarder pay the hand and the others the base."""
    circumstances = score.hand.circumstances
    if circumstances.self_drawn:
        return
    base = EDITIONS[rules.id].base
    losses = {
        seat: score.total if seat is circumstances.paid_by else base for seat in _others(score)
    }
    yield with_winner_gain(circumstances.seat, losses)


@theme.misconception(
    "all-pay-a-discard",
    N_("a discard paid like a self-drawn win"),
    N_(
        "On another player's tile, only that player pays the value of the hand; the others "
        "pay base points."
    ),
    "discard-payment",
)
def all_pay_a_discard(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets all three pay as if the tile had been drawn."""
    circumstances = score.hand.circumstances
    if not circumstances.self_drawn:
        share = EDITIONS[rules.id].base + score.total
        yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), share))


@theme.misconception(
    "draw-paid-once",
    N_("a self-drawn win paid once"),
    N_("On a self-drawn win each of the three pays the whole value and the base points."),
    "self-drawn-payment",
)
def draw_paid_once(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Shares the value among the three, or takes the base alone."""
    circumstances = score.hand.circumstances
    if not circumstances.self_drawn:
        return
    base, total = EDITIONS[rules.id].base, score.total
    if total % 3 == 0:
        yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), base + total // 3))
    yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), base))


@theme.misconception(
    "flowers-unpaid",
    N_("flowers left out of the payment"),
    N_("Flowers do not help to reach the minimum, but they are paid."),
    "flowers",
)
def flowers_unpaid(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays the hand without its flowers."""
    if score.flowers:
        paid = int(score.counted_for_minimum)
        yield payments(paid, EDITIONS[rules.id].base, score.hand.circumstances)
