"""Why a declared win stands or is false, how play goes on, and what was agreed (IMJ 7, 18 to 21, 33.4, 34)."""

from collections.abc import Mapping
from typing import Final

from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.ruling import DeskReason
from quizzes.message import AmountInUnit, Message, message
from scoring.imj.table.false_win import DeclaredHand, is_false_win
from wording import N_

_D = DeclaredHand
WHY_PAID: Final = N_(
    "With no highest rank agreed, a false win means paying 1,000 mados to each of the others."
)
WINS: Final = DeskReason(
    message(N_("The hand meets all the requirements of a winning hand.")), ("19", "7.2(1)")
)
WON: Final = DeskReason(message(N_("A win ends the game.")), ("21.1",))
_PASSES: Final = DeskReason(
    message(N_("A false win ends the game, and the next player becomes jonga.")), ("34.7", "12")
)
_PASSES_UNLESS: Final = DeskReason(
    message(
        N_(
            "Another player could still win on that tile, but nobody does: the game is over, "
            "and the next player becomes jonga."
        )
    ),
    ("34.7", "12"),
)
_NOBODY_DECLARED: Final = DeskReason(
    message(N_("Nobody has declared a win: the game is over, and the next player becomes jonga.")),
    ("34.7", "12"),
)
BOTH_FALSE: Final = DeskReason(
    message(
        N_(
            "Both wins are false, and nobody else wins: the game is over, and the next"
            " player becomes jonga."
        )
    ),
    ("34.7", "12"),
)
IN_TIME: Final = DeskReason(
    message(
        N_(
            "The win was declared before the head of the wall was touched, so the right to "
            "win is not lost."
        )
    ),
    ("34.4", "23.5"),
)
_FALSE: Final[Mapping[DeclaredHand, str]] = {
    _D.NO_WINNING_SHAPE: N_(
        "The win was declared and the hand opened, but the hand is not complete."
    ),
    _D.BELOW_THE_AGREED_LOWEST_RANK: N_(
        "A complete hand below the agreed lowest rank is not a winning hand."
    ),
    _D.WRONG_NUMBER_OF_TILES: N_("A winning hand has 14 tiles, a kong counted as three."),
    _D.ALL_SHOWN_WITHOUT_A_WORD: N_("The whole hand was shown, and it is not a winning hand."),
}
ONE_TILE: Final = DeskReason(
    message(
        N_(
            "It is a false win only if the whole hand is shown. A single tile may not be shown "
            "either, but there is no penalty for that."
        )
    ),
    ("33.4", "10.5"),
)
TAKEN_BACK: Final = DeskReason(
    message(
        N_(
            "Until the whole hand is shown, a declared win may be taken back as if it had "
            "never been declared."
        )
    ),
    is_false_win(_D.WITHDRAWN_BEFORE_ALL_WAS_SHOWN).articles,
)
_LOWEST: Final = N_("The lowest rank agreed for this event is %(fans)s; no highest rank is agreed.")
_NO_RANKS: Final = N_("Neither a lowest nor a highest rank is agreed for this event.")


def ground_of_false_win(declared: DeclaredHand) -> DeskReason:
    """Why such a hand is a false win."""
    return DeskReason(message(_FALSE[declared]), is_false_win(declared).articles)


def going_on_after_false_win(declared: DeclaredHand, *, is_exposed: bool) -> DeskReason:
    """How the deal ends; on an exposed tile another could still have won."""
    if declared is DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD:
        return _NOBODY_DECLARED
    return _PASSES_UNLESS if is_exposed else _PASSES


def ranks_agreed(happening: Happening) -> tuple[Message, ...]:
    """The lowest and the highest rank, where a win or its penalty hangs on them (7.2, 33.4)."""
    lowest = dict(happening.values).get("lowest")
    if isinstance(lowest, int):
        return (message(_LOWEST, fans=AmountInUnit(lowest)),)
    is_win = happening.kind is HappeningKind.WIN_CALL
    return (message(_NO_RANKS),) if is_win or happening.foul.startswith("declared-") else ()
