"""After an answer: its explanation, and the end of a run."""

import uuid
from dataclasses import replace
from itertools import chain
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import (
    Address,
    Question,
    QuizError,
    Verdict,
    can_ask,
    can_ask_about,
    response_from_json,
)
from quizzes.missed import unsure_fans, unsure_topics
from quizzes.question import score_of
from quizzes.runs import DAY_GUIDE, LONGEST, Run, between, new_seed
from school.progress.address_parts import CHECK
from school.progress.drill_tally import DrillTally
from school.progress.graded_again import graded_again
from school.progress.history import find_answer
from school.progress.lesson_tasks import task_of_answer
from school.progress.models import Answer, Outcome
from scoring import rule_set
from web import request_context
from web.day.page import day_of_run_href, shared_of_run
from web.drills.guided import address_of
from web.drills.page import question_and_run, run_of_query, tally_of_run
from web.drills.run_clock import clock_after_answer
from web.drills.run_end import run_end_view
from web.drills.run_hrefs import next_href, question_href, run_words
from web.drills.set_up_form import MOST_FANS, set_up_query
from web.progress import placement_run
from web.progress.placement_page import placed_page
from web.questions.answered_view import answered_view
from web.questions.asked_hand import ask_links
from web.questions.heading import drill_head
from web.reference.fan_hrefs import fan_page_href
from web.reference.hand_hrefs import hand_hrefs
from web.rule_sets import page_rule_set, set_page_rule_set
from web.visitors.current_visitor import visitor

blueprint = Blueprint("explanation", __name__, url_prefix="/drill")


@blueprint.get("/answers/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str | Response:
    """The explanation of an answer, for whoever gave it; nobody else finds it.

    A check is explained in its lesson.
    """
    row = answer_of_visitor(public_id)
    if row is None:
        abort(404)
    if row.kind == CHECK:
        if not (where := lesson_check_href(row)):
            abort(404)
        return redirect(where)
    question, verdict = graded_again(row)
    set_page_rule_set(rule_set(question.address.rules))
    known = row.outcome is Outcome.ANSWERED
    in_full, why_not = hand_hrefs(question)
    run, t = run_of_query(question.address, request.args), request_context.translator()
    view = answered_view(
        question,
        response_from_json(question, row.given) if known else None,
        verdict,
        t,
        fan_href,
        (lambda fan: f"{why_not}&{urlencode({'fan': fan})}") if why_not else None,
    )
    trapped, score = known and verdict.misconception is not None, score_of(question)
    return render_template(
        "drill/answered.html",
        head=drill_head(run, tally_of_run(run), t, clock_after_answer(run, row.seconds, t)),
        view=view,
        next_href=_next_href(run),
        again_href=url_for("explanation.again", public_id=public_id, **run.query)
        if trapped and trap_topic(question, verdict)
        else "",
        shared=shared_of_run(run, row),
        report_href=url_for("report.page", public_id=public_id, **run_words(request.args)),
        in_full_href=in_full,
        why_not_href=why_not,
        ask_links=ask_links(score, t, question.address.kind) if score else (),
    )


@blueprint.get("/answers/<uuid:public_id>/again")
def again(public_id: uuid.UUID) -> Response:
    """A fresh question with the trap of that answer, between two questions of its run."""
    row = answer_of_visitor(public_id)
    if row is None or row.kind == CHECK:
        abort(404)
    question, verdict = graded_again(row)
    asked, topic = question.address, trap_topic(question, verdict)
    if not topic:
        abort(404)
    seed = new_seed()
    like = address_of(asked.rules, asked.kind, topic, asked.level, seed, LONGEST + 1)
    run = run_of_query(asked, request.args)
    return redirect(question_href(between(like, run)), 303)


def trap_topic(question: Question, verdict: Verdict) -> str:
    """What a question with the same trap is about: the first that the answer shows to be unsure."""
    asked = question.address
    fans = (fan for fan in unsure_fans(question, verdict) if can_ask(asked.rules, asked.kind, fan))
    topics = (
        topic
        for topic in unsure_topics(question, verdict)
        if can_ask_about(asked.rules, asked.kind, topic)
    )
    return next(chain(fans, topics), "")


def _next_href(run: Run) -> str:
    """Where one goes on; the question that was chosen to come next stands in the address."""
    if run.resumes and run.resumes.guide and not run.resumes.is_last:
        return url_for("next.begin", after=run.resumes.address, **run.resumes.query)
    if not run.guide or run.is_last:
        return next_href(run)
    try:
        then = Address.parse(request.args.get("then", ""))
    except QuizError:
        return url_for("next.begin")
    return question_href(replace(run, address=then))


@blueprint.get("/done/<path:address>")
def done(address: str) -> str | Response:
    """How a run went, with each of its answers."""
    _question, run = question_and_run(address)
    if run.guide == DAY_GUIDE:
        return redirect(day_of_run_href(run), 303)
    tally = tally_of_run(run) or DrillTally(())
    last = run.numbers[-1]
    rows = [answer_of_visitor(mark.public_id) for mark in tally.marks if mark.position <= last]
    graded = [(row, *graded_again(row)) for row in rows if row is not None]
    if run.guide == placement_run.PLACEMENT:
        return placed_page(run, graded)
    view = run_end_view(
        run,
        tally,
        graded,
        request_context.translator(),
        fan_href,
        lambda row: url_for("explanation.page", public_id=row.public_id, **run.query),
    )
    return render_template(
        "drill/done.html",
        view=view,
        again_href=begin_href(run),
        level_href=begin_href(run, view.level) if view.level else "",
        set_up_href=url_for("drill.set_up"),
        missed_href=misconception_run_href(run, view.missed_fans[:MOST_FANS], run.length),
        map_href=url_for("map.page"),
    )


def answer_of_visitor(public_id: uuid.UUID) -> Answer | None:
    """The answer with this id if the visitor gave it."""
    who = visitor()
    if who.id is None or not who.stored:
        return None
    return find_answer(request_context.reading(), who.id, public_id)


def lesson_check_href(row: Answer) -> str:
    """Where a lesson explains the answer to a check; nowhere if it asks the check no longer."""
    asked = task_of_answer(row)
    if asked is None:
        return ""
    place: dict[str, Any] = {"course": asked.course, "lesson": asked.lesson, "step": asked.step}
    return url_for("lesson.page", **place, answer=row.public_id)


def fan_href(fan: str) -> str:
    """The page of a fan of the rule set that the page speaks of."""
    return fan_page_href(page_rule_set().id, fan)


def begin_href(run: Run, level: int = 0) -> str:
    """Where a fresh run of the same kinds and length begins, at another level where one is given."""
    if run.guide:
        return url_for("next.begin", rules=run.address.rules)
    query: dict[str, Any] = set_up_query(start.address for start in run.starts)
    if level:
        query["level"] = str(level)
    told: dict[str, Any] = {"n": run.length, **({"clock": run.clock} if run.clock else {})}
    return url_for("drill.begin", rules=run.address.rules, **query, **told)


def misconception_run_href(run: Run, fans: tuple[str, ...], length: int) -> str:
    """Where a run on these fans begins, of the kind just asked; nothing where there is no fan."""
    asked = run.address
    shown = [fan for fan in fans if can_ask(asked.rules, asked.kind, fan)]
    if not shown:
        return ""
    return url_for(
        "drill.begin",
        rules=asked.rules,
        kind=asked.kind.value,
        level=asked.level,
        n=length,
        fan=shown,
    )
