"""Which control an answer is given with."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from quizzes import Kind, Question


class Control(StrEnum):
    """What stands below a question."""

    FANS = "fans"  # fans by value, with finding by name
    PAD = "pad"  # keys of values that add up
    TILES = "tiles"  # the 34 tiles
    SEATS = "seats"  # an amount for each player
    ANNOUNCEMENT = "announcement"  # fans to tick or strike
    CHOICES = "choices"  # a few answers to press
    NUMBER = "number"  # one number


_OWN: Final[Mapping[Kind, Control]] = {
    Kind.FANS: Control.FANS,
    Kind.TOTAL: Control.PAD,
    Kind.WAITS: Control.TILES,
    Kind.PAYMENTS: Control.SEATS,
    Kind.SPOT_ERROR: Control.ANNOUNCEMENT,
}


def control_of(question: Question) -> Control:
    """The control of a question; where its kind has none of its own, its choices tell."""
    plain = Control.CHOICES if question.choices else Control.NUMBER
    return _OWN.get(question.address.kind, plain)
