"""How much an answer tells of a topic, by what gave hints."""

from typing import Final

from quizzes.question import Evidence, Question, Verdict
from quizzes.topics import HAND_TOPIC, is_hinted

MIXED_WEIGHT: Final = 1.0  # nothing told what to look for
SHORT_LIST_WEIGHT: Final = 0.7  # the fan was on a short list
FILTERED_WEIGHT: Final = 0.5  # the drill was chosen for the fan
ONE_OF_FOUR_WEIGHT: Final = 0.4  # one of four, and three of them are not there at all
BY_TOTAL_WEIGHT: Final = (
    0.3  # a right total says that each fan was seen, but not which was thought of
)


def evidence_of_topic(topic: str, question: Question, verdict: Verdict) -> Evidence:
    """What an answer that is right or wrong as a whole shows about one topic."""
    return Evidence(
        topic, verdict.exact, FILTERED_WEIGHT if is_hinted(question.address) else MIXED_WEIGHT
    )


def evidence_of_hand(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What an answer shows that speaks of the hand as a whole, and of none of its fans."""
    return (evidence_of_topic(HAND_TOPIC, question, verdict),)
