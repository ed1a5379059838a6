"""One question of an assignment: asked, its answer saved, and looked at again as far as is shown."""

import uuid
from dataclasses import replace
from datetime import datetime
from typing import Any

from flask import Blueprint, redirect, render_template, request
from werkzeug.wrappers import Response

from quizzes import Question
from school.assignments.models import Section
from school.assignments.repairs import latest_repairs
from school.assignments.rules import is_final_at_once
from school.assignments.status import AttemptQuestion
from school.assignments.taking import hand_in_attempt, save_answer
from school.errors import SchoolError
from school.progress.grading import GradedAnswer, graded_answer
from scoring import rule_set
from web import request_context, tokens
from web.assignments import hrefs
from web.assignments.answered_view import answered_item_view
from web.assignments.comments_said import comment_text, comments_on
from web.assignments.kept_answer import keep_answer, kept_response, send_at_the_end
from web.assignments.open_attempt import (
    OpenAttempt,
    attempt_of_visitor,
    is_answered,
    question_of,
    record_revealed_answers,
    standing_of,
    time_left_view,
)
from web.assignments.own_choices import as_asked
from web.assignments.question_view import (
    AttemptHead,
    attempt_head,
    position_views,
    saved_before_text,
    saved_text,
)
from web.assignments.refused import ATTEMPT_OVER_CODES, attempt_over_page
from web.assignments.result_view import later_text
from web.assignments.saved_answer import saved_fields
from web.assignments.streak_view import streak_view
from web.clock import now
from web.components.dates import clock_text
from web.components.links import Link
from web.drills.explanation_page import fan_href
from web.drills.page import sent_fields
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer
from web.questions.question_view import SentFields, question_view
from web.reference.hand_hrefs import in_full_href
from web.rule_sets import set_page_rule_set
from web.secret_keys import secret_keys
from wording.typed_text import parse_digits

blueprint = Blueprint("assignment_question", __name__)
QUESTION_ROUTE = "/assignments/<uuid:public_id>/attempts/<int:number>/<int:position>"


@blueprint.get(QUESTION_ROUTE)
def page(public_id: uuid.UUID, number: int, position: int) -> str:
    """The question, to be answered or changed; afterwards what came of it, as far as is shown."""
    sitting = attempt_of_visitor(public_id, number, now())
    here = sitting.numbered(position)
    question = _question(here)
    final = is_final_at_once(sitting.terms) and is_answered(here)
    if sitting.is_open and not final:
        asked = as_asked(sitting.attempt, here, question)
        response = saved_fields(asked, kept_response(question, here), request_context.translator())
        return _ask(sitting, here, question, response)
    return _tell(sitting, here, question)


@blueprint.post(QUESTION_ROUTE)
def answer(public_id: uuid.UUID, number: int, position: int) -> Response | tuple[str, int]:
    """Save the answer and go on to the next question; the last answer that is saved counts.

    `keep` is sent by the script of the page with every change, `ends` in the last seconds, `go` by the
    ways that leave it.
    """
    sitting = attempt_of_visitor(public_id, number, now(), to_change=True)
    here = sitting.numbered(position)
    t = request_context.translator()
    if not sitting.is_open:
        by_script = "keep" in request.form  # which shows what it is told as it is
        return (t.gettext("Time is up."), 409) if by_script else attempt_over_page(sitting)
    question = _question(here)
    set_fault_page(lambda why: _ask(sitting, here, question, sent_fields(request.form, why)))
    if "ends" in request.form:
        return _end(sitting, here, question)
    if "keep" in request.form or "go" in request.form:
        return _keep(sitting, here, question)
    try:
        asked = as_asked(sitting.attempt, here, question)
        response = None if "unknown" in request.form else read_answer(asked, request.form)
    except AnswerError as error:
        return _ask(sitting, here, question, sent_fields(request.form, error.text(t))), 422
    graded = graded_answer(question, response, _seconds(sitting, here))
    try:
        _save(sitting, here.item.position, graded)
    except SchoolError as error:
        if error.code not in ATTEMPT_OVER_CODES:
            raise
        return attempt_over_page(replace(sitting, at=now()))
    if sitting.assignment.goal is not None:  # nothing else is to be handed in with it
        with request_context.writing() as writing:
            hand_in_attempt(writing, sitting.attempt, now())
        return redirect(hrefs.question(sitting, position), 303)
    if is_final_at_once(sitting.terms):
        return redirect(hrefs.question(sitting, position), 303)
    if sitting.on_one_page:
        return redirect(hrefs.where_asked(sitting, position), 303)
    if position == sitting.questions[-1].number:
        return redirect(hrefs.hand_in(sitting), 303)
    return redirect(hrefs.question(sitting, position + 1, saved=position), 303)


def _keep(
    attempt: OpenAttempt, current: AttemptQuestion, question: Question
) -> Response | tuple[str, int]:
    """Keep what the form holds; then a word for the script, or where one wants to go."""
    t = request_context.translator()
    goes = "go" in request.form
    try:
        kept = keep_answer(attempt, current, question, _seconds(attempt, current))
    except AnswerError as error:
        if goes:
            return _ask(attempt, current, question, sent_fields(request.form, error.text(t))), 422
        return error.text(t), 422
    except SchoolError as error:
        if error.code not in ATTEMPT_OVER_CODES:
            raise
        over = replace(attempt, at=now())
        return attempt_over_page(over) if goes else (t.gettext("Time is up."), 409)
    if not goes:
        clock = clock_text(now(), attempt.zone, t, now())
        return (t.gettext("Saved %(moment)s.", moment=clock) if kept else ""), 200
    wanted = parse_digits(request.form["go"], 4)
    if wanted is None or not any(each.number == wanted for each in attempt.questions):
        return redirect(hrefs.hand_in(attempt), 303)
    return redirect(hrefs.question(attempt, wanted, saved=current.number if kept else None), 303)


