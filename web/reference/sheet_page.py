"""The fans of a rule set to print: all on one sheet, or as cards to cut out."""

from collections.abc import Iterator, Sequence
from typing import Final

from flask import Blueprint, Response, render_template, url_for

from scoring import RuleSet
from web import rendered, request_context
from web.reference.sheet_view import SheetFan, sheet_families

COLUMNS: Final = 3
CARDS_A_PAGE: Final = 12

blueprint = Blueprint("sheet", __name__)


@blueprint.get("/<rules:rules>/sheet")
def page(rules: RuleSet) -> Response:
    """Every fan by family, on one sheet of A4 when it is printed."""
    return rendered.for_all(lambda: _page(rules))


def _page(rules: RuleSet) -> str:
    return render_template(
        "reference/sheet.html",
        families=sheet_families(rules, request_context.translator(), _fan_href),
        count=len(rules.fans),
        cards_href=url_for("sheet.cards"),
        map_href=url_for("map.page"),
    )


@blueprint.get("/<rules:rules>/cards")
def cards(rules: RuleSet) -> Response:
    """A card for each fan, the picture in front and name, value and hook behind."""
    return rendered.for_all(lambda: _cards(rules))


def _cards(rules: RuleSet) -> str:
    families = sheet_families(rules, request_context.translator(), _fan_href)
    fans = [fan for family in families for fan in family.fans]
    return render_template(
        "reference/cards.html",
        sheets=tuple(_sheets(fans)),
        count=len(fans),
        sheet_href=url_for("sheet.page"),
    )


def _sheets(fans: Sequence[SheetFan]) -> Iterator[tuple[tuple[SheetFan, ...], tuple[int, ...]]]:
    """The cards of each page, and the places of their backs.

    Backs are mirrored row by row, so that each falls behind its front when the sheet is turned over
    its long side.
    """
    for start in range(0, len(fans), CARDS_A_PAGE):
        cards_of_page = tuple(fans[start : start + CARDS_A_PAGE])
        places = [
            row + COLUMNS - 1 - column
            for row in range(0, CARDS_A_PAGE, COLUMNS)
            for column in range(COLUMNS)
        ]
        yield cards_of_page, tuple(places)


def _fan_href(fan: str) -> str:
    return url_for("fans.page", fan=fan)
