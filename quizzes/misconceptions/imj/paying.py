"""Wrong rules about payments in International Mahjong."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.settlement import Payments, WrongPayments, with_winner_gain
from scoring import WINDS, RuleSet, Score, Wind, WinSource
from scoring.imj.payments import PLAYERS_WHO_PAY, mados
from scoring.imj.rules import RULES
from wording import N_

theme = MisconceptionTheme[WrongPayments]()


def _others(score: Score) -> list[Wind]:
    return [seat for seat in WINDS if seat is not score.hand.circumstances.seat]


def _share(score: Score) -> float:
    return mados(score.total, RULES, score.hand.circumstances.highest)


def _paid(score: Score, share: float) -> Payments:
    """The right payers with another share."""
    right = score.payments or {}
    return {seat: points / _share(score) * share for seat, points in right.items()}


@theme.misconception(
    "fans-paid-as-mados",
    N_("fans paid without the chart"),
    N_("Fans are not paid one for one: the chart turns the rank into mados."),
    "chart",
)
def fans_paid_as_mados(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays one mado for each fan."""
    yield _paid(score, score.total)


@theme.misconception(
    "chart-row-beside",
    N_("the chart read one row off"),
    N_("That is a neighbouring row of the chart: look again at the rank of the hand."),
    "chart",
)
def chart_row_beside(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Reads the row above or below."""
    for rank in (score.total + 1, score.total - 1):
        if rank >= 1:
            yield _paid(score, mados(rank, RULES, score.hand.circumstances.highest))


@theme.misconception(
    "highest-rank-passed",
    N_("the agreed highest rank overlooked"),
    N_("The players agreed on a highest rank: the hand is paid at that rank."),
    "highest-rank",
)
def highest_rank_passed(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Pays the whole rank although the players agreed on less."""
    if score.hand.circumstances.highest is not None:
        yield _paid(score, mados(score.total, RULES))


@theme.misconception(
    "all-pay-a-mado-discard",
    N_("a discard paid by all three"),
    N_("On a discard the discarder alone pays, once; the others pay nothing."),
    "discard-payment",
)
def all_pay_a_discard(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets all three pay a discard, or its player three times."""
    circumstances = score.hand.circumstances
    if circumstances.by is not WinSource.DISCARD:
        return
    share = _share(score)
    yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), share))
    losses = {seat: share * 3 if seat is circumstances.paid_by else 0 for seat in _others(score)}
    yield with_winner_gain(circumstances.seat, losses)


@theme.misconception(
    "robbed-kong-as-discard",
    N_("a robbed kong paid like a discard"),
    N_("The player whose kong is robbed pays three times, for all three."),
    "robbed-kong-payment",
)
def robbed_kong_as_discard(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Takes one share for a robbed kong, from its player or from each."""
    circumstances = score.hand.circumstances
    if circumstances.by is not WinSource.ROBBED_KONG:
        return
    share = _share(score)
    yield with_winner_gain(
        circumstances.seat,
        {seat: share if seat is circumstances.paid_by else 0 for seat in _others(score)},
    )
    yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), share))


@theme.misconception(
    "draw-shared-out",
    N_("one share taken on a self-drawn win"),
    N_("On a self-drawn win each of the three pays the whole score."),
    "self-drawn-payment",
)
def draw_shared_out(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Shares one score among the three."""
    circumstances, share = score.hand.circumstances, _share(score)
    if circumstances.self_drawn and share % PLAYERS_WHO_PAY == 0:
        yield with_winner_gain(
            circumstances.seat, dict.fromkeys(_others(score), share // PLAYERS_WHO_PAY)
        )


@theme.misconception(
    "bound-to-lose-forgotten",
    N_("the “bound to lose” rule forgotten"),
    N_("One player is bound to lose and pays for all three."),
    "bound-to-lose",
)
def bound_to_lose_forgotten(score: Score, rules: RuleSet) -> Iterator[Payments]:
    """Lets all three pay although one is bound to pay for them."""
    circumstances = score.hand.circumstances
    if circumstances.self_drawn and circumstances.liable is not None:
        yield with_winner_gain(circumstances.seat, dict.fromkeys(_others(score), _share(score)))
