"""The reference: fans, editions, articles, glossary, one hand under every rule set."""

from typing import Final

from web.reference import (
    articles_page,
    compare_page,
    editions_page,
    fan_page,
    glossary_page,
    in_full_page,
    map_page,
    plans_page,
    points_page,
    sheet_page,
    why_not_page,
)

BLUEPRINTS: Final = (
    map_page.blueprint,
    fan_page.blueprint,
    compare_page.blueprint,
    in_full_page.blueprint,
    editions_page.blueprint,
    articles_page.blueprint,
    glossary_page.blueprint,
    points_page.blueprint,
    sheet_page.blueprint,
    why_not_page.blueprint,
    plans_page.blueprint,
)
