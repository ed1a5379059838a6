"""The first international edition, 2006, as its differences from 2014."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from scoring.mcr.edition import Difference, revised
from scoring.mcr.edition_2014 import EDITION as SECOND_EDITION

# Of appendix 1 the copy that is known lacks these entries, and others say no more than "omitted":
# there the row of the table alone is cited. The lost exclusions are those of 2014, whose
# definitions are the same.
LOST_ENTRIES: Final = frozenset({23, 24, 25, 26, 36, 37, 38})
EMPTY_ENTRIES: Final = frozenset({*range(44, 48), *range(58, 62), 67, *range(69, 80), 81})

DIFFERENCES: Final[Mapping[str, Difference]] = {
    "big-four-winds": Difference(chinese="四风会"),
    "little-four-winds": Difference(chinese="小四风会"),
    "four-concealed-pungs": Difference(excludes=("all-pungs", "concealed-hand")),
    "pure-terminal-chows": Difference(
        excludes=(
            "seven-pairs",
            "full-flush",
            "all-chows",
            "pure-double-chow",
            "two-terminal-chows",
        )
    ),
    "two-dragon-pungs": Difference(excludes=()),
}


def _articles(number: int) -> tuple[str, ...]:
    row = f"3.8.1 row {number}"
    return (row,) if number in LOST_ENTRIES | EMPTY_ENTRIES else (row, f"appendix 1 item {number}")


EDITION: Final = replace(
    SECOND_EDITION,
    id="mcr-2006",
    fans=revised(SECOND_EDITION, DIFFERENCES, _articles),
    principles={
        "non-repeat": "3.9.1.5(1)",
        "non-separation": "3.9.1.5(2)",
        "non-identical": "3.9.1.5(3)",
        "high-not-low": "3.9.1.5(4)",
        "account-once": "3.9.1.5(5)",
    },
    articles={
        "shape": "3.7.2",
        "minimum": "3.9.1.1(2)",
        "base-points": "3.9.1.2(1)",
        "self-drawn-payment": "3.9.1.3(1)",
        "discard-payment": "3.9.1.3(2)",
        "flowers": "3.8.1 row 81",
        "concealed-hand": "appendix 1 item 62",  # its row does not ask for another player's tile
    },
)
