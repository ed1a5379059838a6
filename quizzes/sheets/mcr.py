"""Deals of the competition rules for a score sheet (2006 and 2014, 3.9.1, 3.11; 1998, 10.1, 13, 14)."""

from collections.abc import Iterator
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Message, message
from quizzes.misconceptions.settlement import Payments
from quizzes.misconceptions.sheets import (
    BASE_LEFT_OUT,
    DEDUCTION_PAID,
    PAID_FOR_ALL,
    SIGNS_TURNED,
)
from quizzes.sheets.settled import SettledDeal, Terms, added, turned, winner_and_payer
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.mcr.payments import payments
from scoring.mcr.table.book import RuleBook, book
from scoring.mcr.table.false_wins import FalseWinReason, false_win
from scoring.mcr.table.penalties import DEDUCTED_ARTICLES
from wording import N_

BASE: Final = 8
_WORTHS: Final = (
    8,
    9,
    10,
    11,
    12,
    13,
    14,
    16,
    18,
    21,
    24,
    25,
    28,
    30,
    33,
    36,
    41,
    48,
    52,
    64,
    70,
    88,
)
_DEDUCTIONS: Final = (5, 10, 20, 30)
_DEDUCTED: Final = {1: 0.0, 2: 0.2, 3: 0.3, 4: 0.4, 5: 0.5}
_FALSE_WINS: Final = {1: 0.0, 2: 0.0, 3: 0.25, 4: 0.35, 5: 0.5}
_NOBODY: Final = 0.08
_FALSE: Final = {
    FalseWinReason.BELOW_MINIMUM: N_("%(seat)s calls a win worth less than 8 points."),
    FalseWinReason.NOT_WAITING: N_("%(seat)s makes a false win on a discard while not waiting."),
}
_ONE_SHORT: Final = N_("%(seat)s makes a false win on a discard, one tile short of waiting.")
_ON_DISCARD: Final = N_("%(winner)s wins on %(payer)s's discard: %(worth)s.")
_DRAWN: Final = N_("%(winner)s wins on a tile drawn from the wall: %(worth)s.")
_NOBODY_WINS: Final = N_("Nobody wins.")
_DEDUCTION: Final = N_("The referee deducts %(points)s from %(seat)s.")
_RULE_DISCARD: Final = N_(
    "Each of the other three pays the 8 base points; the discarder also pays the points of the hand."
)
_RULE_DRAWN: Final = N_(
    "On a self-drawn win each of the other three pays the 8 base points and the points of the hand."
)
_RULE_FALSE: Final = {
    FalseWinReason.BELOW_MINIMUM: N_(
        "A player who calls a win worth less than 8 points pays %(points)s to each of the others."
    ),
    FalseWinReason.NOT_WAITING: N_(
        "A player who makes a false win while not waiting pays %(points)s to each of the others."
    ),
}
_RULE_ONE_SHORT: Final = N_(
    "A player who makes a false win one tile short of waiting pays %(points)s to each of the others."
)
_RULE_DEDUCTED: Final = N_(
    "The deduction comes off that deal's score; the text does not say that anybody receives it."
)


def mcr_deal(rules: RuleSet, draw: Draw, level: int, dealer: Wind) -> SettledDeal:
    """A deal with perhaps a false win, a deduction, and mostly a win."""
    is_false, is_deducted = draw.chance(_FALSE_WINS[level]), draw.chance(_DEDUCTED[level])
    offender, fined = draw.pick(WINDS), draw.pick(WINDS)
    parts = [_won(rules, draw, offender if is_false else None)]
    if is_false:
        parts.insert(0, _false_win(rules, draw, offender))
    if is_deducted:
        parts.insert(0, _deducted(rules, fined, draw.pick(_DEDUCTIONS)))
    return _together(parts)


