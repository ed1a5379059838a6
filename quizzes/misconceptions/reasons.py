"""Misconceptions about reasons, announcements and other rules."""

from typing import Final

from quizzes.misconceptions.misreading import TableMisconception
from quizzes.misconceptions.shared import ABSENT
from wording import N_

REASONS: Final = (
    TableMisconception(
        "counted-fan-excluded",
        N_("a fan left out that counts"),
        N_("%(fan)s does count in this hand."),
    ),
    TableMisconception(
        "other-reason",
        N_("left out for the wrong reason"),
        N_("%(fan)s is not counted, but for another reason."),
    ),
    TableMisconception(
        "absent-fan-excluded",
        N_("a fan seen that is not there"),
        N_("%(fan)s is not in this hand at all."),
    ),
    TableMisconception(
        ABSENT,
        N_("a fan seen that is not there"),
        N_("%(fan)s is not in this hand."),
    ),
    TableMisconception(
        "objected-to-right",
        N_("an objection to what was right"),
        N_("The announcement was right: every fan and the total."),
    ),
    TableMisconception(
        "other-rules-worth",
        N_("the worth under other rules taken over"),
        N_("That is what the hand is worth under the other rules, not here."),
    ),
    TableMisconception(
        "other-rules-win",
        N_("a win taken over from other rules"),
        N_("The hand wins under the other rules, but not here."),
    ),
    TableMisconception(
        "other-rules-refusal",
        N_("a condition of other rules taken over"),
        N_("The hand does win here: these rules have no such condition."),
    ),
    TableMisconception(
        "refused-for-another-reason",
        N_("refused for the wrong reason"),
        N_("It is no win, but for another reason."),
    ),
)
BY_ID: Final = {each.id: each for each in REASONS}
