"""A score sheet as values: lines with a cell, or two, for each player."""

from dataclasses import dataclass

from quizzes.message import Message

Cell = float | None
"""A number as it is written; None for a cell that is still empty."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of the sheet: what it is called and its cells, those of East first.

    On a sheet with totals each player has two cells: points of the deal, and the running total.
    `is_signed` says that numbers above zero have a plus.
    """

    label: Message
    cells: tuple[Cell, ...]
    is_signed: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """The lines of a sheet; `has_totals` where each player has a column of running totals."""

    lines: tuple[SheetLine, ...] = ()
    has_totals: bool = False
