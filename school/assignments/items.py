"""The questions of a draft: put in, swapped, moved, locked, taken out."""

import uuid
from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from quizzes import Address, QuizError
from school.assignments.drafts import section_of
from school.assignments.locking import lock_draft
from school.assignments.models import Assignment, Item
from school.assignments.order import items_in, renumber
from school.errors import SchoolError

MOST_ITEMS = 100
MOST_POINTS = 100.0


def item_of(session: Session, assignment: Assignment, public_id: uuid.UUID) -> Item:
    """The question of this assignment with that public id.

    Raises:
        SchoolError: `unknown-item`.
    """
    found = session.scalar(
        select(Item).where(Item.assignment_id == assignment.id, Item.public_id == public_id)
    )
    if found is None:
        raise _unknown_item(public_id)
    return found


def _item_in(items: Iterable[Item], public_id: uuid.UUID) -> Item:
    """The same among these rows."""
    for item in items:
        if item.public_id == public_id:
            return item
    raise _unknown_item(public_id)


def _unknown_item(public_id: uuid.UUID) -> SchoolError:
    return SchoolError("unknown-item", f"this assignment has no question {public_id}")


def add_items(
    session: Session,
    assignment: Assignment,
    section: uuid.UUID,
    questions: Sequence[str],
    points: float = 1.0,
) -> list[Item]:
    """Put questions, by their addresses, at the end of a section (its public id).

    Raises:
        SchoolError: `not-a-draft`, `unknown-section`, `too-many-questions`, `bad-points`,
            `bad-address`, `question-of-other-rules`, `question-twice`.
    """
    draft = lock_draft(session, assignment)
    into = section_of(session, draft, section)
    there = items_in(session, draft)
    if len(there) + len(questions) > MOST_ITEMS:
        raise SchoolError("too-many-questions", f"an assignment has {MOST_ITEMS} questions at most")
    _check_points(points)
    _check_questions(draft, questions, {item.question for item in there})
    made = [
        Item(
            assignment_id=draft.id,
            section_id=into.id,
            position=number,
            question=question,
            points=points,
            locked=False,
        )
        for number, question in enumerate(questions, len(there) + 1)
    ]
    session.add_all(made)
    renumber(session, draft)
    return made


def replace_item(
    session: Session,
    assignment: Assignment,
    public_id: uuid.UUID,
    question: str,
    *,
    though_locked: bool = False,
) -> Item:
    """Ask another question at this place, for the same points.

    A locked one is refused, or replaced `though_locked`; it stays locked.

    Raises:
        SchoolError: `not-a-draft`, `unknown-item`, `item-locked`, `bad-address`,
            `question-of-other-rules`, `question-twice`.
    """
    draft = lock_draft(session, assignment)
    items = items_in(session, draft)
    item = _item_in(items, public_id)
    if item.locked and not though_locked:
        raise SchoolError("item-locked", "unlock the question first: it is to stay")
    others = {each.question for each in items if each.id != item.id}
    _check_questions(draft, [question], others)
    item.question = question
    session.flush()
    return item


def remove_item(session: Session, assignment: Assignment, public_id: uuid.UUID) -> None:
    """Take a question out, locked or not. Those after it move up.

    Raises:
        SchoolError: `not-a-draft`, `unknown-item`.
    """
    draft = lock_draft(session, assignment)
    session.delete(item_of(session, draft, public_id))
    renumber(session, draft)


def move_item(
    session: Session,
    assignment: Assignment,
    public_id: uuid.UUID,
    place: int,
    section: uuid.UUID | None = None,
) -> Item:
    """Put a question at that place of its section, or of another one (its public id).

    `place` counts from 1 within the section; beyond the last is the last.

    Raises:
        SchoolError: `not-a-draft`, `unknown-item`, `unknown-section`.
    """
    draft = lock_draft(session, assignment)
    into = section_of(session, draft, section).id if section is not None else None
    all_of_them = items_in(session, draft)
    item = _item_in(all_of_them, public_id)
    if into is not None:
        item.section_id = into
    beside = [each for each in all_of_them if each.section_id == item.section_id and each != item]
    beside.insert(max(place, 1) - 1, item)
    elsewhere = [each for each in all_of_them if each not in beside]
    for number, each in enumerate([*elsewhere, *beside], 1):
        each.position = number
    renumber(session, draft)
    return item


def lock_item(session: Session, assignment: Assignment, public_id: uuid.UUID, locked: bool) -> Item:
    """Let the question stay when others are chosen anew, or no longer.

    Raises:
        SchoolError: `not-a-draft`, `unknown-item`.
    """
    item = item_of(session, lock_draft(session, assignment), public_id)
    item.locked = locked
    session.flush()
    return item


def set_points(
    session: Session, assignment: Assignment, public_id: uuid.UUID, points: float
) -> Item:
    """Give so many points for the question, above 0 and up to 100.

    Raises:
        SchoolError: `not-a-draft`, `unknown-item`, `bad-points`.
    """
    _check_points(points)
    item = item_of(session, lock_draft(session, assignment), public_id)
    item.points = points
    session.flush()
    return item


def _check_points(points: float) -> None:
    # Written so that a NaN, which compares false with everything, is refused as well.
    if not 0 < points <= MOST_POINTS:
        raise SchoolError("bad-points", f"expected points up to {MOST_POINTS}, not {points!r}")


def _check_questions(draft: Assignment, questions: Sequence[str], there: set[str]) -> None:
    """None is asked twice, and each is a question under the draft's rule set."""
    met = set(there)
    for question in questions:
        try:
            address = Address.parse(question)
        except QuizError as error:
            raise SchoolError("bad-address", str(error)) from error
        if address.rules != draft.rules:
            raise SchoolError(
                "question-of-other-rules", f"expected a question under {draft.rules}: {question!r}"
            )
        if question in met:
            raise SchoolError("question-twice", f"{question!r} would be asked twice")
        met.add(question)
