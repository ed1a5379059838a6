"""A sprint: its question, an answer, its end."""

import uuid
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import Kind, Question
from quizzes.question_cache import question_at
from quizzes.runs import Run
from quizzes.texts import kind_name
from school.progress.graded_again import graded_again
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.hand_in import hand_in
from school.progress.models import Answer, Sprint
from school.progress.sprints import (
    STRIKES,
    count_answer,
    find_sprint,
    is_over,
    next_address,
    right_answers_of,
    seconds_left,
    sprint_bests,
    strikes_of,
)
from scoring import rule_set
from web import request_context, tokens
from web.clock import now
from web.drills.page import NOTHING_SENT, question_form, sent_fields
from web.drills.run_clock import ClockView, minutes_text
from web.drills.run_end import PastAnswer, past_answers
from web.faults import set_fault_page
from web.questions.answer_form import AnswerError, read_answer
from web.questions.heading import DrillHead, TallyMark, TallyView
from web.questions.question_view import SentFields
from web.rule_sets import set_page_rule_set
from web.secret_keys import secret_keys
from web.tokens import ShownQuestion
from web.visitors.current_visitor import expected_guest_id, row_for_guest, visitor
from wording import Translator, rules_badge

blueprint = Blueprint("sprint", __name__, url_prefix="/sprint")

RIGHT: Final = "right"
WRONG: Final = "wrong"
MOST_LISTED: Final = (
    30  # right answers at the end; three minutes bring few more, and each is graded again
)


@blueprint.get("/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str:
    """The question that comes next, or how the sprint went."""
    sprint = _own_sprint(public_id)
    if is_over(sprint, now()):
        return _end_page(sprint)
    return _question_page(sprint, question_at(next_address(sprint)))


@blueprint.post("/<uuid:public_id>")
def answer(public_id: uuid.UUID) -> Response | tuple[str, int]:
    """Take the answer to the question that comes next; whatever else was sent counts for nothing."""
    sprint, at = _own_sprint(public_id), now()
    here = url_for("sprint.page", public_id=public_id)
    if is_over(sprint, at):
        return redirect(here, 303)
    question = question_at(next_address(sprint))
    sent = request.form.get("token", "")
    showing = tokens.read_token(secret_keys(), sent, str(question.address))
    if showing is None:  # sent twice, or from the page of an earlier question
        return redirect(here, 303)
    set_fault_page(
        lambda why: _question_page(sprint, question, sent_fields(request.form, why), showing)
    )
    try:
        response = None if "unknown" in request.form else read_answer(question, request.form)
    except AnswerError as error:
        fields = sent_fields(request.form, error.text(request_context.translator()))
        return _question_page(sprint, question, fields), 422
    graded = graded_answer(question, response, showing.seconds_until(at), showing.nonce)
    _keep(public_id, graded)
    told = RIGHT if graded.credit >= 1 else WRONG
    return redirect(url_for("sprint.page", public_id=public_id, last=told), 303)


def _keep(public_id: uuid.UUID, graded: GradedAnswer) -> None:
    """Store the answer as that of a drill and count it; nothing after the end, nothing twice."""
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        sprint = find_sprint(writing, learner.id, public_id, locked=True)
        if sprint is None or is_over(sprint, at) or str(next_address(sprint)) != graded.question:
            return
        hand_in(writing, learner, graded, at)
        count_answer(sprint, right=graded.credit >= 1)


def _own_sprint(public_id: uuid.UUID) -> Sprint:
    """The sprint of the visitor; nobody else finds it."""
    who = visitor()
    stored = who.id if who.stored else None
    sprint = find_sprint(request_context.reading(), stored, public_id) if stored else None
    if sprint is None:
        abort(404)
    set_page_rule_set(rule_set(sprint.rules))
    return sprint


def _question_page(
    sprint: Sprint,
    question: Question,
    sent: SentFields = NOTHING_SENT,
    showing: ShownQuestion | None = None,
) -> str:
    t = request_context.translator()
    form = question_form(question, Run(question.address, question.address.index), sent, showing)
    own = {
        "head": _head(sprint, question, t),
        "why": _last_text(request.args.get("last", ""), t),
        "action": url_for("sprint.answer", public_id=sprint.public_id),
        "skips": False,
    }
    return render_template("drill/asked.html", **{**form, **own})


def _last_text(last: str, t: Translator) -> str:
    """How the answer before was."""
    if last == RIGHT:
        return t.gettext("The last one was right.")
    if last == WRONG:
        return t.gettext("The last one was not right; it is explained at the end.")
    return ""


def _head(sprint: Sprint, question: Question, t: Translator) -> DrillHead:
    """The stamps of a question in a sprint: three places for strikes, and the time that is left."""
    left = seconds_left(sprint, now())
    return DrillHead(
        rules=rules_badge(sprint.rules, t),
        kind=kind_name(question.address.kind, t),
        level=t.gettext("Level %(level)s", level=question.address.level),
        tally=_tally(sprint, t),
        clock=None
        if left is None
        else ClockView(
            minutes_text(left),
            left,
            t.gettext("Time is up; the next press shows how it went."),
            label=t.gettext("Time left"),
        ),
    )


def _tally(sprint: Sprint, t: Translator) -> TallyView:
    marks: list[TallyMark] = ["miss" if at < sprint.strikes else "ahead" for at in range(STRIKES)]
    return TallyView(tuple(marks), score_text(sprint, t))


def score_text(sprint: Sprint, t: Translator) -> str:
    """How many were right, and how many of the strikes are gone."""
    return t.gettext(
        "%(right)s right, %(strikes)s of %(most)s strikes",
        right=sprint.right,
        strikes=sprint.strikes,
        most=STRIKES,
    )


def _end_page(sprint: Sprint) -> str:
    t = request_context.translator()
    reading = request_context.reading()
    run = Run(replace(next_address(sprint), index=1), 1)
    right = right_answers_of(reading, sprint, MOST_LISTED)
    timed = sprint.ends_at is not None
    bests = sprint_bests(reading, sprint.learner_id, sprint.rules, before=sprint.id)
    known = bests.get(sprint.kind)
    best = (known.timed if timed else known.untimed) if known else None
    return render_template(
        "sprint/end.html",
        head=replace(_head(sprint, question_at(next_address(sprint)), t), level="", clock=None),
        kind=sprint.kind,
        kind_name=kind_name(Kind(sprint.kind), t),
        timed=timed,
        right=sprint.right,
        why=_end_text(sprint, t),
        best=best,
        strikes=_listed(run, strikes_of(reading, sprint), t),
        answers=_listed(run, right, t),
        action=url_for("sprints.begin", rules=sprint.rules),
        choose_href=url_for("sprints.page", rules=sprint.rules),
    )


def _listed(run: Run, rows: Iterable[Answer], t: Translator) -> tuple[PastAnswer, ...]:
    """Answers with their hands and the ways to their explanations."""
    graded = [(row, *graded_again(row)) for row in rows]
    return past_answers(
        run, graded, t, lambda row: url_for("explanation.page", public_id=row.public_id, n=1)
    )


def _end_text(sprint: Sprint, t: Translator) -> str:
    """Why it is over."""
    if sprint.strikes >= STRIKES:
        return t.gettext("Three answers were not right.")
    return (
        t.gettext("Time is up.") if sprint.ends_at else t.gettext("You reached the last question.")
    )
