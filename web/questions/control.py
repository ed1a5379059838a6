"""Which controls there are to answer with."""

from enum import StrEnum


class Control(StrEnum):
    """What stands below a question."""

    FANS = "fans"  # fans by value, with finding by name
    PAD = "pad"  # keys of values that add up
    TILES = "tiles"  # the 34 tiles
    SEATS = "seats"  # an amount for each player
    ANNOUNCEMENT = "announcement"  # fans to tick or strike
    CHOICES = "choices"  # a few answers to press
    NUMBER = "number"  # one number
