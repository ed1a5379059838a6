"""How far a student has come with the goal of an assignment, from attempts and lessons."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from school.assignments.attempt_summaries import AttemptSummary
from school.assignments.goals import GOAL_POINTS, AssignmentGoal
from school.assignments.grade import CountedAttempt
from school.assignments.rules import Window


@dataclass(frozen=True, slots=True)
class GoalStanding:
    """How far a student has come with a goal: `done_at` when it was reached, None until then.

    Of a streak `row` is how many answers in a row are right now, `answered` how many there are.
    """

    goal: AssignmentGoal
    done_at: datetime | None
    row: int = 0
    answered: int = 0
    late: bool = False

    @property
    def counted(self) -> list[CountedAttempt]:
        """What makes the grade: all of the points as soon as it is reached."""
        return [] if self.done_at is None else [CountedAttempt(1, GOAL_POINTS, self.late)]


def goal_standing(
    goal: AssignmentGoal,
    attempts: Iterable[AttemptSummary],
    completed_at: datetime | None,
    limits: Window,
) -> GoalStanding:
    """How far a student has come by these attempts, or by a lesson that was completed then.

    What was reached after the end for this student does not count.
    """
    done_at, row, answered = completed_at, 0, 0
    if goal.asks_questions:
        done_at, row, answered = _streak(goal, attempts)
    if done_at is not None and limits.ends is not None and done_at > limits.ends:
        done_at = None
    late = done_at is not None and limits.due is not None and done_at > limits.due
    return GoalStanding(goal, done_at, row, answered, late)


def _streak(
    goal: AssignmentGoal, attempts: Iterable[AttemptSummary]
) -> tuple[datetime | None, int, int]:
    """When the row was long enough, how long it is now, and how many questions are behind.

    A question that a teacher voided neither counts nor breaks the row.
    """
    done_at, row, answered = None, 0, 0
    for each in sorted(attempts, key=lambda one: one.attempt.number):
        if not each.done:
            continue
        answered += 1
        if not each.of:
            continue
        row = row + 1 if each.points >= each.of else 0
        if row >= goal.in_a_row and done_at is None:
            done_at = each.attempt.submitted_at or each.last_answer
    return done_at, row, answered
