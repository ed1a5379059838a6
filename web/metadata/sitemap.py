"""The map of the site for who looks for pages (sitemaps.org): one file for each rule set.

Each page stands there once for each language, with its versions in the others. What is made anew
for each visitor is not there: questions, answers, the search.
"""

from collections.abc import Iterator
from datetime import timedelta
from functools import lru_cache
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from flask import Blueprint, Response, abort, url_for

from lessons.courses import courses
from quizzes.daily import FIRST_DAY
from scoring import RULE_SETS, RuleSet
from scoring.rengo.rule_set import RULES as RENGO
from web.day.days import today
from web.metadata.page_metadata import alternates_of
from web.site_address import site_address
from wording.articles import articles_of, slug
from wording.glossary import TERMS

GENERAL: Final = "general"  # the part with the pages of no rule set
PARTS: Final = (GENERAL, *RULE_SETS)
LIFE: Final = "public, max-age=3600"

_SPACES: Final = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)
_HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>\n'
_OF_RULE_SET: Final = (
    *("map.page", "sheet.page", "sheet.cards", "articles.page", "scorer.page", "drill.set_up"),
    *("days.latest", "sprints.page"),
)
_GENERAL: Final = (
    *("home.page", "learn.page", "placement.page", "compare.page", "editions.page"),
    *("glossary.page", "privacy.page"),
)

blueprint = Blueprint("sitemap", __name__)


@blueprint.get("/sitemap.xml")
def index() -> Response:
    """Where the parts are."""
    site = site_address()
    parts = "\n".join(
        f"<sitemap><loc>{escape(site + url_for('sitemap.page', part=part))}</loc></sitemap>"
        for part in PARTS
    )
    return _xml(f"{_HEAD}<sitemapindex {_SPACES}>\n{parts}\n</sitemapindex>\n")


@blueprint.get("/sitemap/<part>.xml")
def page(part: str) -> Response:
    """The pages of a part."""
    if part not in PARTS:
        abort(404)
    return _xml(_listed(site_address(), tuple(paths_in(part))))


def paths_in(part: str) -> Iterator[str]:
    """The path of each page of a part."""
    if part == GENERAL:
        yield from _general_paths()
    else:
        yield from _paths_of(RULE_SETS[part])


def _general_paths() -> Iterator[str]:
    yield from (url_for(endpoint) for endpoint in _GENERAL)
    for course in courses():
        if course.lessons:
            yield url_for("learn.course", course=course.id)
        for lesson in course.lessons:
            for step in range(1, lesson.steps + 1):
                yield url_for("lesson.page", course=course.id, lesson=lesson.id, step=step)
    yield from (url_for("glossary.one", term=term) for term in TERMS)


def _paths_of(rules: RuleSet) -> Iterator[str]:
    yield from (url_for(endpoint, rules=rules) for endpoint in _OF_RULE_SET)
    if rules is RENGO:
        yield url_for("points.page", rules=rules)
    yield from (url_for("fans.page", rules=rules, fan=fan.id) for fan in rules.fans)
    for article in articles_of(rules.id):
        yield url_for("articles.one", rules=rules, slug=slug(article.number))
    yield from _days_of(rules)


def _days_of(rules: RuleSet) -> Iterator[str]:
    """The months and days that have a hand already."""
    day, last = FIRST_DAY, today()
    while day <= last:
        if day.day == 1 or day == FIRST_DAY:
            yield url_for("days.page", rules=rules, month=f"{day:%Y-%m}")
        yield url_for("day.page", rules=rules, day=day.isoformat())
        day += timedelta(days=1)


@lru_cache(maxsize=len(PARTS))
def _listed(site: str, paths: tuple[str, ...]) -> str:
    """The file of these pages."""
    return "".join((f"{_HEAD}<urlset {_SPACES}>\n", *_entries(site, paths), "</urlset>\n"))


def _entries(site: str, paths: tuple[str, ...]) -> Iterator[str]:
    for path in paths:
        versions = alternates_of(site + path)
        links = "".join(
            f"<xhtml:link rel={quoteattr('alternate')} hreflang={quoteattr(tag)} href={quoteattr(address)}/>"
            for tag, address in versions
        )
        for _tag, address in versions:
            yield f"<url><loc>{escape(address)}</loc>{links}</url>\n"


def _xml(text: str) -> Response:
    response = Response(text, content_type="application/xml; charset=utf-8")
    response.headers["Cache-Control"] = LIFE
    return response
