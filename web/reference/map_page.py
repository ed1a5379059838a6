"""The map of fans: what the learner sees, and choosing fans for a drill on the same table."""

from typing import Final

from flask import Blueprint, Response, make_response, render_template, request, url_for

from school.progress.fan_state import FanState
from school.progress.map import fan_states_of
from scoring import EDITIONS, RuleSet
from scoring.rengo.rule_set import RULES as RENGO
from web import rendered, request_context
from web.clock import now
from web.drills.aims import principle_options
from web.drills.set_up_form import FIELD_NAMES
from web.reference.fan_hrefs import fan_page_href
from web.reference.map_glances import fan_glances
from web.reference.map_view import FanStates, fading_fans, map_view
from web.visitors.current_visitor import visitor

KEPT_FIELDS: Final = frozenset(FIELD_NAMES) - {"fan", "principle"}  # both are chosen on this page
MOST_FADING_FANS = 6  # fans of one drill made of what fades; more would be no help

blueprint = Blueprint("map", __name__)


@blueprint.get("/<rules:rules>/fans")
def page(rules: RuleSet) -> Response:
    """The table of fans; with `choose` each fan is a checkbox, and `fan` ticks it."""
    states = fan_states_of_visitor(rules.id)
    if states:
        return make_response(_page(rules, states))
    return rendered.for_all(lambda: _page(rules, {}))


def _page(rules: RuleSet, states: FanStates) -> str:
    lost = fading_fans(rules, states, MOST_FADING_FANS)
    chosen = frozenset(request.args.getlist("fan"))
    view = map_view(
        rules,
        states,
        request_context.translator(),
        lambda fan: fan_page_href(rules.id, fan),
        chosen,
    )
    return render_template(
        "map.html",
        view=view,
        glances=fan_glances(rules, request_context.translator()),
        choosing=request.args.get("choose") == "1",
        begun=bool(states),
        fading=len(lost),
        fading_href=url_for("drill.begin", fan=lost) if lost else "",
        drill_href=url_for("drill.set_up"),
        begin_href=url_for("drill.begin"),
        principles=principle_options(
            rules, request.args.get("principle", ""), request_context.translator()
        ),
        kept=[pair for pair in request.args.items(multi=True) if pair[0] in KEPT_FIELDS],
        choose_href=url_for("map.page", choose=1),
        editions_href=url_for("editions.page") if rules.id in EDITIONS else "",
        points_href=url_for("points.page", rules=rules.id) if rules is RENGO else "",
    )


def fan_states_of_visitor(rules: str) -> dict[str, FanState]:
    """How each fan stands for the visitor; nothing for a visitor without a row."""
    who = visitor()
    if who.id is None or not who.stored:
        return {}
    return fan_states_of(request_context.reading(), who.id, rules, now())