def _won(rules: RuleSet, draw: Draw, barred: Wind | None) -> SettledDeal:
    """The end of a deal; who made a false win does not win it any more."""
    if draw.chance(_NOBODY):
        return SettledDeal((message(_NOBODY_WINS),), dict.fromkeys(WINDS, ()), (), (), ())
    winner, payer = winner_and_payer(draw)
    if winner is barred:
        winner, payer = payer, winner
    worth, is_drawn = draw.pick(_WORTHS), draw.chance(0.4)
    told = Circumstances(
        by=WinSource.DRAW if is_drawn else WinSource.DISCARD,
        seat=winner,
        discarder=None if is_drawn else payer,
    )
    paid = payments(worth, BASE, told)
    in_points = AmountInUnit(worth)
    if is_drawn:
        said = message(_DRAWN, winner=winner, worth=in_points)
    else:
        said = message(_ON_DISCARD, winner=winner, payer=payer, worth=in_points)
    rule = message(_RULE_DRAWN if is_drawn else _RULE_DISCARD)
    article = rules.articles["self-drawn-payment" if is_drawn else "discard-payment"]
    terms = _won_terms(winner, None if is_drawn else payer, worth)
    wrong = tuple(_wrong(paid, winner, None if is_drawn else payer, worth))
    return SettledDeal((said,), terms, (rule,), (article,), wrong)


def _won_terms(winner: Wind, payer: Wind | None, worth: int) -> Terms:
    """What each player's points are made of; the winner's are what the others pay."""
    if payer is None:
        lost: Terms = dict.fromkeys(WINDS, (-BASE, -worth))
    else:
        lost = {seat: (-BASE, -worth) if seat is payer else (-BASE,) for seat in WINDS}
    gained = tuple(-sum(lost[seat]) for seat in WINDS if seat is not winner)
    return {**lost, winner: gained}


def _wrong(
    paid: Payments, winner: Wind, payer: Wind | None, worth: int
) -> Iterator[tuple[str, Payments]]:
    loser = payer or winner.after(1)
    yield SIGNS_TURNED, turned(paid, winner, loser)
    if payer is None:
        yield BASE_LEFT_OUT, {each: 3 * worth if each is winner else -worth for each in WINDS}
        return
    nobody: dict[Wind, float] = dict.fromkeys(WINDS, 0)
    yield BASE_LEFT_OUT, {**nobody, winner: worth, payer: -worth}
    in_all = 3 * BASE + worth
    yield PAID_FOR_ALL, {**nobody, winner: in_all, payer: -in_all}


def _false_win(rules: RuleSet, draw: Draw, offender: Wind) -> SettledDeal:
    why = draw.pick(list(_FALSE))
    ruled = false_win(book(rules.id), why, offender)
    paid = ruled.value.payments
    each = AmountInUnit(paid[offender.after(1)])
    told, rule = _words_of(why, book(rules.id))
    return SettledDeal(
        (message(told, seat=offender),),
        {seat: (paid[seat],) for seat in WINDS},
        (message(rule, points=each),),
        ruled.articles,
        (),
    )


def _words_of(why: FalseWinReason, edition: RuleBook) -> tuple[str, str]:
    """How that false win and its rule are told.

    In 1998 only a hand one tile short of waiting pays (14.6(2)); a worse one is disqualified.
    """
    if edition is RuleBook.OF_1998 and why is FalseWinReason.NOT_WAITING:
        return _ONE_SHORT, _RULE_ONE_SHORT
    return _FALSE[why], _RULE_FALSE[why]


def _deducted(rules: RuleSet, fined: Wind, points: int) -> SettledDeal:
    nothing: Payments = dict.fromkeys(WINDS, 0)
    wrong = {seat: points / 3 if seat is not fined else -points for seat in WINDS}
    if points % 3:
        wrong = {**nothing, fined: -points, fined.after(1): points}
    return SettledDeal(
        (message(_DEDUCTION, points=AmountInUnit(points), seat=fined),),
        {seat: (-points,) if seat is fined else () for seat in WINDS},
        (message(_RULE_DEDUCTED),),
        DEDUCTED_ARTICLES[book(rules.id)],
        ((DEDUCTION_PAID, wrong),),
    )


def _together(parts: list[SettledDeal]) -> SettledDeal:
    """One deal of several things that happened in it, the last of them the win."""
    terms = parts[-1].terms
    for part in parts[:-1]:
        terms = added(terms, part.points)
    told: tuple[Message, ...] = tuple(each for part in parts for each in part.sentences)
    wrong = []
    for part in parts:
        rest = [each.points for each in parts if each is not part]
        for trap, points in part.wrong:
            whole = {s: points[s] + sum(other[s] for other in rest) for s in WINDS}
            wrong.append((trap, whole))
    return SettledDeal(
        told,
        terms,
        tuple(each for part in reversed(parts) for each in part.rule),
        tuple(dict.fromkeys(each for part in reversed(parts) for each in part.articles)),
        tuple(wrong),
    )
