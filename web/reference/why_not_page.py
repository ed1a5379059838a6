"""Why a hand does not have a fan, for any hand and any fan of a rule set."""

from flask import Blueprint, render_template, request, url_for

from quizzes.typed.score_request import read_request
from scoring import RuleSet, ScoringError, score, wire
from web import request_context
from web.components.why_not_form import why_not_form
from web.questions.asked_hand import ask_links
from web.reference.why_not_view import why_not_view
from web.scorer.form_view import scorer_form
from web.visitors.request_limits import WHY_NOT, count_request

blueprint = Blueprint("why_not", __name__)


@blueprint.get("/<rules:rules>/why-not")
def page(rules: RuleSet) -> str:
    """The hand of the address, which is that of a scorer, and what it lacks of the fan asked about."""
    t = request_context.translator()
    score_request = read_request(request.args.to_dict(flat=False), rules)
    asked = request.args.get("fan", "")
    fan = asked if rules.has(asked) else ""
    query = score_request.query
    form = why_not_form(rules, query, url_for("why_not.page", rules=rules.id), t, fan)
    change = url_for("scorer.page", rules=rules.id, **query)
    try:
        hand, _rules = wire.read_hand(score_request.line)
    except ScoringError as error:
        faults = scorer_form(score_request, error.faults, t).errors
        return render_template(
            "why_not.html",
            view=None,
            form=None,
            faults=faults,
            change_href=change,
            plans_href="",
            fan_href="",
            action=form.action,
            fan=fan,
            typed=score_request.text,
            ask_links=(),
        )
    if fan:
        count_request(WHY_NOT)
    view = why_not_view(rules, hand, fan, t) if fan else None
    return render_template(
        "why_not.html",
        view=view,
        form=form,
        faults={},
        change_href=change,
        plans_href=url_for("plans.page", **query),
        fan_href=url_for("fans.page", rules=rules.id, fan=fan) if fan else "",
        ask_links=ask_links(score(hand, rules), t),
    )
