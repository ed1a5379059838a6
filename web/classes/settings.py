"""What a class is as a whole: name, rules, zone, who may join, who teaches it, its end."""

import uuid
from typing import Final
from zoneinfo import available_timezones

import wtforms
from flask import Blueprint, abort, redirect, render_template, request, url_for

from school.classes import opening, teaching
from school.classes.erasing import erase_class
from school.classes.finding import students_of, teachers_of
from school.classes.models import SchoolClass
from school.errors import SchoolError
from web import request_context
from web.accounts.confirming import confirmed
from web.accounts.fields import password_field
from web.accounts.pages import (
    Answer,
    derived_secret,
    form_token,
    refused_form_page,
    sent_form_nonce,
)
from web.classes.access import signed_in_teacher, taught_class
from web.classes.fields import NoAutocompleteField, class_name_field, rules_field
from web.classes.refusal_texts import fault_text
from web.classes.view import class_view, with_page_rule_set
from web.clock import now
from web.components.form import Form
from web.site_address import whole_address
from web.visitors.time_zone import LONGEST as LONGEST_ZONE
from web.visitors.time_zone import known_zone
from wording import N_

INVITATION_PURPOSE: Final = "invitation"

blueprint = Blueprint("teach_settings", __name__)


class SettingsForm(Form):
    """What a class is called, its rule set, its time zone, and whether one may join."""

    name = class_name_field()
    rules = rules_field()
    zone = NoAutocompleteField(
        N_("Time zone"),
        hint=N_("Assignment dates are shown in this time zone."),
        longest=LONGEST_ZONE,
    )
    joining = wtforms.BooleanField(false_values=())
    names_by_code = wtforms.BooleanField(false_values=())


class EraseForm(Form):
    """The password, before the class is erased."""

    password = password_field()


@blueprint.get("/teach/<uuid:class_id>/settings")
def page(class_id: uuid.UUID) -> str:
    """Everything that can be changed of the class."""
    return _page(with_page_rule_set(taught_class(class_id)))


@blueprint.post("/teach/<uuid:class_id>/settings")
def change(class_id: uuid.UUID) -> Answer:
    """Save name, rule set, time zone, and whether one may join."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    t, form = request_context.translator(), SettingsForm(request.form)
    settings = opening.ClassSettings(form.name.data, form.rules.data, form.zone.data.strip())
    if known_zone(settings.zone) is None:
        form.zone.errors.append(t.gettext("Choose a time zone from the list."))
        return _page(school_class, form=form), 422
    try:
        with request_context.writing() as writing:
            opening.change_class(
                writing,
                school_class.id,
                settings,
                joining=form.joining.data,
                names_by_code=form.names_by_code.data,
            )
    except SchoolError as error:
        form.name.errors.append(fault_text(error, t, of_class=True))
        return _page(school_class, form=form), 422
    return _back(class_id, "saved")


@blueprint.post("/teach/<uuid:class_id>/settings/code")
def new_code(class_id: uuid.UUID) -> Answer:
    """Give the class another code to join with."""
    school_class = taught_class(class_id, to_change=True)
    with request_context.writing() as writing:
        opening.renew_join_code(writing, school_class.id)
    return _back(class_id, "code")


@blueprint.post("/teach/<uuid:class_id>/settings/invitation")
def invite(class_id: uuid.UUID) -> Answer:
    """Make a link for another teacher, and show it this once."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    showing = sent_form_nonce(INVITATION_PURPOSE)
    if showing is None:
        t = request_context.translator()
        late = t.gettext("This page was out of date. Send it again.")
        return _page(school_class, error=late), 400
    token = derived_secret(INVITATION_PURPOSE, showing, signed_in_teacher().learner_id)
    with request_context.writing() as writing:
        teaching.invite(writing, school_class.id, token, now())
    return _page(school_class, link=whole_address("teach_with.page", token=token))


@blueprint.post("/teach/<uuid:class_id>/settings/teachers")
def change_teachers(class_id: uuid.UUID) -> Answer:
    """Take back all invitations, or let a teacher go, oneself or another; that is asked about first."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    own, gone = str(signed_in_teacher().learner_id), request.form.get("gone", "")
    known = {
        str(each.learner_id): each.learner_id
        for each in teachers_of(request_context.reading(), school_class.id)
    }
    if gone in known and "sure" not in request.form and "uninvite" not in request.form:
        return _ask_about(school_class, known[gone])
    try:
        with request_context.writing() as writing:
            if "uninvite" in request.form:
                teaching.forget_invitations(writing, school_class.id)
            elif gone in known:
                own_id = signed_in_teacher().learner_id
                teaching.stop_teaching(writing, school_class.id, known[gone], own_id)
    except SchoolError as error:
        return _page(school_class, fault=fault_text(error, request_context.translator())), 422
    return redirect(url_for("teach.page"), 303) if gone == own else _back(class_id, "teachers")


@blueprint.post("/teach/<uuid:class_id>/settings/archive")
def archive(class_id: uuid.UUID) -> Answer:
    """Let the class be read only, or be in use again."""
    school_class = taught_class(class_id)
    with request_context.writing() as writing:
        opening.archive(writing, school_class.id, None if "back" in request.form else now())
    return _back(class_id, "archive")


@blueprint.post("/teach/<uuid:class_id>/settings/erase")
def erase(class_id: uuid.UUID) -> Answer:
    """Erase the class for good, after the password. Only who founded it may."""
    school_class, form = with_page_rule_set(taught_class(class_id)), EraseForm(request.form)
    own = signed_in_teacher().learner_id
    if not teaching.is_founder(request_context.reading(), school_class.id, own):
        abort(404)
    if not confirmed(signed_in_teacher(), form):
        form.password.errors.extend(form.form_errors)
        return refused_form_page(_page(school_class, erasing=form), form)
    with request_context.writing() as writing:
        erase_class(writing, school_class.id)
    return redirect(url_for("teach.page"), 303)


def _ask_about(school_class: SchoolClass, gone: uuid.UUID) -> str:
    """Ask whether a teacher is to go, before anything happens."""
    reading, own = request_context.reading(), signed_in_teacher().learner_id
    named = {each.learner_id: each.name for each in teachers_of(reading, school_class.id)}
    return render_template(
        "classes/remove_teacher.html",
        class_id=school_class.public_id,
        class_name=school_class.name,
        id=gone,
        name=named[gone],
        oneself=gone == own,
        is_founder=teaching.is_founder(reading, school_class.id, gone),
    )


def _back(class_id: uuid.UUID, done: str) -> Answer:
    return redirect(url_for("teach_settings.page", class_id=class_id, done=done), 303)


def _page(school_class: SchoolClass, **changed: object) -> str:
    """The page, with what is not as usual in it: see `classes/settings.html`."""
    t, own, reading = (
        request_context.translator(),
        signed_in_teacher().learner_id,
        request_context.reading(),
    )
    usual = {"form": SettingsForm(obj=school_class), "erasing": EraseForm()}
    students = students_of(reading, school_class.id)
    teachers = teachers_of(reading, school_class.id)
    invited = teaching.invitations(reading, school_class.id, now())
    return render_template(
        "classes/settings.html",
        view=class_view(school_class, len(students), t),
        zones=sorted(available_timezones()),
        teachers=tuple(
            (str(each.learner_id), each.name, each.learner_id == own) for each in teachers
        ),
        founder=str(teachers[0].learner_id),
        is_founder=teachers[0].learner_id == own,
        invited=invited,
        days=teaching.LINK_LIFE.days,
        done=request.args.get("done", ""),
        hidden=(("token", form_token(INVITATION_PURPOSE)),),
        **usual | changed,
    )
