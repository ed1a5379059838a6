"""Walls may be shown before anybody has heard of dice."""

from lessons.pieces.diagram import Diagram, DiagramKind, diagram
from scoring import rule_set
from web.learn.walls import wall_stacks, wall_words
from wording import translator


def _built() -> Diagram:
    return diagram({"show": DiagramKind.WALL}, rule_set("mcr-2014"), "table.walls")


def test_walls_without_dice_are_whole() -> None:
    assert {mark.part for mark in wall_stacks(_built())} == {"stack"}


def test_walls_without_dice_speak_of_no_break() -> None:
    assert list(wall_words(_built(), translator("en"))) == [
        "Four walls of 18 stacks, two tiles high."
    ]
