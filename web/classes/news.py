"""News of a class: its teachers write a short text, and its students read it on the page of the class."""

import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final
from zoneinfo import ZoneInfo

from flask import Blueprint, redirect, render_template, request, url_for

from school.classes.models import ClassNews, SchoolClass
from school.classes.news import LONGEST_NEWS, MOST_NEWS, NewNews, news_of, take_down, tell_class
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import signed_in_teacher, taught_class
from web.classes.view import class_view, with_page_rule_set, zone_of_class
from web.clock import now
from web.components.date_fields import read_moment
from web.components.dates import moment_text
from wording import Translator

blueprint = Blueprint("teach_news", __name__)

_FIELDS: Final = ("text", "until")


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A text of the class: when it was written, and until when it is shown, empty for no end."""

    id: uuid.UUID
    text: str
    when: str
    until: str


@dataclass(frozen=True, slots=True)
class NewsFields:
    """What the form holds, and what is wrong beside each field."""

    values: Mapping[str, str] = field(default_factory=lambda: dict.fromkeys(_FIELDS, ""))
    errors: Mapping[str, str] = field(default_factory=dict)


@blueprint.get("/teach/<uuid:class_id>/news")
def page(class_id: uuid.UUID) -> str:
    """What the class is told now, and the form for another text."""
    return _page(with_page_rule_set(taught_class(class_id)), NewsFields())


@blueprint.post("/teach/<uuid:class_id>/news")
def tell(class_id: uuid.UUID) -> Answer:
    """Let the class read it."""
    school_class = with_page_rule_set(taught_class(class_id, to_change=True))
    t = request_context.translator()
    values = {name: request.form.get(name, "").strip() for name in _FIELDS}
    values["text"] = values["text"].replace("\r\n", "\n")
    until = read_moment(values["until"], ZoneInfo(school_class.zone))
    if values["until"] and until is None:
        said = t.gettext("This is not a date and time. Write it like this: 2027-01-31 18:00.")
        return _page(school_class, NewsFields(values, {"until": said})), 422
    news = NewNews(values["text"], until, signed_in_teacher().learner_id)
    try:
        with request_context.writing() as writing:
            tell_class(writing, school_class.id, news, now())
    except SchoolError as error:
        return _page(school_class, NewsFields(values, _fault(error, t))), 422
    return redirect(url_for(".page", class_id=class_id, done="told"), 303)


@blueprint.post("/teach/<uuid:class_id>/news/<uuid:news_id>/remove")
def remove(class_id: uuid.UUID, news_id: uuid.UUID) -> Answer:
    """Let the class read it no longer; pressed twice, the second time there is nothing left to do."""
    school_class = taught_class(class_id, to_change=True)
    with request_context.writing() as writing:
        was_there = take_down(writing, school_class.id, news_id)
    done = "removed" if was_there else "gone"
    return redirect(url_for(".page", class_id=class_id, done=done), 303)


def news_lines(
    school_class: SchoolClass, news: Iterable[ClassNews], t: Translator
) -> tuple[NewsLine, ...]:
    """What a class is told, on its own clock."""
    at, zone = now(), zone_of_class(school_class)
    return tuple(
        NewsLine(
            each.public_id,
            each.text,
            moment_text(each.at, zone, t, at),
            moment_text(each.until, zone, t, at) if each.until else "",
        )
        for each in news
    )


def _page(school_class: SchoolClass, fields: NewsFields) -> str:
    t = request_context.translator()
    found = news_of(request_context.reading(), school_class.id, now())
    return render_template(
        "classes/news.html",
        view=class_view(school_class, 0, t),
        news=news_lines(school_class, found, t),
        fields=fields,
        zone=school_class.zone,
        longest=LONGEST_NEWS,
        done=request.args.get("done", ""),
    )


def _fault(error: SchoolError, t: Translator) -> dict[str, str]:
    """What is wrong, beside its field. Raises SchoolError: something else than what was typed."""
    told = {
        "news-missing": ("text", t.gettext("Write what the class should read.")),
        "news-too-long": ("text", t.gettext("At most %(most)s characters.", most=LONGEST_NEWS)),
        "news-past": ("until", t.gettext("This time is past: nobody would see it.")),
        "too-much-news": (
            "text",
            t.gettext(
                "At most %(most)s items of news can be shown at a time: remove one first.",
                most=MOST_NEWS,
            ),
        ),
    }
    if error.code not in told:
        raise error
    name, said = told[error.code]
    return {name: said}
