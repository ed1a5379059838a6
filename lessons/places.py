"""Where the right one of several stands: in no place of a list more often than in others."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from lessons.lesson import CourseChapter, Lesson, Piece
from lessons.pieces.check import Check, CheckKind

SHUFFLED: Final = frozenset({CheckKind.WHICH, CheckKind.VALUE})
"""The kinds of which one of a list of the author's own is right."""

_Orders = dict[tuple[str, str], tuple[str, ...]]


def with_even_places(chapters: Sequence[CourseChapter]) -> tuple[CourseChapter, ...]:
    """The chapters of a course with its lists in another order, the same each time.

    What is stored stays the author's option: only where it stands is another matter.
    """
    orders = _orders(lesson for chapter in chapters for lesson in chapter.lessons)
    return tuple(
        replace(chapter, lessons=tuple(_reordered(lesson, orders) for lesson in chapter.lessons))
        for chapter in chapters
    )


def shuffled_checks(lesson: Lesson) -> Iterator[Check]:
    """The checks of a lesson whose options are shown in another order."""
    for piece in lesson.pieces.values():
        if isinstance(piece, Check) and piece.kind in SHUFFLED and piece.options:
            yield piece


def _orders(lessons: Iterable[Lesson]) -> _Orders:
    """An order for each list: short ones first, so that the longer ones can make up for them."""
    checks = [(lesson, check) for lesson in lessons for check in shuffled_checks(lesson)]
    checks.sort(key=lambda each: (len(each[1].options), _lot(_path(*each))))
    used: Counter[int] = Counter()
    results: _Orders = {}
    for lesson, check in checks:
        path = _path(lesson, check)
        (right,) = check.answer
        places = range(len(check.options))
        place = min(places, key=lambda at: (used[at], _lot(f"{path} {at}")))
        used[place] += 1
        others = [each for each in check.options if each != right]
        others.sort(key=lambda option: _lot(f"{path} {option}"))
        results[lesson.id, check.name] = (*others[:place], right, *others[place:])
    return results


def _reordered(lesson: Lesson, orders: _Orders) -> Lesson:
    def piece_as_shown(piece: Piece) -> Piece:
        order = orders.get((lesson.id, piece.name)) if isinstance(piece, Check) else None
        return replace(piece, order=order) if isinstance(piece, Check) and order else piece

    pieces = {key: piece_as_shown(piece) for key, piece in lesson.pieces.items()}
    return replace(lesson, pieces=MappingProxyType(pieces))


def _path(lesson: Lesson, check: Check) -> str:
    return f"{lesson.path}/{check.name}"


def _lot(text: str) -> str:
    """A draw by lot that falls out alike each time."""
    return hashlib.sha256(text.encode()).hexdigest()
