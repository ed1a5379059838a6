"""A lesson together is opened: its questions become an assignment that nobody else sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from school.assignments.drafts import change_rules, new_draft
from school.assignments.items import add_items
from school.assignments.models import AssignmentState, Seeds
from school.assignments.order import sections_in
from school.assignments.publishing import publish
from school.assignments.rules import Counts, Late, RevealTime, Terms
from school.assignments.settings import AssignmentSettings
from school.classes.models import SchoolClass
from school.classes.places import lock_class
from school.columns import to_utc
from school.together.models import LessonTogether
from school.together.rules import LessonSettings, LessonStage

TERMS: Final = Terms(
    opens=None,
    due=None,
    late=Late.REFUSE,
    late_percent=0,
    late_until=None,
    attempts=1,
    counts=Counts.BEST,
    minutes=None,
    score=RevealTime.AFTER,
    answers=RevealTime.AFTER,
    explanations=RevealTime.AFTER,
)
"""One attempt, which is the lesson itself; its end is set when the lesson is over."""


@dataclass(frozen=True, slots=True)
class LessonQuestions:
    """What is asked: a title, the rule set, addresses, and the digest of each by its address.

    `notes` are what the teacher says beside the explanation, by address.
    """

    title: str
    rules: str
    addresses: Sequence[str]
    digests: Mapping[str, str]
    notes: Mapping[str, str] = field(default_factory=dict)


def open_lesson(
    session: Session,
    school_class: SchoolClass,
    asked: LessonQuestions,
    settings: LessonSettings,
    at: datetime,
) -> LessonTogether:
    """A lesson whose class may come in; the one under way where there is one already.

    Raises:
        SchoolError: `no-questions`, `too-many-questions`, `question-twice` and what else an assignment refuses.
    """
    now = to_utc(at)
    lock_class(session, school_class.id)
    running = running_lesson(session, school_class.id)
    if running is not None:
        return running
    draft = new_draft(session, school_class, now, AssignmentSettings(asked.title, Seeds.ONE, TERMS))
    change_rules(session, draft, asked.rules)
    section = sections_in(session, draft)[0]
    for item in add_items(session, draft, section.public_id, asked.addresses):
        item.note = asked.notes.get(item.question)
    row = publish(session, draft, asked.digests, now)
    row.state = AssignmentState.WITHDRAWN  # students meet it in the lesson and nowhere else
    lesson = LessonTogether(
        class_id=school_class.id,
        assignment_id=row.id,
        stage=LessonStage.LOBBY,
        position=0,
        version=1,
        settings=settings,
        begun_at=now,
    )
    session.add(lesson)
    session.flush()
    return lesson


def running_lesson(session: Session, class_id: int) -> LessonTogether | None:
    """The lesson of a class that has not ended; None where there is none."""
    return session.scalar(
        select(LessonTogether)
        .where(LessonTogether.class_id == class_id, LessonTogether.stage != LessonStage.ENDED)
        .order_by(LessonTogether.id.desc())
        .limit(1)
    )
