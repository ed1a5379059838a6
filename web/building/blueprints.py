"""Building and publishing assignments."""

from typing import Final

from web.building import (
    class_exam,
    copying,
    discarding,
    map_page,
    own_pick,
    page,
    preview,
    publishing,
    starting,
    templates_kept,
)

BLUEPRINTS: Final = (
    page.blueprint,
    map_page.blueprint,
    own_pick.blueprint,
    preview.blueprint,
    publishing.blueprint,
    copying.blueprint,
    class_exam.blueprint,
    discarding.blueprint,
    starting.blueprint,
    templates_kept.blueprint,
)
