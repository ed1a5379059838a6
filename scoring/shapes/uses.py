"""Uses of a fan that is there or not, however many choices of sets would make it."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Protocol

from scoring.fan import Use
from scoring.tiles import Tile


class HasSets(Protocol):
    """Whatever has sets: a case, or an aspect of it."""

    @property
    def first(self) -> Callable[[int], Tile]:
        """The lowest tile of the set at a place."""


def once(choices: Iterator[tuple[int, ...]]) -> Iterator[Use]:
    """One use, of the first choice of places."""
    return map(Use, islice(choices, 1))


def once_by_tile(case: HasSets, choices: Iterator[tuple[int, ...]]) -> Iterator[Use]:
    """The same with the sets in the order of their tiles, not as they lie in the reading."""
    for places in islice(choices, 1):
        yield Use(tuple(sorted(places, key=case.first)))
