"""The fouls of 2006, 3.11, in their order, and what 2014 changes."""

from collections.abc import Mapping
from typing import Final

from scoring.mcr.table.fouls import PENALTY_STEPS, McrConsequence, McrFoul, Penalty, penalty
from scoring.table import Ruling, by_text

STOP: Final = penalty(McrConsequence.STOP)
GROWS: Final = penalty(McrConsequence.ESCALATION)
NO_WIN_YET: Final = penalty(McrConsequence.NO_WIN_UNTIL_DRAW)
FALSE_10: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(10,))
FALSE_20: Final = penalty(McrConsequence.PAID_TO_EACH, McrConsequence.STOP, points=(20,))

ROWS_2006: Final[Mapping[McrFoul, Ruling[Penalty]]] = {
    McrFoul.LATE_TO_10: by_text(penalty(McrConsequence.DEDUCTION, points=(10,)), "3.11.2.1"),
    McrFoul.LATE_TO_15: by_text(penalty(McrConsequence.DEDUCTION, points=(20,)), "3.11.2.1"),
    McrFoul.LATE_OVER_15: by_text(penalty(McrConsequence.FORFEIT), "3.11.2.1"),
    McrFoul.OTHER_BREACH: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.WARNING, McrConsequence.DEDUCTION)),
        "3.11.1",
        "3.11.2.2",
    ),
    McrFoul.UNLAWFUL_GAIN: by_text(
        penalty(may=(McrConsequence.PLACE_CANCELLED, McrConsequence.DISQUALIFICATION)), "3.11.5"
    ),
    McrFoul.CHEATING: by_text(
        penalty(may=(McrConsequence.SUSPENSION, McrConsequence.NOTICE)), "3.11.6.1", "3.11.4"
    ),
    McrFoul.WRONG_CLAIM: by_text(STOP, "3.11.6.2"),
    McrFoul.WRONG_FLOWER: by_text(STOP, "3.11.6.2"),
    McrFoul.EMPTY_CLAIM: by_text(GROWS, "3.11.6.3"),
    McrFoul.EARLY_DRAW: by_text(GROWS, "3.11.6.4", "3.11.6.3"),  # “the same as above”
    McrFoul.WRONG_TILE_APART: by_text(penalty(McrConsequence.PUT_BACK), "3.11.6.4"),
    McrFoul.WRONG_TILE_IN_HAND: by_text(STOP, "3.11.6.4"),
    McrFoul.LATE_PUNG: by_text(GROWS, "3.11.6.5", "3.11.6.3", "3.6.7"),
    McrFoul.WIN_BELOW_MINIMUM: by_text(FALSE_10, "3.11.6.6(1)"),
    McrFoul.WIN_ON_WRONG_TILE: by_text(FALSE_10, "3.11.6.6(1)"),
    McrFoul.WIN_NOT_WAITING: by_text(FALSE_20, "3.11.6.6(2)"),
    McrFoul.WIN_FAR_FROM_WAITING: by_text(FALSE_20, "3.11.6.6(2)"),
    McrFoul.TILE_EXPOSED: by_text(penalty(McrConsequence.NEXT_DISCARD), "3.11.6.7(1)"),
    McrFoul.SHOWS_HAND_AT_GOOD_WIN: by_text(penalty(McrConsequence.WARNING), "3.11.6.7(2)"),
    McrFoul.SHOWS_HAND_AT_REFUSED_WIN: by_text(
        penalty(McrConsequence.DISCARDED_IN_TURN, McrConsequence.STOP), "3.11.6.7(2)"
    ),
    McrFoul.PLAY_MADE_IMPOSSIBLE: by_text(
        penalty(McrConsequence.PAID_TO_EACH, McrConsequence.HAND_ENDS, points=(30,)), "3.11.6.7(2)"
    ),
    McrFoul.EXPOSES_ANOTHERS: by_text(
        penalty(
            McrConsequence.PAID_TO_INJURED, points=PENALTY_STEPS, may=(McrConsequence.HAND_ENDS,)
        ),
        "3.11.6.7(3)",
    ),
    McrFoul.OWN_WIN_REFUSED: by_text(penalty(), "3.11.6.7(4)"),
    McrFoul.NAMES_DISCARD: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.WARNING, McrConsequence.DEDUCTION)),
        "3.6.1",
        "3.11.1",
        "3.11.2.2",
    ),
    McrFoul.WRONG_COUNT: by_text(STOP, "3.11.6.8"),
    McrFoul.INFORMATION: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.DEDUCTION, McrConsequence.STOP)),
        "3.11.6.9",
        "3.11.2.2",
    ),
    McrFoul.GRAVE_DISTURBANCE: by_text(
        penalty(McrConsequence.DISQUALIFICATION, McrConsequence.NOTICE), "3.11.6.10"
    ),
    McrFoul.LATE_FETCH: by_text(
        penalty(McrConsequence.CLAIM_LOST, McrConsequence.STOP), "3.11.6.11(1)"
    ),
    McrFoul.WINNING_TILE_LEFT: by_text(FALSE_10, "3.11.6.11(2)", "3.11.6.6(1)"),
    McrFoul.CLAIM_THEN_WIN: by_text(NO_WIN_YET, "3.11.6.11(3)"),
    McrFoul.CLAIM_THEN_WIN_SHOWN: by_text(STOP, "3.11.6.11(3)"),
    McrFoul.ODD_WIN_CALL: by_text(NO_WIN_YET, "3.11.6.11(3)"),
    McrFoul.ODD_WIN_CALL_SHOWN: by_text(STOP, "3.11.6.11(3)"),
    McrFoul.SHOWS_BEFORE_CALL: by_text(STOP, "3.11.6.11(4)"),
    McrFoul.REACHES_INTO_FLOOR: by_text(penalty(McrConsequence.CLAIM_LOST), "3.11.6.11(5)"),
    McrFoul.WINNING_TILE_MIXED: by_text(STOP, "3.11.6.11(6)"),
}

ROWS_2014: Final[Mapping[McrFoul, Ruling[Penalty]]] = {
    **ROWS_2006,
    McrFoul.WRONG_FLOWER: by_text(STOP, "3.11.6.2", "appendix 1 item 81"),
    McrFoul.EMPTY_FLOWER: by_text(GROWS, "3.11.6.3"),
    McrFoul.EARLY_DRAW: by_text(GROWS, "3.11.6.4"),
    McrFoul.LATE_PUNG: by_text(GROWS, "3.11.6.5", "3.6.7"),
    McrFoul.CLAIM_THEN_WIN: by_text(STOP, "3.11.6.11(3)"),
    McrFoul.ODD_WIN_CALL: by_text(STOP, "3.11.6.11(3)"),
    McrFoul.WATCHES_ON: by_text(
        penalty(points=PENALTY_STEPS, may=(McrConsequence.WARNING, McrConsequence.DEDUCTION)),
        "3.11.6.11(8)",
        "3.11.2.2",
    ),
}
