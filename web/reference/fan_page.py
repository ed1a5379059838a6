"""The page of each fan of the rule book."""

from flask import Blueprint, Response, abort, get_template_attribute, render_template, url_for
from markupsafe import Markup

from lessons import fan_content, frequency
from lessons.curriculum import lessons_on_fan
from quizzes.typed.score_request import query_of
from school.progress.fan_state import UNSEEN
from scoring import RuleSet
from scoring.rengo.rule_set import RULES as RENGO
from web import rendered, request_context
from web.learn.courses_page import step_href
from web.reference.fan_view import FanFacts, FanHrefs, fan_page, record_view
from web.reference.map_page import fan_states_of_visitor

blueprint = Blueprint("fans", __name__)


@blueprint.get("/<rules:rules>/fans/<fan>")
def page(rules: RuleSet, fan: str) -> Response:
    """One fan: what makes it, hands, a near miss, its neighbours and the learner's own record."""
    if not rules.has(fan):
        abort(404)
    return rendered.for_all(lambda: _page(rules, fan), {"record": lambda: _record(rules, fan)})


def _page(rules: RuleSet, fan: str) -> str:
    ways = FanHrefs(
        fan=lambda other: url_for("fans.page", fan=other),
        kin=lambda other_rules, other: url_for("fans.page", rules=other_rules, fan=other),
        hand=lambda hand: url_for("scorer.page", **query_of(hand, rules)),
        question=lambda address: url_for("drill.question", address=address, n=1),
        lesson=step_href,
        map=url_for("map.page"),
        drill=url_for("drill.begin", fan=fan),
        editions=url_for("editions.page"),
    )
    known = FanFacts(
        content=fan_content(rules.id)[fan],
        frequency=frequency(rules.id),
        lessons=lessons_on_fan(rules.id, fan),
    )
    shown = fan_page(rules.fan(fan), known, rules, request_context.translator(), ways)
    return render_template(
        "fan.html",
        fan=shown,
        map_href=ways.map,
        fan_id=fan,
        why_not_href=url_for("why_not.page", rules=rules.id),
        points_href=url_for("points.page", rules=rules.id) if rules is RENGO else "",
    )


def _record(rules: RuleSet, fan: str) -> Markup:
    """What the learner did with the fan."""
    state = fan_states_of_visitor(rules.id).get(fan, UNSEEN)
    view = record_view(state, request_context.translator())
    return Markup(get_template_attribute("macros/_fan_record.html", "record")(view))
