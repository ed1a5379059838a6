"""Which level of a question fits a learner."""

from school.learning.rating import chance_of_success, features, starting_rating
from school.learning.state import LearnerState

LEVELS = range(1, 6)


def level_and_chance(
    state: LearnerState, kind: str, topic: str | None, remembered: float | None
) -> tuple[int, float]:
    """The level whose predicted success lies nearest to what the learner aims at, and that success.

    `remembered` is the recall of the topic now; None where there is none to tell. Of two levels
    that lie equally near, the easier.
    """
    rating = state.ratings.get(kind) or starting_rating(state.ratings.values())
    chances = {
        level: chance_of_success(
            rating, features(kind, level, topic), state.difficulties, remembered
        )
        for level in LEVELS
    }
    best = min(LEVELS, key=lambda level: (abs(chances[level] - state.aims.success), level))
    return best, chances[best]
