"""Hands and patterns in small tiles, where there are lists: what they show, and that it is said once."""

import pytest
from flask import Flask

from lessons.curriculum import course_of
from lessons.picture import lesson_picture
from scoring import RULE_SETS, pattern, rule_set
from tests.web.visitor import SiteVisitor
from web.components.term_strip import term_strip
from web.components.tile_strip import TileStrip, fan_strip
from web.learn.lesson_strip import lesson_strip
from wording import LANGUAGES, translator
from wording.glossary import TERMS, term_picture

pytestmark = pytest.mark.any_database


def codes(strip: TileStrip | None) -> tuple[str, ...]:
    return tuple(code for group in strip.sets for code in group) if strip else ()


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_picture_of_a_term_can_be_shown(rules: str):
    shown = {id: strip for id in TERMS if (strip := term_strip(id, rules))}

    assert set(shown) == {id for id in TERMS if term_picture(id)}
    assert all(strip.is_pattern for strip in shown.values())
    for id in ("chow", "pung", "kong", "pair", "wait-edge", "wait-closed", "wait-two-sided"):
        assert id in shown


def test_tiles_and_fans_give_terms_their_pictures():
    assert codes(term_strip("tile-5m", "mcr-2014")) == ("5m",)
    assert codes(term_strip("red-dragon", "rengo")) == ("7z",)
    assert term_strip("wait-edge", "rengo") == fan_strip(rule_set("mcr-2014"), "edge-wait")
    assert term_strip("principle", "mcr-2014") is None


def test_a_concealed_kong_lies_as_its_rule_set_says():
    """MCR 2014 3.6.8.2, IMJ 22.2(2)."""
    hidden = {
        rules: strip.melds[0].hidden
        for rules in ("mcr-2014", "imj")
        if (strip := term_strip("kong-concealed" if rules != "imj" else "kong-unfolded", rules))
    }

    assert hidden == {"mcr-2014": (0, 3), "imj": (1, 2)}


def test_a_lesson_shows_the_first_fan_that_it_teaches():
    """Where tiles tell it; else its first hand, and nothing where it has none."""
    for course in filter(None, map(course_of, ("first-steps", "mcr", "rengo"))):
        for lesson in course.lessons:
            told = [fan for fan in lesson.teaches if pattern(rule_set(lesson.rules), fan).sets]
            picture = lesson_picture(lesson)
            if told:
                assert picture
                assert picture.fan in ("", told[0])
            if picture is None:
                assert {"hand", "live", "compare"}.isdisjoint(kind for kind, _ in lesson.pieces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_lessons_says_each_hand_once(site: Flask, lang: str):
    course = course_of("mcr")
    assert course
    page = SiteVisitor(site, lang).open("/learn/mcr").text
    strips = [lesson_strip(lesson, translator(lang)) for lesson in course.lessons]
    rows = page.split('<li class="lessons__one')[1:]

    assert [row.count('class="tile-strip"') for row in rows] == [int(bool(each)) for each in strips]
    for row, strip in zip(rows, strips, strict=True):
        if strip and strip.words:
            assert row.count(f'role="img" aria-label="{strip.words}"') == 1
        elif strip:
            assert '<span class="tile-strip" aria-hidden="true">' in row


def test_tiles_stand_beside_what_says_them(visitor: SiteVisitor):
    """The definition is read; the tiles are for the eye."""
    for address in ("/glossary/chow", "/glossary"):
        page = visitor.open(address).text
        assert '#t-4s"' in page
        assert 'class="tile-strip" role="img"' not in page
