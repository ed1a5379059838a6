"""Wrong entries on a score sheet, and what is thought wrongly about its table."""

from typing import Final

from quizzes.misconceptions.misconception import choice_misconception
from wording import N_

SIGNS_TURNED: Final = "sheet-signs-turned"
BASE_LEFT_OUT: Final = "sheet-base-left-out"
PAID_FOR_ALL: Final = "sheet-paid-for-all"
DEDUCTION_PAID: Final = "sheet-deduction-paid"
TOTAL_MISCARRIED: Final = "sheet-total-miscarried"
RIGHT_LINE_REFUSED: Final = "sheet-right-line-refused"
DEAL_FOR_TOTAL: Final = "sheet-deal-for-total"
ALL_PAY: Final = "sheet-all-pay"
THREE_SHARES: Final = "sheet-three-shares"
STICK_FORGOTTEN: Final = "sheet-stick-forgotten"
EQUAL_SHARES: Final = "sheet-equal-shares"
TIE_BROKEN: Final = "sheet-tie-broken"
WRONG_ORDER: Final = "sheet-wrong-order"
MOVED_ON: Final = "sheet-moved-on"
COUNTED_STACK_TAKEN: Final = "sheet-counted-stack-taken"
THROWER_MISCOUNTED: Final = "sheet-thrower-miscounted"
SECOND_THROW_ALONE: Final = "sheet-second-throw-alone"
SIGNATURE_WANTED: Final = "sheet-signature-wanted"
SIGNATURES_COMPLETE: Final = "sheet-signatures-complete"
HALF_HOUR_OVER: Final = "sheet-half-hour-over"
FORM_WANTED: Final = "sheet-form-wanted"
MISCONCEPTIONS: Final = (
    choice_misconception(
        SIGNS_TURNED,
        N_("two players' points swapped"),
        N_(
            "The points of two players are swapped: receipts are written with a plus, payments "
            "with a minus."
        ),
    ),
    choice_misconception(
        BASE_LEFT_OUT,
        N_("base points left out of the sheet"),
        N_("Each of the other three pays 8 base points as well."),
    ),
    choice_misconception(
        PAID_FOR_ALL,
        N_("the discarder pays the base points for all"),
        N_("The other two pay their own 8 base points."),
    ),
    choice_misconception(
        DEDUCTION_PAID,
        N_("a deduction written as a payment"),
        N_("A deduction only comes off the score; the text does not say that anybody receives it."),
    ),
    choice_misconception(
        TOTAL_MISCARRIED,
        N_("a total carried wrongly"),
        N_("A total is the previous total plus the points of this deal."),
    ),
    choice_misconception(
        RIGHT_LINE_REFUSED,
        N_("took a right line for the wrong one"),
        N_("This line is right; another one is wrong."),
    ),
    choice_misconception(
        DEAL_FOR_TOTAL,
        N_("the last deal alone taken for the total"),
        N_("The totals in the line above count too."),
    ),
    choice_misconception(
        ALL_PAY,
        N_("all three pay for another player's tile"),
        N_("Only the player whose tile it was pays."),
    ),
    choice_misconception(
        THREE_SHARES,
        N_("three shares for a discard"),
        N_("For a discard one share is paid, not three."),
    ),
    choice_misconception(
        STICK_FORGOTTEN,
        N_("the riichi stick forgotten"),
        N_("The 1,000-point stick goes from the player who declared riichi to the winner."),
    ),
    choice_misconception(
        EQUAL_SHARES,
        N_("the dealer pays no more than the others"),
        N_("On a tsumo the dealer pays a double share, before rounding."),
    ),
    choice_misconception(
        TIE_BROKEN,
        N_("tied players placed one after the other"),
        N_("Tied players share their place, or the points for it."),
    ),
    choice_misconception(
        WRONG_ORDER,
        N_("ranked by competition points first"),
        N_("Competition points decide only where table points are equal."),
    ),
    choice_misconception(
        MOVED_ON,
        N_("everybody moves on one seat"),
        N_("The table of seats decides; not everybody moves the same way."),
    ),
    choice_misconception(
        COUNTED_STACK_TAKEN,
        N_("the last stack counted taken first"),
        N_("The last stack counted stays; the next one is taken first."),
    ),
    choice_misconception(
        THROWER_MISCOUNTED,
        N_("the wall of the wrong player"),
        N_("Count anti-clockwise, with the dealer as one."),
    ),
    choice_misconception(
        SECOND_THROW_ALONE,
        N_("only the second throw counted"),
        N_("The numbers of both throws are added."),
    ),
    choice_misconception(
        SIGNATURE_WANTED,
        N_("thought a signature was missing"),
        N_("This signature is there already."),
    ),
    choice_misconception(
        SIGNATURES_COMPLETE,
        N_("a missing signature overlooked"),
        N_("One signature is still missing."),
    ),
    choice_misconception(
        HALF_HOUR_OVER,
        N_("an appeal after half an hour"),
        N_("The half hour was over."),
    ),
    choice_misconception(
        FORM_WANTED,
        N_("an incomplete appeal"),
        N_("Something that the text requires is missing."),
    ),
)
