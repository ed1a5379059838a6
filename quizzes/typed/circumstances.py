"""Which circumstances of a win each rule set looks at, as the scorer's form and addresses hold them.

A flag is one of the values of `also`; everything else is a parameter of its own name. The names
are those of the command line.
"""

from collections.abc import Mapping
from typing import Any, Final

from scoring import System

FLAGS: Final = ("last", "last_of_kind", "first_turn", "furiten")
NUMBERS: Final = ("kongs_in_row", "deposits", "lowest", "highest")
WORDS: Final = ("riichi", "dora_indicator", "liable")
OWN: Final = (*WORDS, *NUMBERS)

KNOWN: Final[Mapping[System, tuple[str, ...]]] = {
    System.MCR: ("last", "last_of_kind"),
    System.IMJ: ("last", "first_turn", "kongs_in_row", "liable", "lowest", "highest"),
    System.RENGO: (
        "last",
        "first_turn",
        "furiten",
        "riichi",
        "dora_indicator",
        "deposits",
        "liable",
    ),
}


def line_value(name: str, text: str) -> Any:
    """A parameter as the command line takes it; what is no number is left for it to refuse."""
    is_number = name in NUMBERS and text.isascii() and text.isdecimal()
    return int(text) if is_number else text
