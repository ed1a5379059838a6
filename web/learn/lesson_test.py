"""A test of a lesson or of a course: what it asks, in which order, since when."""

import random
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from flask import url_for

from lessons.curriculum import lesson_of
from lessons.lesson import Course, Lesson
from school.progress.lesson_tasks import LessonTask, tasks_of
from school.progress.lessons import LessonAnswer
from school.progress.models import LessonCompletion
from web.learn.progress import answers_since, store_lessons_done

LATEST_START = 4_102_444_800  # seconds: the year 2100, beyond which no test has begun


@dataclass(frozen=True, slots=True)
class LessonTest:
    """A test, begun at a moment in seconds; of the course where no lesson is named.

    Of a lesson it asks everything in order, of a course the last thing of each lesson in an order
    of its own.
    """

    course: Course
    lesson: Lesson | None
    since: int

    @property
    def items(self) -> tuple[LessonTask, ...]:
        """What is asked."""
        if self.lesson:
            return tasks_of(self.lesson)
        last = [tasks_of(lesson)[-1] for lesson in self.course.lessons if tasks_of(lesson)]
        random.Random(self.since).shuffle(last)
        return tuple(last)

    @property
    def begun_at(self) -> datetime:
        """The moment as such."""
        return datetime.fromtimestamp(self.since, UTC)

    def answers(self) -> dict[str, LessonAnswer]:
        """The first answer to each item since the test began."""
        return answers_since([each.address for each in self.items], self.begun_at)

    def href(self, number: int) -> str:
        """Where an item is asked, from 1; after the last comes the end."""
        if number > len(self.items):
            return url_for("lesson_test.end", **self._place())
        return url_for("lesson_test.ask", **self._place(), number=number)

    def store_known_lessons(self) -> None:
        """Write down which lessons the answers so far show to be known."""
        answers = self.answers()
        right = [is_right(answers.get(each.address)) for each in self.items]
        if self.lesson:
            store_lessons_done([self.lesson] if all(right) else [], LessonCompletion.TESTED)
            return
        lessons = [lesson_of(each.course, each.lesson) for each in self.items]
        known = [lesson for lesson, fits in zip(lessons, right, strict=True) if lesson and fits]
        store_lessons_done(known, LessonCompletion.TESTED)

    def _place(self) -> dict[str, Any]:
        lesson = self.lesson.id if self.lesson else ""
        return {"course": self.course.id, "lesson": lesson, "since": self.since}


def is_right(lesson_answer: LessonAnswer | None) -> bool:
    """Whether an answer was given and has full credit."""
    return lesson_answer is not None and lesson_answer.credit >= 1
