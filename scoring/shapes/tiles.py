"""What kinds of tile a hand holds."""

from collections.abc import Callable

from scoring.case import Case
from scoring.reading import Shape
from scoring.tiles import Tile


def only(case: Case, wanted: Callable[[Tile], bool]) -> bool:
    """Every tile of the hand is wanted."""
    return all(wanted(each) for each in case.kinds)


def in_every_set(case: Case, wanted: Callable[[Tile], bool]) -> bool:
    """Four sets and a pair, each with a tile that is wanted."""
    return case.shape is Shape.STANDARD and all(
        any(wanted(each) for each in part.tiles) for part in case.sets
    )


def is_terminal_or_honor(each: Tile) -> bool:
    """A 1, a 9 or an honor."""
    return each.is_terminal or each.is_honor
