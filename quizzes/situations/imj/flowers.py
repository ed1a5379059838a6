"""In which order flowers are replaced after the deal, and what is wrongly taken for it (17)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from quizzes.message import message
from scoring import TILES, WINDS, Wind
from scoring.imj.table import deal
from wording import N_

FLOWERS: Final = TILES[34:]
QUESTION: Final = message(N_("In which order are flowers replaced?"))
REASON: Final = message(
    N_(
        "Flowers are replaced anti-clockwise from the jonga; a flower drawn on the way waits for"
        " the next cycle."
    )
)
Order = tuple[Wind, ...]


class FlowerOrders(NamedTuple):
    """The right order, its articles, and wrong orders with the misconception of each."""

    right: Order
    articles: tuple[str, ...]
    wrong: tuple[tuple[Order, str], ...]


def holders_of(first: Sequence[int]) -> list[Wind]:
    """Who was dealt flowers; `first` is how many each seat was, East first."""
    return [seat for seat in WINDS if first[seat.place]]


def flower_orders(first: Sequence[int], again: Wind) -> FlowerOrders:
    """The orders when `again` draws one more flower while replacing the first."""
    holders = holders_of(first)
    ruling = deal.flower_cycles([first, [int(seat is again) for seat in WINDS]])
    right = tuple(seat for seat, _ in ruling.value)
    at_once = tuple(
        each for seat in holders for each in ((seat, seat) if seat is again else (seat,))
    )
    most = sorted(holders, key=lambda seat: (-first[seat.place], seat.place))
    backwards = "imj-jonga-after-the-others" if first[Wind.EAST.place] else "imj-clockwise"
    wrong = (
        (at_once, "imj-flower-at-once"),
        ((again, *(seat for seat in right if seat is not again), again), "imj-flower-miscycled"),
        ((*most, again), "imj-most-flowers-first"),
        ((*reversed(holders), again), backwards),
    )
    return FlowerOrders(right, ruling.articles, wrong)
