"""Who pays what: articles 43, 47, 58, 59 and 67."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from scoring.hand import Circumstances
from scoring.rengo.limits import up_to_hundreds
from scoring.seats import WINDS, Wind

STICK: Final = 1000  # points of one riichi deposit: 42


def payments(a: int, circumstances: Circumstances, liable: Wind | None) -> Mapping[Wind, int]:
    """What each seat gains or loses, in points; the sum is what the deposits bring.

    `a` is A of article 57(4), after any limit; `liable` the seat that answers for the yakuman.
    """
    payer = None if circumstances.self_drawn else circumstances.paid_by
    return _payments(a, circumstances.seat, payer, liable, circumstances.deposits)


def gain(a: int, is_dealer: bool, drawn: bool) -> int:
    """What the winner gets without deposits."""
    b = 2 * a
    if drawn:
        return 3 * up_to_hundreds(b) if is_dealer else 2 * up_to_hundreds(a) + up_to_hundreds(b)
    return up_to_hundreds(3 * b if is_dealer else 4 * a)


@lru_cache(maxsize=16384)
def _payments(
    a: int, winner: Wind, payer: Wind | None, liable: Wind | None, deposits: int
) -> Mapping[Wind, int]:
    """The sums for one winner; `payer` is the discarder, or None where the tile was drawn."""
    won = gain(a, winner is Wind.EAST, payer is None)
    losses = dict.fromkeys(WINDS, 0)
    if payer is not None:
        if liable is None or liable is payer:
            losses[payer] = won
        else:
            losses[payer] = losses[liable] = won // 2  # halves of a yakuman come out even
    elif liable is not None:
        losses[liable] = won
    else:
        for seat in WINDS:
            if seat is not winner:
                doubled = Wind.EAST in (seat, winner)
                losses[seat] = up_to_hundreds(2 * a if doubled else a)
    change = {seat: -lost for seat, lost in losses.items()}
    change[winner] = won + STICK * deposits
    return MappingProxyType(change)
