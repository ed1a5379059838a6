"""The yaku in the order of the text, and which of them a hand's facts leave possible."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Final

from scoring.case import Case
from scoring.fan import Fan, Use
from scoring.memo import Memo
from scoring.rengo import facts, yaku_1, yaku_2, yaku_3, yakuman
from scoring.rengo.dora import dora_of
from scoring.rengo.names import NAMES
from scoring.rengo.yaku import Yaku

GROUPS: Final = (
    yaku_1.group,
    yaku_2.group,
    yaku_3.three_han,
    yaku_3.four_han,
    yaku_3.six_han,
    yakuman.group,
)
YAKU: Final[tuple[Yaku, ...]] = tuple(yaku for group in GROUPS for yaku in group.yaku)


def _those_of(rows: tuple[Yaku, ...]) -> tuple[int, Memo[int, tuple[Yaku, ...]]]:
    """The facts that those yaku name, and which of them some of these facts leave possible."""
    named = reduce(or_, [yaku.facts for yaku in rows])
    pairs = [(yaku.facts, yaku) for yaku in rows]
    return named, Memo(lambda held: tuple([yaku for facts, yaku in pairs if held & facts == facts]))


_BY_WIN, _OF_WIN = _those_of(tuple(yaku for yaku in YAKU if yaku.facts & facts.OF_THE_WIN))
_BY_TILES, _OF_TILES = _those_of(tuple(yaku for yaku in YAKU if not yaku.facts & facts.OF_THE_WIN))


def possible(held: int) -> tuple[Yaku, ...]:
    """The yaku whose facts are all among those held: those of the win, then those of the tiles."""
    return _OF_WIN[held & _BY_WIN] + _OF_TILES[held & _BY_TILES]


def _dora(case: Case) -> Iterator[Use]:
    """The tile after the indicator, once for each that the hand holds; no yaku (16)."""
    yield from dora_of(case.hand)


DORA: Final = Fan(
    id="dora",
    number=len(YAKU) + 1,
    value=1,
    series="dora",
    condition=_dora,
    names=NAMES["dora"],
    articles=("16",),
    open_value=1,
)
