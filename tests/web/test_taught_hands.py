"""What lessons show of a hand, and offer to choose from, grows with the course."""

import re
from typing import Final

import pytest

from lessons.knowledge import EVERYTHING, Knowledge, knowledge_in
from lessons.lesson import AccountPart
from lessons.pieces.check import Check, CheckKind
from school.progress.lesson_tasks import LessonTask, tasks_of
from scoring import rule_set
from tests.web.lesson_answers import answer, lesson, of_kind, right, step_path
from tests.web.visitor import SiteVisitor
from web.learn.check_controls import fan_picker
from web.learn.check_view import check_view
from web.learn.prose import ProseHrefs
from web.learn.taught_hand import taught_hand
from wording import translator

EN: Final = translator("en")
HREFS: Final = ProseHrefs(
    fan=lambda rules, fan: fan, term=str, cite=lambda rules, cite: "", page=str
)


def check_in(path: str, name: str) -> Check:
    piece = lesson(path).exercise(name)
    assert isinstance(piece, Check)
    return piece


def labels(path: str, name: str) -> list[str]:
    """The facts of a hand that a check shows in its lesson."""
    check = check_in(path, name)
    hand = check.scores[0].hand
    return [
        fact.label for fact in taught_hand(hand, check.rules, knowledge_in(lesson(path)), EN).facts
    ]


@pytest.mark.parametrize(
    ("path", "name", "told"),
    [
        ("first-steps/the-winning-shape", "first-win", []),
        ("first-steps/a-turn", "own-wind", ["Seat", "Round"]),
        ("first-steps/who-pays", "story", ["Seat", "Round", "Won on", "Flower"]),
        ("first-steps-rengo/first-win", "nine", []),
        ("first-steps-rengo/calling", "no-yaku", ["Seat"]),
        ("first-steps-rengo/more-yaku", "sum", ["Seat", "Round", "Won on"]),
        ("first-steps-imj/first-win", "pungs", ["Won on"]),
        ("first-steps-imj/a-turn", "own", ["Seat", "Won on", "Flowers"]),
    ],
)
def test_of_the_facts_of_the_table_a_hand_tells_those_that_were_taught(
    path: str, name: str, told: list[str]
):
    assert labels(path, name) == told


def test_a_hand_can_be_copied_as_text_from_the_lesson_on_that_unlocks_it():
    check = check_in("first-steps/who-pays", "story")
    before = Knowledge(later_parts=frozenset({AccountPart.TYPED}))
    hand = check.scores[0].hand

    assert taught_hand(hand, check.rules, before, EN).typed == ""
    assert taught_hand(hand, check.rules, EVERYTHING, EN).typed


@pytest.mark.parametrize(
    ("path", "name", "label"),
    [
        ("first-steps-rengo/first-win", "mend", "Discarded tile"),  # it does not win yet
        ("first-steps-rengo/first-win", "nine", "Discarded tile"),  # whether it wins is asked
        ("first-steps-imj/first-win", "half", "Discarded tile"),
        ("first-steps-rengo/the-wait", "own-draw", "Drawn tile"),
        ("first-steps-imj/first-win", "pungs", "Winning tile"),
    ],
)
def test_a_tile_is_called_the_winning_one_only_where_it_is_known_to_win(
    path: str, name: str, label: str
):
    check = check_in(path, name)
    view = check_view(check, lesson(path).words["en"].steps[0].blocks[0].text, EN, HREFS)
    shown = view.tap or view.hand

    assert shown
    assert [said for said, _words in shown.line][1] == label


def name_task(path: str) -> LessonTask:
    return next(
        item
        for item in tasks_of(lesson(path))
        if isinstance(item.piece, Check) and item.piece.kind is CheckKind.NAME
    )


def test_fans_taught_so_far_stand_first_and_the_others_are_folded(visitor: SiteVisitor):
    item = name_task("first-steps/claiming")
    known = knowledge_in(lesson("first-steps/claiming"))
    assert isinstance(item.piece, Check)
    view = fan_picker(item.piece, frozenset(), known, EN)

    taught = {fan.id for group in view.groups for fan in group.fans}
    others = {fan.id for group in view.apart for fan in group.fans}
    every = {fan.id for fan in rule_set(item.piece.rules).fans}
    page = visitor.open(step_path(item)).text

    assert taught | others == every
    assert taught == every - known.later_fans
    assert {"half-flush", "dragon-pung", "all-pungs"} <= taught
    assert len(re.findall('name="fan"', page)) == len(every)
    assert page.index("All others") > page.index('value="all-pungs"')


def test_a_folded_fan_that_was_chosen_is_seen(visitor: SiteVisitor):
    item = name_task("first-steps/claiming")

    page = answer(visitor, item, fan=["big-four-winds", "no-such-fan"])

    assert page.status == 422
    assert re.search(r'<details class="fold" open>\s*<summary>All others', page.text)


def test_who_knows_every_fan_sees_them_by_value_alone():
    check = of_kind(CheckKind.NAME).piece
    assert isinstance(check, Check)
    assert fan_picker(check, frozenset(), EVERYTHING, EN).apart == ()


def test_a_set_that_was_not_taught_is_not_offered(visitor: SiteVisitor):
    item = next(iter(tasks_of(lesson("first-steps/the-sets"))))

    offered = re.findall(r'name="answer" value="(\w+)"', visitor.open(step_path(item)).text)

    assert offered == ["chow", "pung", "pair", "none"]
    assert answer(visitor, item, **right(item)).heading == "Right."
