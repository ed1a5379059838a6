"""Taking a guest's rows along into an account: none is lost, none is doubled.

All of it happens in the transaction of the caller. When it arrives a second time, there is no
guest left to take, and nothing happens.
"""

import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any, Final

from sqlalchemy import Select, and_, delete, func, select, update
from sqlalchemy.orm import Session, aliased

from school.accounts.models import TakenGuest
from school.classes.models import CalendarLink, JoinRequest, Student
from school.columns import id_given, moment_given, to_utc
from school.exams.models import ExamSitting
from school.learners.exams_under_way import exam_under_way_of
from school.learners.known import name_of_place
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from school.lti.models import LtiUser
from school.progress.merging import move_derived, order_of
from school.progress.models import (
    Answer,
    DeskResult,
    LessonDone,
    PlayedDeal,
    QuestionReport,
    Sprint,
)

GRACE_PERIOD: Final = timedelta(minutes=10)
"""For so long an answer that was on its way as the guest's still reaches the account."""


def merge_guest(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID, at: datetime) -> bool:
    """Give the guest's answers, lessons and settings to the learner; whether there was a guest.

    Of a submission that both have, the row that was first stays. The guest is gone afterwards,
    and its id opens nothing.
    """
    if guest_id == learner_id:
        return False
    locked = {each.id: each for each in lock_learners(session, guest_id, learner_id)}
    guest, learner = locked.get(guest_id), locked.get(learner_id)
    # Looked up once both are locked: on PostgreSQL an account may have become of the guest until then.
    if guest is None or learner is None or merged_into(session, guest_id) is not None:
        return False
    learner.settings = merged_settings(
        learner.settings, guest.settings
    )  # what is due depends on them
    learner.created_at = min(learner.created_at, guest.created_at)
    session.flush()
    for move in MERGE_STEPS.values():
        move(session, guest_id, learner_id)
    session.execute(delete(Learner).where(Learner.id == guest_id))
    session.expunge(guest)
    mark_merged(session, guest_id, learner_id, at)
    return True


def lock_learners(session: Session, *learner_ids: uuid.UUID) -> list[Learner]:
    """These learners' rows, which nobody else changes or adds to until the transaction ends.

    Who was erased is not among them.
    """
    there = (Learner.id.in_(learner_ids), Learner.erased_at.is_(None))
    rows = select(Learner).where(*there).order_by(Learner.id)
    return list(session.scalars(rows.with_for_update()))


def mark_merged(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID, at: datetime) -> None:
    """Let the guest's id open nothing from now on: what it opened is the account's."""
    session.merge(TakenGuest(guest_id=guest_id, learner_id=learner_id, at=to_utc(at)))
    session.flush()


def guests_taken_by(session: Session, learner_id: uuid.UUID) -> Sequence[uuid.UUID]:
    """The guests whose rows the account has taken, the latest first."""
    rows = select(TakenGuest.guest_id).where(TakenGuest.learner_id == learner_id)
    return session.scalars(rows.order_by(TakenGuest.at.desc())).all()


def merged_into(session: Session, guest_id: uuid.UUID) -> TakenGuest | None:
    """What became of a guest whose rows an account has taken; the row belongs to no session."""
    row = session.connection().execute(_merged_into(), {"guest": guest_id}).one_or_none()
    return None if row is None else TakenGuest(**row._mapping)


@cache
def _merged_into() -> Select[Any]:
    """Built once, for each answer asks it."""
    table = TakenGuest.__table__
    return select(table).where(table.c.guest_id == id_given("guest"))


@dataclass(frozen=True, slots=True)
class KnownGuest:
    """A guest's settings, the name of their place in a class, empty for none, and the exam that they sit."""

    settings: LearnerSettings
    student: str
    exam: int | None


def known_guest(session: Session, guest_id: uuid.UUID, now: datetime) -> KnownGuest | None:
    """The guest of this id.

    None where there is no such guest, the guest was erased, or an account has taken the rows.
    """
    given = {"guest": guest_id, "now": to_utc(now)}
    row = session.connection().execute(_known_guest(), given).one_or_none()
    return None if row is None else KnownGuest(row[0], row[1] or "", row[2])


@cache
def _known_guest() -> Select[LearnerSettings, str, int]:
    """Every request asks this: to build the statement takes longer than to ask it."""
    return (
        select(
            Learner.__table__.c.settings,
            name_of_place(Learner.id),
            exam_under_way_of(Learner.id, moment_given("now")),
        )
        .outerjoin(TakenGuest, TakenGuest.guest_id == Learner.id)
        .where(
            Learner.id == id_given("guest"),
            Learner.erased_at.is_(None),
            TakenGuest.guest_id.is_(None),
        )
    )


def count_answers(session: Session, learner_id: uuid.UUID) -> int:
    """How many answers there are to take along."""
    rows = select(func.count()).select_from(Answer).where(Answer.learner_id == learner_id)
    return session.scalar(rows) or 0


def merged_settings(kept: LearnerSettings, other: LearnerSettings) -> LearnerSettings:
    """The settings, with the other's choices where nothing was chosen."""
    usual = LearnerSettings()
    open_ones = [
        field.name
        for field in fields(LearnerSettings)
        if getattr(kept, field.name) == getattr(usual, field.name)
    ]
    return replace(kept, **{name: getattr(other, name) for name in open_ones})


