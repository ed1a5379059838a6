"""Wrong rules about fu and points that have no whole hand: a question says what each makes of it."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

MISCONCEPTIONS: Final = (
    choice_misconception(
        "plain-pair-counted",
        N_("fu for a pair that is not of value tiles"),
        N_("Only a pair of dragons, the seat wind or the round wind is worth fu."),
    ),
    choice_misconception(
        "payment-not-rounded",
        N_("a payment not rounded up"),
        N_("Each payment is rounded up to the next hundred, however little is over."),
    ),
    choice_misconception(
        "rounded-without-need",
        N_("rounded up a number already round"),
        N_("A number that is already round stays as it is."),
    ),
    choice_misconception(
        "rounded-too-early",
        N_("rounded before it is multiplied"),
        N_("First multiply, then round up: once, at the end."),
    ),
    choice_misconception(
        "sum-rounded",
        N_("the sum rounded instead of its parts"),
        N_("After a tsumo each payment is rounded up separately; the winner gets their sum."),
    ),
    choice_misconception(
        "share-for-total",
        N_("one payment and the whole mixed up"),
        N_("Look at what is asked: one player's payment, or all that the winner gets."),
    ),
    choice_misconception(
        "shares-swapped",
        N_("the dealer's share and the others' mixed up"),
        N_(
            "When a non-dealer wins by tsumo, the dealer pays the doubled share, the others"
            " the single one."
        ),
    ),
)
