"""What a learner knows in a lesson: the fans and the parts of an account taught up to it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from lessons.curriculum import course_path, lesson_of
from lessons.lesson import AccountPart, Lesson
from scoring import rule_set
from wording import FactKind


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a learner has not met yet: fans by id and parts of an account of lessons further on.

    What no lesson teaches is not among them.
    """

    later_fans: frozenset[str] = frozenset()
    later_parts: frozenset[AccountPart] = frozenset()

    @property
    def later_facts(self) -> frozenset[FactKind]:
        """The facts of the table that are taught later."""
        return frozenset(kind for kind in FactKind if kind.value in self.later_parts)


EVERYTHING = Knowledge()
"""Nothing is left for later: what an account shows outside of lessons."""


def knowledge_in(lesson: Lesson) -> Knowledge:
    """What is known in a lesson of the site, when the courses are taken in order."""
    if lesson_of(lesson.course, lesson.id) is not lesson:
        return EVERYTHING
    return _knowledge(lesson.rules, lesson.path)


@cache
def _knowledge(rules: str, path: str) -> Knowledge:
    lessons = lessons_on_path(rules)
    at = next((nth for nth, each in enumerate(lessons) if each.path == path), None)
    return EVERYTHING if at is None else knowledge_after(lessons[: at + 1], lessons[at + 1 :])


def lessons_on_path(rules: str) -> tuple[Lesson, ...]:
    """Every lesson for a rule set, in the order in which they are best taken."""
    return tuple(lesson for each in course_path(rule_set(rules)) for lesson in each.lessons)


def knowledge_after(lessons: Iterable[Lesson], later: Iterable[Lesson]) -> Knowledge:
    """What is known after some lessons, while others are still to come."""
    taken, ahead = tuple(lessons), tuple(later)
    fans = frozenset(fan for each in taken for fan in each.teaches)
    parts = frozenset(part for each in taken for part in each.unlocks)
    return Knowledge(
        later_fans=frozenset(fan for each in ahead for fan in each.teaches) - fans,
        later_parts=frozenset(part for each in ahead for part in each.unlocks) - parts,
    )
