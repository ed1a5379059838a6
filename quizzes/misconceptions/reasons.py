"""Misconceptions about reasons, announcements and other rules."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from quizzes.misconceptions.shared import ABSENT_FAN_ID
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "counted-fan-excluded",
        N_("left out what counts"),
        N_("%(fan)s does count in this hand."),
    ),
    choice_misconception(
        "other-reason",
        N_("left out for the wrong reason"),
        N_("%(fan)s is not counted, but for another reason."),
    ),
    choice_misconception(
        "absent-fan-excluded",
        N_("saw a fan that is not there"),
        N_("%(fan)s is not in this hand at all."),
    ),
    choice_misconception(
        ABSENT_FAN_ID,
        N_("saw a fan that is not there"),
        N_("%(fan)s is not in this hand."),
    ),
    choice_misconception(
        "objected-to-right",
        N_("an objection to what was right"),
        N_("The announcement was right, the total included."),
    ),
    choice_misconception(
        "other-rules-worth",
        N_("took the value from other rules"),
        N_("That is what the hand is worth under the other rules, not here."),
    ),
    choice_misconception(
        "other-rules-win",
        N_("assumed a win because other rules allow it"),
        N_("The hand wins under the other rules, but not here."),
    ),
    choice_misconception(
        "other-rules-refusal",
        N_("applied a condition of other rules"),
        N_("The hand does win here: it has everything that these rules require."),
    ),
    choice_misconception(
        "refused-for-another-reason",
        N_("refused for the wrong reason"),
        N_("It is indeed no win, but for a different reason."),
    ),
)
