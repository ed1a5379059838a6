"""Exam mode: what holds of an assignment that is sat in one room, under the eyes of a teacher."""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from wording.typed_text import normalized_text

LONGEST_START_WORD: Final = 40  # characters


@dataclass(frozen=True, slots=True)
class ExamMode:
    """How an assignment is sat where it `is_on`; by itself it is off.

    An attempt begins with `start_word`, which the teacher says in the room; empty for none. Where it
    `shuffles`, each attempt has an order of its own of questions and choices. `single_page` asks all
    questions on one page.
    """

    is_on: bool = False
    start_word: str = ""
    shuffles: bool = False
    single_page: bool = False

    @property
    def asks_word(self) -> bool:
        """Whether an attempt begins with a word."""
        return self.is_on and bool(self.start_word)

    @property
    def shuffles_attempts(self) -> bool:
        """Whether an attempt that begins now has an order of its own."""
        return self.is_on and self.shuffles

    @property
    def asks_on_one_page(self) -> bool:
        """Whether all questions of an attempt stand on one page."""
        return self.is_on and self.single_page

    def opens_with(self, said: str) -> bool:
        """Whether this is the word, however it is spaced and whether in capitals or not."""
        return hmac.compare_digest(_key(said), _key(self.start_word))


NO_EXAM: Final = ExamMode()


def _key(word: str) -> bytes:
    """A word as it is compared: a digest, which is as long whatever was typed."""
    plain = "".join(normalized_text(word, LONGEST_START_WORD).casefold().split())
    return hashlib.sha256(plain.encode()).digest()
