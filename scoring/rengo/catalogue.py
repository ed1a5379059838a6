"""The yaku in the order of the text, and which of them a hand's facts leave possible."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from scoring.case import Case
from scoring.fan import Fan, Use
from scoring.rengo import yaku_1, yaku_2, yaku_3, yakuman
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


@lru_cache(maxsize=1 << 16)
def possible(held: int) -> tuple[Yaku, ...]:
    """The yaku whose facts are all among those held."""
    return tuple(yaku for yaku in YAKU if held & yaku.facts == yaku.facts)


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
