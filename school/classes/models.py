"""The tables of classes, of their teachers and of their students."""

import uuid
from enum import StrEnum
from typing import Annotated

from sqlalchemy import ForeignKey, Index, Text, UniqueConstraint, false, text
from sqlalchemy.orm import Mapped, mapped_column

from school.accounts.models import AccountId, Digest
from school.columns import Line, ModelBase, Moment, Name, PublicId, RowId, enum_column
from school.learners.models import LearnerId

# Whatever belongs to a class goes when the class goes.
ClassId = Annotated[int, mapped_column(ForeignKey("classes.id", ondelete="CASCADE"))]


class PlaceEventKind(StrEnum):
    """What happened to a place in a class."""

    BY_CODE = "by-code"  # somebody came by the class code and this name
    BY_CARD = "by-card"
    LET_IN = "let-in"  # asked by the class code, and a teacher said yes
    LEFT = "left"
    REMOVED = "removed"  # by a teacher
    MOVED = "moved"  # by a teacher, to another class
    ERASED = "erased"  # left, and erased all data of their own
    BACK = "back"  # who had left has the place again
    TAKEN_BACK = "taken-back"  # a teacher put it into the class again


class SchoolClass(ModelBase):
    """A group of students with their teachers.

    `rules` is the rule set that its assignments start from, `zone` the time zone that its times are
    told in. Students join with `join_code` while `joining` is open; with `names_by_code` it also
    takes a place whose name a teacher wrote down, which else its card alone does. An archived class
    can be read, not changed. In the averages of its gradebook the `drop_lowest` lowest grades of each
    student are left out; below `pass_percent` a grade is marked.
    """

    __tablename__ = "classes"

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    name: Mapped[Line]
    rules: Mapped[Name]
    zone: Mapped[Name]
    join_code: Mapped[Name] = mapped_column(unique=True)
    joining: Mapped[bool]
    names_by_code: Mapped[bool] = mapped_column(default=False, server_default=false())
    created_at: Mapped[Moment]
    archived_at: Mapped[Moment | None]
    drop_lowest: Mapped[int] = mapped_column(default=0, server_default="0")
    pass_percent: Mapped[int] = mapped_column(default=60, server_default="60")


class ClassTeacher(ModelBase):
    """Somebody who teaches a class. The one who has taught it longest is its founder."""

    __tablename__ = "class_teachers"
    __table_args__ = (Index(None, "learner_id"),)

    class_id: Mapped[ClassId] = mapped_column(primary_key=True)
    learner_id: Mapped[AccountId] = mapped_column(primary_key=True)
    since: Mapped[Moment]


class Invitation(ModelBase):
    """A link that makes whoever opens it a teacher of the class: once, and for a short while."""

    __tablename__ = "invitations"
    __table_args__ = (Index(None, "class_id"),)

    token_digest: Mapped[Digest] = mapped_column(primary_key=True)
    class_id: Mapped[ClassId]
    expires_at: Mapped[Moment]


class Student(ModelBase):
    """A place in a class, with the name that its teachers see.

    `learner_id` is whose place it is; None until somebody took it, and after whose it was has erased
    all data of their own: the place was left then, and its grades stay with the class. The card's
    code is derived from `public_id` and `card`, which counts the cards made for this place; only the
    code's digest is kept. `left_at` is when the student left or was moved, to `moved_to`. With
    `shares` the student lets the teachers see private practice. `number` is the student's number in
    the lists of the school, empty where none was given.
    """

    __tablename__ = "students"
    __table_args__ = (Index(None, "class_id", "left_at"), Index(None, "learner_id"))

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    learner_id: Mapped[LearnerId | None]
    name: Mapped[Line]
    name_key: Mapped[Line]
    card: Mapped[int]
    card_digest: Mapped[Digest] = mapped_column(unique=True)
    shares: Mapped[bool]
    created_at: Mapped[Moment]
    joined_at: Mapped[Moment | None]
    left_at: Mapped[Moment | None]
    moved_to: Mapped[uuid.UUID | None]
    number: Mapped[Name] = mapped_column(default="", server_default=text("''"))


class CalendarLink(ModelBase):
    """A secret link to the dates of a class, for one who teaches it or has a place in it.

    The token is derived from `nonce` with the key of the site; only its digest is kept.
    """

    __tablename__ = "calendar_links"
    __table_args__ = (UniqueConstraint("class_id", "learner_id"), Index(None, "learner_id"))

    id: Mapped[RowId]
    class_id: Mapped[ClassId]
    learner_id: Mapped[LearnerId]
    nonce: Mapped[Name]
    token_digest: Mapped[Digest] = mapped_column(unique=True)
    made_at: Mapped[Moment]


class PlaceEvent(ModelBase):
    """One line of the trail of a place. Rows are added and never changed.

    `by` is the teacher who did it, None where it was whose place it is.
    """

    __tablename__ = "place_events"
    __table_args__ = (Index(None, "student_id", "id"),)

    id: Mapped[RowId]
    student_id: Mapped[int] = mapped_column(ForeignKey("students.id", ondelete="CASCADE"))
    event: Mapped[PlaceEventKind] = mapped_column(enum_column(PlaceEventKind, "event"))
    by: Mapped[uuid.UUID | None] = mapped_column(
        ForeignKey("accounts.learner_id", ondelete="SET NULL"), index=True
    )
    at: Mapped[Moment]


class JoinRequest(ModelBase):
    """Somebody who came by the class code and waits for a teacher: the name is there, or needs a look.

    `during_exam` says that somebody sat an exam in the same browser, and signed out in the middle of it.
    """

    __tablename__ = "join_requests"
    __table_args__ = (UniqueConstraint("class_id", "learner_id"), Index(None, "learner_id"))

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    learner_id: Mapped[LearnerId]
    name: Mapped[Line]
    name_key: Mapped[Line]
    during_exam: Mapped[bool] = mapped_column(default=False, server_default=false())
    at: Mapped[Moment]


class StudentGroup(ModelBase):
    """Some students of a class under a name of their own, such as "Group A"; teachers alone see it."""

    __tablename__ = "student_groups"
    __table_args__ = (UniqueConstraint("class_id", "name_key"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    name: Mapped[Line]
    name_key: Mapped[Line]
    created_at: Mapped[Moment]


class GroupMember(ModelBase):
    """That a student is in a group; one may be in several."""

    __tablename__ = "group_members"
    __table_args__ = (Index(None, "student_id"),)

    group_id: Mapped[int] = mapped_column(
        ForeignKey("student_groups.id", ondelete="CASCADE"), primary_key=True
    )
    student_id: Mapped[int] = mapped_column(
        ForeignKey("students.id", ondelete="CASCADE"), primary_key=True
    )


class ClassNews(ModelBase):
    """A short text of a teacher for the students of a class, shown until it is taken down or `until`."""

    __tablename__ = "class_news"
    __table_args__ = (Index(None, "class_id", "id"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    text: Mapped[str] = mapped_column(Text())
    until: Mapped[Moment | None]
    by: Mapped[uuid.UUID | None] = mapped_column(
        ForeignKey("accounts.learner_id", ondelete="SET NULL"), index=True
    )
    at: Mapped[Moment]
