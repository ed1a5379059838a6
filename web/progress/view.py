"""The page of progress under one rule set: what was found, as what a template shows."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, tzinfo

from school.learners.settings import LearnerSettings
from school.progress.fan_state import FanState
from school.progress.overview import MisconceptionCount, PracticeDay
from school.progress.skill_records import ExplainedMistake, SkillRecord
from scoring import RuleSet
from web.components.dates import date_text
from web.progress.history_view import MisconceptionView, Query
from web.progress.plots import (
    PlotView,
    accuracy_plot,
    forecast_plot,
    percent_text,
    speed_plot,
)
from web.progress.practice_days import CalendarView, calendar_view, spans
from web.progress.skills import SkillsView, counted_misconception_views, skills_views
from web.progress.topics import Levels
from web.reference.map_view import MapView, map_view
from wording import Translator


@dataclass(frozen=True, slots=True)
class ProgressFacts:
    """What is known of a learner under a rule set at a moment.

    `days` has every day with answers, at least one; `due_fans` are the fans whose review is due,
    `is_due` whether any review is; `due` counts by day those of a week, today's that come later
    too. `levels` is the level that fits by kind of question.
    """

    states: Mapping[str, FanState]
    due_fans: frozenset[str]
    records: Sequence[SkillRecord]
    mistaken: Sequence[tuple[MisconceptionCount, ExplainedMistake | None]]
    due: Sequence[tuple[date, int]]
    is_due: bool
    days: Sequence[PracticeDay]
    levels: Levels


@dataclass(frozen=True, slots=True)
class ProgressHrefs:
    """Where the page leads: a fan's page by its id, a drill by its query."""

    fan: Callable[[str], str]
    drill: Callable[[Query], str]


@dataclass(frozen=True, slots=True)
class ProgressView:
    """The whole page; `exam` is empty where no day is set."""

    map: MapView
    skills: tuple[SkillsView, ...]
    misconceptions: tuple[MisconceptionView, ...]
    forecast: PlotView
    is_due: bool
    calendar: CalendarView
    plots: tuple[PlotView, ...]
    exam: str
    retention: str


def progress_view(
    progress: ProgressFacts,
    rules: RuleSet,
    settings: LearnerSettings,
    at: datetime,
    zone: tzinfo,
    t: Translator,
    hrefs: ProgressHrefs,
) -> ProgressView:
    """The page in the reader's language; days are those of the reader's clock."""
    today = at.astimezone(zone).date()
    weeks = spans(progress.days, t)
    plots = (accuracy_plot(weeks, settings.success, t), speed_plot(weeks, t))
    return ProgressView(
        map=map_view(rules, progress.states, t, hrefs.fan, due=progress.due_fans),
        skills=skills_views(progress.records, rules, progress.levels, t, hrefs.drill),
        misconceptions=counted_misconception_views(progress.mistaken, rules, t, hrefs.drill),
        forecast=forecast_plot(progress.due, t),
        is_due=progress.is_due,
        calendar=calendar_view(progress.days, today, t),
        plots=tuple(each for each in plots if each),
        exam=_exam_text(settings, today, t),
        retention=t.gettext(
            "What you know is asked again when the chance that you still know it falls to %(share)s.",
            share=percent_text(settings.retention),
        ),
    )


def _exam_text(settings: LearnerSettings, today: date, t: Translator) -> str:
    """When the exam is; nothing where none is set or its day is over."""
    exam = date.fromisoformat(settings.exam) if settings.exam else None
    if exam is None or exam < today:
        return ""
    day = date_text(exam, "long", t)
    if exam == today:
        return t.gettext("Your exam is today.")
    return t.ngettext(
        "Your exam is on %(day)s, in %(num)s day. Until then reviews come earlier.",
        "Your exam is on %(day)s, in %(num)s days. Until then reviews come earlier.",
        (exam - today).days,
        day=day,
    )
