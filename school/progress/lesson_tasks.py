"""What a lesson asks: each check and question with its step and the address of its answers."""

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from lessons.courses import COURSES
from lessons.curriculum import course_of, lesson_of
from lessons.lesson import EXERCISES, Lesson
from lessons.pieces.check import Check
from lessons.pieces.question import LessonQuestion
from school.progress.address_parts import CHECK, check_address, lesson_of_check
from school.progress.models import Answer
from scoring import WaitingHand
from scoring.wire import write_hand
from wording import SOURCE


@dataclass(frozen=True, slots=True)
class LessonTask:
    """A check or a question of a lesson, in which step it is asked, and its address."""

    course: str
    lesson: str
    step: int
    piece: Check | LessonQuestion
    address: str


def tasks_of(lesson: Lesson) -> tuple[LessonTask, ...]:
    """Everything that the lesson asks, in its order."""
    return tuple(
        found for step in range(1, lesson.steps + 1) if (found := task_in_step(lesson, step))
    )


def task_in_step(lesson: Lesson, step: int) -> LessonTask | None:
    """What a step asks, counted from 1; None where it asks nothing."""
    active = lesson.words[SOURCE.tag].steps[step - 1].active
    if active is None or active.kind not in EXERCISES:
        return None
    piece = lesson.exercise(active.name)
    return LessonTask(lesson.course, lesson.id, step, piece, _address(lesson, piece))


@cache
def asked_in_lessons() -> frozenset[str]:
    """The address of every question of the generator that a lesson asks."""
    return frozenset(
        each.address
        for name in COURSES
        if (course := course_of(name))
        for lesson in course.lessons
        for each in tasks_of(lesson)
        if isinstance(each.piece, LessonQuestion)
    )


def task_of_answer(row: Answer) -> LessonTask | None:
    """What a stored answer to a check answered; None where the lesson asks it no longer."""
    if row.kind != CHECK:
        return None
    lesson = lesson_of(*lesson_of_check(row.question))
    return (
        next((each for each in tasks_of(lesson) if each.address == row.question), None)
        if lesson
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
    told |= {key: shown for key, shown in _shown_to_act_on(check).items() if shown}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:8]


def _shown_to_act_on(check: Check) -> dict[str, Any]:
    """What an act is done with; a check without such things is told without them."""
    turn, discard = check.turn, check.discard
    return {
        "turn": [list(map(str, turn.concealed)), list(map(str, turn.melds))] if turn else None,
        "offer": list(map(str, check.offer)),
        "discard": [str(discard.tile), discard.by, discard.claimant] if discard else None,
    }


def _waiting_hand(waiting_hand: WaitingHand | None) -> Any:
    return (
        None
        if waiting_hand is None
        else [list(map(str, waiting_hand.concealed)), list(map(str, waiting_hand.melds))]
    )
