"""The trial edition, 1998, as its differences from 2014.

Hands that are always concealed exclude Fully Concealed Hand here, so that a draw is Self-Drawn;
Nine Gates and Four Concealed Pungs alone do not (definitions 4 and 12). Kongs of two ways are
counted each for itself, and three or four kongs hold every lesser kong fan.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from scoring.aspects import Kongs
from scoring.fan import SAME_SETS, Fan, Use
from scoring.mcr.edition import Difference, revised
from scoring.mcr.edition_2014 import EDITION as SECOND_EDITION


def two_melded_kongs_1998(case: Kongs) -> Iterator[Use]:
    """Two melded kongs (row 57); nothing joins a melded kong with a concealed one."""
    if len(case.melded_kongs) >= 2:
        yield Use(case.melded_kongs)


DIFFERENCES: Final[Mapping[str, Difference]] = {
    "big-four-winds": Difference(
        excludes=("prevalent-wind", "seat-wind", "big-three-winds", "all-pungs")
    ),
    "big-three-dragons": Difference(excludes=("dragon-pung",)),
    "all-green": Difference(excludes=("half-flush",)),
    "nine-gates": Difference(excludes=("full-flush",)),
    "four-kongs": Difference(
        excludes=(
            "all-pungs",
            "melded-kong",
            "concealed-kong",
            "two-melded-kongs",
            "two-concealed-kongs",
            "three-kongs",
        )
    ),
    "seven-shifted-pairs": Difference(
        excludes=("full-flush", "fully-concealed-hand", "single-wait")
    ),
    "thirteen-orphans": Difference(excludes=("all-types", "fully-concealed-hand", "single-wait")),
    "all-terminals": Difference(excludes=("all-pungs", "double-pung", "no-honors")),
    "little-four-winds": Difference(excludes=("big-three-winds",)),
    "little-three-dragons": Difference(excludes=("dragon-pung",)),
    "all-honors": Difference(excludes=("all-pungs",)),
    "four-concealed-pungs": Difference(excludes=("concealed-hand", "all-pungs")),
    "pure-terminal-chows": Difference(excludes=("all-chows", "seven-pairs", "full-flush")),
    "three-kongs": Difference(
        implied={
            "two-melded-kongs": SAME_SETS,
            "melded-kong": SAME_SETS,
            "two-concealed-kongs": SAME_SETS,
            "concealed-kong": SAME_SETS,
        }
    ),
    "all-terminals-and-honors": Difference(excludes=("all-pungs",)),
    "seven-pairs": Difference(excludes=("fully-concealed-hand", "single-wait")),
    "greater-honors-and-knitted-tiles": Difference(
        excludes=("all-types", "fully-concealed-hand", "single-wait")
    ),
    "pure-triple-chow": Difference(excludes=("pure-shifted-pungs",)),
    "lesser-honors-and-knitted-tiles": Difference(
        excludes=("all-types", "fully-concealed-hand", "single-wait")
    ),
    "all-pungs": Difference(number=48),
    "half-flush": Difference(number=49),
    "mixed-shifted-chows": Difference(number=50),
    "all-types": Difference(number=51),
    "melded-hand": Difference(number=52),
    "two-concealed-kongs": Difference(number=53, value=6),
    "two-dragon-pungs": Difference(excludes=()),
    "two-melded-kongs": Difference(
        implied={"melded-kong": SAME_SETS}, condition=two_melded_kongs_1998
    ),
    "all-chows": Difference(excludes=()),
    "single-wait": Difference(chinese="单钓将"),
}


def _articles(number: int) -> tuple[str, ...]:
    return f"Art. 9 row {number}", f"definitions item {number}"


_IN_DEFINITIONS_ALONE: Final = frozenset({"four-kongs", "four-pure-shifted-chows"})
"""Their rows are silent about what definitions 5 and 16 exclude."""


def _fans() -> tuple[Fan, ...]:
    """The fans of 1998, where the rows of the table themselves say what they exclude."""
    rows = revised(SECOND_EDITION, DIFFERENCES, _articles)
    return tuple(
        replace(
            row, struck_in_row=frozenset(() if row.id in _IN_DEFINITIONS_ALONE else row.excludes)
        )
        for row in rows
    )


EDITION: Final = replace(
    SECOND_EDITION,
    id="mcr-1998",
    fans=_fans(),
    principles={
        "non-repeat": "Art. 10.1(5)1",
        "non-separation": "Art. 10.1(5)2",
        "non-identical": "Art. 10.1(5)3",
        "high-not-low": "Art. 10.1(5)4",
        "account-once": "Art. 10.1(5)5",
    },
    articles={
        "shape": "Art. 8.2(1)",
        "minimum": "Art. 10.1(1)2",
        "base-points": "Art. 10.1(2)1",
        "self-drawn-payment": "Art. 10.1(3)1",
        "discard-payment": "Art. 10.1(3)2",
        "flowers": "Art. 9 row 81",
    },
)
