"""The builder: a draft is made, its questions chosen and changed, its settings read back."""

import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from lessons.curriculum import lesson_of
from lessons.lesson import Lesson
from quizzes.address import PRINCIPLE_PREFIX, TOPIC_PREFIX
from school.assignments.choosing import choose_questions
from school.assignments.drafts import change_rules, discard, new_draft, store_wishes
from school.assignments.items import add_items
from school.assignments.lesson_sets import lesson_set
from school.assignments.models import AssignmentState
from school.assignments.order import sections_in
from school.assignments.settings import default_settings
from school.assignments.wishes import Wishes, default_wishes, to_json
from scoring import rule_set
from web import request_context
from web.assignments.goal_words import goal_link, goal_title
from web.assignments.points import points_worth_text
from web.assignments.settings_sentence import assignment_sentence, leak_warnings
from web.building import published
from web.building.audience_fields import (
    FIELD,
    AudienceFields,
    audience_fields,
    possible_audience,
)
from web.building.builder_actions import action_of_button
from web.building.draft import (
    AssignmentDraft,
    DraftForm,
    load_draft,
    read_sent,
    save_draft,
    stored_form,
)
from web.building.item_views import SectionView, Typed, section_views
from web.building.messages import action_message
from web.building.settings_fields import SettingsFields, settings_fields
from web.building.settings_words import only_fresh_text
from web.building.titles import numbered_title
from web.building.wish_fields import WishFields, wish_fields
from web.classes.access import taught_assignment, taught_class
from web.clock import now
from web.components.links import Link
from web.progress.topics import topic_name
from web.rule_sets import set_page_rule_set
from web.together.links import led_lesson_href, lesson_under_way
from wording import Translator, and_list

blueprint = Blueprint("building", __name__)

FANS_IN_TITLE: Final = 3  # topics; more are no title
_ELSEWHERE: Final = {
    "map": "building_map.page",
    "paper": "paper.page",
    "own": "own_pick.page",
    "preview": "preview.page",
    "publish": "publishing.page",
}


@dataclass(frozen=True, slots=True)
class BuilderView:
    """A draft: what questions are chosen by, the questions, the settings and their sentence.

    `errors` says everything that is wrong, each with the id of its field; `refused` that what was sent
    is not kept, so that `sentence` and `leaks` tell what was kept before. `goal` is the lesson that is to
    be done in the place of questions, with `goal_href` where it is. `only_fresh` says why none of the teacher's
    own can be added.
    """

    id: str
    class_name: str
    crumbs: tuple[Link, ...]
    together_href: str
    wishes: WishFields
    sections: tuple[SectionView, ...]
    settings: SettingsFields
    audience: AudienceFields
    refused: bool
    sentence: str
    leaks: tuple[str, ...]
    count: int
    worth: str
    text: str
    goal: str
    goal_href: str
    only_fresh: str
    errors: tuple[tuple[str, str], ...]


@blueprint.post("/teach/<uuid:class_id>/assignments/new")
def new(class_id: uuid.UUID) -> Response:
    """A draft with questions by the usual wishes, or about what the form or the address names."""
    school_class = taught_class(class_id, to_change=True)
    rules = set_page_rule_set(rule_set(school_class.rules))
    t, at = request_context.translator(), now()
    lesson = _named_lesson(request.values.get("lesson", ""))
    if lesson is not None:
        rules = set_page_rule_set(rule_set(lesson.rules))
    of_lesson = lesson_set(lesson) if lesson else None
    wishes = of_lesson or default_wishes(rules, _named(request.values))
    questions = list(map(str, choose_questions(wishes, rules, frozenset())))
    with request_context.writing() as writing:
        usual = numbered_title(writing, school_class, t)
        settings = default_settings(school_class.zone, at)
        row = new_draft(writing, school_class, at, settings, touched=False)
        row.title = lesson.words[t.lang].title if lesson else _title(wishes, rules.id, t) or usual
        change_rules(writing, row, rules.id)
        store_wishes(writing, row, to_json(wishes, rules))
        add_items(writing, row, sections_in(writing, row)[0].public_id, questions)
    return redirect(url_for("building.page", assignment=row.public_id), 303)


