"""Questions of a teacher's own in a draft."""

import uuid
from collections.abc import Iterable, Sequence

from sqlalchemy.orm import Session

from quizzes import Address
from quizzes.address import rules_of
from school.assignments.goals import parse_goal
from school.assignments.items import add_items
from school.assignments.locking import lock_draft
from school.assignments.models import Assignment, Item
from school.assignments.order import items_in
from school.bank.models import OwnQuestion
from school.errors import SchoolError


def has_own_items(items: Iterable[Item]) -> bool:
    """Whether a teacher laid the hand of one of them, so that each attempt asks about the same hand."""
    return any(Address.parse(item.question).is_own for item in items)


def add_own_items(
    session: Session, assignment: Assignment, section: uuid.UUID, chosen: Sequence[OwnQuestion]
) -> list[Item]:
    """Put these at the end of a section, with their notes.

    They are locked, so that they stay when others are chosen anew. What is asked already, or under
    other rules, is passed over.

    Raises:
        SchoolError: `own-in-row` where so many in a row must be right, each a fresh question;
            `not-a-draft`, `unknown-section`, `too-many-questions`.
    """
    draft = lock_draft(session, assignment)  # the same may be sent twice at once
    goal = parse_goal(draft.goal)
    if goal is not None and goal.asks_questions:
        raise SchoolError("own-in-row", "a row of right answers asks a fresh question each time")
    there = {item.question for item in items_in(session, draft)}
    fresh = [
        each
        for each in chosen
        if each.question not in there and rules_of(each.question) == assignment.rules
    ]
    made = add_items(session, assignment, section, [each.question for each in fresh])
    for item, own in zip(made, fresh, strict=True):
        item.locked, item.note = True, own.note or None
    session.flush()
    return made
