"""The glossary: every term listed and on a page of its own, with its articles as links."""

import html

import pytest
from flask import Flask

from scoring import RULE_SETS
from tests.web.visitor import SiteVisitor
from web.components.citations import article_href
from wording import LANGUAGES
from wording.glossary import TERMS, terms_of

pytestmark = pytest.mark.any_database


def test_every_term_has_a_page(site: Flask):
    """In turn in each language: nothing but the words differs between them."""
    client = site.test_client()
    for at, term in enumerate(TERMS.values()):
        language = tuple(LANGUAGES)[at % len(LANGUAGES)]
        page = client.get(f"/glossary/{term.id}", headers={"Accept-Language": language})

        assert page.status_code == 200, term.id
        text = html.unescape(page.text)
        assert f"<h1>{term.names[language]}</h1>" in text
        assert term.definitions[language] in text
        assert all(name in text for name in (*term.names.values(), *term.readings.values()))
        for rules, cites in term.articles.items():
            assert all(f'href="{article_href(cite, rules)}"' in text for cite in cites)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_list_of_a_rule_set_has_its_terms_and_no_others(visitor: SiteVisitor, rules: str):
    page = visitor.open(f"/glossary?rules={rules}")

    listed = {link.removeprefix("/glossary/") for link in page.links if "/glossary/" in link}
    assert listed == {term.id for term in terms_of(rules)}


def test_the_list_is_of_the_remembered_rule_set_unless_asked_for_all(visitor: SiteVisitor):
    visitor.choose(rules="rengo")

    own = visitor.open("/glossary").links
    every = visitor.open("/glossary?rules=all").links

    assert "/glossary/riichi-declaration" in own
    assert "/glossary/non-repeat" not in own
    assert {f"/glossary/{term}" for term in TERMS} <= set(every)


def test_a_level_narrows_the_list(visitor: SiteVisitor):
    listed = visitor.open("/glossary?rules=all&level=5").links

    terms = [TERMS[link.removeprefix("/glossary/")] for link in listed if "/glossary/" in link]
    assert terms
    assert {term.level for term in terms} == {5}


@pytest.mark.parametrize("query", ["rules=none", "level=9", "level=x", "rules=%00"])
def test_a_wish_that_cannot_be_is_passed_over(visitor: SiteVisitor, query: str):
    wished, whole = visitor.open(f"/glossary?{query}"), visitor.open("/glossary")
    there = set(wished.links) ^ set(whole.links)
    assert {link.split("?")[0] for link in there} <= {"/account/in"}  # which leads back to here


def test_words_are_drilled_under_a_rule_set_that_has_them(visitor: SiteVisitor):
    assert visitor.open("/glossary/chow").link_to("/mcr-2014/drill?kind=term")
    assert visitor.open("/glossary/furiten").link_to("/rengo/drill?kind=term")


def test_near_terms_lead_to_one_another(visitor: SiteVisitor):
    assert "/glossary/melded-chow" in visitor.open("/glossary/chow").links
    assert "/glossary/chow" in visitor.open("/glossary/melded-chow").links


def test_other_names_say_their_language(visitor: SiteVisitor):
    page = visitor.open("/glossary/win-discard").text + visitor.open("/glossary/draw").text

    assert '<li lang="ja">ツモる</li>' in page
    assert '<li lang="zh-Hans">摸牌 (1998)</li>' in page


def test_there_is_no_page_for_a_word_that_is_no_term(visitor: SiteVisitor):
    assert visitor.open("/glossary/no-such-term").status == 404
