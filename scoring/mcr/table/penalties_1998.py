"""The fouls of 1998, articles 13 and 14, in their order."""

from collections.abc import Mapping
from typing import Final

from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, Penalty, penalty
from scoring.mcr.table.notes import Note
from scoring.table import Ruling, by_house_rule, by_text

STOP: Final = penalty(McrConsequence.STOP)
GROWS: Final = penalty(McrConsequence.ESCALATION)

ROWS_1998: Final[Mapping[McrFoul, Ruling[Penalty]]] = {
    McrFoul.LATE_TO_10: by_text(
        penalty(McrConsequence.WARNING, McrConsequence.DEDUCTION, points=(10,)), "13.2(1)"
    ),
    McrFoul.LATE_TO_15: by_text(penalty(McrConsequence.DEDUCTION, points=(20,)), "13.2(1)"),
    McrFoul.LATE_OVER_15: by_text(penalty(McrConsequence.FORFEIT), "13.2(1)"),
    # A second breach may bring points, a stop, or in the end a suspension.
    McrFoul.OTHER_BREACH: by_text(
        penalty(
            points=PENALTY_STEPS,
            may=(
                McrConsequence.WARNING,
                McrConsequence.DEDUCTION,
                McrConsequence.STOP,
                McrConsequence.SUSPENSION,
            ),
        ),
        "13.1",
        "13.2(2)",
    ),
    McrFoul.CHEATING: by_text(
        penalty(may=(McrConsequence.SUSPENSION, McrConsequence.NOTICE)), "14.1", "13.4"
    ),
    McrFoul.WRONG_CLAIM: by_text(STOP, "14.2"),
    McrFoul.EMPTY_CLAIM: by_text(GROWS, "14.3"),
    McrFoul.EARLY_DRAW: by_text(GROWS, "14.4"),
    McrFoul.LATE_PUNG: by_text(
        penalty(McrConsequence.ESCALATION, may=(McrConsequence.CLAIM_LOST,)), "14.5", "7.6"
    ),
    McrFoul.WIN_BELOW_MINIMUM: by_text(
        penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(10,)), "14.6(1)"
    ),
    McrFoul.WIN_NOT_WAITING: by_text(
        penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(20,)), "14.6(2)"
    ),
    McrFoul.WIN_ON_WRONG_TILE: by_text(
        penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(10,)),
        "14.6(3)",
        "14.6(1)",
    ),
    # The text takes such a call to be made on purpose; no intent is to be shown.
    McrFoul.WIN_FAR_FROM_WAITING: by_text(penalty(McrConsequence.DISQUALIFICATION), "14.6(4)"),
    McrFoul.TILE_EXPOSED: by_text(penalty(McrConsequence.NEXT_DISCARD), "14.7(1)"),
    McrFoul.SHOWS_HAND_AT_GOOD_WIN: by_text(penalty(McrConsequence.WARNING), "14.7(2)"),
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: by_text(
        penalty(McrConsequence.DISCARDED_IN_TURN, McrConsequence.STOP), "14.7(2)"
    ),
    McrFoul.EXPOSES_ANOTHERS: by_text(
        penalty(
            McrConsequence.PAID_TO_INJURED, points=PENALTY_STEPS, may=(McrConsequence.HAND_ENDS,)
        ),
        "14.7(3)",
    ),
    McrFoul.OWN_WIN_REFUSED: by_house_rule(penalty(), Note.REFUSED_WIN_1998, "14.6", "14.7(1)"),
    McrFoul.NAMES_DISCARD: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.WARNING, McrConsequence.DEDUCTION)),
        "14.8",
        "7.1",
        "13.1",
        "13.2(2)",
    ),
    McrFoul.MISNAMES_DISCARD: by_text(
        penalty(McrConsequence.PAYS_FOR_THREE), "14.8", note=Note.MISNAMED_DISCARD
    ),
    McrFoul.WRONG_COUNT: by_text(STOP, "14.9"),
    McrFoul.INFORMATION: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.DEDUCTION, McrConsequence.STOP)), "14.10"
    ),
    McrFoul.GRAVE_DISTURBANCE: by_text(
        penalty(McrConsequence.DISQUALIFICATION, McrConsequence.NOTICE, McrConsequence.AUTHORITY),
        "14.11",
    ),
}
