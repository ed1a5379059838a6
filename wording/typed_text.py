"""Text as somebody typed it, brought into one spelling; never more of it than can be meant."""

import unicodedata
from typing import Final, Literal

SPELLINGS: Final = 4
"""How many code points one character may be typed with: a letter, and its marks one by one."""


def parse_digits(text: str, digits: int) -> int | None:
    """The number that the text gives in at most that many digits 0 to 9; None if it gives none."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= digits
    return int(text) if is_number else None


def normalized_text(typed: str, longest: int, form: Literal["NFC", "NFKC"] = "NFKC") -> str:
    """The text in one spelling, of which at most `longest` characters can be meant.

    What no spelling makes fit is cut and stays as it was typed, still longer than `longest`, so
    that whoever asked tells that it is too long. It is not composed: that takes a time which grows
    with the square of the marks on one letter.
    """
    most = SPELLINGS * longest
    return typed[:most] if len(typed) > most else unicodedata.normalize(form, typed)
