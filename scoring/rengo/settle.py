"""Which of the yaku found are counted: articles 51 and 53, and the entries of single yaku."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from scoring.fan import Use
from scoring.record import Counted, Struck
from scoring.rengo.yaku import YAKUMAN, Places, Yaku

REPLACED: Final = "replaced"  # another yaku stands in its place
CONTAINED: Final = "contained"  # another yaku's han hold its own
YAKUMAN_ALONE: Final = "yakuman-alone"  # a yakuman takes up every ordinary yaku
PRINCIPLES: Final[Mapping[str, str]] = {
    REPLACED: "51",
    CONTAINED: "51",
    YAKUMAN_ALONE: "53",
    "one-yakuman": "54",  # several yakuman are worth one
    "dearest-reading": "60",
}

Found = tuple[tuple[Yaku, Places], ...]


class Settled(NamedTuple):
    """What counts, dearest first, and what does not and why. `han` are without dora."""

    counted: tuple[Counted, ...]
    struck: tuple[Struck, ...]
    han: int
    is_yakuman: bool
    is_pinfu: bool


@lru_cache(maxsize=1 << 16)
def settle(found: Found, is_closed: bool) -> Settled:
    """Settle the yaku found in one reading, given in the order of the text with their sets."""
    yakuman = [each for each in found if each[0].is_yakuman]
    if yakuman:
        first = yakuman[0][0]
        ordinary = [each for each in found if not each[0].is_yakuman]
        taken_up = [
            _struck(yaku, places, is_closed, first, YAKUMAN_ALONE) for yaku, places in ordinary
        ]
        return Settled(_counted(yakuman, is_closed), tuple(taken_up), YAKUMAN, True, False)
    struck = tuple(_not_beside_others(found, is_closed))
    gone = {line.fan for line in struck}
    counted = _counted([each for each in found if each[0] not in gone], is_closed)
    han = sum(line.value for line in counted)
    return Settled(
        counted, struck, int(han), False, any(line.fan.id == "pinfu" for line in counted)
    )


def _counted(found: Sequence[tuple[Yaku, Places]], is_closed: bool) -> tuple[Counted, ...]:
    """Dearest first, then as in the text."""
    lines = [Counted(yaku, yaku.han(is_closed), (Use(places),)) for yaku, places in found]
    return tuple(sorted(lines, key=lambda line: (-line.value, line.fan.number)))


def _not_beside_others(found: Found, is_closed: bool) -> Iterator[Struck]:
    for yaku, places in found:
        for other, _ in found:
            if yaku.id in other.replaces:
                yield _struck(yaku, places, is_closed, other, REPLACED)
            elif yaku.id in other.contains:
                yield _struck(yaku, places, is_closed, other, CONTAINED)


def _struck(yaku: Yaku, places: Places, is_closed: bool, by: Yaku, principle: str) -> Struck:
    return Struck(
        yaku, yaku.han(is_closed), (Use(places),), by.id, principle, _cited(by, principle)
    )


def _cited(by: Yaku, principle: str) -> tuple[str, ...]:
    """Where the text strikes a yaku: the other's own entry, or the article on yakuman."""
    return (PRINCIPLES[principle],) if principle == YAKUMAN_ALONE else (by.article,)
