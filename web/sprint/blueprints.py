"""Sprints."""

from typing import Final

from web.sprint import choose_page, page

BLUEPRINTS: Final = (
    choose_page.blueprint,
    page.blueprint,
)
