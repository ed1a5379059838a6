"""Which controls there are to answer with."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

_Row = TypeVar("_Row")


class Control(StrEnum):
    """What stands below a question."""

    FANS = "fans"  # fans by value, with finding by name
    PAD = "pad"  # keys of values that add up
    TILES = "tiles"  # the 34 tiles
    SEATS = "seats"  # an amount for each player
    ANNOUNCEMENT = "announcement"  # fans to tick or strike
    CHOICES = "choices"  # a few answers to press
    NUMBER = "number"  # one number


def complete_by_control(rows: Mapping[Control, _Row]) -> Mapping[Control, _Row]:
    """The same rows. Raises LookupError: a control has none."""
    if missing := set(Control) - set(rows):
        raise LookupError(f"controls without a row: {sorted(missing)}")
    return rows
