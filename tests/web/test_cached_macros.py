"""Markup that many pages show is written once for each language, rule set and value, and never another's."""

from typing import Any

import pytest
from flask import Flask
from markupsafe import Markup

from scoring import rule_set
from web import cached_macros
from web.rule_sets import set_page_rule_set


def called(
    site: Flask, name: str, *values: Any, lang: str = "en", rules: str = "", **named: Any
) -> Markup:
    """What a template has of that function in such a request."""
    with site.test_request_context(f"/?lang={lang}"):
        if rules:
            set_page_rule_set(rule_set(rules))
        function: Any = site.jinja_env.globals[name]
        made: Markup = function(*values, **named)
        return made


def test_sentences_are_those_of_the_language_and_the_rule_set(site: Flask) -> None:
    """Whichever was written first."""
    macro = "macros/_fan_picker.html", "picker_sum"
    english = called(site, "cached_macro", *macro, rules="mcr-2014")
    chinese = called(site, "cached_macro", *macro, lang="zh-Hans", rules="mcr-2014")
    rengo = called(site, "cached_macro", *macro, rules="rengo")
    assert "Fans" in english
    assert "番种" in chinese
    assert "Yaku" in rengo
    assert called(site, "cached_macro", *macro, rules="mcr-2014") == english


def test_other_values_are_other_markup_and_escaped(site: Flask) -> None:
    macro = "macros/_ways_on.html", "day"
    plain, sly = (called(site, "cached_macro", *macro, each) for each in ("/day", '"><script>'))
    assert isinstance(plain, Markup)
    assert 'href="/day"' in plain
    assert "<script>" not in sly
    assert 'href="/day"' not in sly


def test_a_tile_is_drawn_once_for_each_way_it_lies(site: Flask) -> None:
    upright, lying = (
        called(site, "cached_tile", "5m"),
        called(site, "cached_tile", "5m", lying=True),
    )
    assert called(site, "cached_tile", "5m") is upright
    assert "#t-5m" in upright
    assert "#h-5m" in lying
    assert 'data-rows="1 2"' in called(site, "cached_tile", "5m", rows=(1, 2))
    assert "tile--raised" in called(site, "cached_tile", "5m", own=True)


def test_only_so_many_are_kept(site_of_its_own: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cached_macros, "MOST_TILES", 2)
    cached_macros.install(site_of_its_own)
    first = called(site_of_its_own, "cached_tile", "1m")
    for code in ("2m", "3m"):
        called(site_of_its_own, "cached_tile", code)
    again = called(site_of_its_own, "cached_tile", "1m")
    assert again == first
    assert again is not first
