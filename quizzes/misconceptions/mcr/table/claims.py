"""Misconceptions about who may call what."""

from typing import Final

from quizzes.misconceptions.misreading import TableMisconception
from wording import N_

ABOUT_CLAIMS: Final = (
    TableMisconception(
        "three-seconds",
        N_("misjudged the three seconds"),
        N_("A pung is in time within 3 seconds; after that it is a foul."),
    ),
    TableMisconception(
        "chow-first",
        N_("chow before pung"),
        N_("Pung and kong go before a chow."),
    ),
    TableMisconception(
        "first-caller",
        N_("whoever calls first"),
        N_("Not the faster voice decides, but the kind of call and the seat."),
    ),
    TableMisconception(
        "calls-cancel",
        N_("the calls cancel each other"),
        N_("Calls do not cancel each other: one of them has priority."),
    ),
    TableMisconception(
        "claim-before-win",
        N_("a claim before a win"),
        N_("A win goes before every other call."),
    ),
    TableMisconception(
        "several-winners",
        N_("several winners"),
        N_("Only one player wins a discard."),
    ),
    TableMisconception(
        "nearest-clockwise",
        N_("counted from the wrong side"),
        N_("The nearest is counted anti-clockwise from the discarder."),
    ),
    TableMisconception(
        "nearest-missed",
        N_("passed over a nearer winner"),
        N_("Somebody before that player, anti-clockwise, calls win too."),
    ),
    TableMisconception(
        "chow-of-the-right",
        N_("chow by the left-hand player"),
        N_("The chow is for the player to the right of the discarder."),
    ),
    TableMisconception(
        "chow-from-anyone",
        N_("chow of anyone's discard"),
        N_("A chow takes the left-hand player's discard only."),
    ),
    TableMisconception(
        "sideways-misplaced",
        N_("misplaced the sideways tile"),
        N_("It points to the discarder: left, opposite in the middle, right."),
    ),
    TableMisconception(
        "swap-forbidden",
        N_("no discard of what was claimed"),
        N_("A tile like the one just claimed may be discarded at once."),
    ),
    TableMisconception(
        "kong-needs-a-draw",
        N_("misjudged when a kong may be declared"),
        N_("After drawing a kong may be declared; after a chow or pung not yet."),
    ),
    TableMisconception(
        "passed-tile-lost",
        N_("a passed tile is lost"),
        N_("There is no such bar: a passed or discarded tile may be called again."),
    ),
)
