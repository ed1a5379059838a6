"""Codes that people read from a wall or a card and type: no letter looks or sounds like another."""

import hashlib
import secrets
from typing import Final

from wording.typed_text import normalized_text

CARD_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without 0 O 1 I L."""
JOIN_LETTERS: Final = "34679CDFGHJKMNPQRTVWXY"
"""Nor 2 Z, 5 S, 8 B, and no vowels, so that no code is a word."""
JOIN_LENGTH, JOIN_GROUP = 6, 3
CARD_LENGTH, CARD_GROUP = 12, 4
LONGEST_TYPED: Final = 20  # characters, with what may stand between the letters


def fresh_join_code() -> str:
    """A code for a class, as it is kept: without hyphen."""
    return "".join(secrets.choice(JOIN_LETTERS) for _ in range(JOIN_LENGTH))


def code_letters(digest: str, length: int = CARD_LENGTH) -> str:
    """So many letters of a card, taken from a digest in hexadecimal."""
    number = int(hashlib.sha256(digest.encode()).hexdigest(), 16)
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(CARD_LETTERS))
        letters.append(CARD_LETTERS[place])
    return "".join(letters)


def grouped_code(code: str) -> str:
    """The code in groups: `K7T-M4Q`, `ABCD-EFGH-JKMN`."""
    size = JOIN_GROUP if len(code) == JOIN_LENGTH else CARD_GROUP
    return "-".join(code[at : at + size] for at in range(0, len(code), size))


def normalized_code(typed: str) -> str:
    """The code that was typed, whatever was put between its letters and however wide they are."""
    return "".join(filter(str.isalnum, normalized_text(typed, LONGEST_TYPED).upper()))
