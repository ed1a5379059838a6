"""What stands under an answered question where so many right ones in a row are the goal."""

from dataclasses import dataclass

from school.assignments.status import AssignmentStatus
from web.assignments import hrefs
from web.assignments.goal_words import progress_text
from web.assignments.open_attempt import OpenAttempt
from wording import Translator


@dataclass(frozen=True, slots=True)
class StreakView:
    """How far one has come: `text`. `number` is that of the next question, 0 where there is none."""

    text: str
    number: int
    begin_href: str
    class_href: str


def streak_view(
    attempt: OpenAttempt, standing: AssignmentStatus, t: Translator
) -> StreakView | None:
    """The way on from a question that is answered; None where the assignment has no such goal."""
    goal = standing.goal
    if goal is None:
        return None
    last = standing.attempts[-1].attempt.number
    goes_on = not standing.is_done and attempt.attempt.number == last
    return StreakView(
        progress_text(goal, attempt.zone, t, attempt.at),
        last + 1 if goes_on else 0,
        hrefs.begin(attempt),
        hrefs.of_class(attempt.school_class),
    )
