"""An exam for a class: a draft that the blueprint of its rule set fills."""

import secrets
import uuid

from flask import Blueprint, redirect, url_for
from werkzeug.wrappers import Response

from quizzes.exams import blueprint_of, draw_exam
from school.assignments.drafts import store_wishes
from school.assignments.exam_drafts import exam_settings, new_exam_draft
from school.assignments.wishes import default_wishes, to_json
from scoring import rule_set
from web import request_context
from web.classes.access import taught_class
from web.clock import now
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("class_exam", __name__)


@blueprint.post("/teach/<uuid:class_id>/assignments/exam")
def new(class_id: uuid.UUID) -> Response:
    """A draft with the questions and the time of an exam, to be looked through and published."""
    school_class = taught_class(class_id, to_change=True)
    rules = set_page_rule_set(rule_set(school_class.rules))
    t, at, exam = request_context.translator(), now(), blueprint_of(rules.id)
    drawn = draw_exam(exam, secrets.token_hex(16), practice=False)
    settings = exam_settings(exam, t.gettext("Exam"), school_class.zone, at)
    names = {part.id: t.gettext(part.name) for part in exam.parts}
    with request_context.writing() as writing:
        row = new_exam_draft(writing, school_class, settings, drawn, names, at)
        store_wishes(writing, row, to_json(default_wishes(rules), rules))
    return redirect(url_for("building.page", assignment=row.public_id), 303)
