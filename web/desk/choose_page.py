"""The way to the desk: what it is, a level, and the incidents that one has ruled."""

from dataclasses import dataclass

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.address import LARGEST_SEED, LEVELS
from quizzes.desk.address import DeskAddress
from school.progress.desk_results import recent_results
from school.progress.models import DeskResult
from scoring import RuleSet
from web import request_context
from web.components.dates import short_day
from web.components.options import OptionView
from web.desk.incidents import INCIDENTS, has_desk, has_incident, incident_href, new_address
from web.drills.set_up_view import level_name
from web.visitors.current_visitor import expected_guest_id, visitor
from web.visitors.request_limits import count_request
from wording import Translator, rules_badge
from wording.typed_text import parse_digits

blueprint = Blueprint("desks", __name__)
USUAL_LEVEL = 2


@dataclass(frozen=True, slots=True)
class RuledIncident:
    """An incident in the list: where its answer is, when it was ruled, its level, how many parts were right."""

    href: str
    day: str
    level: str
    result: str
    is_right: bool


@blueprint.get("/<rules:rules>/desk")
def page(rules: RuleSet) -> str:
    """What is done there, the levels, and what was ruled so far."""
    if not has_desk(rules):
        abort(404)
    expected_guest_id()
    t = request_context.translator()
    results = _results_of_visitor(rules)
    chosen = results[0].level if results else USUAL_LEVEL
    return render_template(
        "desk/choose.html",
        rules=rules_badge(rules.id, t),
        levels=tuple(OptionView(str(each), level_name(each, t), each == chosen) for each in LEVELS),
        results=tuple(_ruled(each, t) for each in results),
        action=url_for("desks.begin", rules=rules),
        drill_href=url_for("drill.set_up", rules=rules, kind="ruling"),
        book_href=url_for("incident_book.page", rules=rules),
    )


@blueprint.get("/<rules:rules>/desk/begin")
def begin(rules: RuleSet) -> Response:
    """An incident of the level: that of the seed, where there is one, or one that nobody had before."""
    if not has_desk(rules):
        abort(404)
    count_request(INCIDENTS)
    sent = request.args.get("level", "")
    level = {str(each): each for each in LEVELS}.get(sent, USUAL_LEVEL)
    seed = parse_digits(request.args.get("seed", ""), len(str(LARGEST_SEED)))
    wanted = None if seed is None else DeskAddress(rules.id, level, seed)
    if wanted and has_incident(wanted):
        return redirect(incident_href(wanted), 303)
    return redirect(incident_href(new_address(rules, level)), 303)


def _results_of_visitor(rules: RuleSet) -> tuple[DeskResult, ...]:
    who = visitor()
    if who.id is None or not who.stored:
        return ()
    return tuple(recent_results(request_context.reading(), who.id, rules.id))


def _ruled(row: DeskResult, t: Translator) -> RuledIncident:
    return RuledIncident(
        url_for("ruled.page", public_id=row.public_id),
        short_day(row.at, t),
        t.gettext("Level %(level)s", level=row.level),
        parts_right(row, t),
        row.right == row.parts,
    )


def parts_right(row: DeskResult, t: Translator) -> str:
    """`5 of 8 parts right`."""
    return t.gettext("%(right)s of %(parts)s parts right", right=row.right, parts=row.parts)
