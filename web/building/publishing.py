"""Publishing an assignment after what happens then was read; withdrawing it."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, redirect, render_template
from werkzeug.wrappers import Response

from quizzes.question_cache import question_at
from school.assignments.models import AssignmentState, Seeds
from school.assignments.publishing import digests_of, publish, withdraw
from school.errors import SchoolError
from school.together.ending import return_lesson
from web import request_context
from web.assignments.points import points_worth_text
from web.assignments.settings_sentence import assignment_sentence, leak_warnings
from web.building.audience_fields import audience_text, possible_audience
from web.building.draft import AssignmentDraft, load_draft
from web.building.published import redirect_with_message
from web.building.settings_words import only_together_text
from web.classes.access import taught_assignment
from web.clock import now
from web.components.links import Link
from web.rule_sets import set_page_rule_set
from web.together.links import led_lesson_href, lesson_under_way, played_lesson
from wording import Translator

blueprint = Blueprint("publishing", __name__)


@dataclass(frozen=True, slots=True)
class PublishView:
    """What is about to be published, for how many `students`; `audience` names them where it is for some; `fault` says why it cannot be."""

    id: str
    class_name: str
    crumbs: tuple[Link, ...]
    title: str
    sentence: str
    leaks: tuple[str, ...]
    count: int
    worth: str
    students: int
    audience: str
    fault: str
    is_ready: bool
    is_lesson: bool
    one_for_all: bool


@blueprint.get("/teach/assignments/<uuid:assignment>/publish")
def page(assignment: uuid.UUID) -> str | Response:
    """Say what happens when it is published; of what is published there is nothing to say."""
    school_class, row = taught_assignment(assignment, to_change=True)
    if row.state is AssignmentState.PUBLISHED:
        return redirect_with_message(assignment, "published")
    if row.state is AssignmentState.WITHDRAWN and (lesson := lesson_under_way(row)):
        return redirect(led_lesson_href(lesson), 303)
    if row.state is AssignmentState.WITHDRAWN and played_lesson(row, now()):
        return redirect_with_message(assignment, "")
    return _page(load_draft(school_class, row))


def _page(draft: AssignmentDraft, fault: str = "") -> str:
    set_page_rule_set(draft.rules)
    t, row = request_context.translator(), draft.assignment
    is_ready = bool(draft.items) or draft.is_lesson
    audience = possible_audience(draft.school_class, row)
    view = PublishView(
        id=str(row.public_id),
        class_name=draft.school_class.name,
        crumbs=(draft.class_link, Link(row.title, draft.href())),
        title=row.title,
        sentence=assignment_sentence(draft.settings, draft.zone, t, now()),
        leaks=(*_too_late(draft, t), *leak_warnings(draft.settings, t)),
        count=len(draft.items),
        worth=points_worth_text(draft.points, t),
        students=audience.asked,
        audience=audience_text(audience, t),
        fault=fault or ("" if is_ready else _why_not("no-questions", t)),
        is_ready=is_ready,
        is_lesson=draft.is_lesson,
        one_for_all=row.seeds is Seeds.ONE,
    )
    return render_template("building/publish.html", view=view)


@blueprint.post("/teach/assignments/<uuid:assignment>/publish")
def confirm(assignment: uuid.UUID) -> Response | tuple[str, int]:
    """Let the class have it. What is published already stays so."""
    school_class, row = taught_assignment(assignment, to_change=True)
    if row.state is AssignmentState.WITHDRAWN and (lesson := lesson_under_way(row)):
        return redirect(led_lesson_href(lesson), 303)
    played = played_lesson(row, now())
    draft = load_draft(school_class, row)
    digests = {} if played else digests_of(draft.items, question_at)
    try:
        with request_context.writing() as writing:
            if played is not None:
                return_lesson(writing, played)
            else:
                publish(writing, row, digests, now())
    except SchoolError as error:
        fault = _why_not(error.code, request_context.translator())
        if not fault:
            raise
        return _page(load_draft(school_class, row), fault), 422
    return redirect_with_message(assignment, "published")


def _too_late(draft: AssignmentDraft, t: Translator) -> tuple[str, ...]:
    due = draft.settings.terms.due
    if due is None or due > now():
        return ()
    return (t.gettext("The due date is past: anything handed in from now on is late."),)


def _why_not(code: str, t: Translator) -> str:
    told = {
        "no-questions": t.gettext("There are no questions yet: choose some first."),
        "own-in-row": only_together_text(t),
        "over": t.gettext("It would be over already: set a later due date first."),
        "questions-changed": t.gettext(
            "Somebody else has changed the questions in the meantime. Check them again."
        ),
    }
    return told.get(code, "")


@blueprint.post("/teach/assignments/<uuid:assignment>/withdraw")
def take_back(assignment: uuid.UUID) -> Response:
    """Let students see it no longer."""
    _school_class, row = taught_assignment(assignment, to_change=True)
    if row.state is AssignmentState.DRAFT:
        return redirect_with_message(assignment, "")
    with request_context.writing() as writing:
        withdraw(writing, row)
    return redirect_with_message(assignment, "withdrawn")
