"""The words of a table tell which discard lies sideways, as its picture does (Rengo 38)."""

import pytest

from scoring import Wind
from scoring.play import view_of
from tests.scoring.play.set_up import table_of
from wording import translator
from wording.play import view_text

TENPAI = "2m 3m 4m 5m 6m 7m 2p 3p 4p 7s 8s 5s 5s"
HANDS = {"E": f"{TENPAI} 9m", "S": "9m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"}


def told_of_east(draws: str, moves: str, language: str) -> str:
    state = table_of("rengo", HANDS, draws=draws, moves=moves)
    return view_text(view_of(state, Wind.EAST), translator(language))[1]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "1 of dots (sideways: riichi), South wind."),
        ("zh-Hans", "一饼（横放，立直）、南风。"),
        ("ja", "一筒（横向き、リーチ）、南。"),
    ],
)
def test_the_discard_of_riichi_is_told_apart_from_those_before_and_after(
    language: str, told: str
) -> None:
    draws = "1z 3z 4z 1p 6z 7z 5z 2z"

    assert told_of_east(draws, "Ed9mSd1zWd3zNd4zEr1pSd6zWd7zNd5zEd2z", language).endswith(told)


def test_where_that_discard_is_claimed_the_next_one_lies_sideways() -> None:
    text = told_of_east("1z 3z 2z", "Er9mSpSd1pWd1zNd3zEd2z", "en")

    assert text == "East (you): riichi; discards: South wind (sideways: riichi)."
