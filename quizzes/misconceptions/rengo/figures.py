"""Wrong rules about what han and fu pay, and what each makes of the figures (articles 57 to 59)."""

from collections.abc import Iterator
from typing import Final

from quizzes.misconceptions.settlement import Payments, with_winner_gain
from quizzes.question import Share, WinFigures
from quizzes.riichi_points import (
    LEAST_FU,
    LIMIT_ROWS,
    YAKUMAN,
    paid_for,
    share_of,
    shares,
    worth_of_figures,
)
from scoring import WINDS, Wind
from scoring.rengo.limits import LIMITS, basic_points, up_to_hundreds

_MOST_DOUBLED: Final = 8  # han: nobody doubles further
OF_THE_COUNT: Final = frozenset({"han-one-off", "base-one-off", "limit-row-beside"})
"""What says that han or fu were counted wrongly, which is no news where a question tells them."""
OF_THE_WORTH: Final = OF_THE_COUNT | {"two-not-added", "limit-forgotten", "seven-pairs-rounded"}
"""Wrong rules about what han and fu come to: nobody follows one who is told neither."""
WrongNumber = tuple[str, float]


def wrong_shares(win: WinFigures, share: Share) -> Iterator[WrongNumber]:
    """The ids of wrong rules with what each makes of one part of the payment, where that is wrong."""
    right = share_of(win, share)
    found = (*_of_rounding(win, share), *_of_the_worth(win, share), *_of_the_payer(win, share))
    return ((id, number) for id, number in found if number != right)


def times_of(win: WinFigures, share: Share) -> int:
    """How many times A a part of the payment is, before it is rounded: 57(4), 58."""
    if share is Share.DISCARDER or share is Share.TOTAL:
        return 6 if win.is_dealer else 4
    return 2 if win.is_dealer or share is Share.DEALER else 1


def _of_rounding(win: WinFigures, share: Share) -> Iterator[WrongNumber]:
    a, limit = worth_of_figures(win)
    if limit:
        return
    times = times_of(win, share)
    yield "payment-not-rounded", times * a
    yield "payment-not-rounded", times * a // 100 * 100
    if share is Share.TOTAL:
        yield "sum-rounded", up_to_hundreds(times * a)
    else:
        yield "rounded-too-early", times * up_to_hundreds(a)


def _of_the_worth(win: WinFigures, share: Share) -> Iterator[WrongNumber]:
    for id, a in wrong_worths(win):
        yield id, share_of(win, share, a)


def wrong_worths(win: WinFigures) -> Iterator[tuple[str, int]]:
    """What wrong rules about doubling and limits make of A."""
    _a, limit = worth_of_figures(win)
    rows = [row.id for row in LIMIT_ROWS]
    near = [LIMITS[-1]]
    if limit:
        place = rows.index(limit.id)
        near = [*LIMIT_ROWS[max(place - 1, 0) : place], *LIMIT_ROWS[place + 1 : place + 2]]
    yield from (("limit-row-beside", row.a) for row in near)
    if win.han == YAKUMAN:
        return
    if limit is None:
        yield "two-not-added", win.fu << win.han
    elif win.han < _MOST_DOUBLED:
        yield "limit-forgotten", basic_points(win.fu, win.han)
    for han in (win.han + 1, win.han - 1):
        if han:
            yield "han-one-off", worth_of_figures(win._replace(han=han))[0]
    if win.fu == 25:
        yield "seven-pairs-rounded", worth_of_figures(win._replace(fu=30))[0]
        return
    for fu in (win.fu + 10, win.fu - 10):
        if fu >= LEAST_FU:
            yield "base-one-off", worth_of_figures(win._replace(fu=fu))[0]


def _of_the_payer(win: WinFigures, share: Share) -> Iterator[WrongNumber]:
    if share in (Share.DISCARDER, Share.TOTAL):
        yield "dealer-for-child", share_of(win._replace(is_dealer=not win.is_dealer), share)
    if not win.drawn:
        drawn = win._replace(drawn=True)
        yield from (("discard-paid-by-all", share_of(drawn, each)) for each in shares(drawn))
    elif share is Share.TOTAL:
        yield from (("share-for-total", share_of(win, each)) for each in shares(win))
    else:
        yield "share-for-total", share_of(win, Share.TOTAL)
        if win.is_dealer:
            yield "dealer-draw-as-child", up_to_hundreds(worth_of_figures(win)[0])
        else:
            other = Share.DEALER if share is Share.NON_DEALER else Share.NON_DEALER
            yield "shares-swapped", share_of(win, other)


def wrong_splits(win: WinFigures, winner: Wind) -> Iterator[tuple[str, Payments]]:
    """The ids of wrong rules with what each makes of a tsumo's payments, where that is wrong."""
    a, limit = worth_of_figures(win)
    found: list[tuple[str, Payments]] = [
        (id, paid_for(win, winner, wrong)) for id, wrong in wrong_worths(win)
    ]
    if win.is_dealer:
        found.append(("dealer-draw-as-child", _split(winner, up_to_hundreds(a))))
    else:
        single, double = share_of(win, Share.NON_DEALER), share_of(win, Share.DEALER)
        found += [("dealer-share-forgotten", _split(winner, each)) for each in (single, double)]
        found.append(("shares-swapped", _split(winner, double, single)))
        found.append(("rounded-too-early", _split(winner, single, 2 * single)))
    if limit is None:
        single = 2 * a if win.is_dealer else a
        found.append(("payment-not-rounded", _split(winner, single, 2 * a)))
        found.append(
            ("payment-not-rounded", _split(winner, single // 100 * 100, 2 * a // 100 * 100))
        )
    right = paid_for(win, winner)
    return ((id, paid) for id, paid in found if paid != right)


def _split(winner: Wind, each: int, dealer: int | None = None) -> Payments:
    """Payments of so much to the winner; of the dealer so much where another amount is given."""
    losses = {seat: each for seat in WINDS if seat is not winner}
    if dealer is not None and winner is not Wind.EAST:
        losses[Wind.EAST] = dealer
    return with_winner_gain(winner, losses)
