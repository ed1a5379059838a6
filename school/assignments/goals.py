"""What an assignment asks beside questions that are handed in together: plain values, no database.

A goal is done or not done. A lesson is done when its tasks are, a course when all of its lessons are
(its test says so of each), and a streak when so many questions in a row were right.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

GOAL_POINTS: Final = 1.0  # what a goal is worth, done or not
IN_A_ROW: Final = range(2, 11)
USUAL_ROW: Final = 3
MOST_OF_A_STREAK: Final = 999  # questions: as many attempts as have an address


class GoalKind(StrEnum):
    """What is to be done."""

    LESSON = "lesson"
    COURSE = "course"  # its lessons, or its test
    STREAK = "streak"


@dataclass(frozen=True, slots=True)
class AssignmentGoal:
    """A lesson of a course, a whole course, or so many right answers in a row."""

    kind: GoalKind
    course: str = ""
    lesson: str = ""
    in_a_row: int = 0

    def __str__(self) -> str:
        """As it is stored."""
        parts = (self.course, self.lesson, str(self.in_a_row or ""))
        return "/".join((self.kind.value, *(each for each in parts if each)))

    @property
    def asks_questions(self) -> bool:
        """Whether it is reached by answering questions of the assignment."""
        return self.kind is GoalKind.STREAK


def streak_of(in_a_row: int) -> AssignmentGoal:
    """So many right in a row."""
    return AssignmentGoal(GoalKind.STREAK, in_a_row=in_a_row)


def parse_goal(stored: str | None) -> AssignmentGoal | None:
    """The goal that was stored so; None for none."""
    if not stored:
        return None
    kind, *parts = stored.split("/")
    match GoalKind(kind), parts:
        case GoalKind.LESSON, [course, lesson]:
            return AssignmentGoal(GoalKind.LESSON, course, lesson)
        case GoalKind.COURSE, [course]:
            return AssignmentGoal(GoalKind.COURSE, course)
        case GoalKind.STREAK, [number]:
            return streak_of(int(number))
    raise ValueError(f"no goal is stored as {stored!r}")
