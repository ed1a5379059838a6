"""A table as CSV that spreadsheets open: UTF-8 with its mark, and no cell that is a formula."""

import csv
import io
from typing import Final

from web.gradebook.tables import Table, Value
from web.present.points import figure

MIME: Final = "text/csv; charset=utf-8"
_BOM: Final = "\ufeff"  # without it spreadsheets take the file for one in an old encoding
_STARTS_A_FORMULA: Final = frozenset("=+-@\t\r\n＝＋－＠")


def csv_bytes(table: Table) -> bytes:
    """The table with the names of its columns in the first line."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow([harmless(name) for name in table.columns])
    writer.writerows([_cell(value) for value in row] for row in table.rows)
    return (_BOM + out.getvalue()).encode()


def _cell(value: Value) -> str:
    if value is None:
        return ""
    return harmless(value) if isinstance(value, str) else figure(value)


def harmless(text: str) -> str:
    """Text that no spreadsheet takes for a formula: one that looks like it begins with `'`.

    Blanks before it do not hide it, nor do the full-width forms of East Asian keyboards.
    """
    bare = text.lstrip(" \u00a0\u3000\u200b\ufeff")
    starts = (text[:1] or " ") in _STARTS_A_FORMULA or (bare[:1] or " ") in _STARTS_A_FORMULA
    return f"'{text}" if starts else text
