"""One edition of the competition rules taken for another."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

EDITION_MISCONCEPTIONS: Final = (
    choice_misconception(
        "rule-of-1998",
        N_("applied the rule of 1998"),
        N_("That is the rule of the 1998 edition; this one differs."),
    ),
    choice_misconception(
        "rule-of-2006",
        N_("applied the rule of 2006"),
        N_("That is the rule of the 2006 edition; this one differs."),
    ),
    choice_misconception(
        "rule-of-2014",
        N_("applied the rule of 2014"),
        N_("That is the rule of the 2014 edition; this one differs."),
    ),
)
