"""Relations between pungs (kongs among them), and single pungs of a class."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Protocol

from scoring.tiles import Tile


class HasPungs(Protocol):
    """Whatever has pungs: a case, or an aspect of it."""

    @property
    def pungs(self) -> tuple[int, ...]:
        """Their places, kongs among them."""

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""


def pungs_where(case: HasPungs, wanted: Callable[[Tile], bool]) -> tuple[int, ...]:
    """Places of the pungs whose tile is wanted."""
    return tuple([place for place in case.pungs if wanted(case.first(place))])


def shifted_in_one_suit(case: HasPungs, size: int) -> Iterator[tuple[int, ...]]:
    """Pungs of one suit with consecutive numbers."""
    for places, firsts in _groups(case, size):
        if len({each.suit for each in firsts}) == 1 and _in_a_row(firsts):
            yield places


def same_number(case: HasPungs, size: int) -> Iterator[tuple[int, ...]]:
    """Pungs of the same number in that many suits."""
    for places, firsts in _groups(case, size):
        if len({each.number for each in firsts}) == 1:
            yield places


def shifted_in_three_suits(case: HasPungs) -> Iterator[tuple[int, ...]]:
    """Three pungs of consecutive numbers, one in each suit."""
    for places, firsts in _groups(case, 3):
        if len({each.suit for each in firsts}) == 3 and _in_a_row(firsts):
            yield places


def _groups(case: HasPungs, size: int) -> Iterator[tuple[tuple[int, ...], tuple[Tile, ...]]]:
    """Every choice of so many pungs of number tiles: their places, and their tiles."""
    places = pungs_where(case, lambda each: each.is_suited)
    if len(places) >= size:
        firsts = [case.first(place) for place in places]
        yield from zip(combinations(places, size), combinations(firsts, size), strict=True)


def _in_a_row(tiles: Sequence[Tile]) -> bool:
    numbers = sorted(each.number for each in tiles)
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))
