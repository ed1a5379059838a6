"""The referee's desk."""

from typing import Final

from web.desk import book_page, choose_page, page, ruled_page

BLUEPRINTS: Final = (
    book_page.blueprint,
    choose_page.blueprint,
    page.blueprint,
    ruled_page.blueprint,
)
