"""A class at a glance: its code, its assignments, and where it needs its teacher."""

import uuid

from flask import Blueprint, render_template, request

from school.assignments.finding import assignments_of
from school.assignments.models import AssignmentState
from school.classes.finding import student_counts
from school.classes.requests import count_requests
from school.together.finding import lessons_of
from web import request_context
from web.classes.access import taught_class
from web.classes.assignment_rows import teacher_row
from web.classes.qr import qr_picture
from web.classes.view import class_view, with_page_rule_set
from web.gradebook.overview import class_insight
from wording.typed_text import parse_digits

blueprint = Blueprint("teach_class", __name__)


@blueprint.get("/teach/<uuid:class_id>")
def page(class_id: uuid.UUID) -> str:
    """The overview of a class that one teaches."""
    school_class = with_page_rule_set(taught_class(class_id))
    reading = request_context.reading()
    students = student_counts(reading, [school_class.id]).get(school_class.id, 0)
    lessons = {each.assignment_id: each for each in lessons_of(reading, school_class.id)}
    assignments = [
        each
        for each in assignments_of(reading, school_class.id)
        if (each.touched or each.state is not AssignmentState.DRAFT)
        and (each.id not in lessons or lessons[each.id].ended_at is not None)
    ]
    t, insight = request_context.translator(), class_insight(school_class)
    return render_template(
        "classes/overview.html",
        view=class_view(school_class, students, t),
        assignments=tuple(
            teacher_row(school_class, each, t, insight.progress.get(each.id), each.id in lessons)
            for each in assignments
        ),
        insight=insight,
        waiting=count_requests(reading, school_class.id),
        lesson_goes_on=any(each.ended_at is None for each in lessons.values()),
        discarded=parse_digits(request.args.get("discarded", ""), 4) or 0,
    )


@blueprint.get("/teach/<uuid:class_id>/code")
def code(class_id: uuid.UUID) -> str:
    """The code of the class, large enough for the last row, with a QR code and the address."""
    school_class = with_page_rule_set(taught_class(class_id))
    view = class_view(school_class, 0, request_context.translator())
    return render_template("classes/code.html", view=view, qr=qr_picture(view.join_href))
