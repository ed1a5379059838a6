"""How much an answer tells of a topic, by what gave hints.

A topic is told of only where the question asked for it, so that a right answer would have shown it
known and a wrong one shows it not known. What could only be missed, as a wrong choice that was
taken, or could only be seen, is left out: its share would be 0 or 1 whoever answers.
"""

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


def evidence_of_choice(fan: str, verdict: Verdict) -> Evidence:
    """What taking one of a few choices shows of the fan that was to be chosen."""
    return Evidence(fan, verdict.exact, ONE_OF_FOUR_WEIGHT)


def precision(right: int, wrong: int) -> float:
    """How much what was named says of being known, where other things were named too.

    Who names everything has named what is there as well, and shows nothing by it.
    """
    return right / (right + wrong) if right else 0.0


def evidence_of_topic(topic: str, question: Question, verdict: Verdict) -> Evidence:
    """What an answer that is right or wrong as a whole shows about one topic."""
    return Evidence(
        topic, verdict.exact, FILTERED_WEIGHT if is_hinted(question.address) else MIXED_WEIGHT
    )


def evidence_of_hand(question: Question, verdict: Verdict) -> tuple[Evidence, ...]:
    """What an answer shows that speaks of the hand as a whole, and of none of its fans."""
    return (evidence_of_topic(HAND_TOPIC, question, verdict),)
