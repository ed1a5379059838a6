"""One edition of the competition rules taken for another."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

EDITION_MISCONCEPTIONS: Final = (
    choice_misconception(
        "rule-of-1998",
        N_("took the rule of 1998"),
        N_("That is how the edition of 1998 has it; this one differs."),
    ),
    choice_misconception(
        "rule-of-2006",
        N_("took the rule of 2006"),
        N_("That is how the edition of 2006 has it; this one differs."),
    ),
    choice_misconception(
        "rule-of-2014",
        N_("took the rule of 2014"),
        N_("That is how the edition of 2014 has it; this one differs."),
    ),
)
