"""The tables of exams that were sat, of their answers, and of certificates."""

from datetime import date, datetime

from sqlalchemy import (
    CheckConstraint,
    ColumnElement,
    ForeignKey,
    Index,
    UniqueConstraint,
    and_,
    false,
)
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import Document, Line, ModelBase, Moment, Name, PublicId, RowId, enum_column
from school.learners.models import LearnerId
from school.progress.models import Outcome


class ExamSitting(ModelBase):
    """An exam of a learner under a rule set.

    `seed` is secret: its questions follow from it. `ends_at` is the moment after which no answer is
    taken, by the server's clock. `closed_at` is when it was graded; until then `right`, `passed`
    and `engine`, the version of the code that graded it, are None.
    """

    __tablename__ = "exam_sittings"
    __table_args__ = (
        CheckConstraint('"right" >= 0 AND "right" <= items', name="right_in_range"),
        CheckConstraint("items >= 1", name="items_at_least_one"),
        Index(None, "learner_id", "rules", "begun_at"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[LearnerId]
    rules: Mapped[Name]
    practice: Mapped[bool]
    seed: Mapped[Name]
    items: Mapped[int]
    begun_at: Mapped[Moment]
    ends_at: Mapped[Moment]
    handed_in_at: Mapped[Moment | None]
    closed_at: Mapped[Moment | None]
    right: Mapped[int | None]
    passed: Mapped[bool | None]
    engine: Mapped[Name | None]

    def is_open(self, now: datetime) -> bool:
        """Whether it takes answers still."""
        return self.handed_in_at is None and self.ends_at >= now

    @classmethod
    def open_at(cls, now: datetime) -> ColumnElement[bool]:
        """`is_open` as a condition of a query."""
        return and_(cls.handed_in_at.is_(None), cls.ends_at >= now)


class ExamItem(ModelBase):
    """A question of an exam, its address frozen when the exam begins, and what was answered.

    `place` counts from 1, `story` is the digest of what the question tells, `later` a mark of the
    learner's own. `outcome` is None until there is an answer. `critical` is the critical error that
    the answer is, else None.
    """

    __tablename__ = "exam_items"
    __table_args__ = (
        UniqueConstraint("sitting_id", "place"),
        CheckConstraint("place >= 1", name="place_from_one"),
        CheckConstraint("credit >= 0 AND credit <= 1", name="credit_in_range"),
        CheckConstraint("seconds >= 0", name="seconds_not_negative"),
    )

    id: Mapped[RowId]
    sitting_id: Mapped[int] = mapped_column(ForeignKey("exam_sittings.id", ondelete="CASCADE"))
    place: Mapped[int]
    part: Mapped[Name]
    question: Mapped[Line]
    story: Mapped[Name]
    later: Mapped[bool] = mapped_column(server_default=false())
    outcome: Mapped[Outcome | None] = mapped_column(enum_column(Outcome, "exam_outcome"))
    given: Mapped[Document] = mapped_column(nullable=True)
    credit: Mapped[float]
    critical: Mapped[Name | None]
    digest: Mapped[Name | None]
    engine: Mapped[Name | None]
    seconds: Mapped[float | None]
    answered_at: Mapped[Moment | None]


class ExamCertificate(ModelBase):
    """The certificate of an exam that was passed: the name that was typed, and the code to check it.

    `day` is the day of the exam where its learner lives; None on one made before that was kept.
    """

    __tablename__ = "exam_certificates"

    id: Mapped[RowId]
    sitting_id: Mapped[int] = mapped_column(
        ForeignKey("exam_sittings.id", ondelete="CASCADE"), unique=True
    )
    code: Mapped[Name] = mapped_column(unique=True)
    name: Mapped[Line]
    issued_at: Mapped[Moment]
    day: Mapped[date | None]
