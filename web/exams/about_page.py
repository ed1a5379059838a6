"""What the exam of a rule set holds, and the way into it."""

from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import Kind
from quizzes.exams import blueprint_of
from quizzes.runs import CLOCKS
from school.exams.finding import exams_of, last_stories, open_exam
from school.exams.models import ExamSitting
from school.exams.taking import begin_exam, drawn_exam
from scoring import RuleSet
from web import request_context
from web.clock import now
from web.exams import hrefs
from web.exams.about_view import about_view, size_text
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest, visitor
from web.visitors.request_limits import Allowance, RequestLimit, count_request
from web.visitors.time_zone import zone_of

blueprint = Blueprint("exams", __name__)

EXAMS: Final = RequestLimit("exam", Allowance(120, 2), Allowance(6, 60))
"""Drawing an exam takes half a second. A class of forty begins at once, and sits for an hour."""
PRACTICE: Final = "practice"


@blueprint.get("/<rules:rules>/exam")
def page(rules: RuleSet) -> str:
    """Parts, time, pass mark and critical errors, and one's own exams."""
    who = visitor()
    sat = exams_of(request_context.reading(), who.id, rules.id) if who.id and who.stored else ()
    view = about_view(
        blueprint_of(rules.id),
        sat,
        zone_of(request),
        request_context.translator(),
        now(),
        hrefs.exam,
    )
    return render_template(
        "exams/about.html",
        view=view,
        begin_href=url_for(".confirm", rules=rules),
        practice_href=url_for(".confirm", rules=rules, kind=PRACTICE),
        check_href=url_for("certificates.page"),
        drill_href=url_for("drill.set_up", rules=rules),
        announced_href=_run_href(rules, Kind.SPOT_ERROR, clock=CLOCKS[0]),
        sheets_href=_run_href(rules, Kind.SHEET),
        signed_in=who.signed_in is not None,
    )


def _run_href(rules: RuleSet, kind: Kind, clock: int = 0) -> str:
    """Where a run of one kind begins at once."""
    return url_for("drill.begin", rules=rules.id, kind=kind.value, level=3, clock=clock)


@blueprint.get("/<rules:rules>/exam/begin")
def confirm(rules: RuleSet) -> str | Response:
    """What begins now, asked once; the exam under way where there is one."""
    expected_guest_id()
    who, practice = visitor(), request.args.get("kind") == PRACTICE
    there = _under_way(rules)
    if there is not None:
        return redirect(hrefs.exam(there), 303)
    t = request_context.translator()
    return render_template(
        "exams/confirm.html",
        practice=practice,
        kind=PRACTICE if practice else "",
        size=size_text(blueprint_of(rules.id), t, practice=practice),
        action=url_for(".begin", rules=rules),
        back_href=url_for(".page", rules=rules),
        signed_in=who.signed_in is not None,
    )


@blueprint.post("/<rules:rules>/exam/begin")
def begin(rules: RuleSet) -> Response:
    """Begin: its time runs from now on. Sent twice it is one exam."""
    there = _under_way(rules)
    if there is not None:
        return redirect(hrefs.exam(there), 303)
    count_request(EXAMS)
    who = visitor()
    met: tuple[frozenset[str], ...] = ()
    if who.id and who.stored:
        met = last_stories(request_context.reading(), who.id, rules.id)
    practice = request.form.get("kind") == PRACTICE
    drawn = drawn_exam(blueprint_of(rules.id), met, practice=practice)
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        begun = begin_exam(writing, learner, drawn, at)
        first = hrefs.question(begun, 1)
    reset_visitor()
    return redirect(first, 303)


def _under_way(rules: RuleSet) -> ExamSitting | None:
    who = visitor()
    if who.id is None or not who.stored:
        return None
    return open_exam(request_context.reading(), who.id, rules.id, now())
