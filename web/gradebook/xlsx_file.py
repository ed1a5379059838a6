"""Tables as a workbook: one sheet for each, text as text, numbers as numbers, no formulas."""

import io
from collections.abc import Sequence
from typing import Final

from xlsxwriter import Workbook

from web.gradebook.tables import GradeTable

MIME: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
_WIDTH: Final = 14  # characters
_WIDE: Final = {"student_id": 38, "assignment_id": 38, "number": 10, "name": 24, "assignment": 30}


def xlsx_bytes(tables: Sequence[GradeTable]) -> bytes:
    """A workbook with the tables as sheets, the names of their columns fixed above."""
    out = io.BytesIO()
    with Workbook(out, {"in_memory": True}) as book:
        head = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
        for table in tables:
            sheet = book.add_worksheet(table.name)
            sheet.freeze_panes(1, 2)
            for column, name in enumerate(table.columns):
                sheet.set_column(column, column, _WIDE.get(name, _WIDTH))
                sheet.write_string(0, column, name, head)
            for number, row in enumerate(table.rows, 1):
                for column, value in enumerate(row):
                    if isinstance(value, str):
                        sheet.write_string(number, column, value)
                    elif value is not None:
                        sheet.write_number(number, column, value)
    return out.getvalue()
