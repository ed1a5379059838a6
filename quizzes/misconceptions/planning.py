"""Wrong answers about what a hand could become."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

FARTHER_FAN: Final = "farther-fan"
OTHER_PLAN_HELPED: Final = "other-plan-helped"
IDLE_TILE: Final = "idle-tile"
NEEDED_TILE: Final = "needed-tile"
MISCONCEPTIONS: Final = (
    choice_misconception(
        FARTHER_FAN,
        N_("a fan that only looks close"),
        N_("A win with that fan needs more tiles."),
    ),
    choice_misconception(
        OTHER_PLAN_HELPED,
        N_("a tile that helps something else"),
        N_("It brings a winning shape nearer, but not this fan."),
    ),
    choice_misconception(
        IDLE_TILE,
        N_("a tile that is only next to one in the hand"),
        N_("It lies next to tiles of the hand, but does not bring this fan nearer."),
    ),
    choice_misconception(
        NEEDED_TILE,
        N_("a needed tile discarded"),
        N_("Without it one of the two fans is farther away."),
    ),
)
