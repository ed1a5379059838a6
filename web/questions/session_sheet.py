"""A score sheet as a table: a head for each player, a row for each line."""

from dataclasses import dataclass

from quizzes.question import SheetQuestion
from quizzes.sheets.lines import SheetLine
from quizzes.words.sheet import cell_text
from quizzes.words.translated import translated
from scoring import WINDS
from wording import Translator, seat_name


@dataclass(frozen=True, slots=True)
class ScoreSheetRow:
    """A line: what it is called, and what stands in its cells; empty cells hold an empty text."""

    label: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheetView:
    """The sheet; with `columns` each player has several cells, and these are their heads."""

    label: str
    players: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[ScoreSheetRow, ...]


def score_sheet_view(question: SheetQuestion, t: Translator) -> ScoreSheetView | None:
    """The sheet that stands beside the question; None where there is none."""
    sheet = question.task.sheet
    if not sheet.lines:
        return None
    columns = (t.gettext("Score"), t.pgettext("score sheet", "Total"))
    return ScoreSheetView(
        label=t.gettext("Score sheet"),
        players=tuple(seat_name(seat, t) for seat in WINDS),
        columns=columns if sheet.has_totals else (),
        rows=tuple(_row(line, sheet.has_totals, question.address.rules, t) for line in sheet.lines),
    )


def _row(line: SheetLine, has_totals: bool, rules: str, t: Translator) -> ScoreSheetRow:
    cells = (
        "" if cell is None else cell_text(cell, line, has_totals and place % 2 == 1, t)
        for place, cell in enumerate(line.cells)
    )
    return ScoreSheetRow(translated(line.label, rules, t), tuple(cells))
