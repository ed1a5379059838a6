"""One's rating in each kind of question, for who wants to see it."""

from flask import Blueprint, render_template, request, url_for

from school.progress.rating_curve import rating_curves
from scoring import RuleSet
from web import request_context
from web.progress.ratings_view import MIDDLE, rating_views
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of

blueprint = Blueprint("ratings", __name__)


@blueprint.get("/<rules:rules>/progress/ratings")
def page(rules: RuleSet) -> str:
    """The numbers with their curves; who has none yet is told what makes them."""
    who = visitor()
    reading = request_context.reading()
    curves = (
        rating_curves(reading, who.id, rules.id, zone_of(request)) if who.id and who.stored else ()
    )
    return render_template(
        "progress/ratings.html",
        ratings=rating_views(curves, request_context.translator()),
        middle=MIDDLE,
        next_href=url_for("next.begin", rules=rules.id),
        progress_href=url_for("progress.page"),
    )
