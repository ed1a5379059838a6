"""What thirteen or fourteen tiles could become, for any hand of a rule set."""

from collections.abc import Mapping
from typing import Any

from flask import Blueprint, render_template, request, url_for

from quizzes.typed.hand import LONGEST, read_typed
from quizzes.typed.score_request import ScoreRequest, read_request
from scoring import RuleSet, ScoringError, parse_tiles, wire
from scoring.plans import plans
from web import request_context
from web.reference.plans_view import plans_view
from web.scorer.form_view import scorer_form
from web.visitors.request_limits import PLANS, count_request

blueprint = Blueprint("plans", __name__)


@blueprint.get("/<rules:rules>/plans")
def page(rules: RuleSet) -> str:
    """The hand of the address, which is that of a scorer, and what it could become."""
    t = request_context.translator()
    score_request = read_request(request.args.to_dict(flat=False), rules)
    seen = request.args.get("seen", "")[:LONGEST].strip()
    view = None
    faults: Mapping[str, tuple[str, ...]] = {}
    if score_request.text:
        count_request(PLANS)
        try:
            answer = plans(rules, wire.read_hand_in_play(_line(score_request, seen)))
            drawn = next(iter(parse_tiles(score_request.typed.win)), None)
            view = plans_view(answer, t, lambda fan: url_for("fans.page", fan=fan), drawn)
        except ScoringError as error:
            faults = scorer_form(score_request, error.faults, t).errors
    query = score_request.query
    return render_template(
        "plans.html",
        view=view,
        form=scorer_form(score_request, (), t),
        seen=seen,
        faults=faults,
        change_href=url_for("scorer.page", rules=rules.id, **query),
    )


def _line(score_request: ScoreRequest, seen: str) -> dict[str, Any]:
    typed = read_typed(seen)
    return {**score_request.line, "seen": typed.concealed + typed.win}
