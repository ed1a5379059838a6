"""A ruling with its key, for whoever gave it."""

import uuid

from flask import Blueprint, abort, render_template, url_for

from quizzes.desk.address import harder
from quizzes.desk.incident import DeskIncident
from quizzes.errors import QuizError
from school.progress.desk_results import IncidentAnswers, answers_in, find_result
from scoring import rule_set
from web import request_context
from web.components.citations import articles_path
from web.desk.incidents import desk_translator, incident_href, incident_of
from web.desk.ruled_view import ruled_view
from web.rule_sets import set_page_rule_set
from web.visitors.current_visitor import visitor

blueprint = Blueprint("ruled", __name__)


@blueprint.get("/desk/ruled/<uuid:public_id>")
def page(public_id: uuid.UUID) -> str:
    """The first answer to an incident."""
    who = visitor()
    stored = who.id if who.stored else None
    row = find_result(request_context.reading(), stored, public_id) if stored else None
    if row is None:
        abort(404)
    set_page_rule_set(rule_set(row.rules))
    try:
        incident = incident_of(row.incident)
    except QuizError:
        abort(404)
    return ruled_response(incident, answers_in(row, incident))


def ruled_response(
    incident: DeskIncident, given: IncidentAnswers, first: tuple[int, int] | None = None
) -> str:
    """The page; `first` has the parts right, and all, of an answer before, which is the one that counts."""
    address = incident.address
    rules, after = rule_set(address.rules), harder(address)
    t = desk_translator(rules)
    return render_template(
        "desk/ruled.html",
        view=ruled_view(incident, given.graded(incident), given.asked, given.used, t),
        first=first,
        harder_href=url_for("desks.begin", rules=rules, level=after.level, seed=after.seed),
        is_hardest=after.level == address.level,
        another_href=url_for("desks.begin", rules=rules, level=address.level),
        again_href=incident_href(address),
        all_href=url_for("desks.page", rules=rules),
        articles_href=articles_path(rules.id),
    )
