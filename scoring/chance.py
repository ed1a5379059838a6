"""Chance that a text decides: the same on every machine and in every version of Python."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

_Item = TypeVar("_Item")


class Chance:
    """A stream of numbers drawn from a text.

    Only `random.Random.random` is used: it alone is promised to stay the same in every version
    of Python.
    """

    def __init__(self, text: str) -> None:
        number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")
        self._chance = random.Random(number)

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1."""
        return int(self._chance.random() * count)

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """The items in any order."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return rest
