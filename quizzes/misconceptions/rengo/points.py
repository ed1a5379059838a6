"""Wrong rules about fu and points that have no whole hand: a question says what each makes of it."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "plain-pair-counted",
        N_("fu for a pair that is of no value tiles"),
        N_("Only a pair of dragons, of the seat wind or of the round wind has fu."),
    ),
)
