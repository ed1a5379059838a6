"""What the simulated learners learn: as many topics as the competition rules have fans.

Each is asked in four ways, from finding it among four to mending what others announced.
"""

from collections.abc import Mapping
from typing import Final

from school.learning.state import Skill

RULES: Final = "simulated"
TOPICS: Final = 81
_CHAPTER: Final = 5  # topics that are taught together
GUESSES: Final[Mapping[str, float]] = {
    "find": 0.25,
    "fans": 0.02,
    "total": 0.05,
    "spot-error": 0.10,
}
"""The kinds, in the order in which a chapter asks them, and how often a guess is lucky."""


def _course() -> tuple[Skill, ...]:
    topics = [f"topic-{number}" for number in range(TOPICS)]
    chapters = [topics[start : start + _CHAPTER] for start in range(0, TOPICS, _CHAPTER)]
    return tuple(
        Skill(RULES, topic, kind) for chapter in chapters for kind in GUESSES for topic in chapter
    )


COURSE: Final = _course()
"""Every skill, in the order in which it is taught."""
