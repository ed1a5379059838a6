"""Who pays what for a won hand (2014, 3.9.1.3)."""

from collections.abc import Mapping

from scoring.hand import Circumstances
from scoring.seats import WINDS, Wind


def payments(total: int, base: int, circumstances: Circumstances) -> Mapping[Wind, int]:
    """What each seat gains or loses, in points; the sum is zero.

    A tile drawn by oneself: each of three pays the base and the total. Another's tile: each of
    three pays the base, and the seat it came from the total besides.
    """
    winner = circumstances.seat
    paid = {seat: base for seat in WINDS if seat is not winner}
    for seat in paid:
        if circumstances.self_drawn or seat is circumstances.paid_by:
            paid[seat] += total
    return {seat: sum(paid.values()) if seat is winner else -paid[seat] for seat in WINDS}
