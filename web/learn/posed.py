"""What a lesson asks: each check and question with its step and the address of its answers."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from lessons.courses import COURSES
from lessons.lesson import EXERCISES, Lesson
from lessons.pieces.check import Check
from lessons.pieces.question import LessonQuestion
from school.progress.address_parts import CHECK, check_address
from school.progress.models import Answer
from scoring import WaitingHand
from scoring.wire import write_hand
from web.learn.courses import course_of, lesson_of
from wording import SOURCE


@dataclass(frozen=True, slots=True)
class Posed:
    """A check or a question of a lesson, in which step it is asked, and its address."""

    course: str
    lesson: str
    step: int
    piece: Check | LessonQuestion
    address: str


def posed(lesson: Lesson) -> tuple[Posed, ...]:
    """Everything that the lesson asks, in its order."""
    return tuple(found for step in range(1, lesson.steps + 1) if (found := posed_in(lesson, step)))


def posed_in(lesson: Lesson, step: int) -> Posed | None:
    """What a step asks, counted from 1; None where it asks nothing."""
    active = lesson.words[SOURCE.tag].steps[step - 1].active
    if active is None or active.kind not in EXERCISES:
        return None
    piece = lesson.exercise(active.name)
    return Posed(lesson.course, lesson.id, step, piece, _address(lesson, piece))


@cache
def asked_in_lessons() -> frozenset[str]:
    """The address of every question of the generator that a lesson asks."""
    return frozenset(
        each.address
        for name in COURSES
        if (course := course_of(name))
        for lesson in course.lessons
        for each in posed(lesson)
        if isinstance(each.piece, LessonQuestion)
    )


def posed_at(row: Answer) -> Posed | None:
    """What a stored answer to a check answered; None where the lesson asks it no longer."""
    if row.kind != CHECK:
        return None
    _rules, _check, course, lesson, *_rest = row.question.split("/")
    found = lesson_of(course, lesson)
    return (
        next((each for each in posed(found) if each.address == row.question), None)
        if found
        else None
    )


def _address(lesson: Lesson, piece: Check | LessonQuestion) -> str:
    if isinstance(piece, LessonQuestion):
        return piece.address
    digest = _digest(lesson.course, lesson.id, piece.name)
    return check_address(piece.rules, lesson.course, lesson.id, piece.name, digest)


@cache
def _digest(course: str, lesson: str, name: str) -> str:
    """Eight letters for all that a check shows and asks."""
    found = lesson_of(course, lesson)
    assert found is not None
    check = found.exercise(name)
    assert isinstance(check, Check)
    told = {
        "kind": check.kind,
        "answer": sorted(check.answer),
        "options": check.options,
        "hands": [write_hand(each.hand, check.rules) for each in check.scores],
        "standing": _waiting_hand(check.waiting_hand),
        "tiles": list(map(str, check.tiles)),
        "given": check.shown_fans,
        "asks": [check.fan, check.who, check.sort, check.reaches, check.not_it],
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:8]


def _waiting_hand(held: WaitingHand | None) -> Any:
    return None if held is None else [list(map(str, held.concealed)), list(map(str, held.melds))]
