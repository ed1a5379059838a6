"""Progress, history, placement, what comes next."""

from typing import Final

from web.progress import history_page, next_step, page, placement_page, ratings_page

BLUEPRINTS: Final = (
    next_step.blueprint,
    history_page.blueprint,
    page.blueprint,
    placement_page.blueprint,
    ratings_page.blueprint,
)
