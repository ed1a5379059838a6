"""All questions of an attempt on one page: each is a form of its own, and is saved by itself."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass

from flask import Blueprint, redirect, render_template
from werkzeug.wrappers import Response

from quizzes.texts import kind_name
from school.assignments.models import Section
from school.assignments.order import sections_in
from school.assignments.status import AttemptQuestion
from scoring import rule_set
from web import request_context, tokens
from web.assignments import hrefs
from web.assignments.kept_answer import kept_response
from web.assignments.open_attempt import (
    OpenAttempt,
    attempt_of_visitor,
    question_or_none,
    time_left_view,
)
from web.assignments.own_choices import as_asked
from web.assignments.points import points_worth_text
from web.assignments.question_view import saved_text
from web.assignments.saved_answer import saved_fields
from web.clock import now
from web.questions.question_view import QuestionView, question_view
from web.rule_sets import set_page_rule_set
from web.secret_keys import secret_keys

blueprint = Blueprint("assignment_sheet", __name__)


@dataclass(frozen=True, slots=True)
class SheetQuestionView:
    """A question among all others. `view` is None where it is made no longer.

    `section` and `instruction` are those of a section that begins with it. `token` names its place.
    """

    number: int
    kind: str
    worth: str
    section: str
    instruction: str
    view: QuestionView | None
    action: str
    token: str
    saved: str


@blueprint.get("/assignments/<uuid:public_id>/attempts/<int:number>/all")
def page(public_id: uuid.UUID, number: int) -> str | Response:
    """The questions one below the other; of an attempt that is over, or asks one at a time, its own page."""
    attempt = attempt_of_visitor(public_id, number, now())
    if not attempt.on_one_page:
        return redirect(hrefs.attempt(attempt), 303)
    set_page_rule_set(rule_set(attempt.assignment.rules))
    return render_template(
        "assignments/sheet.html",
        title=attempt.assignment.title,
        questions=tuple(_questions(attempt)),
        time=time_left_view(attempt),
        hand_in_href=hrefs.hand_in(attempt),
    )


def _questions(attempt: OpenAttempt) -> Iterator[SheetQuestionView]:
    sections = {
        each.id: each for each in sections_in(request_context.reading(), attempt.assignment)
    }
    before = None
    for each in attempt.questions:
        section = sections[each.item.section_id]
        yield _question(attempt, each, section if section is not before else None)
        before = section


def _question(
    attempt: OpenAttempt, current: AttemptQuestion, section: Section | None
) -> SheetQuestionView:
    t, question = request_context.translator(), question_or_none(current)
    view = None
    if question is not None:
        asked = as_asked(attempt.attempt, current, question)
        view = question_view(asked, t, saved_fields(asked, kept_response(question, current), t))
    place = tokens.issue_token(secret_keys(), hrefs.place_name(attempt, current), attempt.at)
    return SheetQuestionView(
        number=current.number,
        kind=kind_name(question.address.kind, t) if question else "",
        worth=points_worth_text(current.item.points, t),
        section=section.title if section else "",
        instruction=section.instruction if section else "",
        view=view,
        action=hrefs.question(attempt, current.number),
        token=place,
        saved=saved_text(current, attempt.zone, t, attempt.at),
    )
