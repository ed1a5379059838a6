"""Deals of Rengo for a score sheet (articles 42, 43, 57 to 59 and 71)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.misconceptions.settlement import Payments
from quizzes.misconceptions.sheets import EQUAL_SHARES, SIGNS_TURNED, STICK_FORGOTTEN
from quizzes.question import WinFigures
from quizzes.riichi_points import worth_of_figures
from quizzes.sheets.settled import SettledDeal, added, turned, winner_and_payer
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.rengo.payments import STICK, payments
from scoring.rengo.table.draw import DrawScheme, fees
from wording import N_
from wording.rengo.names import LIMIT_NAMES

_HAN: Final = {1: range(1, 4), 2: range(1, 5), 3: range(1, 6), 4: range(1, 7), 5: range(1, 9)}
_FU: Final = {1: (30,), 2: (30, 40), 3: (30, 40, 50), 4: (30, 40, 50, 60), 5: (30, 40, 50, 60, 70)}
_RIICHI: Final = {1: 0.0, 2: 0.2, 3: 0.35, 4: 0.4, 5: 0.5}
_NOBODY: Final = 0.12
_ON_DISCARD: Final = N_("%(winner)s wins on %(payer)s's discard: %(han)s han, %(fu)s fu.")
_DRAWN: Final = N_("%(winner)s wins by tsumo: %(han)s han, %(fu)s fu.")
_DEALS: Final = N_("The dealer is %(seat)s.")
_RIICHI_CALLED: Final = N_("%(seat)s declares riichi.")
_TENPAI: Final = N_("Nobody wins; tenpai: %(seats)s. Scheme (A) of article 71 applies.")
_RULE_A: Final = N_(
    "With %(han)s han and %(fu)s fu, amount A is %(a)s points; each payment is rounded up to the next hundred."
)
_RULE_A_LIMITED: Final = N_(
    "%(han)s han and %(fu)s fu are a %(limit)s: amount A is %(a)s points; each payment is "
    "rounded up to the next hundred."
)
_RULE_DISCARD: Final = N_("The discarder alone pays: four times A, to a dealer six times A.")
_RULE_DRAWN: Final = N_(
    "On a tsumo the dealer pays twice A and the others A; if the dealer wins, all three "
    "pay twice A."
)
_RULE_STICK: Final = N_("A riichi stick of 1,000 goes to the winner.")
_RULE_TENPAI: Final = N_("Those who are not tenpai pay 3,000 in all to those who are.")


def rengo_deal(rules: RuleSet, draw: Draw, level: int, dealer: Wind) -> SettledDeal:
    """A deal with a win, or one that ends with tenpai and noten."""
    if level > 1 and draw.chance(_NOBODY):
        return _drawn_deal(draw.sample(WINDS, 1 + draw.below(3)), dealer)
    winner, payer = winner_and_payer(draw)
    is_drawn = draw.chance(0.5)
    win = WinFigures(draw.pick(_HAN[level]), draw.pick(_FU[level]), winner is dealer, is_drawn)
    a, limit = worth_of_figures(win)
    paid = _by_player(a, winner, None if is_drawn else payer, dealer)
    places: dict[str, Value] = {"winner": winner, "han": win.han, "fu": win.fu}
    said = message(_DRAWN, **places) if is_drawn else message(_ON_DISCARD, **places, payer=payer)
    gained = tuple(-paid[seat] for seat in WINDS if paid[seat] < 0)
    settled = SettledDeal(
        (message(_DEALS, seat=dealer), said),
        {seat: gained if seat is winner else (paid[seat],) for seat in WINDS},
        (_of_a(win), message(_RULE_DRAWN if is_drawn else _RULE_DISCARD)),
        ("57(4)", *((limit.article,) if limit else ()), "58(1)" if is_drawn else "58(2)"),
        tuple(_wrong(paid, winner, None if is_drawn else payer)),
        dealer_stays=winner is dealer,
    )
    if not draw.chance(_RIICHI[level]):
        return settled
    return _with_riichi(settled, draw.pick([each for each in WINDS if each is not winner]), winner)


def _of_a(win: WinFigures) -> Message:
    """What amount A is, and the limit that makes it so."""
    a, limit = worth_of_figures(win)
    if limit is None:
        return message(_RULE_A, han=win.han, fu=win.fu, a=a)
    name = message(LIMIT_NAMES[limit.id])
    return message(_RULE_A_LIMITED, han=win.han, fu=win.fu, limit=name, a=a)


def _by_player(a: int, winner: Wind, payer: Wind | None, dealer: Wind) -> Payments:
    """What each player gains or loses: the engine knows the dealer as East."""

    def seat(player: Wind) -> Wind:
        return player.after(-dealer.place)

    told = Circumstances(
        by=WinSource.DISCARD if payer else WinSource.DRAW,
        seat=seat(winner),
        discarder=seat(payer) if payer else None,
    )
    paid = payments(a, told, None)
    return {player: paid[seat(player)] for player in WINDS}


def _wrong(paid: Payments, winner: Wind, payer: Wind | None) -> Iterator[tuple[str, Payments]]:
    yield SIGNS_TURNED, turned(paid, winner, payer or winner.after(1))
    losses = {seat: points for seat, points in paid.items() if seat is not winner}
    if payer is None and len(set(losses.values())) > 1:
        single = max(losses.values())
        yield EQUAL_SHARES, {seat: -3 * single if seat is winner else single for seat in WINDS}


def _with_riichi(settled: SettledDeal, declarer: Wind, winner: Wind) -> SettledDeal:
    """The same where a player who does not win has laid down a stick."""
    sticks: dict[Wind, float] = {declarer: -STICK, winner: STICK}
    wrong = [
        (trap, {seat: points[seat] + sticks.get(seat, 0) for seat in WINDS})
        for trap, points in settled.wrong
    ]
    dealt, said = settled.sentences
    return replace(
        settled,
        sentences=(dealt, message(_RIICHI_CALLED, seat=declarer), said),
        terms=added(settled.terms, sticks),
        rule=(*settled.rule, message(_RULE_STICK)),
        articles=(*settled.articles, "43(1)"),
        wrong=(*wrong, (STICK_FORGOTTEN, settled.points)),
    )


def _drawn_deal(tenpai: list[Wind], dealer: Wind) -> SettledDeal:
    ready = tuple(seat for seat in WINDS if seat in tenpai)
    ruled = fees(ready, DrawScheme.A)
    first = next(seat for seat in WINDS if seat not in ready)
    return SettledDeal(
        (message(_DEALS, seat=dealer), message(_TENPAI, seats=ready)),
        {seat: (ruled.value[seat],) for seat in WINDS},
        (message(_RULE_TENPAI),),
        ruled.articles,
        ((SIGNS_TURNED, turned(ruled.value, ready[0], first)),),
        dealer_stays=dealer in ready,
    )
