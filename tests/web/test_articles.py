"""The table of articles, the page of each, and every citation as a link to its place."""

import re
from urllib.parse import urlsplit

import pytest
from flask import Flask
from markupsafe import escape

from lessons.curriculum import course_path
from scoring import DEFAULT, RULE_SETS, rule_set
from tests.web.visitor import SiteVisitor, VisitedPage
from web.components.citations import article_href, article_path
from wording import LANGUAGES
from wording.articles import articles_of, item_numbers, slug

pytestmark = pytest.mark.any_database

ANCHOR = re.compile(r'id="([^"]+)"')
ARTICLES = re.compile(r"/[a-z0-9-]+/articles#[a-z0-9.-]+$")
CITED = re.compile(r'<a class="article" href="([^"]+)"')


def cites(page: VisitedPage) -> list[str]:
    return CITED.findall(page.text)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_table_has_each_article_of_the_text_and_its_items(visitor: SiteVisitor, rules: str):
    page = visitor.open(f"/{rules}/articles")

    anchors = ANCHOR.findall(page.text)
    titled = [each.number for each in articles_of(rules)]
    places = [*titled, *(item for number in titled for item in item_numbers(rules, number))]
    assert {slug(number) for number in places} <= set(anchors)
    assert len(anchors) == len(set(anchors))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_article_has_a_page(site: Flask, rules: str):
    """In turn in each language: nothing but the words differs between them."""
    client = site.test_client()
    for at, each in enumerate(articles_of(rules)):
        language = tuple(LANGUAGES)[at % len(LANGUAGES)]
        page = client.get(article_path(each.number, rules), headers={"Accept-Language": language})

        assert page.status_code == 200, each.number
        assert f"<h1>{escape(each.titles[language])}</h1>" in page.text
        assert f'href="{article_href(each.number, rules)}"' in page.text


def test_an_item_is_shown_by_the_title_of_its_article(visitor: SiteVisitor):
    page = visitor.open("/imj/articles/4.2-2")

    assert page.status == 200
    assert page.heading == visitor.open("/imj/articles/4.2").heading


def test_an_article_says_where_it_stands_and_what_speaks_of_it(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/articles/3.9.1.6-1")

    assert "/mcr-2014/articles/chapter-3" in page.links
    assert "/mcr-2014/articles/3.9.1.6" in page.links
    assert "/glossary/non-repeat" in page.links
    assert "principle=non-repeat" in page.link_to("/mcr-2014/drill?")


def test_the_row_of_a_fan_leads_to_the_fan(visitor: SiteVisitor):
    assert "/mcr-2014/fans/pure-straight" in visitor.open("/mcr-2014/articles").links
    assert "/mcr-1998/fans/pure-straight" in visitor.open("/mcr-1998/articles/9-row-28").links


@pytest.mark.parametrize(
    "wrong", ["/mcr-2014/articles/99", "/mcr-3000/articles", "/imj/articles/x"]
)
def test_there_is_no_page_for_what_the_text_has_not(visitor: SiteVisitor, wrong: str):
    assert visitor.open(wrong).status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/mcr-2014/fans/pure-straight",
        "/mcr-1998/fans/two-melded-kongs",
        "/imj/fans/clear-front",
        "/rengo/fans/pinfu",
        "/editions",
        "/compare?hand=224466m3388p557s+7s&by=draw&seat=S",
        "/rengo/score?hand=224466m3388p557s+7s&by=draw&seat=S&dora_indicator=2p",
        "/glossary/chow",
    ],
)
def test_each_citation_on_a_page_leads_to_its_place(visitor: SiteVisitor, path: str):
    page = visitor.open(path)

    found = cites(page)
    assert found
    assert '<span class="article">3' not in page.text
    tables: dict[str, set[str]] = {}
    for cite in found:
        table, anchor = urlsplit(cite).path, urlsplit(cite).fragment
        if table not in tables:
            tables[table] = set(ANCHOR.findall(visitor.open(table).text))
        assert anchor in tables[table], cite


def test_an_answer_cites_by_links(visitor: SiteVisitor):
    page = visitor.answer("/drill/mcr-2014/fans/3/7/1?n=5", unknown=1)

    assert cites(page)
    assert all(cite.startswith("/mcr-2014/articles#") for cite in cites(page))


def test_a_question_cites_nothing_before_it_is_answered(visitor: SiteVisitor):
    assert cites(visitor.open("/drill/mcr-2014/fans/3/7/1?n=5")) == []


def test_another_rule_set_shows_its_own_table(visitor: SiteVisitor):
    form = next(
        form for form in visitor.open("/imj/articles/24").forms if form.action == "/settings"
    )

    assert visitor.send(form, rules="rengo").address == "/rengo/articles"


def test_an_article_names_the_lessons_that_explain_it(visitor: SiteVisitor):
    lesson = next(
        lesson
        for course in course_path(rule_set(DEFAULT))
        for lesson in course.lessons
        if lesson.teaches
    )
    cite = rule_set(DEFAULT).fan(lesson.teaches[0]).article

    page = visitor.open(article_path(cite, DEFAULT))

    assert any(link.startswith(f"/learn/{lesson.path}") for link in page.links)


def test_a_lesson_cites_by_links_that_lead_there(visitor: SiteVisitor):
    lesson = next(
        lesson
        for course in course_path(rule_set(DEFAULT))
        for lesson in course.lessons
        if lesson.teaches
    )
    steps = range(1, lesson.steps + 1)

    results = [
        cite for step in steps for cite in cites(visitor.open(f"/learn/{lesson.path}/{step}"))
    ]

    assert results
    assert all(ARTICLES.match(cite) for cite in results)
