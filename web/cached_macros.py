"""Markup of macros, cached by the values that they are given: many pages show the same."""

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, Final

from flask import Flask
from markupsafe import Markup

from web import request_context

MOST_MACROS: Final = 256
MOST_TILES: Final = 1024  # 45 faces, lying or not, lit by a few rows of a ledger
MOST_STRIPS: Final = 2048  # about twice what there is in all languages


def install(app: Flask) -> None:
    """Let templates call them.

    `cached_tile` draws one tile: a page of an answer has about thirty. `cached_strip` draws a
    `TileStrip`: a list has hundreds. `cached_macro(template, name, *values)` is any macro that needs
    nothing but its values, with the sentences of the request: a picker has 81 fans.
    """
    app.jinja_env.globals |= {
        "cached_tile": _without_sentences(app, "macros/_tile.html", "drawn", MOST_TILES),
        "cached_strip": _without_sentences(app, "macros/_strip.html", "strip", MOST_STRIPS),
        "cached_macro": _with_sentences(app, MOST_MACROS),
    }


def _without_sentences(app: Flask, template: str, name: str, most: int) -> Callable[..., Markup]:
    """A macro that is the same in every language and under every rule set."""

    @lru_cache(maxsize=most)
    def cached(*values: Hashable, **named: Hashable) -> Markup:
        return _called(app, template, name, values, named)

    return cached


def _with_sentences(app: Flask, most: int) -> Callable[..., Markup]:
    @lru_cache(maxsize=most)
    def cached(
        _language: str, _rules: str, template: str, name: str, values: tuple[Hashable, ...]
    ) -> Markup:
        return _called(app, template, name, values, {})

    def cached_macro(template: str, name: str, *values: Hashable) -> Markup:
        language, rules = request_context.translator().lang, request_context.named_rule_set()
        return cached(language, rules, template, name, values)

    return cached_macro


def _called(
    app: Flask,
    template: str,
    name: str,
    values: tuple[Hashable, ...],
    named: Mapping[str, Hashable],
) -> Markup:
    macros: Any = app.jinja_env.get_template(template).module
    return Markup(getattr(macros, name)(*values, **named))
