"""Games of International Mahjong for a score sheet (articles 30, 33.4 and 34.7)."""

from collections.abc import Iterator
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, Value, message
from quizzes.misconceptions.settlement import Payments
from quizzes.misconceptions.sheets import ALL_PAY, SIGNS_TURNED, THREE_SHARES
from quizzes.sheets.settled import SettledDeal, turned, winner_and_payer
from scoring import WINDS, Circumstances, RuleSet, Wind, WinSource
from scoring.imj.payments import mados, share_payments
from scoring.imj.rules import RULES
from scoring.imj.table.false_win import false_win
from wording import N_

_FANS: Final = {1: range(1, 5), 2: range(1, 7), 3: range(1, 9), 4: range(1, 11), 5: range(1, 14)}
_FALSE_WINS: Final = {1: 0.0, 2: 0.1, 3: 0.2, 4: 0.25, 5: 0.3}
_ROBBED: Final = {1: 0.0, 2: 0.0, 3: 0.15, 4: 0.2, 5: 0.25}
_ON_DISCARD: Final = N_("%(winner)s wins on %(payer)s's discard: %(worth)s.")
_DRAWN: Final = N_("%(winner)s wins on a tile drawn from the wall: %(worth)s.")
_ROBS: Final = N_("%(winner)s robs %(payer)s's kong and wins: %(worth)s.")
_FALSE: Final = N_("%(seat)s makes a false win, and nobody else wins.")
_RULE_SHARE: Final = N_("The chart gives %(share)s mados for %(worth)s.")
_RULE_DISCARD: Final = N_("On a discard the discarder alone pays, and one share only.")
_RULE_DRAWN: Final = N_("If the winner drew the tile, each of the other three pays.")
_RULE_ROBBED: Final = N_(
    "The player whose kong is robbed pays three times as much; the others pay nothing."
)
_RULE_FALSE: Final = N_(
    "A player who makes a false win pays each of the others %(points)s mados, or the score of the "
    "agreed highest rank if that is less."
)


def imj_deal(rules: RuleSet, draw: Draw, level: int, dealer: Wind) -> SettledDeal:
    """A game that somebody wins, or that a false win ends."""
    if draw.chance(_FALSE_WINS[level]):
        return _false_win(draw.pick(WINDS))
    winner, payer = winner_and_payer(draw)
    share_of = draw.pick(_FANS[level])
    share = mados(share_of, RULES)
    by = WinSource.DRAW if draw.chance(0.4) else WinSource.DISCARD
    if by is WinSource.DISCARD and draw.chance(_ROBBED[level]):
        by = WinSource.ROBBED_KONG
    is_drawn = by is WinSource.DRAW
    told = Circumstances(by=by, seat=winner, discarder=None if is_drawn else payer)
    paid = share_payments(share, told)
    said, rule, article = _WAYS[by]
    places: dict[str, Value] = {"winner": winner, "worth": AmountInUnit(share_of)}
    sentence = message(said, **places) if is_drawn else message(said, **places, payer=payer)
    gained = tuple(-paid[seat] for seat in WINDS if paid[seat] < 0)
    return SettledDeal(
        (sentence,),
        {seat: gained if seat is winner else (paid[seat],) for seat in WINDS},
        (message(_RULE_SHARE, worth=AmountInUnit(share_of), share=share), message(rule)),
        ("30.1", article),
        tuple(_wrong(paid, winner, None if is_drawn else payer, share)),
    )


_WAYS: Final = {
    WinSource.DISCARD: (_ON_DISCARD, _RULE_DISCARD, "30.3(2)"),
    WinSource.DRAW: (_DRAWN, _RULE_DRAWN, "30.3(1)"),
    WinSource.ROBBED_KONG: (_ROBS, _RULE_ROBBED, "30.3(3)"),
}


def _wrong(
    paid: Payments, winner: Wind, payer: Wind | None, share: int
) -> Iterator[tuple[str, Payments]]:
    yield SIGNS_TURNED, turned(paid, winner, payer or winner.after(1))
    if payer is None:
        return
    yield ALL_PAY, {seat: 3 * share if seat is winner else -share for seat in WINDS}
    if paid[winner] == share:
        nobody: dict[Wind, float] = dict.fromkeys(WINDS, 0)
        yield THREE_SHARES, {**nobody, winner: 3 * share, payer: -3 * share}


def _false_win(offender: Wind) -> SettledDeal:
    ruled = false_win(offender, None, on_an_exposed_tile=False, other_wins=False)
    paid = ruled.value.payments
    each = paid[offender.after(1)]
    turned_round = turned(paid, offender, offender.after(1))
    return SettledDeal(
        (message(_FALSE, seat=offender),),
        {seat: (paid[seat],) for seat in WINDS},
        (message(_RULE_FALSE, points=each),),
        ruled.articles,
        ((SIGNS_TURNED, turned_round),),
    )
