"""The order in which one attempt asks its questions, where each attempt has its own.

Everything that is kept speaks of the order of the teacher: a place is worked out from the attempt and
is the same for as long as there is that attempt.
"""

import hashlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.models import AssignmentAttempt, Item
from school.assignments.status import AttemptQuestion


def in_own_order(
    attempt: AssignmentAttempt, questions: Sequence[AttemptQuestion]
) -> tuple[AttemptQuestion, ...]:
    """The questions as the attempt asks them: sections stay in order, within each all are shuffled."""
    if not attempt.shuffled:
        return tuple(questions)
    by_item = {each.item.id: each for each in questions}
    ordered = _as_asked(attempt, [each.item for each in questions])
    return tuple(replace(by_item[item.id], place=place) for place, item in enumerate(ordered, 1))


def own_numbers(
    session: Session, attempts: Sequence[AssignmentAttempt]
) -> Mapping[tuple[int, int], int]:
    """The number of each question for whoever sat the attempt, by the ids of both."""
    ids = {each.assignment_id for each in attempts}
    rows = select(Item).where(Item.assignment_id.in_(ids)).order_by(Item.position)
    items: defaultdict[int, list[Item]] = defaultdict(list)
    for item in session.scalars(rows):
        items[item.assignment_id].append(item)
    return {
        (attempt.id, item.id): number
        for attempt in attempts
        for number, item in enumerate(_as_asked(attempt, items[attempt.assignment_id]), 1)
    }


def _as_asked(attempt: AssignmentAttempt, items: Sequence[Item]) -> Sequence[Item]:
    """The questions of the assignment, which come in its order, in that of the attempt."""
    if not attempt.shuffled:
        return items
    sections = {each.section_id: each.position for each in reversed(items)}
    return sorted(
        items,
        key=lambda each: (
            sections[each.section_id],
            place_key(attempt, f"question {each.public_id}"),
        ),
    )


def place_key(attempt: AssignmentAttempt, thing: str) -> bytes:
    """By what things of this attempt are put into an order that tells nothing of them."""
    return hashlib.sha256(f"{attempt.public_id}/{thing}".encode()).digest()
