"""The classes that somebody teaches, and making one. Whoever makes the first becomes a teacher."""

import uuid
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.models import Role
from school.accounts.sign_ins import SignedIn
from school.classes.finding import classes_of, student_counts
from school.classes.opening import ClassSettings, open_class, start_teaching
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, derived_secret, form_token, sent_form_nonce, sign_in_required
from web.classes.fields import class_name_field, rules_field
from web.classes.refusal_texts import fault_text
from web.classes.view import class_view
from web.clock import now
from web.components.form import Form
from web.rule_sets import chosen_rule_set
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_name
from wording import N_

NEW_CLASS_PURPOSE: Final = "class"

blueprint = Blueprint("teach", __name__)


class NewClassForm(Form):
    """What a class is called, and its rule set."""

    name = class_name_field(
        N_("The name your students know, such as Mahjong on Wednesdays or Room 5.")
    )
    rules = rules_field()


@blueprint.get("/teach")
def page() -> Answer:
    """The classes that one teaches, and a form for another; for others what teaching here is."""
    who = visitor().signed_in
    return (
        render_template("classes/teach_welcome.html")
        if who is None
        else _page(who, NewClassForm(rules=chosen_rule_set().id))
    )


@blueprint.post("/teach")
@sign_in_required
def make(who: SignedIn) -> Answer:
    """Make a class, and go on to its students. A form that was sent twice makes one."""
    form = NewClassForm(request.form)
    settings = ClassSettings(form.name.data, form.rules.data, zone_name(request))
    promised = uuid.UUID(
        hex=derived_secret(NEW_CLASS_PURPOSE, sent_form_nonce(NEW_CLASS_PURPOSE), who.learner_id)[
            :32
        ]
    )
    try:
        with request_context.writing() as writing:
            made = open_class(writing, who.learner_id, settings, now(), promised)
            if who.role is not Role.TEACHER:
                start_teaching(writing, who.learner_id)
    except SchoolError as error:
        form.name.errors.append(fault_text(error, request_context.translator(), of_class=True))
        return _page(who, form), 422
    return redirect(url_for("teach_students.page", class_id=made.public_id, made=1), 303)


def _page(who: SignedIn, form: NewClassForm) -> str:
    t = request_context.translator()
    reading = request_context.reading()
    found = classes_of(reading, who.learner_id)
    counts = student_counts(reading, [each.id for each in found])
    views = [class_view(each, counts.get(each.id, 0), t) for each in found]
    return render_template(
        "classes/teach.html",
        classes=tuple(each for each in views if not each.archived),
        archived=tuple(each for each in views if each.archived),
        form=form,
        hidden=(("token", request.form.get("token") or form_token(NEW_CLASS_PURPOSE)),),
    )