def _named_lesson(text: str) -> Lesson | None:
    """The lesson that somebody comes with, as `course/lesson`."""
    course, _slash, lesson = text.partition("/")
    return lesson_of(course, lesson) if lesson else None


def _named(values: MultiDict[str, str]) -> Iterator[str]:
    """The topics that somebody comes with."""
    yield from values.getlist("wish")
    yield from values.getlist("fan")
    yield from (PRINCIPLE_PREFIX + each for each in values.getlist("principle"))
    yield from (TOPIC_PREFIX + each for each in values.getlist("topic"))


def _title(wishes: Wishes, rules: str, t: Translator) -> str:
    """What it is about; nothing where it is about anything or about too much."""
    names = [topic_name(each, rule_set(rules), t) for each in wishes.topics]
    if 0 < len(names) <= FANS_IN_TITLE:
        return and_list(names, t)
    return ""


@blueprint.get("/teach/assignments/<uuid:assignment>")
def page(assignment: uuid.UUID) -> str | Response:
    """The builder of a draft; of what was published, what it is; of a lesson under way, the lesson."""
    school_class, row = taught_assignment(assignment)
    if row.state is AssignmentState.WITHDRAWN and (lesson := lesson_under_way(row)):
        return redirect(led_lesson_href(lesson), 303)
    if row.state is not AssignmentState.DRAFT:
        return published.render_published(load_draft(school_class, row))
    return _draft_page(load_draft(school_class, row))


@blueprint.post("/teach/assignments/<uuid:assignment>")
@published.only_while_draft
def change(assignment: uuid.UUID) -> published.Answer:
    """Keep all that was typed, and do what the button says."""
    school_class, row = taught_assignment(assignment, to_change=True)
    draft = load_draft(school_class, row)
    if row.state is not AssignmentState.DRAFT:
        return published.change(draft)
    set_page_rule_set(draft.wished_rules)
    button = request.form.get("do", "")
    if button == "discard":
        with request_context.writing() as writing:
            discard(writing, row)
        return redirect(draft.class_link.href, 303)
    sent = read_sent(draft, request.form, request_context.translator())
    if sent.errors:
        return _draft_page(draft, sent), 422
    action = action_of_button(draft.with_wishes(sent.wishes, sent.rules), button)
    with request_context.writing() as writing:
        save_draft(writing, draft, sent)
        result = action(writing)
    if button in _ELSEWHERE:
        return redirect(url_for(_ELSEWHERE[button], assignment=assignment), 303)
    anchor, said = result.anchor or None, result.text or None
    return redirect(url_for("building.page", assignment=assignment, said=said, _anchor=anchor), 303)


def _draft_page(draft: AssignmentDraft, sent: DraftForm | None = None) -> str:
    """The builder, with what was typed where it could not be kept."""
    set_page_rule_set(draft.wished_rules)
    t, at = request_context.translator(), now()
    form = sent or stored_form(draft)
    audience = possible_audience(draft.school_class, draft.assignment, form.audience)
    goal = draft.settings.goal
    link = goal_link(goal, t) if goal else None
    view = BuilderView(
        id=str(draft.assignment.public_id),
        class_name=draft.school_class.name,
        crumbs=(draft.class_link,),
        together_href=published.together_href(draft),
        wishes=wish_fields(form.wishes, form.rules, t, form.count, form.errors.get("count", "")),
        sections=section_views(draft.parts, t, draft.fan_href, Typed(form.values, form.errors)),
        settings=settings_fields(
            form.typed,
            form.errors,
            draft.school_class.zone,
            t,
            goal=goal,
            has_own=draft.has_own,
        ),
        audience=audience_fields(audience, form.errors.get(FIELD, ""), t),
        refused=sent is not None,
        sentence=assignment_sentence(draft.settings, draft.zone, t, at),
        leaks=leak_warnings(draft.settings, t),
        count=len(draft.items),
        worth=points_worth_text(draft.points, t),
        text=action_message(request.args.get("said", ""), t),
        goal=goal_title(goal, t) if goal else "",
        goal_href=link.href if link else "",
        only_fresh=only_fresh_text(t) if draft.is_row else "",
        errors=tuple(form.errors.items()),
    )
    template = "building/goal.html" if draft.is_lesson else "building/draft.html"
    return render_template(template, view=view)
