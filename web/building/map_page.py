"""The map as a chooser: what the questions of an assignment shall be about."""

import uuid
from dataclasses import replace

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.address import PRINCIPLE_PREFIX, TOPIC_PREFIX
from school.assignments.drafts import store_wishes
from school.assignments.models import AssignmentState
from school.assignments.wishes import known_topics, to_json
from web import request_context
from web.building.draft import AssignmentDraft, load_draft
from web.building.published import Answer, only_while_draft
from web.classes.access import taught_assignment
from web.components.links import Link
from web.components.options import OptionView
from web.drills.aims import principle_options, topic_options
from web.reference.map_view import map_view
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("building_map", __name__)


@blueprint.get("/teach/assignments/<uuid:assignment>/map")
def page(assignment: uuid.UUID) -> str | Response:
    """Every fan with a box; below them principles, and topics of the table."""
    school_class, row = taught_assignment(assignment)
    if row.state is not AssignmentState.DRAFT:
        return _back(assignment)
    return _page(load_draft(school_class, row))


@blueprint.post("/teach/assignments/<uuid:assignment>/map")
@only_while_draft
def choose(assignment: uuid.UUID) -> Answer:
    """Keep what was ticked with the draft."""
    school_class, row = taught_assignment(assignment, to_change=True)
    draft, sent = load_draft(school_class, row), request.form
    about = (
        *sent.getlist("fan"),
        *(PRINCIPLE_PREFIX + each for each in sent.getlist("principle")),
        *(TOPIC_PREFIX + each for each in sent.getlist("topic")),
        *(each for each in draft.wishes.topics if each.startswith("terms:")),
    )
    rules = draft.wished_rules
    wishes = replace(draft.wishes, topics=known_topics(about, rules))
    with request_context.writing() as writing:
        store_wishes(writing, row, to_json(wishes, rules))
    return _back(assignment)


def _page(draft: AssignmentDraft) -> str:
    rules = set_page_rule_set(draft.wished_rules)
    t, about = request_context.translator(), frozenset(draft.wishes.topics)
    principles = principle_options(rules, "", t)
    topics = topic_options(rules, "", t)
    return render_template(
        "building/map.html",
        crumbs=(draft.class_link, Link(draft.assignment.title, draft.href())),
        assignment=draft.assignment.public_id,
        view=map_view(rules, {}, t, draft.fan_href, about),
        principles=tuple(_ticked(each, PRINCIPLE_PREFIX, about) for each in principles),
        topics=tuple(_ticked(each, TOPIC_PREFIX, about) for each in topics),
    )


def _ticked(option: OptionView, prefix: str, about: frozenset[str]) -> OptionView:
    return replace(option, chosen=prefix + option.value in about)


def _back(assignment: uuid.UUID) -> Response:
    return redirect(url_for("building.page", assignment=assignment, _anchor="wishes"), 303)
