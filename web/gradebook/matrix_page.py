"""The gradebook: students by assignments, on a page and as files."""

import re
import uuid
from typing import Final

from flask import Blueprint, Response, render_template, request

from web import request_context
from web.gradebook import csv_file, xlsx_file
from web.gradebook.book import Gradebook, open_book
from web.gradebook.corrections import corrections_of
from web.gradebook.matrix_view import matrix_view
from web.gradebook.student_order import read_order
from web.gradebook.tables import details_table, grades_table

blueprint = Blueprint("gradebook", __name__)

_PLAIN: Final = re.compile(r"[^A-Za-z0-9]+")


@blueprint.get("/teach/<uuid:class_id>/grades")
def page(class_id: uuid.UUID) -> str:
    """Every grade of the class, in the order that the address asks for."""
    book = open_book(class_id)
    order = read_order(request.args.get("sort", ""), "down" in request.args)
    return render_template(
        "gradebook/matrix.html",
        view=book.view,
        table=matrix_view(
            book.matrix,
            book.school_class,
            book.zone,
            request_context.translator(),
            book.at,
            order,
        ),
        saved="saved" in request.args,
        corrections=corrections_of(book.school_class, book.assignments, book.at),
    )


@blueprint.get("/teach/<uuid:class_id>/grades.csv")
def as_csv(class_id: uuid.UUID) -> Response:
    """The grades in points, for any spreadsheet."""
    book = open_book(class_id)
    return _file(
        csv_file.csv_bytes(grades_table(book.matrix, book.terms)), csv_file.MIME, book, "csv"
    )


@blueprint.get("/teach/<uuid:class_id>/grades.xlsx")
def as_xlsx(class_id: uuid.UUID) -> Response:
    """The same as a workbook, with a second sheet that says what each grade is made of."""
    book = open_book(class_id)
    tables = (grades_table(book.matrix, book.terms), details_table(book.matrix, book.terms))
    return _file(xlsx_file.xlsx_bytes(tables), xlsx_file.MIME, book, "xlsx")


def _file(content: bytes, mime: str, book: Gradebook, ending: str) -> Response:
    day = book.at.astimezone(book.zone).date().isoformat()
    called = _PLAIN.sub("-", book.school_class.name).strip("-").lower()
    name = "-".join(part for part in ("grades", called, day) if part)
    response = Response(content, content_type=mime)
    response.headers["Content-Disposition"] = f'attachment; filename="{name}.{ending}"'
    return response
