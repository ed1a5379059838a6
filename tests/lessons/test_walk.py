"""A course walked from its first lesson: nothing is used before it is taught."""

from dataclasses import replace

import pytest

from lessons.curriculum import course_of, lesson_of
from lessons.knowledge import EVERYTHING, Knowledge, knowledge_after, knowledge_in, lessons_on_path
from lessons.lesson import AccountPart, Course, CourseChapter, Lesson
from lessons.walk import untold_ways, walk_lines, walked
from scoring import rule_set
from web.components.ledger import LedgerRow
from web.learn.taught_account import taught_blocks
from wording import translator


def lesson(path: str) -> Lesson:
    found = lesson_of(*path.split("/"))
    assert found
    return found


LATER = lesson("mcr/waits-one")


@pytest.fixture
def worked_rows() -> tuple[tuple[LedgerRow, ...], tuple[LedgerRow, ...]]:
    """The counted rows of a worked hand in full, and with its first fan still to come."""
    score = lesson("mcr/kongs").pieces["hand", "worked"].score  # type: ignore[union-attr]
    first = score.counted[0].fan.id
    t, href = translator("en"), str
    known = Knowledge(later_fans=frozenset({first}), later_parts=frozenset({AccountPart.STRUCK}))
    whole = taught_blocks(score, EVERYTHING, t, href)[0].ledger.rows
    return whole, taught_blocks(score, known, t, href)[0].ledger.rows


def test_a_fan_of_a_later_lesson_is_no_row_of_its_own_and_its_points_remain(worked_rows):
    whole, taught = worked_rows
    assert [row.name for row in taught] == [row.name for row in whole[1:]] + [
        "Fans of later lessons"
    ]
    assert taught[-1].value == whole[0].value


def test_a_lesson_knows_its_own_fans_and_those_before_it():
    known = knowledge_in(LATER)
    before = lessons_on_path(LATER.rules)[: lessons_on_path(LATER.rules).index(LATER) + 1]
    assert known.later_fans
    assert not known.later_fans & {fan for each in before for fan in each.teaches}


def test_what_a_later_lesson_teaches_again_is_no_news():
    again = replace(LATER, id="again")
    assert knowledge_after([LATER], [again]) == EVERYTHING


def test_a_part_of_an_account_waits_for_the_lesson_that_unlocks_it():
    unlocking = replace(LATER, unlocks=(AccountPart.STRUCK,))
    assert knowledge_after([LATER], [unlocking]).later_parts == {AccountPart.STRUCK}
    assert not knowledge_after([unlocking], [LATER]).later_parts


def test_every_rule_set_of_a_course_is_walked_on_one_path():
    edition = lesson("mcr/edition-1998-fans")
    assert rule_set(edition.rules).id == "mcr-1998"
    assert knowledge_in(edition).later_fans <= knowledge_in(LATER).later_fans


def test_a_walk_tells_its_figures_and_its_faults():
    course = course_of("mcr")
    assert course
    chapter = CourseChapter(course.title, (LATER,))
    walk = walked(Course(course.id, course.rules, course.title, course.about, (chapter,)))
    assert walk.lessons == 1
    assert walk.acts.total() >= walk.checks > 0
    first, kinds, *faults = walk_lines(walk)
    assert first.startswith("mcr: 1 lessons")
    assert str(walk.acts.most_common(1)[0][1]) in kinds
    assert len(faults) == len(walk.faults)


def test_who_pays_is_not_asked_before_it_is_told_where_the_last_tile_came_from():
    early = replace(lesson("first-steps/who-pays"), unlocks=())
    late = replace(LATER, id="late", course="first-steps", unlocks=(AccountPart.WON_ON,))
    known = knowledge_after([early], [late])

    assert [each.split(": ")[0] for each in untold_ways(early, known)] == [
        f"{early.path}, check.{name}" for name in ("discarder", "drawn", "each", "other-winner")
    ]
    assert list(untold_ways(early, EVERYTHING)) == []
