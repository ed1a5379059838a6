"""The page of progress: what a learner sees now, what comes back, and how it has gone so far."""

import uuid
from datetime import UTC, datetime, tzinfo
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.aiming import kinds_in_order
from quizzes.topics import is_fan
from school.learning.level import level_and_chance
from school.learning.state import LearnerState
from school.progress.learner_state import learner_state
from school.progress.map import fan_states_of
from school.progress.overview import due_topics, forecast, misconception_counts, practice_days
from school.progress.skill_records import RECENT_PERIOD, last_mistake, records
from scoring import RuleSet
from web import request_context
from web.clock import now
from web.learn.progress import completed_lessons
from web.progress.course_ahead import untaught_topics
from web.progress.view import ProgressFacts, ProgressHrefs, progress_view
from web.rule_sets import chosen_rule_set
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_of

MOST_MISCONCEPTIONS: Final = 3
EARLIEST: Final = datetime.min.replace(tzinfo=UTC)

blueprint = Blueprint("progress", __name__)


@blueprint.get("/progress")
def of_remembered() -> Response:
    """The page under the rule set that is remembered."""
    return redirect(url_for("progress.page", rules=chosen_rule_set().id))


@blueprint.get("/<rules:rules>/progress")
def page(rules: RuleSet) -> str:
    """Progress under a rule set; who has no answer under it is told what to do first."""
    who, at, zone = visitor(), now(), zone_of(request)
    found = _found(rules, who.id, at, zone) if who.id and who.stored else None
    if found is None:
        return render_template("progress/nothing.html", **_links(rules))
    view = progress_view(
        found,
        rules,
        who.settings,
        at,
        zone,
        request_context.translator(),
        ProgressHrefs(
            fan=lambda fan: url_for("fans.page", fan=fan),
            drill=lambda query: url_for("drill.set_up", **query),  # type: ignore[arg-type]
        ),
    )
    return render_template("progress/page.html", view=view, **_links(rules))


def _links(rules: RuleSet) -> dict[str, dict[str, str]]:
    """Where both pages lead."""
    return {
        "links": {
            "next": url_for("next.begin", rules=rules.id),
            "placement": url_for("placement.page") if rules is chosen_rule_set() else "",
            "learn": url_for("learn.page"),
            "settings": url_for("settings.page"),
            "history": url_for("history.page", rules=rules.id),
            "mistakes": url_for("history.page", rules=rules.id, result="wrong"),
            "everything": url_for("history.page"),
            "own": url_for("own.page"),
            "ratings": url_for("ratings.page", rules=rules.id),
        }
    }


def _found(rules: RuleSet, learner: uuid.UUID, at: datetime, zone: tzinfo) -> ProgressFacts | None:
    """What the rows say; None where there is no answer under the rule set."""
    reading = request_context.reading()
    practised = practice_days(reading, learner, rules.id, EARLIEST, zone)
    if not practised:
        return None
    aims, waiting = visitor().settings.aims, untaught_topics(rules, completed_lessons())
    state = learner_state(reading, learner, rules.id, (), aims, at, waiting)
    return ProgressFacts(
        states=fan_states_of(reading, learner, rules.id, at),
        due_fans=frozenset(filter(is_fan, due_topics(reading, learner, rules.id, at, waiting))),
        records=records(reading, learner, rules.id, at - RECENT_PERIOD),
        mistaken=[
            (each, last_mistake(reading, learner, rules.id, each.trap, each.last_at))
            for each in misconception_counts(reading, learner, rules.id, most=MOST_MISCONCEPTIONS)
        ],
        due=forecast(reading, learner, rules.id, at, zone, untaught=waiting),
        is_due=bool(state.due),
        days=practised,
        levels=_levels(rules, state),
    )


def _levels(rules: RuleSet, state: LearnerState) -> dict[str, int]:
    """The level that fits the learner, for each kind of question."""
    return {
        kind.value: level_and_chance(state, kind.value, None, None)[0]
        for kind in kinds_in_order(rules)
    }
