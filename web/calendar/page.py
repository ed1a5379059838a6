"""The link to the dates of a class, for whoever teaches it or is in it, and the feed behind it."""

import uuid
from typing import Final

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for

from school.accounts.digests import digest, keyed_digest
from school.classes.calendar_links import (
    calendar_holder,
    calendar_link,
    make_calendar_link,
    take_back_calendar_link,
)
from school.classes.models import CalendarLink, SchoolClass
from web import request_context
from web.accounts.pages import Answer
from web.calendar.events import class_events
from web.calendar.ics import calendar_text
from web.classes.access import joined_class, signed_in_teacher, taught_class
from web.classes.view import class_view, with_page_rule_set
from web.clock import now
from web.secret_keys import secret_key, secret_keys
from web.site_address import SCHEME_END, whole_address
from wording import LANGUAGES, translator

blueprint = Blueprint("class_calendar", __name__)

_PURPOSE: Final = "calendar"


@blueprint.get("/teach/<uuid:class_id>/calendar")
def of_teacher(class_id: uuid.UUID) -> str:
    """The link of a teacher of the class."""
    return _page(taught_class(class_id), signed_in_teacher().learner_id, "of_teacher")


@blueprint.post("/teach/<uuid:class_id>/calendar")
def change_of_teacher(class_id: uuid.UUID) -> Answer:
    """Make a link for the teacher, or take it back."""
    return _change(taught_class(class_id), signed_in_teacher().learner_id, "of_teacher")


@blueprint.get("/class/<uuid:class_id>/calendar")
def of_student(class_id: uuid.UUID) -> str:
    """The link of a student of the class."""
    school_class, place = joined_class(class_id)
    return _page(school_class, _whose(place.learner_id), "of_student")


@blueprint.post("/class/<uuid:class_id>/calendar")
def change_of_student(class_id: uuid.UUID) -> Answer:
    """Make a link for the student, or take it back."""
    school_class, place = joined_class(class_id)
    return _change(school_class, _whose(place.learner_id), "of_student")


@blueprint.get("/calendar/<token>.ics")
def feed(token: str) -> Response:
    """The dates as a calendar, for whoever has the link; in the language that stands in it."""
    holder = calendar_holder(request_context.reading(), token)
    if holder is None:
        abort(404)
    lang = request.args.get("lang", "")
    t = translator(lang) if lang in LANGUAGES else request_context.translator()
    school_class = holder.school_class
    body = calendar_text(school_class.name, school_class.zone, class_events(holder, t), now())
    response = Response(body, content_type="text/calendar; charset=utf-8")
    response.headers["Content-Disposition"] = 'inline; filename="class.ics"'
    return response


def _whose(learner_id: uuid.UUID | None) -> uuid.UUID:
    assert learner_id is not None  # the place was found by it
    return learner_id


def _change(school_class: SchoolClass, learner_id: uuid.UUID, page: str) -> Answer:
    with request_context.writing() as writing:
        if "take-back" in request.form:
            take_back_calendar_link(writing, school_class.id, learner_id)
        else:
            nonce = uuid.uuid4().hex
            token = _token(secret_key(), nonce)
            make_calendar_link(writing, school_class.id, learner_id, nonce, token, now())
    return redirect(url_for(f".{page}", class_id=school_class.public_id, done="1"), 303)


def _token(key: str, nonce: str) -> str:
    return keyed_digest(key, _PURPOSE, nonce)


def _known_token(link: CalendarLink | None) -> str:
    """The token of a link, with whichever key it was made; empty where that key is forgotten."""
    if link is None:
        return ""
    tokens = (_token(key, link.nonce) for key in secret_keys())
    return next((each for each in tokens if digest(each) == link.token_digest), "")


def _page(school_class: SchoolClass, learner_id: uuid.UUID, page: str) -> str:
    t = request_context.translator()
    link = calendar_link(request_context.reading(), school_class.id, learner_id)
    token = _known_token(link)
    href = whole_address(".feed", token=token, lang=t.lang) if token else ""
    return render_template(
        "classes/calendar.html",
        view=class_view(with_page_rule_set(school_class), 0, t),
        teaches=page == "of_teacher",
        action=url_for(f".change_{page}", class_id=school_class.public_id),
        href=href,
        opened=f"webcal{SCHEME_END}{href.partition(SCHEME_END)[2]}" if href else "",
        forgotten=link is not None and not href,
        zone=school_class.zone,
        done="done" in request.args,
    )
