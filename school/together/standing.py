"""How a lesson together stands: what a page listens for, what was answered, who has how many points."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.assignments.accepted_answers import answer_token
from school.assignments.models import AssignmentAttempt, Item, StudentResponse
from school.classes.models import Student
from school.progress.models import Outcome
from school.together.models import LessonMember, LessonRound, LessonTogether


@dataclass(frozen=True, slots=True)
class Pulse:
    """What changes while a page lies open: what the teacher did, who came in, how many answered."""

    version: int
    members: int
    answered: int


def pulses(session: Session, lesson_ids: Collection[int]) -> Mapping[int, Pulse]:
    """The pulse of each of these lessons, by one query."""
    members = (
        select(func.count())
        .where(LessonMember.lesson_id == LessonTogether.id)
        .correlate(LessonTogether)
        .scalar_subquery()
    )
    answered = (
        select(func.count())
        .select_from(StudentResponse)
        .join(Item, Item.id == StudentResponse.item_id)
        .where(
            Item.assignment_id == LessonTogether.assignment_id,
            Item.position == LessonTogether.position,
            StudentResponse.outcome.is_not(None),
        )
        .correlate(LessonTogether)
        .scalar_subquery()
    )
    found = session.execute(
        select(LessonTogether.id, LessonTogether.version, members, answered).where(
            LessonTogether.id.in_(lesson_ids)
        )
    )
    return {id: Pulse(version, came, gave) for id, version, came, gave in found}


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer that was given so many times; `given` as JSON knows it, None for "I don't know"."""

    token: str
    given: Any
    times: int
    trap: str | None
    right: bool


def answers_given(session: Session, item: Item) -> tuple[GivenAnswer, ...]:
    """Every answer to a question with how many gave it, the commonest first."""
    found = session.execute(
        select(
            StudentResponse.given,
            StudentResponse.outcome,
            StudentResponse.trap,
            StudentResponse.credit,
        ).where(StudentResponse.item_id == item.id, StudentResponse.outcome.is_not(None))
    ).all()
    times: Counter[str] = Counter()
    first: dict[str, Any] = {}
    for row in found:
        known = row.outcome is Outcome.ANSWERED
        token = answer_token(item.question, row.given) if known else ""
        times[token] += 1
        first.setdefault(token, row)
    return tuple(
        GivenAnswer(token, row.given if token else None, count, row.trap, row.credit >= 1)
        for token, count in times.most_common()
        for row in (first[token],)
    )


@dataclass(frozen=True, slots=True)
class MemberPoints:
    """A student of the lesson, and the points for questions whose answer was shown."""

    student: Student
    team: int
    points: float


def points_table(session: Session, lesson: LessonTogether) -> tuple[MemberPoints, ...]:
    """Everybody who takes part, the most points first; names decide between equal ones."""
    points: defaultdict[int, float] = defaultdict(float)
    credits = session.execute(
        select(AssignmentAttempt.student_id, func.sum(StudentResponse.credit * Item.points))
        .select_from(StudentResponse)
        .join(AssignmentAttempt, AssignmentAttempt.id == StudentResponse.attempt_id)
        .join(Item, Item.id == StudentResponse.item_id)
        .join(LessonRound, LessonRound.item_id == Item.id)
        .where(LessonRound.lesson_id == lesson.id, LessonRound.revealed_at.is_not(None))
        .group_by(AssignmentAttempt.student_id)
    )
    points.update({student: float(total) for student, total in credits})
    members = session.execute(
        select(Student, LessonMember.team)
        .join(LessonMember, LessonMember.student_id == Student.id)
        .where(LessonMember.lesson_id == lesson.id)
    )
    rows = [MemberPoints(student, team, points[student.id]) for student, team in members]
    return tuple(sorted(rows, key=lambda each: (-each.points, each.student.name_key)))


def members_count(session: Session, lesson: LessonTogether) -> int:
    """How many take part."""
    query = select(func.count()).where(LessonMember.lesson_id == lesson.id)
    return session.scalar(query) or 0