def _end(
    attempt: OpenAttempt, current: AttemptQuestion, question: Question
) -> Response | tuple[str, int]:
    """Send what is filled in, here and in the other questions; there is nothing to say any more."""
    try:
        send_at_the_end(attempt, current, question, _seconds(attempt, current))
    except SchoolError as error:
        if error.code not in ATTEMPT_OVER_CODES:
            raise
        return attempt_over_page(replace(attempt, at=now()))
    return "", 200


def _save(attempt: OpenAttempt, position: int, answer: GradedAnswer) -> None:
    with request_context.writing() as writing:
        save_answer(writing, attempt.attempt, position, answer, now())


def _question(attempt_question: AttemptQuestion) -> Question:
    """The question at a place; the page speaks of its rule set."""
    question = question_of(attempt_question)
    set_page_rule_set(rule_set(question.address.rules))
    return question


def _ask(
    attempt: OpenAttempt, current: AttemptQuestion, question: Question, sent: SentFields
) -> str:
    """The page that asks. Its token names the place, for whoever can read an address has the key."""
    t = request_context.translator()
    position = current.number
    before = next(
        (each for each in attempt.questions if str(each.number) == request.args.get("saved")), None
    )
    return render_template(
        "assignments/asked.html",
        head=_head(attempt, current),
        view=question_view(as_asked(attempt.attempt, current, question), t, sent),
        action=hrefs.question(attempt, position),
        hidden=(
            (
                "token",
                tokens.issue_token(secret_keys(), hrefs.place_name(attempt, current), attempt.at),
            ),
        ),
        saved=saved_text(current, attempt.zone, t, attempt.at),
        saved_before=saved_before_text(before, attempt.zone, t, attempt.at) if before else "",
        act=t.gettext("Check") if _is_told_at_once(attempt) else t.gettext("Save"),
        position=position,
        is_final=is_final_at_once(attempt.terms),
        next_position=position + 1 if position < attempt.questions[-1].number else 0,
        in_exam=attempt.in_exam,
        **_ways(attempt, current),
    )


def _is_told_at_once(attempt: OpenAttempt) -> bool:
    return attempt.assignment.goal is not None or is_final_at_once(attempt.terms)


def _tell(attempt: OpenAttempt, current: AttemptQuestion, question: Question) -> str:
    """The page after an answer that stays; keys that are seen are noted first."""
    t = request_context.translator()
    standing = None if attempt.is_open else standing_of(attempt)
    end = standing.end if standing else None
    reveal = attempt.reveal(current, end)
    repairs = latest_repairs(request_context.reading(), attempt.assignment)
    comments = comments_on(attempt) if reveal.marks else {}
    if reveal.answers:
        record_revealed_answers(attempt, end)
    view = answered_item_view(question, current, reveal, t, fan_href, repairs)
    return render_template(
        "assignments/answered.html",
        head=_head(attempt, current, end),
        view=view,
        later=()
        if attempt.is_open
        else later_text(attempt.terms, reveal, end, attempt.zone, t, attempt.at),
        is_open=attempt.is_open,
        comment=comment_text(comments, current.item.id),
        streak=streak_view(attempt, standing, t) if standing else None,
        in_full_href=in_full_href(question) if reveal.explanations else "",
        **_ways(attempt, current),
    )


def _head(
    attempt: OpenAttempt, current: AttemptQuestion, end: datetime | None = None
) -> AttemptHead:
    t = request_context.translator()
    head = attempt_head(
        attempt.assignment.title,
        current,
        position_views(
            attempt.questions,
            current.number,
            lambda each: attempt.reveal(each, end),
            lambda position: hrefs.question(attempt, position),
            t,
        ),
        _section(current),
        time_left_view(attempt),
        t,
    )
    if attempt.assignment.goal is None:
        return head
    place = t.gettext("Question %(number)s", number=attempt.attempt.number)
    return replace(head, place=place, positions=(), worth="")


def _section(current: AttemptQuestion) -> Section:
    return request_context.reading().get_one(Section, current.item.section_id)


def _ways(attempt: OpenAttempt, current: AttemptQuestion) -> dict[str, Any]:
    """Where one goes from a question: back, on, to the end, to the page of the assignment."""
    t = request_context.translator()
    position, last = current.number, attempt.questions[-1].number
    done = Link(t.gettext("Hand in…"), hrefs.hand_in(attempt))
    if not attempt.is_open:
        done = Link(t.gettext("Result"), hrefs.attempt(attempt))
    following = Link(t.gettext("Next"), hrefs.question(attempt, position + 1))
    if attempt.is_open and not is_answered(current):
        following = replace(following, label=t.gettext("Skip"))
    return {
        "crumbs": hrefs.crumbs(attempt),
        "previous_href": hrefs.question(attempt, position - 1) if position > 1 else "",
        "following": following if position < last else done,
        "done": done,
    }


def _seconds(attempt: OpenAttempt, current: AttemptQuestion) -> float | None:
    """How long the question was looked at; None where the page does not tell."""
    shown = tokens.read_token(
        secret_keys(), request.form.get("token", ""), hrefs.place_name(attempt, current)
    )
    return shown.seconds_until(attempt.at) if shown else None
