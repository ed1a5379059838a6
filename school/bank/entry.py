"""A question as it comes into a bank: its address, tags and note, within their limits."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quizzes import Address, QuizError
from quizzes.question_cache import question_at
from school.errors import SchoolError
from wording.typed_text import normalized_text

LONGEST_NOTE: Final = 1000  # characters
LONGEST_TAG: Final = 32
MOST_TAGS: Final = 8
_LONGEST_TAGS: Final = (LONGEST_TAG + 2) * MOST_TAGS * 2
_SEPARATORS: Final = str.maketrans(dict.fromkeys("，、;；\n", ","))


@dataclass(frozen=True, slots=True)
class BankEntry:
    """A question to be kept. `tags` are in order and without doubles."""

    question: str
    tags: tuple[str, ...] = ()
    note: str = ""


def bank_entry(question: str, tags: Iterable[str], note: str) -> BankEntry:
    """The same, checked. A tag is in lower case, with single blanks.

    Raises:
        SchoolError: `bad-address`: it is no question about an own hand; `long-note`, `long-tag`,
            `many-tags`.
        QuizError: the kind does not fit the hand.
    """
    try:
        address = Address.parse(question)
    except QuizError as error:
        raise SchoolError("bad-address", str(error)) from error
    if not address.is_own:
        raise SchoolError("bad-address", "expected a question about a hand of one's own")
    question_at(address)
    return BankEntry(str(address), checked_tags(tags), checked_note(note))


def tags_of_text(text: str) -> tuple[str, ...]:
    """The tags that somebody typed in one field, with commas between them.

    Raises:
        SchoolError: `long-tag`, `many-tags`.
    """
    return checked_tags(text[: _LONGEST_TAGS + 1].translate(_SEPARATORS).split(","))


def checked_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """These tags in their one spelling.

    Raises:
        SchoolError: `long-tag`, `many-tags`.
    """
    found = dict.fromkeys(filter(None, map(_tag, tags)))
    if any(len(each) > LONGEST_TAG for each in found):
        raise SchoolError("long-tag", f"a tag has at most {LONGEST_TAG} characters")
    if len(found) > MOST_TAGS:
        raise SchoolError("many-tags", f"a question has at most {MOST_TAGS} tags")
    return tuple(found)


def _tag(text: str) -> str:
    return " ".join(normalized_text(text, LONGEST_TAG + 1).lower().split())


def checked_note(note: str) -> str:
    """The note without blanks around it.

    Raises:
        SchoolError: `long-note`.
    """
    plain = note[: 2 * LONGEST_NOTE + 1].replace("\r\n", "\n").strip()
    if len(plain) > LONGEST_NOTE:
        raise SchoolError("long-note", f"a note has at most {LONGEST_NOTE} characters")
    return plain
