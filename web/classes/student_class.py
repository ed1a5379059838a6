"""A class as its student sees it: what is due, the card for another device, what teachers see."""

import uuid

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.models import UserAccount
from school.classes import places
from school.classes.finding import teachers_of
from school.classes.joining import set_sharing
from school.classes.news import news_of
from school.together.opening import running_lesson
from web import request_context
from web.accounts.pages import Answer
from web.assignments.listed import tasks_in
from web.classes.access import joined_class
from web.classes.card_codes import card_codes
from web.classes.news import news_lines
from web.classes.view import class_view, with_page_rule_set
from web.clock import now
from web.together.links import lesson_href

blueprint = Blueprint("own_class", __name__)


@blueprint.get("/class/<uuid:class_id>")
def page(class_id: uuid.UUID) -> str:
    """The class with its assignments, and what belongs to one's own place."""
    found, place = joined_class(class_id)
    with_page_rule_set(found)
    t = request_context.translator()
    reading = request_context.reading()
    teachers = teachers_of(reading, found.id)
    lesson = running_lesson(reading, found.id)
    of_account = place.learner_id and reading.get(UserAccount, place.learner_id) is not None
    return render_template(
        "classes/own.html",
        view=class_view(found, 0, t),
        name=place.name,
        todo=tasks_in(found, place),
        news=news_lines(found, news_of(reading, found.id, now()), t),
        teachers=tuple(each.name for each in teachers),
        card="" if of_account else card_codes((place,))[0],
        shares=place.shares,
        lesson_href=lesson_href(lesson) if lesson else "",
        joined="joined" in request.args,
        done=request.args.get("done", ""),
    )


@blueprint.post("/class/<uuid:class_id>/share")
def share(class_id: uuid.UUID) -> Answer:
    """Let the teachers see one's own practice, or see it no longer."""
    _found, place = joined_class(class_id, to_change=True)
    with request_context.writing() as writing:
        set_sharing(writing, place, "shares" in request.form)
    return redirect(url_for(".page", class_id=class_id, done="share"), 303)


@blueprint.post("/class/<uuid:class_id>/leave")
def leave(class_id: uuid.UUID) -> Answer:
    """Leave the class. The teachers keep the grades; one's own practice stays one's own."""
    _found, place = joined_class(class_id)
    with request_context.writing() as writing:
        places.leave(writing, place, now())
    return redirect(url_for("home.page"), 303)
