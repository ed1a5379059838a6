"""Assignments that a teacher keeps as templates, to start another one from."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, request, url_for
from werkzeug.wrappers import Response

from school.assignments.templates import keep_as_template, templates_of
from school.classes.models import SchoolClass
from web import request_context
from web.building.published import redirect_with_message
from web.classes.access import signed_in_teacher, taught_assignment

blueprint = Blueprint("templates_kept", __name__)


@dataclass(frozen=True, slots=True)
class TemplateLine:
    """An assignment to start from: `class_name` is where it is from, `href` leads to a copy of it."""

    title: str
    class_name: str
    href: str


@blueprint.post("/teach/assignments/<uuid:assignment>/template")
def keep(assignment: uuid.UUID) -> Response:
    """Keep the assignment as a template, or no longer."""
    _school_class, row = taught_assignment(assignment)
    wanted = bool(request.form.get("keep"))
    with request_context.writing() as writing:
        keep_as_template(writing, row, wanted)
    return redirect_with_message(assignment, "template" if wanted else "no-template")


def template_lines(target: SchoolClass) -> tuple[TemplateLine, ...]:
    """The templates of the visitor, each with the way to a copy for this class."""
    found = templates_of(request_context.reading(), signed_in_teacher().learner_id)
    return tuple(
        TemplateLine(
            row.title,
            school_class.name,
            f"{url_for('copying.page', assignment=row.public_id)}?class={target.public_id}",
        )
        for school_class, row in found
    )
