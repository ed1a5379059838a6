"""The second edition, 2014: the base that the other editions differ from."""

from dataclasses import replace
from typing import Final

from scoring.fan import Fan
from scoring.mcr import (
    fans_01,
    fans_02,
    fans_04,
    fans_06,
    fans_08,
    fans_12,
    fans_16,
    fans_24,
    fans_32,
    fans_48,
    fans_64,
    fans_88,
)
from scoring.mcr.edition import SHAPES, Edition
from scoring.mcr.names import NAMES, SERIES
from scoring.rule_set import System

CHAPTERS: Final = (
    fans_88.chapter,
    fans_64.chapter,
    fans_48.chapter,
    fans_32.chapter,
    fans_24.chapter,
    fans_16.chapter,
    fans_12.chapter,
    fans_08.chapter,
    fans_06.chapter,
    fans_04.chapter,
    fans_02.chapter,
    fans_01.chapter,
)


def _row(fan: Fan) -> Fan:
    articles = (f"3.8.1 row {fan.number}", f"appendix 1 item {fan.number}")
    return replace(fan, names=NAMES[fan.id], articles=articles)


EDITION: Final = Edition(
    id="mcr-2014",
    system=System.MCR,
    shapes=SHAPES,
    has_flowers=True,
    fans=tuple(_row(fan) for chapter in CHAPTERS for fan in chapter.fans),
    series=tuple(SERIES),
    is_table=True,
    minimum=8,
    base=8,
    principles={
        "non-repeat": "3.9.1.6(1)",
        "non-separation": "3.9.1.6(2)",
        "non-identical": "3.9.1.6(3)",
        "high-not-low": "3.9.1.6(4)",
        "account-once": "3.9.1.6(5)",
    },
    articles={
        "shape": "3.7.2",
        "minimum": "3.9.1.1(2)",
        "base-points": "3.9.1.2(1)",
        "self-drawn-payment": "3.9.1.3(1)",
        "discard-payment": "3.9.1.3(2)",
        "flowers": "3.8.1 row 81",
    },
)
