"""What the editions changed: read off the engine for fans, told in words for match and table."""

from html import unescape

import pytest
from flask import Flask

from lessons.edition_content import edition_content
from scoring.mcr.changes import IN_TIME, ChangeKind, changes
from tests.web.visitor import SiteVisitor
from web.reference.editions_view import EditionsView, editions_view
from wording import LANGUAGES, fan_name, translator

pytestmark = pytest.mark.any_database

EN = translator("en")


def view() -> EditionsView:
    return editions_view(edition_content(), EN, lambda rules, fan: f"/{rules}/fans/{fan}")


def part(name: str):
    return next(each for each in view().parts if each.id == name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(site: Flask, language: str):
    page = SiteVisitor(site, language).open("/editions")

    assert (page.status, page.lang) == (200, language)
    text = unescape(page.text)
    assert all(area.title[language] in text for area in edition_content())
    assert all(
        matter.title[language] in text for area in edition_content() for matter in area.differences
    )


@pytest.mark.parametrize("kind", [ChangeKind.NAME, ChangeKind.VALUE, ChangeKind.EXCLUDES])
def test_every_change_of_a_fan_has_its_row(kind: ChangeKind):
    names = [fan_name(IN_TIME[-1].fan(each.fan), EN) for each in changes() if each.kind is kind]

    assert [row.title.label for row in part(kind.value).matters] == names


def test_a_value_is_lit_where_it_departs_from_the_edition_before():
    """Two Concealed Kongs: 6 in 1998, 8 since."""
    (row,) = part("value").matters

    assert [said.text for said in row.text] == ["6", "8", "8"]
    assert [said.lit for said in row.text] == [False, True, False]
    assert all(said.article for said in row.text)


def test_every_matter_differs_and_leads_somewhere():
    for area in view().parts:
        for row in area.matters:
            assert any(said.lit for said in row.text), row.title.label
            assert not row.text[0].lit


@pytest.mark.parametrize("address", ["/mcr-2006/fans", "/mcr-1998/fans/all-green", "/history"])
def test_it_is_found_from_the_map_and_the_foot(visitor: SiteVisitor, address: str):
    assert "/editions" in visitor.open(address).links
