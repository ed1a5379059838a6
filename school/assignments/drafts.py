"""A draft and its sections: made, changed, thrown away."""

import secrets
import uuid
from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from school.assignments.locking import lock_draft
from school.assignments.models import Assignment, AssignmentState, Item, Section
from school.assignments.order import items_in, renumber, sections_in
from school.assignments.settings import LONGEST_TITLE, AssignmentSettings, default_settings
from school.classes.models import SchoolClass
from school.columns import to_utc
from school.errors import SchoolError

MOST_SECTIONS = 20
UNTOUCHED_FOR = timedelta(days=30)
LONGEST_INSTRUCTION = 2000  # characters


def new_draft(
    session: Session,
    school_class: SchoolClass,
    at: datetime,
    settings: AssignmentSettings | None = None,
    *,
    touched: bool = True,
) -> Assignment:
    """A draft for the class under its rule set, with one section that has no words yet.

    It begins with `default_settings` unless others are given, whose title may still be empty. It is not
    `touched` where it was made ready by one button, until a teacher does something with it.

    Raises:
        SchoolError: `naive-time`.
    """
    made_at = to_utc(at)
    chosen = settings or default_settings(school_class.zone, made_at)
    draft = Assignment(
        class_id=school_class.id,
        title=chosen.title,
        rules=school_class.rules,
        state=AssignmentState.DRAFT,
        wishes={},
        seed=secrets.token_hex(16),
        seeds=chosen.seeds,
        terms=chosen.terms,
        goal=str(chosen.goal) if chosen.goal else None,
        exam_mode=chosen.exam,
        created_at=made_at,
        touched=touched,
    )
    session.add(draft)
    session.flush()
    _new_section(session, draft, 1)
    return draft


def discard(session: Session, assignment: Assignment) -> None:
    """Throw a draft away, with its questions.

    Raises:
        SchoolError: `not-a-draft`: what was published is withdrawn instead.
    """
    session.delete(lock_draft(session, assignment))
    session.flush()


def touch(session: Session, assignment: Assignment) -> None:
    """Note that a teacher works with the draft: it is in the list of the class from now on."""
    lock_draft(session, assignment).touched = True
    session.flush()


def discard_untouched_drafts(session: Session, now: datetime) -> int:
    """Throw away the drafts that nobody touched for long after they were made; how many there were.

    Whatever a button of the draft was pressed for counts as touching it, also to look at it or to print it.
    """
    gone = delete(Assignment).where(
        Assignment.state == AssignmentState.DRAFT,
        Assignment.touched.is_(False),
        Assignment.created_at < to_utc(now) - UNTOUCHED_FOR,
    )
    found = session.execute(gone.returning(Assignment.id)).all()
    return len(found)


def drafts_among(
    session: Session, school_class: SchoolClass, public_ids: Iterable[uuid.UUID], hold: bool = False
) -> list[Assignment]:
    """Those of these that are drafts of the class still; with `hold` nobody else changes them."""
    rows = select(Assignment).where(
        Assignment.class_id == school_class.id,
        Assignment.state == AssignmentState.DRAFT,
        Assignment.public_id.in_(list(public_ids)),
    )
    ordered = rows.order_by(Assignment.id)
    return list(session.scalars(ordered.with_for_update() if hold else ordered))


def discard_drafts(
    session: Session, school_class: SchoolClass, public_ids: Iterable[uuid.UUID]
) -> int:
    """Throw away those of the drafts of a class; how many there were.

    What was published meanwhile, or belongs to another class, stays.
    """
    found = drafts_among(session, school_class, public_ids, hold=True)
    for each in found:
        session.delete(each)
    session.flush()
    return len(found)


def store_wishes(session: Session, assignment: Assignment, wishes: object) -> None:
    """Remember what questions are chosen by, as JSON knows it. Only the builder reads it.

    Raises:
        SchoolError: `not-a-draft`.
    """
    lock_draft(session, assignment).wishes = wishes
    session.flush()


def change_rules(session: Session, assignment: Assignment, rules: str) -> None:
    """Let the draft ask under another rule set.

    Raises:
        SchoolError: `not-a-draft`; `has-questions`, for each of them is asked under the present one.
    """
    draft = lock_draft(session, assignment)
    if draft.rules != rules and items_in(session, draft):
        raise SchoolError("has-questions", "remove the questions of the other rule set first")
    draft.rules = rules
    session.flush()


def section_of(session: Session, assignment: Assignment, public_id: uuid.UUID) -> Section:
    """The section of this assignment with that public id.

    Raises:
        SchoolError: `unknown-section`.
    """
    found = session.scalar(
        select(Section).where(
            Section.assignment_id == assignment.id, Section.public_id == public_id
        )
    )
    if found is None:
        raise SchoolError("unknown-section", f"this assignment has no section {public_id}")
    return found


def add_section(session: Session, assignment: Assignment) -> Section:
    """Another section, at the end, still without words.

    Raises:
        SchoolError: `not-a-draft`, `too-many-sections`.
    """
    draft = lock_draft(session, assignment)
    there = session.scalar(
        select(func.count()).select_from(Section).where(Section.assignment_id == draft.id)
    )
    if (there or 0) >= MOST_SECTIONS:
        raise SchoolError("too-many-sections", f"an assignment has {MOST_SECTIONS} sections")
    return _new_section(session, draft, (there or 0) + 1)


def _new_section(session: Session, draft: Assignment, position: int) -> Section:
    made = Section(assignment_id=draft.id, position=position, title="", instruction="")
    session.add(made)
    session.flush()
    return made


def change_section(
    session: Session, assignment: Assignment, public_id: uuid.UUID, title: str, instruction: str
) -> Section:
    """Put these words over a section; both may be empty.

    Raises:
        SchoolError: `not-a-draft`, `unknown-section`, `title-too-long`, `instruction-too-long`.
    """
    section = section_of(session, lock_draft(session, assignment), public_id)
    if len(title) > LONGEST_TITLE:
        raise SchoolError("title-too-long", f"expected {LONGEST_TITLE} characters at most")
    if len(instruction) > LONGEST_INSTRUCTION:
        raise SchoolError("instruction-too-long", f"expected {LONGEST_INSTRUCTION} characters")
    section.title, section.instruction = title.strip(), instruction.strip()
    session.flush()
    return section


def remove_section(session: Session, assignment: Assignment, public_id: uuid.UUID) -> None:
    """Remove a section with its questions. The last one stays, for questions stand in sections.

    Raises:
        SchoolError: `not-a-draft`, `unknown-section`, `last-section`.
    """
    draft = lock_draft(session, assignment)
    removed = section_of(session, draft, public_id)
    others = [each for each in sections_in(session, draft) if each.id != removed.id]
    if not others:
        raise SchoolError("last-section", "an assignment has one section at least")
    session.execute(delete(Item).where(Item.section_id == removed.id))
    session.delete(removed)
    for number, each in enumerate(others, 1):
        each.position = number
    renumber(session, draft)
