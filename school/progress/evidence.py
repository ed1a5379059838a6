"""What an answer shows, as plain values and as rows."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from school.errors import SchoolError
from school.progress.models import Answer, AnswerFacts, SkillEvidence

MIXED = 1.0  # the weight of an answer where nothing told what to look for
FILTERED = 0.5  # the weight of an answer in a drill chosen for its topic: the filter is a hint

Evidence = tuple[str, bool, float]
"""A topic, whether the learner got it right, and the weight above 0 up to 1."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What an answer shows beyond its own row; all of it can be derived again.

    `aim` is the topic that the question was chosen for, None where it was left open. `features`
    say what made the question hard and how much (`school.learning.rating.features`); without any
    nothing is learnt of how hard it was. `trap` is the misconception that explains the answer.
    """

    evidence: tuple[Evidence, ...] = ()
    aim: str | None = None
    features: Mapping[str, float] = field(default_factory=dict)
    trap: str | None = None


def evidence_rows(answer: Answer, shown: Shown) -> list[SkillEvidence]:
    """One row for each topic that was in play in the answer. The answer has its id already.

    Raises:
        SchoolError: `bad-weight`; `topic-twice` when a topic is told of more than once.
    """
    rows: dict[str, SkillEvidence] = {}
    for topic, seen, weight in shown.evidence:
        if not 0 < weight <= 1:
            raise SchoolError(
                "bad-weight", f"expected a weight above 0 and up to 1 for {topic!r}, not {weight!r}"
            )
        if topic in rows:
            raise SchoolError("topic-twice", f"expected each topic once, but {topic!r} came twice")
        rows[topic] = SkillEvidence(
            answer_id=answer.id,
            topic=topic,
            learner_id=answer.learner_id,
            rules=answer.rules,
            kind=answer.kind,
            seen=seen,
            weight=weight,
            answered_at=answer.answered_at,
        )
    return list(rows.values())


def facts_row(answer: Answer, shown: Shown) -> AnswerFacts:
    """What else the answer shows. The answer has its id already."""
    return AnswerFacts(
        answer_id=answer.id, aim=shown.aim, trap=shown.trap, features=dict(shown.features)
    )
