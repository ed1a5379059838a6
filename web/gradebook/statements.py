"""What a class answered, as a file of xAPI statements for a record store."""

import uuid
from collections.abc import Iterator

from flask import Blueprint, Response

from school.assignments.answers_in_class import answers_in_class
from school.classes.models import SchoolClass
from web import request_context
from web.classes.access import student_in, taught_class
from web.clock import now
from web.gradebook.xapi import MIME, XapiSite, statement_lines
from web.site_address import site_address

blueprint = Blueprint("gradebook_statements", __name__)


@blueprint.get("/teach/<uuid:class_id>/grades/statements.json")
def of_class(class_id: uuid.UUID) -> Response:
    """Every answer of the class."""
    return _file(taught_class(class_id))


@blueprint.get("/teach/<uuid:class_id>/students/<uuid:student_id>/statements.json")
def of_student(class_id: uuid.UUID, student_id: uuid.UUID) -> Response:
    """Every answer of one student."""
    school_class = taught_class(class_id)
    return _file(school_class, student_in(school_class, student_id).public_id)


def _file(school_class: SchoolClass, student: uuid.UUID | None = None) -> Response:
    """The statements as they are read; `web/server/asgi.py` gathers them before they are sent."""
    at, row_id = now(), school_class.id
    database = request_context.database()
    site = XapiSite(site_address(), school_class.public_id)

    def stream() -> Iterator[str]:
        with database.reading() as reading:
            yield from statement_lines(answers_in_class(reading, row_id, at, student), site)

    response = Response(stream(), mimetype=MIME)
    file = f"statements-{at:%Y-%m-%d}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{file}"'
    return response
