"""Deals against the program."""

from typing import Final

from web.table import back_page, choose_page, count_page, page, plans_page

BLUEPRINTS: Final = (
    choose_page.blueprint,
    page.blueprint,
    back_page.blueprint,
    count_page.blueprint,
    plans_page.blueprint,
)
