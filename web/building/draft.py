"""A draft as it is stored, and what a form sends about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self
from zoneinfo import ZoneInfo

from flask import url_for
from sqlalchemy.orm import Session
from werkzeug.datastructures import MultiDict

from quizzes import Address
from quizzes.question_cache import question_at
from school.assignments.audience import Audience, set_audience
from school.assignments.choosing import ShownSubject, shown_subject
from school.assignments.drafts import LONGEST_INSTRUCTION, change_section, store_wishes, touch
from school.assignments.items import MOST_POINTS, set_points
from school.assignments.models import Assignment, Item
from school.assignments.order import worth_of
from school.assignments.own_items import has_own_items
from school.assignments.settings import (
    LONGEST_TITLE,
    AssignmentSettings,
    change_settings,
    settings_of,
)
from school.assignments.status import SectionWithItems, sections_with_items
from school.assignments.wishes import Wishes, from_json, to_json, wished_rule_set
from school.classes.models import SchoolClass
from scoring import RuleSet, rule_set
from web import request_context
from web.building.audience_fields import FIELD, read_audience
from web.building.settings_fields import Errors, field_values, read_settings, sent_values
from web.building.settings_words import only_together_text
from web.building.wish_fields import read_wishes
from web.components.links import Link
from wording import Translator

SECTION_TITLE_FIELD: Final = "section-title-"
SECTION_TEXT_FIELD: Final = "section-text-"
POINTS_FIELD: Final = "points-"
_DIGITS: Final = 6  # of a number of points; more is no number that anybody means


@dataclass(frozen=True, slots=True)
class AssignmentDraft:
    """An assignment with its class and its questions.

    The next questions are chosen by `wishes`, under `wished_rules`.
    """

    school_class: SchoolClass
    assignment: Assignment
    parts: tuple[SectionWithItems, ...]
    wishes: Wishes
    wished_rules: RuleSet

    @property
    def zone(self) -> ZoneInfo:
        """Where the class is."""
        return ZoneInfo(self.school_class.zone)

    @property
    def rules(self) -> RuleSet:
        """What the questions that are there are asked under."""
        return rule_set(self.assignment.rules)

    def with_wishes(self, wishes: Wishes, rules: RuleSet) -> Self:
        """The same draft with other wishes, which are not stored yet."""
        return replace(self, wishes=wishes, wished_rules=rules)

    @property
    def settings(self) -> AssignmentSettings:
        """What is set beside the questions."""
        return settings_of(self.assignment)

    @property
    def is_lesson(self) -> bool:
        """Whether a lesson is to be done, and no question asked."""
        goal = self.settings.goal
        return goal is not None and not goal.asks_questions

    @property
    def is_row(self) -> bool:
        """Whether new questions are asked until a number of answers in a row are right."""
        goal = self.settings.goal
        return goal is not None and goal.asks_questions

    @property
    def has_own(self) -> bool:
        """Whether questions are the teacher's own."""
        return has_own_items(self.items)

    @property
    def items(self) -> tuple[Item, ...]:
        """Every question, in order."""
        return tuple(item for part in self.parts for item in part.items)

    def shown_subjects(self, without: Item | None = None) -> frozenset[ShownSubject]:
        """What the questions show, but for one of them."""
        return frozenset(
            shown_subject(question_at(Address.parse(item.question)))
            for item in self.items
            if item is not without
        )

    def item(self, public_id: str) -> Item | None:
        """The question of that id."""
        return next((each for each in self.items if str(each.public_id) == public_id), None)

    @property
    def class_link(self) -> Link:
        """The class that it belongs to."""
        own = self.school_class
        return Link(own.name, url_for("teach_class.page", class_id=own.public_id))

    def href(self, endpoint: str = "building.page") -> str:
        """A page about the assignment; its own unless another is named."""
        return url_for(endpoint, assignment=self.assignment.public_id)

    def fan_href(self, fan: str) -> str:
        """The page of a fan."""
        return url_for("fans.page", rules=self.rules.id, fan=fan)

    @property
    def points(self) -> float:
        """What all questions are worth."""
        return worth_of(self.assignment, self.items)


def load_draft(school_class: SchoolClass, assignment: Assignment) -> AssignmentDraft:
    """The assignment with its questions as they are now."""
    reading = request_context.reading()
    fresh = reading.get_one(Assignment, assignment.id)
    rules = wished_rule_set(fresh.wishes, rule_set(fresh.rules))
    wishes = from_json(fresh.wishes, rules)
    return AssignmentDraft(school_class, fresh, sections_with_items(reading, fresh), wishes, rules)


