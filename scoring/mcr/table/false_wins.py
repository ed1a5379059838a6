"""What a false win costs (错和, 诈和: 2014, 3.11.6.6; 1998, 14.6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence, McrFoul, Penalty, penalty_payments
from scoring.mcr.table.notes import Note
from scoring.mcr.table.penalties import penalty_for
from scoring.seats import Wind
from scoring.table import Ruling, by_house_rule, by_text, expect_whole

MINIMUM: Final = 8


class FalseWinReason(StrEnum):
    """Why a win that was called is none."""

    BELOW_MINIMUM = "below-minimum"
    WRONG_TILE = "wrong-tile"
    NOT_WAITING = "not-waiting"
    FAR_FROM_WAITING = "far-from-waiting"


FOULS: Final[Mapping[FalseWinReason, McrFoul]] = {
    FalseWinReason.BELOW_MINIMUM: McrFoul.WIN_BELOW_MINIMUM,
    FalseWinReason.WRONG_TILE: McrFoul.WIN_ON_WRONG_TILE,
    FalseWinReason.NOT_WAITING: McrFoul.WIN_NOT_WAITING,
    FalseWinReason.FAR_FROM_WAITING: McrFoul.WIN_FAR_FROM_WAITING,
}
ON_ANY_TILE: Final[Mapping[RuleBook, frozenset[FalseWinReason]]] = {
    RuleBook.OF_1998: frozenset({FalseWinReason.BELOW_MINIMUM, FalseWinReason.FAR_FROM_WAITING}),
    RuleBook.OF_2006: frozenset({FalseWinReason.BELOW_MINIMUM}),
    RuleBook.OF_2014: frozenset({FalseWinReason.BELOW_MINIMUM}),
}
"""The false wins whose sentence does not speak of another player's discard."""


@dataclass(frozen=True, slots=True)
class McrFalseWin:
    """What a false win brings: the penalty, and what each seat gains or loses by it.

    The payments sum to zero. The hand goes on; the offender plays on without the right to win,
    and pays like the others when somebody wins.
    """

    penalty: Penalty
    payments: Mapping[Wind, int]

    @property
    def plays_on(self) -> bool:
        """Whether the offender stays in the hand."""
        return McrConsequence.DISQUALIFICATION not in self.penalty.always


def false_win(
    edition: RuleBook, why: FalseWinReason, offender: Wind, *, self_drawn: bool = False
) -> Ruling[McrFalseWin]:
    """What calling a win that is none costs.

    The text speaks of another's discard; a false call on a tile drawn oneself costs the same.
    """
    named = penalty_for(edition, FOULS[why])
    found = McrFalseWin(named.value, penalty_payments(named.value, offender))
    if self_drawn and why not in ON_ANY_TILE[edition]:
        return by_house_rule(found, Note.FALSE_SELF_DRAW, *named.articles)
    return by_text(found, *named.articles)


def false_win_reason(
    points: int, *, tile_completes: bool, short_of_waiting: int
) -> FalseWinReason | None:
    """Why a called win is none, or None: it is one.

    `points` are the fans without flowers, `short_of_waiting` how many tiles the hand lacked to
    wait (0: it waited). Raises ScoringError: a negative number.
    """
    expect_whole("points", points, 0)
    expect_whole("short_of_waiting", short_of_waiting, 0)
    if short_of_waiting:
        one = short_of_waiting == 1
        return FalseWinReason.NOT_WAITING if one else FalseWinReason.FAR_FROM_WAITING
    if not tile_completes:
        return FalseWinReason.WRONG_TILE
    return None if points >= MINIMUM else FalseWinReason.BELOW_MINIMUM
