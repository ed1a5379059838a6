"""Relations between chows: which places of a case form which pattern."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Protocol

from scoring.tiles import Tile


class HasChows(Protocol):
    """Whatever has chows: a case, or an aspect of it."""

    @property
    def chows(self) -> tuple[int, ...]:
        """Their places."""

    def first(self, place: int) -> Tile:
        """The lowest tile of the set at that place."""


def identical_chows(case: HasChows, size: int) -> Iterator[tuple[int, ...]]:
    """Groups of that many identical chows."""
    for places, firsts in _groups(case, size):
        if len(set(firsts)) == 1:
            yield places


def twins(case: HasChows) -> tuple[tuple[int, int], ...]:
    """Twos of identical chows, no chow in two of them."""
    single: dict[Tile, int] = {}
    results = []
    for place in case.chows:
        twin = single.pop(case.first(place), None)
        if twin is None:
            single[case.first(place)] = place
        else:
            results.append((twin, place))
    return tuple(results)


def shifted_in_one_suit(
    case: HasChows, size: int, steps: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Groups of one suit whose numbers rise by one step throughout, the step being one of those."""
    for places, firsts in _groups(case, size):
        if len({each.suit for each in firsts}) == 1:
            numbers = sorted(each.number for each in firsts)
            gaps = {high - low for low, high in pairwise(numbers)}
            if any(gaps == {step} for step in steps):
                yield places


def in_three_suits(
    case: HasChows, numbers: frozenset[tuple[int, ...]]
) -> Iterator[tuple[int, ...]]:
    """Three chows of three suits whose first numbers, sorted, are one of those triples."""
    for places, firsts in _groups(case, 3):
        if (
            len({each.suit for each in firsts}) == 3
            and tuple(sorted(each.number for each in firsts)) in numbers
        ):
            yield places


def in_two_suits(case: HasChows) -> Iterator[tuple[int, ...]]:
    """Two chows of the same numbers in two suits."""
    for places, (one, other) in _groups(case, 2):
        if one.number == other.number and one.suit != other.suit:
            yield places


def of_one_suit(case: HasChows, numbers: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Chows of one suit that start at exactly those numbers."""
    for places, firsts in _groups(case, len(numbers)):
        if (
            len({each.suit for each in firsts}) == 1
            and tuple(sorted(each.number for each in firsts)) == numbers
        ):
            yield places


def _groups(case: HasChows, size: int) -> Iterator[tuple[tuple[int, ...], tuple[Tile, ...]]]:
    """Every choice of so many chows: their places, and their lowest tiles."""
    places = case.chows
    if len(places) >= size:
        firsts = [case.first(place) for place in places]
        yield from zip(combinations(places, size), combinations(firsts, size), strict=True)
