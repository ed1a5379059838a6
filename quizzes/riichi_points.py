"""Wins of Rengo as figures alone: which there are, and what the engine makes them pay (57 to 59)."""

from collections.abc import Iterator, Mapping
from typing import Final

from quizzes.question import Share, WinFigures
from scoring import Circumstances, Wind, WinSource
from scoring.rengo.chart import FU_ROWS, MOST_FU_OF_ONE_HAN
from scoring.rengo.limits import LIMITS, YAKUMAN_LIMIT, Limit, limited_points
from scoring.rengo.payments import payments
from scoring.rengo.rule_set import RULES

LEAST_FU: Final = 20
FU: Final = FU_ROWS
PINFU_HAN: Final = 2  # 20 fu are pinfu by tsumo: each is a han
SEVEN_PAIRS_HAN: Final = 2
YAKUMAN: Final = 0  # in the place of han and fu
LIMIT_ROWS: Final = (*reversed(LIMITS), YAKUMAN_LIMIT)


def can_be(win: WinFigures) -> bool:
    """Whether a hand has that many han with that base, won in that way."""
    if win.fu == LEAST_FU:
        return win.drawn and win.han >= PINFU_HAN
    if win.fu == 25:
        return win.han >= SEVEN_PAIRS_HAN + win.drawn  # drawn, it has Menzen Tsumo as well
    return win.han > 1 or win.fu <= MOST_FU_OF_ONE_HAN


def worth_of_figures(win: WinFigures) -> tuple[int, Limit | None]:
    """A of article 57(4) after any limit, and that limit."""
    if win.han == YAKUMAN:
        return YAKUMAN_LIMIT.a, YAKUMAN_LIMIT
    return limited_points(win.fu, win.han)


def circumstances_of(win: WinFigures, winner: Wind = Wind.SOUTH) -> Circumstances:
    """Who wins how; the dealer in the East seat, any other where `winner` says."""
    return Circumstances(
        by=WinSource.DRAW if win.drawn else WinSource.DISCARD,
        seat=Wind.EAST if win.is_dealer else winner,
    )


def paid_for(
    win: WinFigures, winner: Wind = Wind.SOUTH, a: int | None = None
) -> Mapping[Wind, int]:
    """What each seat gains or loses; for another A where one is given."""
    if a is None:
        a, _limit = worth_of_figures(win)
    return payments(a, circumstances_of(win, winner), None)


def share_of(win: WinFigures, share: Share, a: int | None = None) -> int:
    """One part of that, or all that the winner gets."""
    paid, seat = paid_for(win, a=a), circumstances_of(win).seat
    if share is Share.TOTAL:
        return paid[seat]
    if share is Share.DEALER:
        return -paid[Wind.EAST]
    return -paid[seat.after(1)] if share is Share.DISCARDER else -paid[Wind.NORTH]


def shares(win: WinFigures) -> tuple[Share, ...]:
    """Whose payments there are: after a ron one, after a tsumo those of both sorts of payer."""
    if not win.drawn:
        return (Share.DISCARDER,)
    return (Share.NON_DEALER,) if win.is_dealer else (Share.NON_DEALER, Share.DEALER)


def figures(fu: tuple[int, ...], han: range, *, limits: bool) -> Iterator[WinFigures]:
    """Every win of those, by whoever and however; without limits only those that reach none."""
    for is_dealer in (False, True):
        for drawn in (False, True):
            for each in fu:
                for count in han:
                    win = WinFigures(count, each, is_dealer, drawn)
                    if can_be(win) and (limits or worth_of_figures(win)[1] is None):
                        yield win


def paying_article(win: WinFigures) -> str:
    """The article that says who pays."""
    return RULES.articles["self-drawn-payment" if win.drawn else "discard-payment"]


def articles_of(win: WinFigures) -> tuple[str, ...]:
    """How the figures become payments, or the limit that takes that place."""
    _a, limit = worth_of_figures(win)
    return (limit.article if limit else RULES.articles["doubling"], paying_article(win))
