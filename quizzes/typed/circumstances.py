"""The circumstances of a win that only some rule sets look at, as forms and addresses hold them.

A flag is one of the values of `also`; everything else is a parameter of its own name. The names
are those of the command line.
"""

from typing import Any, Final

FLAGS: Final = ("last", "last_of_kind", "first_turn", "furiten")
NUMBERS: Final = ("kongs_in_row", "deposits", "lowest", "highest")
WORDS: Final = ("riichi", "dora_indicator", "liable")
SYSTEM_FIELDS: Final = (*WORDS, *NUMBERS)


def parse_value(name: str, text: str) -> Any:
    """A parameter as the command line takes it; what is no number is left for it to refuse."""
    is_number = name in NUMBERS and text.isascii() and text.isdecimal()
    return int(text) if is_number else text
