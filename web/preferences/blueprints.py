"""Settings."""

from typing import Final

from web.preferences import page, settings_page

BLUEPRINTS: Final = (
    page.blueprint,
    settings_page.blueprint,
)
