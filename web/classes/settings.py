"""What a class is as a whole: name, rules, zone, who may join, who teaches it, its end."""

import uuid
from typing import Final
from zoneinfo import available_timezones

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.attempts import RetryAfter
from school.classes import opening, teaching
from school.classes.erasing import erase_class
from school.classes.finding import students_of, teachers_of
from school.classes.models import SchoolClass
from school.errors import SchoolError
from web import request_context
from web.accounts.confirming import confirmed
from web.accounts.fields import password_field
from web.accounts.pages import Answer, form_token, secret_of, showing_of
from web.classes.access import taught, teacher
from web.classes.said import fault_text, wait_text
from web.classes.view import class_view, known_rules, spoken_of
from web.clock import now
from web.visitors.time_zone import known_zone

INVITATION: Final = "invitation"

blueprint = Blueprint("teach_settings", __name__)


@blueprint.get("/teach/<uuid:class_id>/settings")
def page(class_id: uuid.UUID) -> str:
    """Everything that can be changed of the class."""
    return _page(spoken_of(taught(class_id)), {})


@blueprint.post("/teach/<uuid:class_id>/settings")
def change(class_id: uuid.UUID) -> Answer:
    """Save name, rule set, time zone, and whether one may join."""
    found = spoken_of(taught(class_id, to_change=True))
    t, form = request_context.translator(), request.form
    zone = form.get("zone", "").strip()
    if known_zone(zone) is None:
        return _page(found, {"zone": t.gettext("Choose a time zone from the list.")}), 422
    rules = known_rules(form.get("rules", ""))
    try:
        with request_context.writing() as writing:
            opening.change_class(
                writing, found.id, form.get("name", ""), rules, zone, "joining" in form
            )
    except SchoolError as error:
        return _page(found, {"name": fault_text(error, t, of_class=True)}), 422
    return _back(class_id, "saved")


@blueprint.post("/teach/<uuid:class_id>/settings/code")
def new_code(class_id: uuid.UUID) -> Answer:
    """Give the class another code to join with."""
    found = taught(class_id, to_change=True)
    with request_context.writing() as writing:
        opening.renew_code(writing, found.id)
    return _back(class_id, "code")


@blueprint.post("/teach/<uuid:class_id>/settings/invitation")
def invite(class_id: uuid.UUID) -> Answer:
    """Make a link for another teacher, and show it this once."""
    found = spoken_of(taught(class_id, to_change=True))
    showing = showing_of(INVITATION)
    if showing is None:
        t = request_context.translator()
        return _page(found, {"": t.gettext("This page was out of date. Send it once more.")}), 400
    token = secret_of(INVITATION, showing, teacher().learner_id)
    with request_context.writing() as writing:
        teaching.invite(writing, found.id, token, now())
    return _page(found, {}, link=url_for("teach_with.page", token=token, _external=True))


@blueprint.post("/teach/<uuid:class_id>/settings/teachers")
def change_teachers(class_id: uuid.UUID) -> Answer:
    """Take back all invitations, or let a teacher go, oneself or another."""
    found = spoken_of(taught(class_id, to_change=True))
    own, gone = str(teacher().learner_id), request.form.get("gone", "")
    known = {
        str(each.learner_id): each.learner_id
        for each in teachers_of(request_context.reading(), found.id)
    }
    try:
        with request_context.writing() as writing:
            if "uninvite" in request.form:
                teaching.forget_invitations(writing, found.id)
            elif gone in known:
                teaching.stop_teaching(writing, found.id, known[gone])
    except SchoolError as error:
        return _page(found, {"teachers": fault_text(error, request_context.translator())}), 422
    return redirect(url_for("teach.page"), 303) if gone == own else _back(class_id, "teachers")


@blueprint.post("/teach/<uuid:class_id>/settings/archive")
def archive(class_id: uuid.UUID) -> Answer:
    """Let the class be read only, or be in use again."""
    found = taught(class_id)
    with request_context.writing() as writing:
        opening.archive(writing, found.id, None if "back" in request.form else now())
    return _back(class_id, "archive")


@blueprint.post("/teach/<uuid:class_id>/settings/erase")
def erase(class_id: uuid.UUID) -> Answer:
    """Erase the class for good, after the password."""
    found, t = spoken_of(taught(class_id)), request_context.translator()
    right = confirmed(teacher(), request.form.get("password", ""))
    if right is not True:
        wrong = t.gettext("This is not your password.")
        said = wait_text(right, t) if isinstance(right, RetryAfter) else wrong
        return _page(found, {"password": said}), 429 if isinstance(right, RetryAfter) else 422
    with request_context.writing() as writing:
        erase_class(writing, found.id)
    return redirect(url_for("teach.page"), 303)


def _back(class_id: uuid.UUID, done: str) -> Answer:
    return redirect(url_for("teach_settings.page", class_id=class_id, done=done), 303)


def _page(found: SchoolClass, errors: dict[str, str], link: str = "") -> str:
    t, form, own = request_context.translator(), request.form, teacher().learner_id
    sent = "zone" in form
    reading = request_context.reading()
    students = students_of(reading, found.id)
    teachers = teachers_of(reading, found.id)
    invited = teaching.invitations(reading, found.id, now())
    return render_template(
        "classes/settings.html",
        view=class_view(found, len(students), t),
        name=form["name"] if sent and "name" in form else found.name,
        zone=form["zone"] if sent else found.zone,
        chosen=known_rules(form.get("rules", found.rules)),
        joining="joining" in form if sent else found.joining,
        zones=sorted(available_timezones()),
        teachers=tuple(
            (str(each.learner_id), each.name, each.learner_id == own) for each in teachers
        ),
        invited=invited,
        link=link,
        days=teaching.LINK_LIFE.days,
        errors=errors,
        done=request.args.get("done", ""),
        password=password_field(t, errors.get("password", "")),
        hidden=(("token", form_token(INVITATION)),),
    )
