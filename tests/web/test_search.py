"""Searching the site: everything is found by its own name, in each language, from every page."""

import re
from urllib.parse import urlencode

import pytest
from flask import Flask
from hypothesis import given
from hypothesis import strategies as st

from lessons.curriculum import course_path
from school.database import open_database
from school.search.index import Document, update_index
from scoring import DEFAULT, RULE_SETS, rule_set
from tests.shelf import Shelf
from tests.web.visitor import SiteVisitor, VisitedPage
from web.search.passage import LONGEST_PASSAGE, passage
from web.search.sources import SOURCES, all_documents
from web.services import services
from wording import LANGUAGES
from wording.glossary import TERMS

FOUND = re.compile(r"/(?:glossary|learn/[a-z-]+|[a-z0-9-]+/(?:fans|articles))/")


@pytest.fixture(scope="session")
def gathered() -> tuple:
    return tuple(all_documents())


@pytest.fixture(scope="session")
def template(shelf: Shelf, gathered: tuple) -> str:
    """A database with nothing but the index in it."""
    filled = shelf.copy(shelf.empty)
    database = open_database(filled)
    with database.writing() as writing:
        update_index(writing, gathered)
    database.close()
    return filled


def search(site: Flask, asked: str, language: str = "en") -> VisitedPage:
    return SiteVisitor(site, language).open("/search?" + urlencode({"q": asked}))


def found(page: VisitedPage) -> list[str]:
    """Where the page leads, without what stands on every page."""
    return [link for link in page.links if FOUND.match(link)]


def test_each_sort_of_things_is_gathered_once(gathered: tuple):
    keys = [(each.kind, each.rules, each.key) for each in gathered]

    assert len(keys) == len(set(keys))
    assert {each.kind for each in gathered} == {source.kind for source in SOURCES}
    fans = sum(len(rules.fans) for rules in RULE_SETS.values())
    assert sum(each.kind == "fan" for each in gathered) == fans
    assert sum(each.kind == "term" for each in gathered) == len(TERMS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("清龙", "/mcr-2014/fans/pure-straight"),
        ("Pure Straight", "/mcr-2014/fans/pure-straight"),
        ("qinglong", "/mcr-2014/fans/pure-straight"),
        ("碰", "/glossary/pung-verb"),
        ("ポン", "/glossary/pung-verb"),
        ("koutsu", "/glossary/pung"),
        ("shùnzi", "/glossary/chow"),
        ("furiten", "/glossary/furiten"),
        ("3.9.1.6(1)", "/mcr-2014/articles/3.9.1.6-1"),
        ("第51条", "/rengo/articles/51"),
        ("3.8.1 row 28", "/mcr-2014/fans/pure-straight"),
    ],
)
def test_words_of_any_language_lead_there_from_pages_of_each(
    site: Flask, asked: str, expected: str, language: str
):
    assert expected in found(search(site, asked, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_found_by_its_title(site: Flask, language: str):
    lesson = course_path(rule_set(DEFAULT))[-1].lessons[0]

    page = search(site, lesson.words[language].title, language)

    assert f"/learn/{lesson.path}/1" in page.links or f"/learn/{lesson.path}" in page.links


def test_what_is_called_just_so_comes_first(site: Flask):
    terms = [link for link in found(search(site, "pung")) if link.startswith("/glossary/")]
    assert set(terms[:2]) == {"/glossary/pung", "/glossary/pung-verb"}


def test_the_readers_rule_set_comes_first(site: Flask):
    visitor = SiteVisitor(site)
    first = found(visitor.open("/search?q=seven"))[0]
    visitor.choose(rules="rengo")
    riichi = found(visitor.open("/search?q=seven"))[0]

    assert first.startswith("/mcr-2014/fans/")
    assert riichi.startswith("/rengo/fans/")


def test_a_fan_of_three_editions_is_one_thing(site: Flask):
    page = search(site, "Pure Straight")

    assert page.text.count('href="/mcr-2014/fans/pure-straight">') == 2  # its name and its badge
    assert "/mcr-1998/fans/pure-straight" in page.links


def test_the_words_that_were_asked_for_are_shown():
    texts = ("Nothing of it.", "A first sentence that is long enough. " * 5 + "Here is the tile.")

    assert passage(texts, "TILE").startswith("Here is the tile")
    assert passage(texts, "zzzz") == "Nothing of it."
    assert passage((), "tile") == ""


@given(st.lists(st.text(), max_size=3), st.text(max_size=20))
def test_a_passage_is_short_and_of_the_text(texts: list[str], asked: str):
    shown = passage(texts, asked).strip("…")

    assert len(shown) <= LONGEST_PASSAGE
    assert shown == "" or any(shown in text for text in texts)


def test_what_is_looked_for_is_marked(site: Flask):
    assert "<mark>Pung</mark>" in search(site, "pung").text


@pytest.mark.parametrize(
    "asked", ["", " ", "zzzz", "<script>alert(1)</script>", "\x00", "x" * 10_000]
)
def test_nothing_found_is_said_and_nothing_asked_is_run(site: Flask, asked: str):
    page = search(site, asked)

    assert page.status == 200
    assert "<script>alert" not in page.text
    assert found(page) == []


def test_every_term_is_found_by_its_name(site: Flask):
    for at, term in enumerate(list(TERMS.values())[::6]):
        language = tuple(LANGUAGES)[at % len(LANGUAGES)]
        page = search(site, term.names[language], language)

        assert f"/glossary/{term.id}" in page.links, term.id


def test_what_an_older_index_found_and_is_gone_is_passed_over(site: Flask):
    gone = [
        Document(source.kind, rules, "gone/gone", ("pung",), ())
        for source in SOURCES
        for rules in ("", DEFAULT)
    ]
    with services(site).database.writing() as writing:
        update_index(writing, gone)

    page = search(site, "pung")

    assert page.status == 200
    assert found(page) == []


def test_every_page_has_the_way_to_the_search(visitor: SiteVisitor):
    page = visitor.open("/mcr-2014/fans")

    assert "/search" in page.links
    assert {"/glossary", "/mcr-2014/articles"} <= set(page.links)
    assert [form.action for form in page.forms].count("/search") == 1


def test_the_index_is_made_by_the_command_that_brings_the_database_up_to_date(site: Flask):
    with services(site).database.writing() as writing:
        update_index(writing, ())

    first = site.test_cli_runner().invoke(args=["database", "upgrade"])
    second = site.test_cli_runner().invoke(args=["database", "upgrade"])

    assert "The search index was made of" in first.output
    assert "search index" not in second.output
    assert "/mcr-2014/fans/pure-straight" in found(search(site, "清龙"))
