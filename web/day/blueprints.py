"""The hand of the day."""

from typing import Final

from web.day import archive_page, page, picture_page

BLUEPRINTS: Final = (
    page.blueprint,
    archive_page.blueprint,
    picture_page.blueprint,
)
