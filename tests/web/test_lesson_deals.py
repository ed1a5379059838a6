"""A deal in the middle of a lesson: shown as one seat sees it, said in words, refused where it cannot be."""

import re

import pytest
from flask import Flask

from lessons.errors import ContentError
from lessons.lesson import Piece
from lessons.pieces.diagram import Diagram, diagram
from scoring import Wind, rule_set
from scoring.play import TableState, view_of
from tests.web.lesson_answers import lesson
from tests.web.visitor import SiteVisitor
from wording import LANGUAGES, translator, translator_under
from wording.play import view_text

PATH = "mcr/count-at-the-table"
SHOWN = f"/learn/{PATH}/2"


def _state(piece: Piece) -> TableState | None:
    return piece.state if isinstance(piece, Diagram) else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_shown_as_one_seat_sees_it_and_said_in_words(site: Flask, language: str) -> None:
    shown = next(filter(None, map(_state, lesson(PATH).pieces.values())))
    view, t = view_of(shown, Wind.SOUTH), translator_under(shown.rules.id, translator(language))

    text = SiteVisitor(site, language).open(SHOWN).text

    described = re.search(r'<svg class="above".*?aria-describedby="([^"]+)"', text)
    assert described
    assert f'id="{described[1]}"' in text
    assert [line for line in view_text(view, t) if line not in text] == []
    others = sum(each.standing for each in view.seats if each.wind is not Wind.SOUTH)
    assert text.count("#t-back") == others


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"moves": "Ed9"}, "character 1"),
        ({"moves": "Sp"}, "Sp"),
        ({"seed": 40}, "seed"),
    ],
)
def test_a_deal_that_cannot_be_played_is_refused(changed: dict[str, object], said: str) -> None:
    table = {"show": "deal", "seed": "40", "moves": "", **changed}
    with pytest.raises(ContentError, match=said):
        diagram(table, rule_set("mcr-2014"), "table.open")
