"""The fouls of 1998, articles 13 and 14, in their order."""

from collections.abc import Mapping
from typing import Final

from scoring.mcr.table.fouls import STEPS, Consequence, Foul, Penalty, penalty
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, house, said

STOP: Final = penalty(Consequence.STOP)
GROWS: Final = penalty(Consequence.ESCALATION)

ROWS_1998: Final[Mapping[Foul, Ruling[Penalty]]] = {
    Foul.LATE_TO_10: said(
        penalty(Consequence.WARNING, Consequence.DEDUCTION, points=(10,)), "13.2(1)"
    ),
    Foul.LATE_TO_15: said(penalty(Consequence.DEDUCTION, points=(20,)), "13.2(1)"),
    Foul.LATE_OVER_15: said(penalty(Consequence.FORFEIT), "13.2(1)"),
    # A second breach may bring points, a stop, or in the end a suspension.
    Foul.OTHER_BREACH: said(
        penalty(
            points=STEPS,
            may=(
                Consequence.WARNING,
                Consequence.DEDUCTION,
                Consequence.STOP,
                Consequence.SUSPENSION,
            ),
        ),
        "13.1",
        "13.2(2)",
    ),
    Foul.CHEATING: said(penalty(may=(Consequence.SUSPENSION, Consequence.NOTICE)), "14.1", "13.4"),
    Foul.WRONG_CLAIM: said(STOP, "14.2"),
    Foul.EMPTY_CLAIM: said(GROWS, "14.3"),
    Foul.EARLY_DRAW: said(GROWS, "14.4"),
    Foul.LATE_PUNG: said(
        penalty(Consequence.ESCALATION, may=(Consequence.CLAIM_LOST,)), "14.5", "7.6"
    ),
    Foul.WIN_BELOW_MINIMUM: said(
        penalty(Consequence.PAID_TO_EACH, Consequence.STOP, points=(10,)), "14.6(1)"
    ),
    Foul.WIN_NOT_WAITING: said(
        penalty(Consequence.PAID_TO_EACH, Consequence.STOP, points=(20,)), "14.6(2)"
    ),
    Foul.WIN_ON_WRONG_TILE: said(
        penalty(Consequence.PAID_TO_EACH, Consequence.STOP, points=(10,)), "14.6(3)"
    ),
    # The text takes such a call to be made on purpose; no intent is to be shown.
    Foul.WIN_FAR_FROM_WAITING: said(penalty(Consequence.DISQUALIFICATION), "14.6(4)"),
    Foul.TILE_EXPOSED: said(penalty(Consequence.NEXT_DISCARD), "14.7(1)"),
    Foul.SHOWS_HAND_AT_GOOD_WIN: said(penalty(Consequence.WARNING), "14.7(2)"),
    Foul.SHOWS_HAND_AT_REFUSED_WIN: said(
        penalty(Consequence.DISCARDED_IN_TURN, Consequence.STOP), "14.7(2)"
    ),
    Foul.EXPOSES_ANOTHERS: said(
        penalty(Consequence.PAID_TO_INJURED, points=STEPS, may=(Consequence.HAND_ENDS,)), "14.7(3)"
    ),
    Foul.OWN_WIN_REFUSED: house(penalty(), Note.REFUSED_WIN_1998, "14.6", "14.7(1)"),
    Foul.NAMES_DISCARD: said(
        penalty(points=STEPS, may=(Consequence.WARNING, Consequence.DEDUCTION)), "14.8", "7.1"
    ),
    Foul.MISNAMES_DISCARD: said(
        penalty(Consequence.PAYS_FOR_THREE), "14.8", note=Note.MISNAMED_DISCARD
    ),
    Foul.WRONG_COUNT: said(STOP, "14.9"),
    Foul.INFORMATION: said(
        penalty(points=STEPS, may=(Consequence.DEDUCTION, Consequence.STOP)), "14.10"
    ),
    Foul.GRAVE_DISTURBANCE: said(
        penalty(Consequence.DISQUALIFICATION, Consequence.NOTICE, Consequence.AUTHORITY), "14.11"
    ),
}
