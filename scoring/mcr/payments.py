"""Who pays what for a won hand (2006 and 2014, 3.9.1.3; 1998, 10.1(3))."""

from collections.abc import Mapping

from scoring.hand import Circumstances
from scoring.seats import WINDS, Wind


def payments(total: int, base: int, circumstances: Circumstances) -> Mapping[Wind, int]:
    """What each seat gains or loses, in points; the sum is zero.

    A tile drawn by oneself: each of three pays the base and the total. Another's tile: each of
    three pays the base, and the seat it came from the total besides.
    """
    if circumstances.self_drawn:
        paid = dict.fromkeys(WINDS, -base - total)
        paid[circumstances.seat] = 3 * (base + total)
    else:
        paid = dict.fromkeys(WINDS, -base)
        paid[circumstances.paid_by] -= total
        paid[circumstances.seat] = 3 * base + total
    return paid
