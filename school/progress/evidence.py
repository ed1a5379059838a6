"""What an answer shows, as plain values and as rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from school.errors import SchoolError
from school.progress.models import Answer

MIXED_WEIGHT = 1.0  # the weight of an answer where nothing told what to look for
FILTERED_WEIGHT = (
    0.5  # the weight of an answer in a drill chosen for its topic: the filter is a hint
)

TopicEvidence = tuple[str, bool, float]
"""A topic, whether the learner got it right, and the weight above 0 up to 1."""


@dataclass(frozen=True, slots=True)
class AnswerEvidence:
    """What an answer shows beyond its own row; all of it can be derived again.

    `aim` is the topic that the question was chosen for, None where it was left open. `features`
    say what made the question hard and how much (`school.learning.rating.features`); without any
    nothing is learnt of how hard it was. `misconception` is the misconception that explains the answer.

    Raises:
        SchoolError: `bad-weight`; `topic-twice` where a topic is told of more than once.
    """

    topics: tuple[TopicEvidence, ...] = ()
    aim: str | None = None
    features: Mapping[str, float] = field(default_factory=dict)
    misconception: str | None = None

    def __post_init__(self) -> None:
        topics: set[str] = set()
        for topic, _, weight in self.topics:
            if not 0 < weight <= 1:
                raise SchoolError(
                    "bad-weight",
                    f"expected a weight above 0 and up to 1 for {topic!r}, not {weight!r}",
                )
            if topic in topics:
                raise SchoolError(
                    "topic-twice", f"expected each topic once, but {topic!r} came twice"
                )
            topics.add(topic)


def evidence_rows(answer: Answer, evidence: AnswerEvidence) -> list[dict[str, Any]]:
    """A row of `SkillEvidence` for each topic that was in play; the answer has its id already."""
    return [
        {
            "answer_id": answer.id,
            "topic": topic,
            "learner_id": answer.learner_id,
            "rules": answer.rules,
            "kind": answer.kind,
            "seen": seen,
            "weight": weight,
            "answered_at": answer.answered_at,
        }
        for topic, seen, weight in evidence.topics
    ]


def facts_row(answer: Answer, evidence: AnswerEvidence) -> dict[str, Any]:
    """The row of `AnswerFacts`: what else the answer shows."""
    return {
        "answer_id": answer.id,
        "aim": evidence.aim,
        "trap": evidence.misconception,
        "features": dict(evidence.features),
    }
