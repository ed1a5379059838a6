"""The order in which one attempt asks its questions, where each attempt has its own.

Everything that is kept speaks of the order of the teacher: a place is worked out from the attempt and
is the same for as long as there is that attempt.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from school.assignments.models import AssignmentAttempt
from school.assignments.status import AttemptQuestion


def in_own_order(
    attempt: AssignmentAttempt, questions: Sequence[AttemptQuestion]
) -> tuple[AttemptQuestion, ...]:
    """The questions as the attempt asks them: sections stay in order, within each all are shuffled."""
    if not attempt.shuffled:
        return tuple(questions)
    sections = {each.item.section_id: each.item.position for each in reversed(questions)}
    ordered = sorted(
        questions,
        key=lambda each: (
            sections[each.item.section_id],
            place_key(attempt, f"question {each.item.public_id}"),
        ),
    )
    return tuple(replace(each, place=place) for place, each in enumerate(ordered, 1))


def place_key(attempt: AssignmentAttempt, thing: str) -> bytes:
    """By what things of this attempt are put into an order that tells nothing of them."""
    return hashlib.sha256(f"{attempt.public_id}/{thing}".encode()).digest()
