"""One hand under every rule set, side by side."""

from flask import Blueprint, render_template, request, url_for

from quizzes.typed.score_request import ScoreRequest, read_request
from scoring import RULE_SETS, Hand, ScoringError, wire
from scoring.compare import compare
from web import request_context
from web.reference.compare_cards import rule_set_cards
from web.reference.compare_view import comparison_view
from web.rule_sets import page_rule_set
from web.scorer.form_view import scorer_form
from web.visitors.request_limits import COMPARISONS, count_request

blueprint = Blueprint("compare", __name__)


@blueprint.get("/compare")
def page() -> str:
    """The hand of the address, which is that of a scorer, under all rule sets that know it."""
    t = request_context.translator()
    score_request = read_request(request.args.to_dict(flat=False), page_rule_set())
    change = url_for("scorer.page", **score_request.query)
    try:
        hand = hand_with_all_circumstances(score_request)
    except ScoringError as error:
        form = scorer_form(score_request, error.faults, t)
        return render_template("compare.html", view=None, cards=(), form=form, change_href=change)
    count_request(COMPARISONS)
    view = comparison_view(
        compare(hand),
        hand,
        page_rule_set(),
        t,
        lambda rules, fan: url_for("fans.page", rules=rules, fan=fan),
        lambda rules: url_for("scorer.page", rules=rules, **score_request.query),
    )
    cards = rule_set_cards(view, t)
    return render_template("compare.html", view=view, cards=cards, form=None, change_href=change)


def hand_with_all_circumstances(score_request: ScoreRequest) -> Hand:
    """The hand with all that is told of it, as long as any rule set knows such a hand.

    Raises:
        ScoringError: there can be no such hand; with what its own rule set says of it.
    """
    line = score_request.as_full_line
    refused: ScoringError | None = None
    for rules in dict.fromkeys((score_request.rules.id, *RULE_SETS)):
        try:
            return wire.read_hand({**line, "rules": rules})[0]
        except ScoringError as error:
            refused = refused or error
    raise refused or ScoringError()
