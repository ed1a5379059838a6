"""The chart of riichi points, with the cell of a hand lit where the address has one."""

from flask import Blueprint, abort, render_template, request, url_for

from quizzes.typed.score_request import read_request, score_or_waits
from scoring import RuleSet, Score
from scoring.rengo.rule_set import RULES
from web import request_context
from web.reference.points_view import places_of, points_page, read_places

blueprint = Blueprint("points", __name__)


@blueprint.get("/<rules:rules>/points")
def page(rules: RuleSet) -> str:
    """The whole chart; the address may hold a hand as the scorer's does, or `han` and `fu`."""
    if rules is not RULES:
        abort(404)
    t = request_context.translator()
    score_request = read_request(request.args.to_dict(flat=False), rules)
    outcome = score_or_waits(score_request)
    score: Score | None = outcome.score if outcome else None
    if score and not score.win:
        score = None
    places = places_of(score) if score else read_places(request.args)
    href = url_for("scorer.page", **score_request.query) if score else ""
    return render_template("points.html", view=points_page(places, t, score, href))