def _move_answers(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every answer with what was derived from it, but of two rows for one showing of a question only the first."""
    order = order_of(session, learner_id, guest_id)
    own, theirs = aliased(Answer), aliased(Answer)
    twice = select(own.id, theirs.id).join(theirs, own.token == theirs.token)
    found = session.execute(
        twice.where(own.learner_id == learner_id, theirs.learner_id == guest_id)
    )
    session.execute(
        delete(Answer).where(Answer.id.in_([max(pair) for pair in found])),
        execution_options={"synchronize_session": False},
    )
    _give(session, Answer, guest_id, learner_id)
    move_derived(session, guest_id, learner_id, order)


def _move_lessons(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every lesson done; of one that both have done, the mark that was first."""
    own, theirs = aliased(LessonDone), aliased(LessonDone)
    twice = session.execute(
        select(own.course, own.lesson, (own.at <= theirs.at).label("own_first"))
        .join(theirs, and_(own.course == theirs.course, own.lesson == theirs.lesson))
        .where(own.learner_id == learner_id, theirs.learner_id == guest_id)
    ).all()
    for course, lesson, own_first in twice:
        session.execute(
            delete(LessonDone).where(
                LessonDone.learner_id == (guest_id if own_first else learner_id),
                LessonDone.course == course,
                LessonDone.lesson == lesson,
            )
        )
    _give(session, LessonDone, guest_id, learner_id)


def _move_places(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every place in a class. Two places in one class stay two: teachers see both."""
    _give(session, Student, guest_id, learner_id)


def _move_requests(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every wish to be let into a class; of two to one class the account's own.

    The places were moved before: nobody waits for a class in which both together have one.
    """
    own = select(JoinRequest.class_id).where(JoinRequest.learner_id == learner_id)
    session.execute(
        delete(JoinRequest).where(
            JoinRequest.learner_id == guest_id, JoinRequest.class_id.in_(own)
        ),
        execution_options={"synchronize_session": False},
    )
    _give(session, JoinRequest, guest_id, learner_id)
    have_place = select(Student.class_id).where(
        Student.learner_id == learner_id, Student.left_at.is_(None)
    )
    session.execute(
        delete(JoinRequest).where(
            JoinRequest.learner_id == learner_id, JoinRequest.class_id.in_(have_place)
        ),
        execution_options={"synchronize_session": False},
    )


def _move_calendar_links(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every link to the dates of a class; of two to one class the account's own."""
    own = select(CalendarLink.class_id).where(CalendarLink.learner_id == learner_id)
    session.execute(
        delete(CalendarLink).where(
            CalendarLink.learner_id == guest_id, CalendarLink.class_id.in_(own)
        ),
        execution_options={"synchronize_session": False},
    )
    _give(session, CalendarLink, guest_id, learner_id)


def _move_platform_users(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Whoever came by a learning platform is the account's from now on."""
    _give(session, LtiUser, guest_id, learner_id)


def _move_sprints(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every sprint: the best of both is the best."""
    _give(session, Sprint, guest_id, learner_id)


def _move_deals(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every deal that was played."""
    _give(session, PlayedDeal, guest_id, learner_id)


def _move_desk_results(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every incident that was ruled; of one that both have ruled, the answer that was first."""
    both = DeskResult.learner_id.in_((guest_id, learner_id))
    first = select(func.min(DeskResult.id)).where(both).group_by(DeskResult.incident)
    session.execute(
        delete(DeskResult).where(both, DeskResult.id.not_in(first)),
        execution_options={"synchronize_session": False},
    )
    _give(session, DeskResult, guest_id, learner_id)


def _move_exams(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every exam, with its answers and its certificate; of two under way each goes on."""
    _give(session, ExamSitting, guest_id, learner_id)


def _move_reports(session: Session, guest_id: uuid.UUID, learner_id: uuid.UUID) -> None:
    """Every report; of two on one question the account's own."""
    own = select(QuestionReport.question).where(QuestionReport.learner_id == learner_id)
    session.execute(
        delete(QuestionReport).where(
            QuestionReport.learner_id == guest_id, QuestionReport.question.in_(own)
        ),
        execution_options={"synchronize_session": False},
    )
    _give(session, QuestionReport, guest_id, learner_id)


def _give(
    session: Session,
    table: type[
        Answer
        | CalendarLink
        | DeskResult
        | ExamSitting
        | JoinRequest
        | LessonDone
        | LtiUser
        | PlayedDeal
        | QuestionReport
        | Sprint
        | Student
    ],
    guest_id: uuid.UUID,
    learner_id: uuid.UUID,
) -> None:
    session.execute(
        update(table).where(table.learner_id == guest_id).values(learner_id=learner_id),
        execution_options={"synchronize_session": False},
    )


MERGE_STEPS: Final[Mapping[str, Callable[[Session, uuid.UUID, uuid.UUID], None]]] = {
    "answers": _move_answers,
    "lessons_done": _move_lessons,
    "students": _move_places,
    "join_requests": _move_requests,
    "calendar_links": _move_calendar_links,
    "lti_users": _move_platform_users,
    "sprints": _move_sprints,
    "deals": _move_deals,
    "desk_results": _move_desk_results,
    "exam_sittings": _move_exams,
    "question_reports": _move_reports,
}
"""How the rows of each table that belongs to learners change hands, in this order; what is derived goes with
the answers."""
