"""What the referee is told: which wins are called, who complains of what, what nobody disputes."""

from collections.abc import Iterator, Sequence
from typing import Final

from quizzes.desk.deed import told_of_deed
from quizzes.desk.happening import Happening, HappeningKind
from quizzes.desk.plan import row_of
from quizzes.desk.roles import complainer_of
from quizzes.desk.tables import declares_riichi
from quizzes.desk.win_calls import heading_of_call
from quizzes.message import Message, message
from scoring import RuleSet
from wording import N_

_CALLS: Final = N_("%(other)s calls the referee.")
_TWO_THINGS: Final = N_("%(other)s calls the referee about two things.")
_WITH_RIICHI: Final = N_("%(seat)s has declared riichi with the tile just discarded.")
_AFTER_THE_TABLE: Final = N_("The table is shown as it was just before %(seat)s's disputed action.")


def heading_of(happenings: Sequence[Happening], rules: RuleSet) -> tuple[Message, ...]:
    """The sentences, each once, in their order."""
    calls = [each for each in happenings if _is_call(each) or each.at_win]
    complaints = [each for each in happenings if not _is_call(each)]
    return tuple(
        dict.fromkeys(
            (
                *(heading_of_call(each) for each in calls),
                *_riichi(happenings[0]),
                *_complaints(complaints, rules),
                *_after(complaints, rules),
            )
        )
    )


def _riichi(happening: Happening) -> Iterator[Message]:
    """That riichi goes with the last discard: its stick is laid once nobody wins on it (Rengo 40, 42)."""
    if declares_riichi(happening.state):
        yield message(_WITH_RIICHI, seat=happening.state.turn)


def _is_call(happening: Happening) -> bool:
    return happening.kind is HappeningKind.WIN_CALL


def _complaints(complaints: Sequence[Happening], rules: RuleSet) -> Iterator[Message]:
    callers = [complainer_of(each) for each in complaints]
    is_one = len(callers) > 1 and len(set(callers)) == 1
    for caller, each in zip(callers, complaints, strict=True):
        yield message(_TWO_THINGS if is_one else _CALLS, other=caller)
        yield from told_of_deed(row_of(rules, each.row), each)


def _after(complaints: Sequence[Happening], rules: RuleSet) -> Iterator[Message]:
    """Said last, with the player, so that it is not taken for the other complaint."""
    for each in complaints:
        if row_of(rules, each.row).is_after:
            yield message(_AFTER_THE_TABLE, seat=each.seat)
