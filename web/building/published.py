"""What was published: its questions with keys, its dates, and what may still be done with it."""

import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps

from flask import redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.assignments.audience import Audience, set_audience
from school.assignments.kept_in_time import keep_in_time, made_late
from school.assignments.models import Assignment, AssignmentState
from school.assignments.settings import change_settings
from school.classes.finding import classes_of
from school.errors import SchoolError
from school.together.ending import may_return
from school.together.models import LessonTogether
from web import request_context
from web.assignments.points import points_worth_text
from web.assignments.settings_sentence import assignment_sentence, leak_warnings
from web.building.audience_fields import (
    FIELD,
    AudienceFields,
    audience_fields,
    possible_audience,
    read_audience,
)
from web.building.draft import AssignmentDraft
from web.building.item_views import SectionView, Typed, section_views
from web.building.messages import action_message
from web.building.settings_fields import (
    Errors,
    SettingsFields,
    field_values,
    read_settings,
    sent_values,
    settings_fields,
    settled_values,
)
from web.building.settings_words import KEEP, handed_in_words
from web.classes.access import signed_in_teacher
from web.clock import now
from web.components.dates import moment_text
from web.components.links import Link
from web.components.options import OptionView
from web.gradebook import hrefs
from web.gradebook.corrections import CorrectionView, corrections_of, ruling_text
from web.rule_sets import set_page_rule_set
from web.together.links import played_lesson
from wording import Translator

Answer = Response | tuple[str, int]
PUBLISHED_MEANWHILE = frozenset({"not-a-draft", "published-seeds", "published-goal"})
"""What a change to a draft is refused with where somebody published it while it was under way."""


@dataclass(frozen=True, slots=True)
class PublishedView:
    """An assignment that the class has, or had: `withdrawn`.

    `ruled` is what teachers ruled on its questions, `question_hrefs` where the answers to each are, both by number.
    `classes` are where it may be copied. Of an `archived` class nothing else can be done with it.
    `can_return`: it may be published again, which a lesson together that is over may where it has grades;
    `is_played` says that it is such a lesson.
    """

    id: str
    class_name: str
    crumbs: tuple[Link, ...]
    links: tuple[Link, ...]
    title: str
    withdrawn: bool
    archived: bool
    since: str
    sentence: str
    leaks: tuple[str, ...]
    sections: tuple[SectionView, ...]
    settings: SettingsFields
    audience: AudienceFields
    count: int
    worth: str
    is_template: bool
    classes: tuple[OptionView, ...]
    text: str
    errors: tuple[tuple[str, str], ...]
    ruled: Mapping[int, str]
    question_hrefs: Mapping[int, str]
    corrections: tuple[CorrectionView, ...]
    together_href: str
    can_return: bool
    is_played: bool


@dataclass(frozen=True, slots=True)
class PublishedForm:
    """What the form holds: the settings' fields as they were `typed`, and what is wrong.

    `handed_in` is what was chosen for what was handed in in time, None where it is not asked;
    `audience` is for whom it is from now on, None where that stays.
    """

    typed: Mapping[str, str]
    errors: Errors
    audience: Audience | None = None
    handed_in: str | None = None


def render_published(draft: AssignmentDraft, sent: PublishedForm | None = None) -> str:
    """The page, with what was typed where it could not be kept."""
    set_page_rule_set(draft.rules)
    t, at, row = request_context.translator(), now(), draft.assignment
    form = sent or PublishedForm(field_values(draft.settings, draft.zone), {})
    audience = possible_audience(draft.school_class, row, form.audience)
    played = played_lesson(row, at)
    view = PublishedView(
        id=str(row.public_id),
        class_name=draft.school_class.name,
        crumbs=(draft.class_link,),
        links=_links(draft, t),
        title=row.title,
        withdrawn=row.state is AssignmentState.WITHDRAWN,
        archived=draft.school_class.archived_at is not None,
        since=moment_text(row.published_at, draft.zone, t, at) if row.published_at else "",
        sentence=assignment_sentence(draft.settings, draft.zone, t, at, published=True),
        leaks=leak_warnings(draft.settings, t),
        sections=section_views(draft.parts, t, draft.fan_href, Typed({}, {})),
        settings=settings_fields(
            form.typed,
            form.errors,
            draft.school_class.zone,
            t,
            published=True,
            handed_in=form.handed_in,
            goal=draft.settings.goal,
        ),
        audience=audience_fields(audience, form.errors.get(FIELD, ""), t),
        count=len(draft.items),
        worth=points_worth_text(draft.points, t),
        is_template=row.is_template,
        classes=_classes(draft),
        text=action_message(request.args.get("said", ""), t),
        errors=tuple(form.errors.items()),
        ruled={each.position: ruling_text(each, t) for each in draft.items},
        question_hrefs={each.position: hrefs.question(row, each.position) for each in draft.items},
        corrections=corrections_of(draft.school_class, [row], at),
        together_href=together_href(draft),
        can_return=_can_return(row, played),
        is_played=played is not None,
    )
    return render_template("building/published.html", view=view)


