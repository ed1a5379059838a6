"""What the name of a student or of a class may be."""

import re
from typing import Final

from school.accounts.names import parse_label
from wording.typed_text import normalized_text

EAST_ASIAN: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
"""A letter of Chinese or Japanese, where letters give no order and blanks part no names."""

LONGEST_STUDENT: Final = 60
LONGEST_CLASS: Final = 80
LONGEST_GROUP: Final = 60
LONGEST_NUMBER: Final = 32
LONGEST_KEY: Final = 255  # characters, as in its column: without capitals a name may have more


def parse_student_name(typed: str) -> str:
    """The name that somebody typed, without what the eye does not see.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    return parse_label(typed, LONGEST_STUDENT)


def parse_class_name(typed: str) -> str:
    """The name that a teacher typed for a class.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    return parse_label(typed, LONGEST_CLASS)


def parse_group_name(typed: str) -> str:
    """The name that a teacher typed for a group of students.

    Raises:
        SchoolError: `no-name`, `long-name`.
    """
    return parse_label(typed, LONGEST_GROUP)


def parse_student_number(typed: str) -> str:
    """The number in the lists of the school that somebody typed; empty for none."""
    plain = normalized_text(" ".join(typed.split()), LONGEST_NUMBER)
    seen = "".join(letter if letter.isprintable() else " " for letter in plain)
    return " ".join(seen.split())[:LONGEST_NUMBER]


def name_key(name: str) -> str:
    """What two spellings of one name share: capitals, wide letters and blanks make no other name."""
    return "".join(normalized_text(name, LONGEST_KEY).casefold().split())[:LONGEST_KEY]


def loose_key(name: str) -> tuple[str, ...]:
    """What a name shares with itself in another order: `Lovelace, Ada` and `Ada Lovelace`."""
    words = normalized_text(name, LONGEST_KEY).casefold().replace(",", " ").split()
    return tuple(sorted(words))
