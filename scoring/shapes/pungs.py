"""Relations between pungs (kongs among them), and single pungs of a class."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Protocol

from scoring.tiles import Tile


class Pungs(Protocol):
    """Whatever has pungs: a case, or the part of it that a condition looks at."""

    @property
    def pungs(self) -> tuple[int, ...]:
        """Their places, kongs among them."""

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""


def of(case: Pungs, wanted: Callable[[Tile], bool]) -> tuple[int, ...]:
    """Places of the pungs whose tile is wanted."""
    return tuple(place for place in case.pungs if wanted(case.first(place)))


def shifted_in_one_suit(case: Pungs, size: int) -> Iterator[tuple[int, ...]]:
    """Pungs of one suit with consecutive numbers."""
    for places in combinations(_suited(case), size):
        firsts = sorted(case.first(place) for place in places)
        if len({each.suit for each in firsts}) == 1 and _in_a_row(firsts):
            yield places


def same_number(case: Pungs, size: int) -> Iterator[tuple[int, ...]]:
    """Pungs of the same number in that many suits."""
    for places in combinations(_suited(case), size):
        if len({case.first(place).number for place in places}) == 1:
            yield places


def shifted_in_three_suits(case: Pungs) -> Iterator[tuple[int, ...]]:
    """Three pungs of consecutive numbers, one in each suit."""
    for places in combinations(_suited(case), 3):
        firsts = sorted((case.first(place) for place in places), key=lambda each: each.number)
        if len({each.suit for each in firsts}) == 3 and _in_a_row(firsts):
            yield places


def _suited(case: Pungs) -> tuple[int, ...]:
    return of(case, lambda each: each.is_suited)


def _in_a_row(tiles: Sequence[Tile]) -> bool:
    return [each.number - tiles[0].number for each in tiles] == list(range(len(tiles)))