def _can_return(row: Assignment, played: LessonTogether | None) -> bool:
    """Whether what was withdrawn may be published again."""
    if row.state is not AssignmentState.WITHDRAWN:
        return False
    return played is None or may_return(request_context.reading(), played)


def _links(draft: AssignmentDraft, t: Translator) -> tuple[Link, ...]:
    """Where the same questions are put to other use."""
    if draft.is_lesson:
        return (Link(t.gettext("Gradebook"), f"{draft.class_link.href}/grades"),)
    return (
        Link(t.gettext("Preview"), draft.href("preview.page")),
        Link(t.gettext("On paper"), draft.href("paper.page")),
        Link(t.gettext("Export"), draft.href("export.page")),
        Link(t.gettext("Gradebook"), f"{draft.class_link.href}/grades"),
    )


def together_href(draft: AssignmentDraft) -> str:
    """Where the class answers the same questions together."""
    own, row = draft.school_class, draft.assignment
    return url_for("set_up_together.page", class_id=own.public_id, source=row.public_id)


def _classes(draft: AssignmentDraft) -> tuple[OptionView, ...]:
    """The classes of the visitor that may get a copy; another one comes first."""
    own = classes_of(request_context.reading(), signed_in_teacher().learner_id)
    open_ones = [each for each in own if each.archived_at is None]
    others = sorted(open_ones, key=lambda each: each.id == draft.school_class.id)
    return tuple(OptionView(str(each.public_id), each.name) for each in others)


def change(draft: AssignmentDraft) -> Answer:
    """Other dates or other rules; the questions stay, and what is to be done with them.

    Where an earlier due date would make late what was in time, the form says first what becomes of it.
    """
    t, at = request_context.translator(), now()
    sent_fields = sent_values(request.form, draft.settings, draft.zone)
    typed = sent_fields | settled_values(draft.settings, draft.zone)  # a page of the draft has them
    settings, setting_errors = read_settings(typed, draft.settings, draft.zone, t)
    sent = read_audience(draft.school_class, draft.assignment, request.form, t)
    errors = {**setting_errors, **({FIELD: sent.error} if sent.error else {})}
    chosen = request.form.get("handed_in")
    if errors:
        return render_published(draft, PublishedForm(typed, errors, sent.audience, chosen)), 422
    found = made_late(request_context.reading(), draft.assignment, settings.terms, at)
    if found and chosen not in handed_in_words(t):
        asked = {"handed_in": _asked_text(len(found), t)}
        return render_published(draft, PublishedForm(typed, asked, sent.audience, "")), 422
    with request_context.writing() as writing:
        if chosen == KEEP:
            keep_in_time(writing, draft.assignment, settings.terms, at)
        change_settings(writing, draft.assignment, settings)
        if sent.audience is not None:
            set_audience(writing, draft.assignment, sent.audience)
    return redirect_with_message(draft.assignment.public_id, "saved")


def _asked_text(count: int, t: Translator) -> str:
    return t.ngettext(
        "With this date, %(num)s attempt that was handed in on time would be late. Choose "
        "below whether it still counts as on time.",
        "With this date, %(num)s attempts that were handed in on time would be late. "
        "Choose below whether they still count as on time.",
        count,
    )


def only_while_draft(view: Callable[[uuid.UUID], Answer]) -> Callable[[uuid.UUID], Answer]:
    """A change to a draft. Where somebody published it meanwhile, the page says so instead."""

    @wraps(view)
    def guarded(assignment: uuid.UUID) -> Answer:
        try:
            return view(assignment)
        except SchoolError as error:
            if error.code not in PUBLISHED_MEANWHILE:
                raise
            return redirect_with_message(assignment, "not-a-draft")

    return guarded


def redirect_with_message(assignment: uuid.UUID, said: str) -> Response:
    """To the page of the assignment, where it says what happened."""
    return redirect(url_for("building.page", assignment=assignment, said=said or None), 303)
