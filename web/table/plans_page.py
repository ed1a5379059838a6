"""What one's own tiles could become, in short, for who asks in the middle of a deal."""

import uuid

from flask import Blueprint, abort, render_template, url_for

from school.progress.deals import states_of
from scoring import Wind, rule_set
from scoring.plans import plans
from scoring.plans.at_table import hand_at_table
from scoring.play import view_of
from web.table.own_deal import own_deal, table_translator
from web.table.plans_link import plans_href
from web.table.reach import reach_view
from web.visitors.request_limits import PLANS, count_request
from wording import rules_badge

blueprint = Blueprint("deal_plans", __name__, url_prefix="/table")


@blueprint.get("/<uuid:public_id>/plans")
def page(public_id: uuid.UUID) -> str:
    """The nearest wins of the tiles that one holds now, with all that lies open."""
    deal = own_deal(public_id)
    if deal.ending is not None:
        abort(404)
    count_request(PLANS)
    rules = rule_set(deal.rules)
    t = table_translator(rules)
    view = view_of(states_of(deal)[-1], Wind(deal.seat))
    return render_template(
        "table/plans.html",
        rules=rules_badge(rules.id, t),
        view=reach_view(plans(rules, hand_at_table(view)), t),
        all_plans_href=plans_href(view),
        deal_href=url_for("deal.page", public_id=public_id),
    )
