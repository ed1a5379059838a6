"""The page of each fan of the rule book."""

from flask import Blueprint, abort, render_template, url_for

from lessons import fan_content, frequency
from school.progress.fan_state import UNSEEN
from web import request_context
from web.learn.courses import lessons_on_fan
from web.learn.courses_page import step_href
from web.reference.fan_view import Known, Ways, fan_page
from web.reference.map_page import own_states
from web.rule_sets import named
from web.scorer.score_request import query_of

blueprint = Blueprint("fans", __name__)


@blueprint.get("/<rules>/fans/<fan>")
def page(rules: str, fan: str) -> str:
    """One fan: what makes it, hands, a near miss, its neighbours and the learner's own record."""
    own = named(rules)
    if not own.has(fan):
        abort(404)
    ways = Ways(
        fan=lambda other: url_for("fans.page", fan=other),
        kin=lambda rules, other: url_for("fans.page", rules=rules, fan=other),
        hand=lambda hand: url_for("scorer.page", **query_of(hand, own)),
        question=lambda address: url_for("drill.question", address=address, n=1),
        lesson=step_href,
        map=url_for("map.page"),
        drill=url_for("drill.set_up", fan=fan),
        editions=url_for("editions.page"),
    )
    known = Known(
        content=fan_content(own.id)[fan],
        frequency=frequency(own.id),
        lessons=lessons_on_fan(own.id, fan),
        state=own_states(own.id).get(fan, UNSEEN),
    )
    shown = fan_page(own.fan(fan), known, own, request_context.translator(), ways)
    return render_template("fan.html", fan=shown, map_href=ways.map)
