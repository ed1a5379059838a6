"""The order of an assignment: sections, and in each its questions, which count through."""

from collections.abc import Iterable, Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.goals import GOAL_POINTS
from school.assignments.models import Assignment, Item, Section


def sections_in(session: Session, assignment: Assignment) -> list[Section]:
    """The sections of an assignment, in their order."""
    return list(
        session.scalars(
            select(Section)
            .where(Section.assignment_id == assignment.id)
            .order_by(Section.position, Section.id)
        )
    )


def items_in(session: Session, assignment: Assignment) -> list[Item]:
    """The questions of an assignment, in their order."""
    return list(
        session.scalars(
            select(Item).where(Item.assignment_id == assignment.id).order_by(Item.position, Item.id)
        )
    )


def worth_of(assignment: Assignment, items: Iterable[Item]) -> float:
    """What an assignment with these questions is worth; a goal is worth the same whatever it asks."""
    if assignment.goal is not None:
        return GOAL_POINTS
    return sum(item.counted_points for item in items)


def positions_of(session: Session, item_ids: Iterable[int]) -> Mapping[int, int]:
    """The place of each of these questions in its assignment, counted from 1."""
    rows = session.execute(select(Item.id, Item.position).where(Item.id.in_(list(item_ids))))
    return {row.id: row.position for row in rows}


def renumber(session: Session, assignment: Assignment) -> None:
    """Count the questions through, from 1: by section, and in each by the order they were in."""
    session.flush()
    placed = {section.id: section.position for section in sections_in(session, assignment)}
    in_order = sorted(items_in(session, assignment), key=lambda item: placed[item.section_id])
    for number, item in enumerate(in_order, 1):
        item.position = number
    session.flush()
