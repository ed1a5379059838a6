"""The hand scorer: any hand in the address, what it is worth and why; and the same for programs."""

from typing import NoReturn

from flask import Blueprint, Response, jsonify, render_template, request, url_for
from werkzeug.exceptions import MethodNotAllowed, RequestEntityTooLarge

from quizzes.typed.score_request import ScoreRequest, read_request, score_or_waits
from scoring import RuleSet, ScoringError, wire
from scoring.errors import fault
from scoring.line_commands import answer as answer_line
from scoring.line_commands import answer_score
from scoring.rengo.rule_set import RULES as RENGO
from web import request_context
from web.bank.offer import own_question_href
from web.questions.asked_hand import ask_links
from web.scorer.form_view import scorer_form, tile_groups
from web.scorer.result_view import score_result, waits_result
from web.security import csrf
from web.site_address import whole_address
from web.visitors.request_limits import SCORES, count_request

LARGEST_LINE = 8 * 1024  # bytes; the fullest hand takes less than one

blueprint = Blueprint("scorer", __name__)


@blueprint.get("/<rules:rules>/score")
def page(rules: RuleSet) -> str:
    """The form with the hand of the address in it, and what that hand is worth."""
    if request.args:
        count_request(SCORES)
    score_request = read_request(request.args.to_dict(flat=False), rules)
    t = request_context.translator()
    outcome = score_or_waits(score_request)
    link = whole_address("scorer.page", **score_request.query)
    result = waits = None
    if outcome and outcome.score:
        result = score_result(outcome.score, t, _fan_href, link)
    if outcome and outcome.waiting_hand:
        waits = waits_result(
            outcome.waiting_hand,
            outcome.waits,
            score_request.rules.id,
            t,
            lambda tile: _completed(score_request, tile),
            link,
        )
    return render_template(
        "scorer.html",
        form=scorer_form(score_request, outcome.faults if outcome else (), t),
        groups=tile_groups(score_request.typed, score_request.rules, t),
        result=result,
        waits=waits,
        points_href=url_for("points.page", rules=rules.id) if rules is RENGO else "",
        compare_href=url_for("compare.page", **score_request.query) if result else "",
        why_not_href=url_for("why_not.page", **score_request.query) if result else "",
        ask_links=ask_links(outcome.score, t) if outcome and outcome.score else (),
        keep_href=own_question_href(score_request.query),
        plans_href=_plans_href(score_request, is_won=bool(result and result.win)),
    )


@blueprint.post("/api/score")
def score_line() -> tuple[Response, int]:
    """One line of the command line's `score`, answered in the same shape; nothing is stored."""
    count_request(SCORES)
    request.max_content_length = LARGEST_LINE
    try:
        answered = answer_line(request.get_data(as_text=True), answer_score)
    except RequestEntityTooLarge:
        detail = f"more than {LARGEST_LINE} bytes"
        return jsonify(wire.write_error(ScoringError(fault("bad-json", detail=detail)))), 413
    return jsonify(answered), 200 if answered["ok"] else 422


csrf.exempt(score_line)


@blueprint.get("/api/score")
def only_sent() -> NoReturn:
    """Nothing to read: without this the address would look like that of a rule set `api`."""
    raise MethodNotAllowed(valid_methods=["POST"])


def _plans_href(score_request: ScoreRequest, *, is_won: bool) -> str:
    """The address of what the hand could become, where it is no win."""
    return "" if is_won else url_for("plans.page", **score_request.query)


def _fan_href(fan: str) -> str:
    return url_for("fans.page", fan=fan)


def _completed(score_request: ScoreRequest, tile: str) -> str:
    """The address of the hand with that tile as the winning one."""
    query = score_request.query
    return url_for("scorer.page", **{**query, "hand": f"{query['hand']} {tile}"})
