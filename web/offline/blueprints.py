"""The site without a connection."""

from typing import Final

from web.offline import page, worker

BLUEPRINTS: Final = (
    worker.blueprint,
    page.blueprint,
    page.packets,
)
