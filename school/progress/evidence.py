"""What an answer shows about fans, as plain values and as rows."""

from collections.abc import Iterable

from school.errors import SchoolError
from school.progress.models import Answer, FanEvidence

MIXED = 1.0  # the weight of an answer where nothing told which fan to look for
FILTERED = 0.5  # the weight of an answer in a drill chosen for its fans: the filter is a hint

Evidence = tuple[str, bool, float]
"""A fan's id, whether the learner got it right, and the weight above 0 up to 1."""


def evidence_rows(answer: Answer, evidence: Iterable[Evidence]) -> list[FanEvidence]:
    """One row for each fan that was in play in the answer. The answer has its id already.

    Raises:
        SchoolError: `bad-weight`; `fan-twice` when a fan is told of more than once.
    """
    rows: dict[str, FanEvidence] = {}
    for fan, seen, weight in evidence:
        if not 0 < weight <= 1:
            raise SchoolError(
                "bad-weight", f"expected a weight above 0 and up to 1 for {fan!r}, not {weight!r}"
            )
        if fan in rows:
            raise SchoolError("fan-twice", f"expected each fan once, but {fan!r} came twice")
        rows[fan] = FanEvidence(
            answer_id=answer.id,
            fan=fan,
            learner_id=answer.learner_id,
            rules=answer.rules,
            seen=seen,
            weight=weight,
            answered_at=answer.answered_at,
        )
    return list(rows.values())
