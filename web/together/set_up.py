"""Before a lesson together: which questions, how long for each, and what the class sees."""

import uuid
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from quizzes import Kind
from quizzes.aiming import kinds_in_order
from quizzes.question_cache import question_at
from school.assignments.choosing import choose_questions
from school.assignments.models import Item
from school.assignments.publishing import digests_of
from school.assignments.settings import LONGEST_TITLE
from school.assignments.wishes import Wishes, default_wishes
from school.classes.models import SchoolClass
from school.together.opening import LessonQuestions, open_lesson, running_lesson
from school.together.rules import TEAMS, TIME_LIMITS, LessonSettings
from scoring import RuleSet, rule_set
from web import request_context
from web.building.wish_fields import WishFields, read_wishes, wish_fields
from web.classes.access import taught_class
from web.classes.view import class_view, known_rule_set_id, with_page_rule_set, zone_of_class
from web.clock import now
from web.components.dates import short_day
from web.components.options import OptionView
from web.together.sources import (
    QuestionSource,
    askable,
    question_sources,
    source_named,
    source_options,
)
from wording import Translator, fan_name

blueprint = Blueprint("set_up_together", __name__)
ROUTE: Final = "/teach/<uuid:class_id>/together"
QUICK_COUNT: Final = 5
QUICK_KINDS: Final = (Kind.FIND, Kind.LEGAL)  # answered by one tap
Answer = str | Response | tuple[str, int]


@dataclass(frozen=True, slots=True)
class LessonSetUpView:
    """The form: where questions come from, by what they are chosen, how the lesson goes."""

    sources: tuple[OptionView, ...]
    wishes: WishFields
    topics: tuple[OptionView, ...]
    limits: tuple[OptionView, ...]
    teams: tuple[OptionView, ...]
    settings: LessonSettings
    errors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SentSetUp:
    """What was sent; `source` is None where questions are chosen now. `sources` may be chosen."""

    sources: tuple[QuestionSource, ...]
    source: QuestionSource | None
    wishes: Wishes
    settings: LessonSettings
    errors: Mapping[str, str]


@blueprint.get(ROUTE)
def page(class_id: uuid.UUID) -> Answer:
    """The form; where a lesson is under way, that one."""
    school_class = with_page_rule_set(taught_class(class_id))
    running = running_lesson(request_context.reading(), school_class.id)
    if running is not None:
        return redirect(url_for("lead_together.page", lesson_id=running.public_id), 303)
    return _page(school_class, _as_it_begins(school_class))


@blueprint.post(ROUTE)
def begin(class_id: uuid.UUID) -> Answer:
    """Open the lesson for the class; where one is under way, go on with that."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    t, sent = request_context.translator(), _read(school_class, request.form)
    errors = dict(sent.errors)
    asked = None if errors else _questions(school_class, sent, t)
    if asked is not None and not asked.addresses:
        errors["source"] = t.gettext("No questions were found: choose others, or another level.")
    if errors or asked is None:
        return _page(school_class, replace(sent, errors=errors)), 422
    with request_context.writing() as writing:
        lesson = open_lesson(writing, school_class, asked, sent.settings, now())
    return redirect(url_for("lead_together.page", lesson_id=lesson.public_id), 303)


def _as_it_begins(school_class: SchoolClass) -> SentSetUp:
    """What the form holds at first; an assignment may be named in the address."""
    sources = tuple(question_sources(school_class, request_context.translator()))
    named = source_named(sources, request.args.get("source", ""))
    rules = _rules(school_class)
    kinds = tuple(kind for kind in kinds_in_order(rules) if kind in QUICK_KINDS)
    wishes = replace(default_wishes(rules), kinds=kinds, count=QUICK_COUNT)
    return SentSetUp(sources, named, wishes, LessonSettings(), {})


def _read(school_class: SchoolClass, form: MultiDict[str, str]) -> SentSetUp:
    start, t = _as_it_begins(school_class), request_context.translator()
    source = source_named(start.sources, form.get("source", ""))
    rules = _rules(school_class)
    wishes, _same, errors = read_wishes(form, start.wishes, rules, t)
    table = form.get("table", "")
    settings = LessonSettings(
        seconds=_one_of(form.get("seconds", ""), TIME_LIMITS),
        teams=_one_of(form.get("teams", ""), TEAMS),
        shows_names=table == "names",
        shows_bars="bars" in form,
        graded="graded" in form,
    )
    return SentSetUp(start.sources, source, wishes, settings, {} if source else errors)


def _one_of(text: str, known: tuple[int, ...]) -> int:
    return int(text) if text in map(str, known) else known[0]


def _rules(school_class: SchoolClass) -> RuleSet:
    return rule_set(known_rule_set_id(school_class.rules))


def _questions(school_class: SchoolClass, sent: SentSetUp, t: Translator) -> LessonQuestions:
    """The questions of the source, or such as are wished."""
    day = short_day(now().astimezone(zone_of_class(school_class)).date(), t)
    if sent.source is not None:
        rules = sent.source.rules
        items = askable(sent.source.items())
        addresses = [each.question for each in items]
        title = t.gettext("Live lesson, %(day)s: %(title)s", day=day, title=sent.source.title)
    else:
        rules = _rules(school_class).id
        addresses = list(map(str, choose_questions(sent.wishes, _rules(school_class))))
        items = [Item(question=each) for each in addresses]
        title = t.gettext("Live lesson, %(day)s", day=day)
    return LessonQuestions(
        title=title[:LONGEST_TITLE],
        rules=rules,
        addresses=addresses,
        digests=digests_of(items, question_at),
        notes={each.question: each.note for each in items if each.note},
    )


def _page(school_class: SchoolClass, sent: SentSetUp) -> str:
    t, rules = request_context.translator(), _rules(school_class)
    chosen = sent.source.value if sent.source else ""
    topics = sent.wishes.topics
    view = LessonSetUpView(
        sources=source_options(sent.sources, chosen),
        wishes=wish_fields(
            sent.wishes, rules, t, request.form.get("count", ""), sent.errors.get("count", "")
        ),
        topics=tuple(OptionView(fan.id, fan_name(fan, t), fan.id in topics) for fan in rules.fans),
        limits=tuple(
            OptionView(str(each), _limit_text(each, t), each == sent.settings.seconds)
            for each in TIME_LIMITS
        ),
        teams=tuple(
            OptionView(str(each), _teams_text(each, t), each == sent.settings.teams)
            for each in TEAMS
        ),
        settings=sent.settings,
        errors=tuple(text for name, text in sent.errors.items() if name != "count"),
    )
    return render_template("together/set_up.html", view=view, own=class_view(school_class, 0, t))


def _limit_text(seconds: int, t: Translator) -> str:
    if not seconds:
        return t.gettext("no limit")
    return t.ngettext("%(num)s second", "%(num)s seconds", seconds)


def _teams_text(teams: int, t: Translator) -> str:
    if not teams:
        return t.gettext("each alone")
    return t.ngettext("%(num)s team", "%(num)s teams", teams)
