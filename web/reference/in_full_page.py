"""A hand in full: its readings, what the other rule sets make of it, and what if it were won otherwise.

An explanation has these parts folded. Each costs more to work out than all the rest of its page, and
most stay closed: `later-part.js` fetches them from here when they are opened.
"""

from dataclasses import dataclass

from flask import Blueprint, render_template, request, url_for

from quizzes.typed.score_request import read_request
from scoring import RuleSet, Score, ScoringError, score, wire
from web import request_context
from web.components.derivation import ReadingsView, derivation_view
from web.components.hand import HandView, hand_view
from web.questions.alternatives import AlternativesView, alternatives_view
from web.scorer.form_view import scorer_form
from web.visitors.request_limits import COMPARISONS, count_request
from wording import Translator

blueprint = Blueprint("in_full", __name__)


@dataclass(frozen=True, slots=True)
class HandInFull:
    """A hand with all its readings; without them where its tiles make no winning shape."""

    hand: HandView
    readings: ReadingsView | None
    alternatives: AlternativesView


@blueprint.get("/<rules:rules>/in-full")
def page(rules: RuleSet) -> str:
    """The hand of the address, which is that of a scorer."""
    t = request_context.translator()
    score_request = read_request(request.args.to_dict(flat=False), rules)
    change = url_for("scorer.page", rules=rules.id, **score_request.query)
    try:
        hand, _rules = wire.read_hand(score_request.line)
    except ScoringError as error:
        faults = scorer_form(score_request, error.faults, t).errors
        return render_template(
            "in_full.html", view=None, faults=faults, change_href=change, compare_href=""
        )
    count_request(COMPARISONS)
    return render_template(
        "in_full.html",
        view=hand_in_full(score(hand, rules), t),
        faults={},
        change_href=change,
        compare_href=url_for("compare.page", **score_request.query),
    )


def hand_in_full(result: Score, t: Translator) -> HandInFull:
    """All that is told of a hand that was scored."""
    return HandInFull(
        hand_view(result.hand, result.rules, t, result.account),
        derivation_view(result, t),
        alternatives_view(result, t),
    )
