"""Choosing a sprint: its kind, with the clock or without, and one's bests."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import Kind
from quizzes.aiming import kinds_in_order
from quizzes.texts import kind_name
from school.progress.sprints import STRIKES, SprintBest, begin_sprint, sprint_bests
from scoring import RuleSet
from web import request_context
from web.clock import now
from web.visitors.current_visitor import expected_guest_id, reset_visitor, row_for_guest, visitor
from wording import Translator, rules_badge

blueprint = Blueprint("sprints", __name__)


@dataclass(frozen=True, slots=True)
class SprintKind:
    """A kind to choose, with the most right answers so far; None where there was no sprint."""

    kind: str
    name: str
    best: SprintBest


@blueprint.get("/<rules:rules>/sprint")
def page(rules: RuleSet) -> str:
    """The kinds, each with a button for three minutes and one without a clock."""
    expected_guest_id()
    t = request_context.translator()
    return render_template(
        "sprint/choose.html",
        rules=rules_badge(rules.id, t),
        kinds=sprint_kinds(rules, bests_of_visitor(rules), t),
        strikes=STRIKES,
        action=url_for("sprints.begin", rules=rules),
        drill_href=url_for("drill.set_up", rules=rules),
    )


@blueprint.post("/<rules:rules>/sprint")
def begin(rules: RuleSet) -> Response:
    """Begin a sprint: its time runs from now on."""
    kind = _known_kind(rules, request.form.get("timed") or request.form.get("untimed") or "")
    at = now()
    with request_context.writing() as writing:
        learner = row_for_guest(writing, expected_guest_id(), at)
        begun = begin_sprint(
            writing, learner, rules.id, kind, at, timed=bool(request.form.get("timed"))
        )
        public_id = begun.public_id
    reset_visitor()
    return redirect(url_for("sprint.page", public_id=public_id), 303)


def bests_of_visitor(rules: RuleSet) -> Mapping[str, SprintBest]:
    """The bests of the visitor, by kind."""
    who = visitor()
    if who.id is None or not who.stored:
        return {}
    return sprint_bests(request_context.reading(), who.id, rules.id)


def sprint_kinds(
    rules: RuleSet, bests: Mapping[str, SprintBest], t: Translator
) -> tuple[SprintKind, ...]:
    """Every kind that the rule set has."""
    return tuple(
        SprintKind(kind.value, kind_name(kind, t), bests.get(kind.value, SprintBest()))
        for kind in kinds_in_order(rules)
    )


def _known_kind(rules: RuleSet, text: str) -> Kind:
    known = {kind.value: kind for kind in kinds_in_order(rules)}
    if text not in known:
        abort(400)
    return known[text]
