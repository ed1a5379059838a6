"""A run of questions: so many of one kind, level and seed, from number 1 on."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote, urlencode

from quizzes import Address, Kind

LENGTHS: Final = (5, 10, 20)
DEFAULT_LENGTH: Final = 10
LONGEST: Final = 50
SEEDS: Final = 1_000_000
PATH: Final = "/drill/"

_chance = random.SystemRandom()


@dataclass(frozen=True, slots=True)
class Run:
    """A question and the length of the run that it belongs to."""

    address: Address
    length: int

    @property
    def number(self) -> int:
        """The place of the question, from 1."""
        return max(1, self.address.index)

    @property
    def is_last(self) -> bool:
        """Nothing comes after this question."""
        return self.number >= self.length

    @property
    def href(self) -> str:
        """Where the question is asked."""
        return f"{PATH}{quote(str(self.address), safe='/+')}?{urlencode({'n': self.length})}"

    def at(self, number: int) -> "Run":
        """The same run at another question."""
        return replace(self, address=replace(self.address, index=number))

    @property
    def after(self) -> "Run":
        """The next question."""
        return self.at(self.number + 1)

    @property
    def over_href(self) -> str:
        """Where the run is summed up."""
        return f"{PATH}done/{quote(str(self.address), safe='/+')}?{urlencode({'n': self.length})}"

    @property
    def next_href(self) -> str:
        """Where one goes from here: to the next question, or to the sum after the last."""
        return self.over_href if self.is_last else self.after.href


def run_of(address: Address, asked_length: str | None) -> Run:
    """The run around a question; a length that cannot be is the usual one."""
    text = asked_length or ""
    length = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    if not 1 <= length <= LONGEST:
        length = DEFAULT_LENGTH
    return Run(address, max(length, address.index))


def new_run(rules: str, kind: Kind, level: int, length: int, fans: Sequence[str] = ()) -> Run:
    """A run that nobody had before, at its first question."""
    seed = _chance.randrange(1, SEEDS)
    return Run(Address(rules, kind, level, seed, 1, tuple(fans)), length)
