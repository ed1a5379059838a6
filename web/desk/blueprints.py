"""The referee's desk."""

from typing import Final

from web.desk import choose_page, page, ruled_page

BLUEPRINTS: Final = (
    choose_page.blueprint,
    page.blueprint,
    ruled_page.blueprint,
)
