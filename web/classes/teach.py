"""The classes that somebody teaches, and making one. Whoever makes the first becomes a teacher."""

import uuid
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.models import Role
from school.accounts.sign_ins import SignedIn
from school.classes.finding import classes_of, student_counts
from school.classes.opening import open_class, start_teaching
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, for_signed_in, form_token, secret_of, showing_of
from web.classes.said import fault_text
from web.classes.view import class_view, known_rules
from web.clock import now
from web.rule_sets import remembered
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_name

PURPOSE: Final = "class"

blueprint = Blueprint("teach", __name__)


@blueprint.get("/teach")
def page() -> Answer:
    """The classes that one teaches, and a form for another; for others what teaching here is."""
    who = visitor().signed_in
    return render_template("classes/teach_welcome.html") if who is None else _page(who)


@blueprint.post("/teach")
@for_signed_in
def make(who: SignedIn) -> Answer:
    """Make a class, and go on to its students. A form that was sent twice makes one."""
    name, rules = request.form.get("name", ""), known_rules(request.form.get("rules", ""))
    promised = uuid.UUID(hex=secret_of(PURPOSE, showing_of(PURPOSE), who.learner_id)[:32])
    try:
        with request_context.writing() as writing:
            made = open_class(
                writing, who.learner_id, name, rules, zone_name(request), now(), promised
            )
            if who.role is not Role.TEACHER:
                start_teaching(writing, who.learner_id)
    except SchoolError as error:
        return _page(who, fault_text(error, request_context.translator(), of_class=True)), 422
    return redirect(url_for("teach_students.page", class_id=made.public_id, made=1), 303)


def _page(who: SignedIn, error: str = "") -> str:
    t = request_context.translator()
    reading = request_context.reading()
    found = classes_of(reading, who.learner_id)
    counts = student_counts(reading, [each.id for each in found])
    views = [class_view(each, counts.get(each.id, 0), t) for each in found]
    return render_template(
        "classes/teach.html",
        classes=tuple(each for each in views if not each.archived),
        archived=tuple(each for each in views if each.archived),
        name=request.form.get("name", ""),
        error=error,
        chosen=known_rules(request.form.get("rules", remembered().id)),
        hidden=(("token", request.form.get("token") or form_token(PURPOSE)),),
    )
