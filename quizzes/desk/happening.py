"""What truly happened at the table, whichever text it is ruled by."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from quizzes.message import Value
from scoring import Wind
from scoring.play import TableState


class HappeningKind(StrEnum):
    """A win or a set that was called, or anything else that a player did."""

    WIN_CALL = "win-call"
    CLAIM = "claim"
    DEED = "deed"


@dataclass(frozen=True, slots=True)
class Happening:
    """What a player did.

    `state` is the table then. `foul` is the id of the foul that it is, or that others take it for:
    `is_so` says which. `values` fill the sentences that tell of it. `offence` counts those of its kind
    in the deal where the penalty grows (0: it does not). `at_win` says that it happens as a hand that
    wins is called. `row` is the key of the row of deeds that it comes from. `is_rival` says of a called win that
    another one was called at the same time, on the same tile.
    """

    kind: HappeningKind
    seat: Wind
    state: TableState
    foul: str = ""
    is_so: bool = True
    values: tuple[tuple[str, Value], ...] = ()
    offence: int = 0
    at_win: bool = False
    row: str = ""
    is_rival: bool = False

    @property
    def values_by_name(self) -> Mapping[str, Value]:
        """The values of its sentences by name, its player among them."""
        return {"seat": self.seat, **dict(self.values)}
