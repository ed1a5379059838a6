"""Acts in lessons: half an act is none, like tiles are alike, and a wrong one is explained."""

import re
from collections import Counter

import pytest

from lessons.pieces.check import Check, CheckKind
from lessons.pieces.check_parts import without_number
from school.progress.lesson_tasks import LessonTask, tasks_of
from tests.web.lesson_answers import answer, lesson, lessons, of_kind, right, wrong
from tests.web.visitor import SiteVisitor

pytestmark = pytest.mark.any_database


@pytest.mark.parametrize("end", ["out", "in"])
def test_half_a_change_is_no_answer_and_stands_there_again(visitor: SiteVisitor, end: str):
    item = of_kind(CheckKind.CHANGE)
    half = right(item)[end]

    page = answer(visitor, item, **{end: half})

    assert page.status == 422
    assert "Choose a tile to take out and one to put in." in page.text
    assert re.findall(r'name="(out|in)" value="(\w+)" checked', page.text) == [(end, half[0])]
    assert visitor.rows() == []


def test_calls_and_no_call_at_once_are_no_answer(visitor: SiteVisitor):
    page = answer(visitor, of_kind(CheckKind.CLAIM), call=["pung", "none"])

    assert page.status == 422
    assert "Choose calls or “no call”, not both." in page.text
    assert visitor.rows() == []


def test_of_like_tiles_any_may_be_tapped(visitor: SiteVisitor):
    """One copy of a tile is as good as another: which of them was tapped is not kept."""
    item = of_kind(CheckKind.POINT)
    assert isinstance(item.piece, Check)
    kinds = Counter(map(without_number, item.piece.answer))
    tapped = [
        copy
        for kind, count in kinds.items()
        for copy in [each for each in item.piece.options if without_number(each) == kind][-count:]
    ]

    assert answer(visitor, item, tile=tapped).heading.startswith("Right.")
    assert visitor.rows()[0].given == sorted(item.piece.answer)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (CheckKind.POINT, ["These make it:", "You tapped", "tile--raised"]),
        (CheckKind.DISCARD, ["The hand then waits for", "tile--raised"]),
        (CheckKind.CHANGE, ["This change does it:", "The hand above is as you changed it."]),
        (CheckKind.STRIKE, ["Counted all the same:", "Not counted", "ledger__row--struck"]),
        (CheckKind.CLAIM, ["Not allowed here:", "The calls", 'class="article"']),
        (CheckKind.NAME, ["Not counted in this hand:", "Chosen: 1; right: 0."]),
    ],
)
def test_an_act_that_was_wrong_is_explained(visitor: SiteVisitor, kind: CheckKind, told: list[str]):
    page = answer(visitor, of_kind(kind), **wrong(of_kind(kind)))

    assert [each for each in told if each not in page.text] == []


def test_a_fan_that_was_named_and_does_not_count_has_its_reason_in_the_first_line(
    visitor: SiteVisitor,
):
    item, struck = next(
        (item, line.fan.id)
        for each in lessons()
        for item in tasks_of(each)
        if isinstance(item.piece, Check) and item.piece.kind is CheckKind.NAME
        if (account := item.piece.scores[0].account)
        for line in account.struck
        if line.fan.id not in item.piece.answer and line.because in item.piece.answer
    )
    named = right(item)

    page = answer(visitor, item, **{**named, "fan": [*named["fan"], struck]})

    assert page.heading.startswith("Not counted in this hand: ")
    assert "mplied by" in page.heading


def test_to_call_nothing_is_never_called_forbidden(visitor: SiteVisitor):
    item = tasks_of(lesson("first-steps/claiming"))[0]

    page = answer(visitor, item, call=["none"])

    assert page.heading.startswith("Missing: Chow.")
    assert "Not allowed here" not in page.text


def check_named(path: str, name: str) -> LessonTask:
    """The check of that name in a lesson."""
    return next(
        item
        for item in tasks_of(lesson(path))
        if isinstance(item.piece, Check) and item.piece.name == name
    )


@pytest.mark.parametrize(
    ("tapped", "why"),
    [
        (["1s", "4s", "6s"], "With it these are left over: 2, 3, 6 of bamboos."),
        (["1s", "4s", "7z"], "With it these are left over: 2 and 3 of bamboos; Red Dragon."),
    ],
)
def test_a_tile_that_is_no_wait_is_told_what_it_leaves_over(
    visitor: SiteVisitor, tapped: list[str], why: str
):
    page = answer(visitor, check_named("first-steps/the-wait", "story-wait"), tile=tapped)

    assert page.heading.startswith("Not a wait: ")
    assert why in page.text


def test_a_fan_that_was_left_standing_and_is_struck_has_its_reason_in_the_first_line(
    visitor: SiteVisitor,
):
    item = check_named("mcr/seven-pairs", "over")

    page = answer(visitor, item, fan=["concealed-hand"])

    assert page.heading == "Missing: Single Wait. Excluded by Seven Pairs."
