"""Misconceptions about who may call what."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

CLAIM_MISCONCEPTIONS: Final = (
    choice_misconception(
        "three-seconds",
        N_("misjudged the three seconds"),
        N_("A pung is in time within 3 seconds; after that it is a foul."),
    ),
    choice_misconception(
        "chow-first",
        N_("chow before pung"),
        N_("A pung or kong takes priority over a chow."),
    ),
    choice_misconception(
        "first-caller",
        N_("the first to call"),
        N_("What decides is the kind of call and the seat, not who calls first."),
    ),
    choice_misconception(
        "calls-cancel",
        N_("the calls cancel each other out"),
        N_("Calls do not cancel each other out: one of them has priority."),
    ),
    choice_misconception(
        "valid-call-overlooked",
        N_("overlooked a valid call"),
        N_("One of the calls is valid, and its player gets the tile."),
    ),
    choice_misconception(
        "claim-before-win",
        N_("a claim put before a win"),
        N_("A win takes priority over every other call."),
    ),
    choice_misconception(
        "several-winners",
        N_("several winners"),
        N_("Only one player wins on a discard."),
    ),
    choice_misconception(
        "nearest-clockwise",
        N_("counted from the wrong side"),
        N_("Count anti-clockwise from the discarder to find the nearest player."),
    ),
    choice_misconception(
        "nearest-missed",
        N_("passed over a nearer winner"),
        N_("Counting anti-clockwise, a nearer player calls a win too."),
    ),
    choice_misconception(
        "chow-of-the-right",
        N_("chow by the wrong player"),
        N_("Only the player to the right of the discarder may chow."),
    ),
    choice_misconception(
        "chow-from-anyone",
        N_("chow of anyone's discard"),
        N_("A chow can only be made with the discard of the player on the left."),
    ),
    choice_misconception(
        "sideways-misplaced",
        N_("misplaced the sideways tile"),
        N_(
            "It points to the discarder: on the left, on the right, or in the middle for the player opposite."
        ),
    ),
    choice_misconception(
        "swap-forbidden",
        N_("a ban on discarding the claimed kind"),
        N_("A tile identical to the one just claimed may be discarded at once."),
    ),
    choice_misconception(
        "kong-needs-a-draw",
        N_("misjudged when a kong may be declared"),
        N_("A kong may be declared after a draw, but not right after a chow or pung."),
    ),
    choice_misconception(
        "kong-without-replacement",
        N_("a kong without a replacement tile"),
        N_("After a kong, a replacement tile is drawn from the end of the wall."),
    ),
    choice_misconception(
        "passed-tile-lost",
        N_("a ban on passed or discarded tiles"),
        N_("There is no such ban: a kind passed or discarded earlier may still be claimed."),
    ),
)
