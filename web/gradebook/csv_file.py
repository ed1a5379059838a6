"""A table as CSV that spreadsheets open: UTF-8 with its mark, and no cell that is a formula."""

import csv
import io
from typing import Final

from school.formulas import escape_formula
from web.assignments.points import format_points
from web.gradebook.tables import GradeTable, Value

MIME: Final = "text/csv; charset=utf-8"
_BOM: Final = "\ufeff"  # without it spreadsheets take the file for one in an old encoding


def csv_bytes(table: GradeTable) -> bytes:
    """The table with the names of its columns in the first line."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([escape_formula(name) for name in table.columns])
    writer.writerows([_cell(value) for value in row] for row in table.rows)
    return (_BOM + out.getvalue()).encode()


def _cell(value: Value) -> str:
    if value is None:
        return ""
    return escape_formula(value) if isinstance(value, str) else format_points(value)
