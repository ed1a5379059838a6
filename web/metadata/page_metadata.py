"""What the head of a page tells places that find pages and show links to them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from flask import Flask, request, url_for
from markupsafe import Markup

from web import request_context
from web.language import LANGUAGE_FIELD, named_language
from web.site_address import site_address
from wording import LANGUAGES

DEFAULT_VERSION: Final = "x-default"  # the hreflang of an address that names no language
LONGEST_DESCRIPTION: Final = 200  # characters; places that list pages show no more
LOCALES: Final[Mapping[str, str]] = {"en": "en_US", "zh-Hans": "zh_CN", "ja": "ja_JP"}
"""What Open Graph calls the languages."""

_ENDS: Final = ".!?。！？"
_MORE: Final = "…"

ViewArguments = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PageMetadata:
    """The addresses that a public page is known by, all with scheme and host.

    `alternates` are its versions as `hreflang` and address; `locales` are those of the other
    languages, as Open Graph calls them.
    """

    canonical: str
    alternates: tuple[tuple[str, str], ...]
    picture: str
    locale: str
    locales: tuple[str, ...]


def _of_site(_arguments: ViewArguments, language: str) -> str:
    return url_for("share_pictures.of_site", language=language)


def _of_fan(arguments: ViewArguments, language: str) -> str:
    return url_for("share_pictures.of_fan", language=language, **arguments)


def _of_lesson(arguments: ViewArguments, language: str) -> str:
    course, lesson = arguments["course"], arguments["lesson"]
    return url_for("share_pictures.of_lesson", language=language, course=course, lesson=lesson)


def _of_question(arguments: ViewArguments, language: str) -> str:
    return url_for("share_pictures.of_question", language=language, **arguments)


def _of_day(arguments: ViewArguments, language: str) -> str:
    return url_for("day_picture.page", language=language, **arguments)


PUBLIC_PAGES: Final[Mapping[str, Callable[[ViewArguments, str], str]]] = {
    **dict.fromkeys(
        (
            *("home.page", "learn.page", "learn.course", "placement.page", "drill.set_up"),
            *("map.page", "sheet.page", "sheet.cards", "scorer.page", "compare.page"),
            *("editions.page", "points.page", "articles.page", "articles.one"),
            *("glossary.page", "glossary.one", "privacy.page", "days.latest", "days.page"),
            "sprints.page",
        ),
        _of_site,
    ),
    "fans.page": _of_fan,
    "lesson.page": _of_lesson,
    "drill.question": _of_question,
    "day.page": _of_day,
}
"""The pages that may be found, which tell of nobody, with where the picture of each is."""


def install(app: Flask) -> None:
    """Let templates ask what their page is known by, and shorten what they say of it."""
    app.jinja_env.globals["page_metadata"] = page_metadata
    app.jinja_env.filters["as_description"] = description_of


def page_metadata() -> PageMetadata | None:
    """What this page is known by; None where it is not to be found."""
    picture = PUBLIC_PAGES.get(request.endpoint or "")
    if picture is None or request.method not in ("GET", "HEAD"):
        return None
    arguments = request.view_args or {}
    path, language = url_for(request.endpoint or "", **arguments), request_context.translator().lang
    site = site_address()
    return PageMetadata(
        canonical=site + path_in(path, named_language(request.args)),
        alternates=tuple(alternates_of(site + path)),
        picture=site + picture(arguments, language),
        locale=LOCALES[language],
        locales=tuple(each for tag, each in LOCALES.items() if tag != language),
    )


def path_in(path: str, language: str | None) -> str:
    """The address of a page in that language; None leaves it to the visitor."""
    return f"{path}?{LANGUAGE_FIELD}={language}" if language else path


def alternates_of(path: str) -> list[tuple[str, str]]:
    """The versions of a page, each as `hreflang` and address."""
    named = [(tag, path_in(path, tag)) for tag in LANGUAGES]
    return [*named, (DEFAULT_VERSION, path)]


def description_of(html: str) -> str:
    """The words of a part of a page as one line, cut behind a sentence where there is one."""
    text = " ".join(str(Markup(html).striptags()).split())
    if len(text) <= LONGEST_DESCRIPTION:
        return text
    kept = text[: LONGEST_DESCRIPTION - 1]
    end = max(kept.rfind(sign) for sign in _ENDS) + 1
    if end > LONGEST_DESCRIPTION // 3:
        return kept[:end]
    return kept.rsplit(" ", 1)[0] + _MORE
