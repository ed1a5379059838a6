"""Wrong answers about names and pictures: one thing is taken for another that is near it or is called alike."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

LOOKALIKE_NAME: Final = "lookalike-name"
NEIGHBOURING_TERM: Final = "neighbouring-term"
PICTURE_MIXED_UP: Final = "picture-mixed-up"
MISCONCEPTIONS: Final = (
    choice_misconception(
        LOOKALIKE_NAME,
        N_("names that look alike"),
        N_("The two names look alike but mean different things."),
    ),
    choice_misconception(
        NEIGHBOURING_TERM,
        N_("mixed up two terms"),
        N_("The two are different things."),
    ),
    choice_misconception(
        PICTURE_MIXED_UP,
        N_("mixed up two pictures"),
        N_("The picture shows something else."),
    ),
)
