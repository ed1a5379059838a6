"""The page of each fan of the rule book."""

from flask import Blueprint, abort, render_template, url_for

from lessons import fan_content
from school.progress.fan_state import UNSEEN
from scoring import DEFAULT, Hand, rule_set
from web import current
from web.map import own_states
from web.present.fans import Ways, fan_page
from web.score_request import query_of

blueprint = Blueprint("fans", __name__)


@blueprint.get("/fans/<fan>")
def page(fan: str) -> str:
    """One fan: what makes it, hands, a near miss, its neighbours and the learner's own record."""
    rules = rule_set(DEFAULT)
    if not rules.has(fan):
        abort(404)
    ways = Ways(
        fan=lambda other: url_for("fans.page", fan=other),
        hand=_hand_href,
        map=url_for("map.page"),
        drill=url_for("drill.set_up", fan=fan),
    )
    shown = fan_page(
        rules.fan(fan),
        fan_content(rules.id)[fan],
        rules,
        own_states(rules.id).get(fan, UNSEEN),
        current.translator(),
        ways,
    )
    return render_template("fan.html", fan=shown, map_href=ways.map)


def _hand_href(hand: Hand) -> str:
    return url_for("scorer.page", **query_of(hand))
