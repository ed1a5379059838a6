"""The yaku in the order of the text, with dora, which is none."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.case import Case
from scoring.fan import Fan, Use
from scoring.rengo import yaku_1, yaku_2, yaku_3, yakuman
from scoring.rengo.dora import dora_of
from scoring.rengo.finder import YakuFinder
from scoring.rengo.names import NAMES
from scoring.rengo.yaku import Yaku
from scoring.tiles import COPIES

GROUPS: Final = (
    yaku_1.group,
    yaku_2.group,
    yaku_3.three_han,
    yaku_3.four_han,
    yaku_3.six_han,
    yakuman.group,
)
YAKU: Final[tuple[Yaku, ...]] = tuple(yaku for group in GROUPS for yaku in group.fans)


_OPEN: Final = tuple(yaku for yaku in YAKU if not yaku.concealed_only)
FINDERS: Final[Mapping[bool, YakuFinder]] = {True: YakuFinder(YAKU), False: YakuFinder(_OPEN)}
"""What finds the yaku of a closed hand, and those that an open one can have (50)."""


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
    most_times=COPIES,
    for_each_tile=True,
)
