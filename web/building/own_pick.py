"""Questions of the teacher's own put into a draft."""

import uuid

from flask import Blueprint, redirect, render_template, url_for
from werkzeug.wrappers import Response

from quizzes.address import rules_of
from school.assignments.drafts import change_rules, new_draft
from school.assignments.models import AssignmentState
from school.assignments.order import sections_in
from school.assignments.own_items import add_own_items
from school.bank.finding import chosen_questions, own_questions
from school.errors import SchoolError
from web import request_context
from web.bank.rows import bank_page, sent_filter
from web.bank.ticked import ticked_questions, turned_to
from web.building import published
from web.building.draft import AssignmentDraft, load_draft
from web.building.settings_words import only_fresh_text
from web.building.titles import numbered_title
from web.classes.access import signed_in_teacher, taught_assignment, taught_class
from web.clock import now
from web.components.links import Link
from web.rule_sets import set_page_rule_set

blueprint = Blueprint("own_pick", __name__)

_ADDRESS = "/teach/assignments/<uuid:assignment>/own-questions"


@blueprint.get(_ADDRESS)
def page(assignment: uuid.UUID) -> str | published.Answer:
    """The questions of one's own under the rule set of the draft."""
    school_class, row = taught_assignment(assignment)
    if row.state is not AssignmentState.DRAFT:
        return redirect(url_for("building.page", assignment=assignment), 303)
    return _page(load_draft(school_class, row))


@blueprint.post(_ADDRESS)
@published.only_while_draft
def add(assignment: uuid.UUID) -> published.Answer:
    """Put the chosen ones at the end of the draft, locked; or turn the page."""
    school_class, row = taught_assignment(assignment, to_change=True)
    draft, who = load_draft(school_class, row), signed_in_teacher()
    chosen = ticked_questions()
    if turned_to():
        return _page(draft), 200
    own = chosen_questions(request_context.reading(), who.learner_id, chosen)
    if not own:
        t = request_context.translator()
        return _page(draft, t.gettext("Choose at least one question.")), 422
    try:
        with request_context.writing() as writing:
            added = add_own_items(writing, row, draft.parts[-1].section.public_id, own)
    except SchoolError as error:
        if error.code not in ("too-many-questions", "own-in-row"):
            raise
        return published.redirect_with_message(assignment, error.code)
    first = f"q-{added[0].public_id}" if added else None
    href = url_for("building.page", assignment=assignment, said="own-added", _anchor=first)
    return redirect(href, 303)


@blueprint.post("/teach/<uuid:class_id>/assignments/own-questions")
def begin(class_id: uuid.UUID) -> Response:
    """A draft that asks the chosen ones; those of other rule sets than the first are passed over."""
    school_class, who = taught_class(class_id, to_change=True), signed_in_teacher()
    own = chosen_questions(request_context.reading(), who.learner_id, ticked_questions())
    if not own:
        return redirect(url_for("own_questions.page", said="chosen"), 303)
    t, at = request_context.translator(), now()
    with request_context.writing() as writing:
        title = numbered_title(writing, school_class, t)
        row = new_draft(writing, school_class, at)
        row.title = title
        change_rules(writing, row, rules_of(own[0].question))
        add_own_items(writing, row, sections_in(writing, row)[0].public_id, own)
    return redirect(url_for("building.page", assignment=row.public_id, said="own-asked"), 303)


def _page(draft: AssignmentDraft, error: str = "") -> str:
    rules, t = set_page_rule_set(draft.rules), request_context.translator()
    wanted = sent_filter(rules.id)
    own = own_questions(request_context.reading(), signed_in_teacher().learner_id)
    fitting = [each for each in own if each.question.startswith(f"{rules.id}/")]
    title = draft.assignment.title
    return render_template(
        "building/own_pick.html",
        id=draft.assignment.public_id,
        crumbs=(draft.class_link, Link(title, draft.href())),
        view=bank_page(
            fitting,
            wanted,
            t,
            {item.question for item in draft.items},
            ticked=ticked_questions(),
            turned=turned_to(),
        ),
        elsewhere=len(own) - len(fitting),
        only_fresh=only_fresh_text(t) if draft.is_row else "",
        error=error,
    )
