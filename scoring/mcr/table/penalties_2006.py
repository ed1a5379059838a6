"""The fouls of 2006, 3.11, in their order, and what 2014 changes."""

from collections.abc import Mapping
from typing import Final

from scoring.mcr.table.fouls import STEPS, Consequence, Foul, Penalty, penalty
from scoring.table import Ruling, said

STOP: Final = penalty(Consequence.STOP)
GROWS: Final = penalty(Consequence.ESCALATION)
NO_WIN_YET: Final = penalty(Consequence.NO_WIN_UNTIL_DRAW)
FALSE_10: Final = penalty(Consequence.PAID_TO_EACH, Consequence.STOP, points=(10,))
FALSE_20: Final = penalty(Consequence.PAID_TO_EACH, Consequence.STOP, points=(20,))

ROWS_2006: Final[Mapping[Foul, Ruling[Penalty]]] = {
    Foul.LATE_TO_10: said(penalty(Consequence.DEDUCTION, points=(10,)), "3.11.2.1"),
    Foul.LATE_TO_15: said(penalty(Consequence.DEDUCTION, points=(20,)), "3.11.2.1"),
    Foul.LATE_OVER_15: said(penalty(Consequence.FORFEIT), "3.11.2.1"),
    Foul.OTHER_BREACH: said(
        penalty(points=STEPS, may=(Consequence.WARNING, Consequence.DEDUCTION)),
        "3.11.1",
        "3.11.2.2",
    ),
    Foul.UNLAWFUL_GAIN: said(
        penalty(may=(Consequence.PLACE_CANCELLED, Consequence.DISQUALIFICATION)), "3.11.5"
    ),
    Foul.CHEATING: said(
        penalty(may=(Consequence.SUSPENSION, Consequence.NOTICE)), "3.11.6.1", "3.11.4"
    ),
    Foul.WRONG_CLAIM: said(STOP, "3.11.6.2"),
    Foul.WRONG_FLOWER: said(STOP, "3.11.6.2"),
    Foul.EMPTY_CLAIM: said(GROWS, "3.11.6.3"),
    Foul.EARLY_DRAW: said(GROWS, "3.11.6.4"),
    Foul.WRONG_TILE_APART: said(penalty(Consequence.PUT_BACK), "3.11.6.4"),
    Foul.WRONG_TILE_IN_HAND: said(STOP, "3.11.6.4"),
    Foul.LATE_PUNG: said(GROWS, "3.11.6.5", "3.6.7"),
    Foul.WIN_BELOW_MINIMUM: said(FALSE_10, "3.11.6.6(1)"),
    Foul.WIN_ON_WRONG_TILE: said(FALSE_10, "3.11.6.6(1)"),
    Foul.WIN_NOT_WAITING: said(FALSE_20, "3.11.6.6(2)"),
    Foul.WIN_FAR_FROM_WAITING: said(FALSE_20, "3.11.6.6(2)"),
    Foul.TILE_EXPOSED: said(penalty(Consequence.NEXT_DISCARD), "3.11.6.7(1)"),
    Foul.SHOWS_HAND_AT_GOOD_WIN: said(penalty(Consequence.WARNING), "3.11.6.7(2)"),
    Foul.SHOWS_HAND_AT_REFUSED_WIN: said(
        penalty(Consequence.DISCARDED_IN_TURN, Consequence.STOP), "3.11.6.7(2)"
    ),
    Foul.PLAY_MADE_IMPOSSIBLE: said(
        penalty(Consequence.PAID_TO_EACH, Consequence.HAND_ENDS, points=(30,)), "3.11.6.7(2)"
    ),
    Foul.EXPOSES_ANOTHERS: said(
        penalty(Consequence.PAID_TO_INJURED, points=STEPS, may=(Consequence.HAND_ENDS,)),
        "3.11.6.7(3)",
    ),
    Foul.OWN_WIN_REFUSED: said(penalty(), "3.11.6.7(4)"),
    Foul.NAMES_DISCARD: said(
        penalty(points=STEPS, may=(Consequence.WARNING, Consequence.DEDUCTION)),
        "3.6.1",
        "3.11.1",
        "3.11.2.2",
    ),
    Foul.WRONG_COUNT: said(STOP, "3.11.6.8"),
    Foul.INFORMATION: said(
        penalty(points=STEPS, may=(Consequence.DEDUCTION, Consequence.STOP)), "3.11.6.9"
    ),
    Foul.GRAVE_DISTURBANCE: said(
        penalty(Consequence.DISQUALIFICATION, Consequence.NOTICE), "3.11.6.10"
    ),
    Foul.LATE_FETCH: said(penalty(Consequence.CLAIM_LOST, Consequence.STOP), "3.11.6.11(1)"),
    Foul.WINNING_TILE_LEFT: said(FALSE_10, "3.11.6.11(2)", "3.11.6.6(1)"),
    Foul.CLAIM_THEN_WIN: said(NO_WIN_YET, "3.11.6.11(3)"),
    Foul.CLAIM_THEN_WIN_SHOWN: said(STOP, "3.11.6.11(3)"),
    Foul.ODD_WIN_CALL: said(NO_WIN_YET, "3.11.6.11(3)"),
    Foul.ODD_WIN_CALL_SHOWN: said(STOP, "3.11.6.11(3)"),
    Foul.SHOWS_BEFORE_CALL: said(STOP, "3.11.6.11(4)"),
    Foul.REACHES_INTO_FLOOR: said(penalty(Consequence.CLAIM_LOST), "3.11.6.11(5)"),
    Foul.WINNING_TILE_MIXED: said(STOP, "3.11.6.11(6)"),
}

ROWS_2014: Final[Mapping[Foul, Ruling[Penalty]]] = {
    **ROWS_2006,
    Foul.WRONG_FLOWER: said(STOP, "3.11.6.2", "appendix 1 item 81"),
    Foul.EMPTY_FLOWER: said(GROWS, "3.11.6.3"),
    Foul.CLAIM_THEN_WIN: said(STOP, "3.11.6.11(3)"),
    Foul.ODD_WIN_CALL: said(STOP, "3.11.6.11(3)"),
    Foul.WATCHES_ON: said(
        penalty(points=STEPS, may=(Consequence.WARNING, Consequence.DEDUCTION)), "3.11.6.11(8)"
    ),
}
