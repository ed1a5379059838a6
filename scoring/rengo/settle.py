"""Which of the yaku found are counted: articles 51, 53 and 54, and the entries of single yaku."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.rengo.yaku import YAKUMAN, Yaku

REPLACED: Final = "replaced"  # another yaku stands in its place
CONTAINED: Final = "contained"  # another yaku's han hold its own
YAKUMAN_ALONE: Final = "yakuman-alone"  # a yakuman takes up every ordinary yaku


class Settled(NamedTuple):
    """What counts, dearest first, and what does not: the yaku, what strikes it, the principle."""

    counted: tuple[Yaku, ...]
    struck: tuple[tuple[Yaku, Yaku, str], ...]
    is_yakuman: bool
    han_closed: int
    han_open: int


@lru_cache(maxsize=65536)
def settle(found: tuple[Yaku, ...]) -> Settled:
    """Settle the yaku found in one reading, given in the order of the text."""
    yakuman = tuple(yaku for yaku in found if yaku.is_yakuman)
    if yakuman:
        ordinary = (yaku for yaku in found if not yaku.is_yakuman)
        taken_up = tuple((yaku, yakuman[0], YAKUMAN_ALONE) for yaku in ordinary)
        return Settled(yakuman, taken_up, True, YAKUMAN, YAKUMAN)
    struck = tuple(_struck(found))
    gone = {yaku for yaku, _, _ in struck}
    counted = tuple(sorted((yaku for yaku in found if yaku not in gone), key=_dearest_first))
    closed, melded = (sum(yaku.han(is_closed) for yaku in counted) for is_closed in (True, False))
    return Settled(counted, struck, False, closed, melded)


def _dearest_first(yaku: Yaku) -> tuple[float, int]:
    return -yaku.value, yaku.number


def _struck(found: tuple[Yaku, ...]) -> Iterator[tuple[Yaku, Yaku, str]]:
    for yaku in found:
        for other in found:
            if yaku.id in other.replaces:
                yield yaku, other, REPLACED
            elif yaku.id in other.contains:
                yield yaku, other, CONTAINED
