"""The days of the past by month, and how one answered. A day that was missed waits there."""

import calendar
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from babel.dates import get_day_names
from flask import Blueprint, render_template, url_for

from quizzes.daily import FIRST_DAY, addresses_of_days
from school.progress.first_answers import first_answers
from school.progress.models import Answer
from scoring import RULE_SETS, RuleSet
from web import request_context
from web.components.dates import date_text
from web.components.links import Link
from web.day.days import today
from web.drills.run_end import AnswerSign, sign_of, sign_word
from web.errors import NoSuchQuestion
from web.visitors.current_visitor import visitor
from wording import Translator, rules_badge

blueprint = Blueprint("days", __name__)

_MONTH_FORM: Final = {"en": "MMMM y", "zh-Hans": "y年M月", "ja": "y年M月"}


@dataclass(frozen=True, slots=True)
class ArchiveDay:
    """A day of the calendar; without `href` it has no hand, without `sign` no answer."""

    number: int
    name: str
    href: str = ""
    sign: AnswerSign | None = None
    sign_word: str = ""
    is_today: bool = False


@dataclass(frozen=True, slots=True)
class MonthView:
    """A month: weeks from Monday on, `None` where a week has days of other months."""

    name: str
    weekdays: tuple[tuple[str, str], ...]
    weeks: tuple[tuple[ArchiveDay | None, ...], ...]
    before: Link | None
    after: Link | None


@blueprint.get("/<rules:rules>/days")
def latest(rules: RuleSet) -> str:
    """The month of today."""
    return _page(rules, today().replace(day=1))


@blueprint.get("/<rules:rules>/days/<month>")
def page(rules: RuleSet, month: str) -> str:
    """The days of that month: `2026-11`."""
    return _page(rules, _known_month(month))


def _page(rules: RuleSet, first: date) -> str:
    t = request_context.translator()
    return render_template(
        "day/archive.html",
        month=_month_view(rules, first, t),
        rules=rules_badge(rules.id, t),
        today_href=url_for("day.page", rules=rules, day=today().isoformat()),
        others=tuple(
            Link(rules_badge(each, t), _href(RULE_SETS[each], first))
            for each in RULE_SETS
            if each != rules.id
        ),
    )


def _known_month(text: str) -> date:
    """The first day of a month.

    Raises:
        NoSuchQuestion: it is no month, or one without a hand.
    """
    try:
        first = date.fromisoformat(f"{text}-01")
    except ValueError:
        raise NoSuchQuestion from None
    if f"{first:%Y-%m}" != text or not FIRST_DAY.replace(day=1) <= first <= today():
        raise NoSuchQuestion
    return first


def _month_view(rules: RuleSet, first: date, t: Translator) -> MonthView:
    weeks = calendar.Calendar().monthdatescalendar(first.year, first.month)
    days = tuple(day for week in weeks for day in week if _has_hand(day, first))
    answers = _answers(rules, days)
    names = get_day_names("wide", locale=t.language.locale)
    short = get_day_names("short", locale=t.language.locale)
    return MonthView(
        name=_month_name(first, t),
        weekdays=tuple((short[at], names[at]) for at in range(7)),
        weeks=tuple(
            tuple(
                _day(day, rules, answers, t) if day.month == first.month else None for day in week
            )
            for week in weeks
        ),
        before=_month_link(rules, date.fromordinal(first.toordinal() - 1), t),
        after=_month_link(rules, date.fromordinal(first.toordinal() + 31), t),
    )


def _has_hand(day: date, month: date) -> bool:
    return day.month == month.month and FIRST_DAY <= day <= today()


def _answers(rules: RuleSet, days: tuple[date, ...]) -> Mapping[date, Answer]:
    """The first answers of the visitor, by day."""
    who = visitor()
    if who.id is None or not who.stored or not days:
        return {}
    addresses = addresses_of_days(rules.id, days)
    found = first_answers(request_context.reading(), who.id, addresses)
    return {addresses[address]: row for address, row in found.items()}


def _day(day: date, rules: RuleSet, answers: Mapping[date, Answer], t: Translator) -> ArchiveDay:
    name = date_text(day, "long", t)
    if not _has_hand(day, day):
        return ArchiveDay(day.day, name)
    sign = sign_of(answers[day]) if day in answers else None
    return ArchiveDay(
        number=day.day,
        name=name,
        href=url_for("day.page", rules=rules, day=day.isoformat()),
        sign=sign,
        sign_word=sign_word(sign, t) if sign else "",
        is_today=day == today(),
    )


def _month_link(rules: RuleSet, day: date, t: Translator) -> Link | None:
    first = day.replace(day=1)
    if not FIRST_DAY.replace(day=1) <= first <= today():
        return None
    return Link(_month_name(first, t), _href(rules, first))


def _href(rules: RuleSet, first: date) -> str:
    return url_for("days.page", rules=rules, month=f"{first:%Y-%m}")


def _month_name(first: date, t: Translator) -> str:
    return date_text(first, _MONTH_FORM[t.language.tag], t)
