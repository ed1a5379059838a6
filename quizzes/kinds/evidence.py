"""How much an answer tells of a fan, by what gave hints."""

from typing import Final

MIXED: Final = 1.0  # nothing told which fan to look for
SHORT_LIST: Final = 0.7  # the fan was on a short list
FILTERED: Final = 0.5  # the drill was chosen for the fan
ONE_OF_FOUR: Final = 0.4  # one of four, and three of them are not there at all
BY_THE_SUM: Final = 0.3  # a right total says that each fan was seen, but not which was thought of
