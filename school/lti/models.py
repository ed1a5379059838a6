"""The tables of learning platforms: who they are, what they opened, what goes back to them."""

from typing import Annotated

from sqlalchemy import CheckConstraint, ForeignKey, Index, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from school.accounts.models import Digest
from school.assignments.models import AssignmentId, StudentId
from school.classes.models import ClassId
from school.columns import Document, Line, ModelBase, Moment, Name, RowId
from school.learners.models import LearnerId

PlatformId = Annotated[int, mapped_column(ForeignKey("lti_platforms.id", ondelete="CASCADE"))]
Url = Annotated[str, mapped_column(Text())]


class LtiPlatform(ModelBase):
    """A platform that is registered here. An administrator writes it down, from what the platform says.

    `deployments` are the ids under which it has put this tool to use, `hosts` the names that it may
    be asked at besides those of its addresses.
    """

    __tablename__ = "lti_platforms"
    __table_args__ = (UniqueConstraint("issuer", "client_id"),)

    id: Mapped[RowId]
    name: Mapped[Line]
    issuer: Mapped[Line]
    client_id: Mapped[Line]
    auth_url: Mapped[Url]
    token_url: Mapped[Url]
    jwks_url: Mapped[Url]
    deployments: Mapped[Document]
    hosts: Mapped[Document]
    created_at: Mapped[Moment]


class LtiLogin(ModelBase):
    """A launch that has begun: its state, which is used once, and the nonce that must come back."""

    __tablename__ = "lti_logins"

    state_digest: Mapped[Digest] = mapped_column(primary_key=True)
    platform_id: Mapped[PlatformId]
    nonce: Mapped[Name]
    expires_at: Mapped[Moment]


class LtiCourse(ModelBase):
    """A course of a platform, and the class here that its teacher connected with it."""

    __tablename__ = "lti_courses"
    __table_args__ = (
        UniqueConstraint("platform_id", "deployment", "context"),
        Index(None, "class_id"),
    )

    id: Mapped[RowId]
    platform_id: Mapped[PlatformId]
    deployment: Mapped[Line]
    context: Mapped[Line]
    class_id: Mapped[ClassId]


class LtiUser(ModelBase):
    """Somebody of a platform, by the id that it gives them, and the learner here."""

    __tablename__ = "lti_users"
    __table_args__ = (UniqueConstraint("platform_id", "subject"), Index(None, "learner_id"))

    id: Mapped[RowId]
    platform_id: Mapped[PlatformId]
    subject: Mapped[Line]
    learner_id: Mapped[LearnerId]


class LtiVisit(ModelBase):
    """A launch that was checked and waits for its browser: a ticket, used once.

    `claims` is what of the message is needed to go on.
    """

    __tablename__ = "lti_visits"

    ticket_digest: Mapped[Digest] = mapped_column(primary_key=True)
    platform_id: Mapped[PlatformId]
    claims: Mapped[Document]
    expires_at: Mapped[Moment]


class LtiGradeColumn(ModelBase):
    """A column in the gradebook of a platform, and the assignment whose grades go there."""

    __tablename__ = "lti_grade_columns"
    __table_args__ = (
        UniqueConstraint("course_id", "line_item_digest"),
        Index(None, "assignment_id"),
    )

    id: Mapped[RowId]
    course_id: Mapped[int] = mapped_column(ForeignKey("lti_courses.id", ondelete="CASCADE"))
    assignment_id: Mapped[AssignmentId]
    line_item: Mapped[Url]
    line_item_digest: Mapped[Digest]


class LtiScore(ModelBase):
    """A grade on its way to a platform. The latest grade of a student in a column is the row.

    `sent_at` is when the platform took it, None while it has not; `next_at` when it is tried next.
    `error` says why it was not taken.
    """

    __tablename__ = "lti_scores"
    __table_args__ = (
        UniqueConstraint("column_id", "student_id"),
        CheckConstraint("tries >= 0", name="tries_not_negative"),
        Index(None, "student_id"),
        Index(None, "next_at"),
        Index(None, "sent_at"),
    )

    id: Mapped[RowId]
    column_id: Mapped[int] = mapped_column(ForeignKey("lti_grade_columns.id", ondelete="CASCADE"))
    student_id: Mapped[StudentId]
    points: Mapped[float]
    points_of: Mapped[float]
    graded_at: Mapped[Moment]
    next_at: Mapped[Moment | None]
    sent_at: Mapped[Moment | None]
    tries: Mapped[int]
    error: Mapped[Line]
