"""Deals against the program."""

from typing import Final

from web.table import choose_page, page

BLUEPRINTS: Final = (
    choose_page.blueprint,
    page.blueprint,
)