@dataclass(frozen=True, slots=True)
class DraftForm:
    """What the form of a draft holds: read as far as it can be, with what is wrong in it.

    `typed` are the settings' fields as they were typed, `values` those of sections and points, `count` what
    was typed for a number of questions and is none. `audience` is for whom it is from now on, None where
    that stays.
    """

    wishes: Wishes
    rules: RuleSet
    settings: AssignmentSettings
    typed: Mapping[str, str]
    values: Mapping[str, str]
    audience: Audience | None
    errors: Errors
    count: str = ""


def stored_form(draft: AssignmentDraft) -> DraftForm:
    """The form of the draft as it is stored."""
    typed = field_values(draft.settings, draft.zone)
    return DraftForm(draft.wishes, draft.wished_rules, draft.settings, typed, {}, None, {})


def read_sent(draft: AssignmentDraft, form: MultiDict[str, str], t: Translator) -> DraftForm:
    """All that was sent at once."""
    wishes, rules, wish_errors = read_wishes(form, draft.wishes, draft.wished_rules, t)
    typed = sent_values(form, draft.settings, draft.zone)
    settings, setting_errors = read_settings(typed, draft.settings, draft.zone, t)
    if settings.goal and settings.goal.asks_questions and draft.has_own:
        setting_errors = {**setting_errors, "way": only_together_text(t)}
    values = {name: text for name, text in form.items() if name.startswith(_OWN)}
    audience = read_audience(draft.school_class, draft.assignment, form, t)
    errors = {
        **wish_errors,
        **setting_errors,
        **({FIELD: audience.error} if audience.error else {}),
        **dict(_faults(draft, values, t)),
    }
    count = form.get("count", "") if "count" in wish_errors else ""
    return DraftForm(wishes, rules, settings, typed, values, audience.audience, errors, count)


_OWN: Final = (SECTION_TITLE_FIELD, SECTION_TEXT_FIELD, POINTS_FIELD)


def _faults(
    draft: AssignmentDraft, values: Mapping[str, str], t: Translator
) -> Iterator[tuple[str, str]]:
    """What is wrong beside questions and sections."""
    for item in draft.items:
        name = f"{POINTS_FIELD}{item.public_id}"
        if name in values and read_points(values[name]) is None:
            yield (
                name,
                t.gettext(
                    "Points must be more than 0 and at most %(most)s.", most=int(MOST_POINTS)
                ),
            )
    for part in draft.parts:
        id = part.section.public_id
        if len(values.get(f"{SECTION_TITLE_FIELD}{id}", "")) > LONGEST_TITLE:
            yield (
                f"{SECTION_TEXT_FIELD}{id}",
                t.gettext("A title can have at most %(most)s characters.", most=LONGEST_TITLE),
            )
        if len(values.get(f"{SECTION_TEXT_FIELD}{id}", "")) > LONGEST_INSTRUCTION:
            yield (
                f"{SECTION_TEXT_FIELD}{id}",
                t.gettext(
                    "An instruction can have at most %(most)s characters.", most=LONGEST_INSTRUCTION
                ),
            )


def read_points(text: str) -> float | None:
    """A number of points above 0; None where the text is none."""
    plain = text.strip().replace(",", ".")
    digits = plain.replace(".", "", 1)
    if not (digits.isascii() and digits.isdecimal() and len(plain) <= _DIGITS):
        return None
    points = float(plain)
    return points if 0 < points <= MOST_POINTS else None


def save_draft(writing: Session, draft: AssignmentDraft, sent: DraftForm) -> None:
    """Write what was sent. Raises SchoolError: somebody published the draft meanwhile."""
    row = draft.assignment
    if not row.touched:
        touch(writing, row)
    change_settings(writing, row, sent.settings)
    store_wishes(writing, row, to_json(sent.wishes, sent.rules))
    if sent.audience is not None:
        set_audience(writing, row, sent.audience)
    for part in draft.parts:
        _keep_words(writing, row, part, sent.values)
    for item in draft.items:
        points = read_points(sent.values.get(f"{POINTS_FIELD}{item.public_id}", ""))
        if points is not None and points != item.points:
            set_points(writing, row, item.public_id, points)


def _keep_words(
    writing: Session, row: Assignment, part: SectionWithItems, values: Mapping[str, str]
) -> None:
    own = part.section
    title = values.get(f"{SECTION_TITLE_FIELD}{own.public_id}", own.title)
    text = values.get(f"{SECTION_TEXT_FIELD}{own.public_id}", own.instruction).replace("\r\n", "\n")
    if (title, text) != (own.title, own.instruction):
        change_section(writing, row, own.public_id, title, text)
