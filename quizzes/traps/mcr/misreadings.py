"""Misconceptions about the table under the competition rules."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

ABOUT_THE_WALL: Final[tuple[Misreading, ...]] = ()

ABOUT_CLAIMS: Final[tuple[Misreading, ...]] = (
    Misreading(
        "three-seconds",
        N_("misjudged the three seconds"),
        N_("A pung is in time within 3 seconds; after that it is a foul."),
    ),
)

ABOUT_FOULS: Final = (
    Misreading(
        "carried-over",
        N_("counted fouls of the hand before"),
        N_("Fouls are counted within one hand; a new hand begins with a warning."),
    ),
    Misreading(
        "step-miscounted",
        N_("took the wrong step"),
        N_("The first time is a warning, then 5, 10 and 20 points."),
    ),
    Misreading(
        "empty-for-wrong",
        N_("took an empty call for a wrong set"),
        N_("An empty call only counts up; a wrong set laid open stops the player."),
    ),
    Misreading(
        "early-for-wrong-tile",
        N_("took an early draw for a wrong tile"),
        N_("Drawing too early only counts up; it does not stop the player."),
    ),
    Misreading(
        "late-for-wrong",
        N_("took a late pung for a wrong one"),
        N_("A late pung only counts up; a wrong set laid open stops the player."),
    ),
    Misreading(
        "more-than-eight",
        N_("eight points held too few"),
        N_("A hand of exactly 8 points without flowers may win."),
    ),
    Misreading(
        "flowers-in-minimum",
        N_("flowers in the minimum"),
        N_("Flowers do not help to reach the minimum of 8."),
    ),
    Misreading(
        "minimum-forgotten",
        N_("forgot the minimum"),
        N_("A hand below 8 points is no win."),
    ),
    Misreading(
        "false-wins-mixed",
        N_("mixed up the false wins"),
        N_("10 points each for too few points or a wrong tile, 20 each while not waiting."),
    ),
    Misreading(
        "deducted-not-paid",
        N_("points taken off instead of paid"),
        N_("The points of a false win are paid to each of the other players."),
    ),
    Misreading(
        "still-wins",
        N_("kept the right to win"),
        N_("Beside the payment, the player may not win in this hand."),
    ),
    Misreading(
        "false-win-taken-back",
        N_("a false win taken back"),
        N_("A win that was called cannot be taken back: it is punished."),
    ),
    Misreading(
        "one-tile-on-purpose",
        N_("one tile short taken as on purpose"),
        N_("One tile short of waiting is a mistake: 20 points each, no disqualification."),
    ),
    Misreading(
        "refused-win-exposed",
        N_("tiles of a refused win taken as exposed"),
        N_("The tiles shown with one's own refused win do not count as exposed."),
    ),
)

ABOUT_SCORES: Final[tuple[Misreading, ...]] = ()
