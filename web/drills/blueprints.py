"""Drills."""

from typing import Final

from web.drills import explanation_page, report_page
from web.drills import page as drill

BLUEPRINTS: Final = (
    drill.blueprint,
    explanation_page.blueprint,
    report_page.blueprint,
)
