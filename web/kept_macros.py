"""What a macro makes of the same values is written once, and kept."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from flask import Flask
from markupsafe import Markup

from web import request_context
from web.components.tile_strip import TileStrip

MOST_MACROS: Final = 256
MOST_TILES: Final = 1024  # 45 faces, lying or not, lit by a few rows of a ledger
MOST_STRIPS: Final = 2048  # about twice what there is in all languages


def install(app: Flask) -> None:
    """Let templates have them."""
    app.jinja_env.globals["kept_tile"] = _kept_tiles(app)
    app.jinja_env.globals["kept_strip"] = _kept_strips(app)
    app.jinja_env.globals["kept_macro"] = _kept_macros(app)


def _kept_tiles(app: Flask) -> Callable[..., Markup]:
    """The macro for a tile, which draws each but once: a page of an answer has about thirty."""

    @lru_cache(maxsize=MOST_TILES)
    def kept_tile(
        code: str, lying: bool = False, rows: tuple[int, ...] = (), own: bool = False
    ) -> Markup:
        macros: Any = app.jinja_env.get_template("macros/_tile.html").module
        return Markup(macros.drawn(code, lying, rows, own))

    return kept_tile


def _kept_strips(app: Flask) -> Callable[[TileStrip], Markup]:
    """The macro for tiles of lessons, terms and fans, which writes each but once: a list has hundreds."""

    @lru_cache(maxsize=MOST_STRIPS)
    def kept_strip(view: TileStrip) -> Markup:
        macros: Any = app.jinja_env.get_template("macros/_strip.html").module
        return Markup(macros.strip(view))

    return kept_strip


def _kept_macros(app: Flask) -> Callable[..., Markup]:
    """What a macro makes of the same values in the same words, written but once: a picker has 81 fans."""

    @lru_cache(maxsize=MOST_MACROS)
    def kept(_words: tuple[str, str], template: str, name: str, values: tuple[Any, ...]) -> Markup:
        macros: Any = app.jinja_env.get_template(template).module
        return Markup(getattr(macros, name)(*values))

    def kept_macro(template: str, name: str, *values: Any) -> Markup:
        words = request_context.translator().lang, request_context.named_rule_set()
        return kept(words, template, name, values)

    return kept_macro
