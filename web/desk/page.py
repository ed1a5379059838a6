"""An incident at the desk: looked into, ruled stage by stage, then graded."""

from dataclasses import replace

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.desk.incident import DeskIncident
from school.progress.desk_results import answers_in, keep_result
from scoring import RuleSet, rule_set
from web import request_context
from web.clock import now
from web.components.citations import articles_path
from web.desk.incidents import desk_translator, incident_at, incident_href
from web.desk.page_view import desk_page
from web.desk.ruled_page import ruled_response
from web.desk.stages import stages_of
from web.desk.submission import DeskSubmission, read_submission
from web.faults import set_fault_page
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest

blueprint = Blueprint("desk", __name__)


@blueprint.get("/<rules:rules>/desk/<level>/<seed>")
def page(rules: RuleSet, level: str, seed: str) -> str:
    """The incident as it is met."""
    expected_guest_id()
    return _shown(incident_at(rules, level, seed), DeskSubmission())


@blueprint.post("/<rules:rules>/desk/<level>/<seed>")
def answer(rules: RuleSet, level: str, seed: str) -> Response | str | tuple[str, int]:
    """Ask, decide the next stage, or have it all graded; of an incident the first answer is kept."""
    incident = incident_at(rules, level, seed)
    sent = read_submission(incident, request.form, desk_translator(rules))
    stages = stages_of(incident)
    if sent.stage < len(stages):
        page = _shown(incident, sent)
        return (page, 422) if sent.errors else page
    last = replace(sent, stage=len(stages) - 1)
    set_fault_page(lambda text: _shown(incident, last, text))
    at, given = now(), sent.given
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        kept, is_first = keep_result(writing, learner.id, incident, given, at)
        before = answers_in(kept, incident)
        is_same = (before.answers, before.asked) == (given.answers, given.asked)  # sent twice
        public_id, result = kept.public_id, (kept.right, kept.parts)
    reset_visitor()
    if is_first or is_same:
        return redirect(url_for("ruled.page", public_id=public_id), 303)
    return ruled_response(incident, given, first=result)


def _shown(incident: DeskIncident, sent: DeskSubmission, fault: str = "") -> str:
    rules = rule_set(incident.address.rules)
    t = desk_translator(rules)
    return render_template(
        "desk/incident.html",
        view=desk_page(incident, sent, articles_path(rules.id), t),
        action=incident_href(incident.address),
        fault=fault,
    )
