"""The heading of a hand below the minimum says what counts for it, and that it is no win."""

from typing import Any

import pytest

from lessons.knowledge import EVERYTHING
from lessons.pieces.diagram import Diagram, DiagramKind
from scoring import Score, score, wire
from web.components.worth import value_heading
from web.learn.account_changes import changed_text
from web.learn.walls import wall_words
from wording import translator, translator_under

SEVEN = {"rules": "mcr-2014", "concealed": "234m234p77s678m34s", "win": "5s", "flowers": "16f"}
HEADINGS = {"en": "7 points: no win", "zh-Hans": "7分，不能和", "ja": "7点、アガリなし"}


def scored(line: dict[str, Any]) -> Score:
    return score(*wire.read_hand({"seat": "S", **line}))


@pytest.mark.parametrize("language", HEADINGS)
def test_flowers_are_no_part_of_what_falls_short(language: str) -> None:
    """2014, 3.9.1.1(2), 3.8.1 row 81: 7 points and two flowers are no win, and no 9."""
    short = scored(SEVEN)
    assert (short.total, short.counted_for_minimum, short.win) == (9, 7, False)

    assert value_heading(short, translator(language)) == HEADINGS[language]


def test_a_win_is_headed_by_its_total_with_flowers() -> None:
    won = scored(SEVEN | {"by": "draw"})

    assert won.win
    assert value_heading(won, translator("en")) == f"{won.total} points"


def test_a_change_is_told_in_the_same_numbers() -> None:
    short, won = scored(SEVEN), scored(SEVEN | {"by": "draw"})

    told = changed_text(won, short, EVERYTHING, translator("en"))

    assert told.startswith(f"From 7 points to {won.total} points.")


@pytest.mark.parametrize(
    ("line", "heading"),
    [
        (
            {
                "rules": "rengo",
                "concealed": "12378m456p99s",
                "melds": [{"kind": "chow", "tiles": "345p"}],
                "win": "6m",
            },
            "No win: no yaku",
        ),
        (
            {"rules": "rengo", "concealed": "33m5555p7799s22z4z", "win": "4z"},
            "No win: not a winning shape",
        ),
        ({"rules": "imj", "concealed": "33m5566p7799s22z4z", "win": "6z"}, ": not a winning hand"),
        ({"rules": "imj", "concealed": "123m456p789s1122z", "win": "1z", "lowest": 5}, ": no win"),
    ],
)
def test_the_same_under_other_rules(line: dict[str, Any], heading: str) -> None:
    assert value_heading(scored(line), translator_under(line["rules"], translator("en"))).endswith(
        heading
    )


def test_the_wall_of_the_competition_rules_is_told_by_both_throws() -> None:
    """2014, 3.5.7.5(3): 两次掷骰的点数之和."""
    diagram = Diagram(DiagramKind.WALL, "mcr-2014", dice=(3, 4), second=(2, 3))

    told = " ".join(wall_words(diagram, translator("en")))

    assert "First throw 7, counted from the dealer: West throws next." in told
    assert "Second throw 5: 7 + 5 = 12." in told
    assert "The break comes after stack 12 of West's wall" in told
