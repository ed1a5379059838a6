"""The tables of lessons together: where one stands, which questions were asked, who takes part."""

from datetime import datetime
from typing import Annotated

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, composite, mapped_column

from school.assignments.models import AssignmentId, StudentId
from school.classes.models import ClassId
from school.columns import ModelBase, Moment, PublicId, RowId, enum_column
from school.together.rules import LessonSettings, LessonStage

LessonId = Annotated[int, mapped_column(ForeignKey("lessons_together.id", ondelete="CASCADE"))]


class LessonTogether(ModelBase):
    """A lesson of a class, and where it stands.

    Its questions and answers are those of its assignment, which nobody else sees until it is over.
    `position` is the question on the projector, 0 before the first. `version` counts what the
    teacher did: whoever shows a page of a former version asks for it anew. `closes_at` ends the time
    for the question, where there is a limit.
    """

    __tablename__ = "lessons_together"
    __table_args__ = (
        CheckConstraint("position >= 0", name="position_not_negative"),
        CheckConstraint("teams >= 0", name="teams_not_negative"),
        CheckConstraint("seconds >= 0", name="lesson_seconds_not_negative"),
        Index(None, "class_id", "stage"),
        Index(None, "begun_at"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    assignment_id: Mapped[AssignmentId] = mapped_column(unique=True)
    stage: Mapped[LessonStage] = mapped_column(enum_column(LessonStage, "lesson_stage"))
    position: Mapped[int]
    version: Mapped[int]
    seconds: Mapped[int]
    teams: Mapped[int]
    shows_names: Mapped[bool]
    shows_bars: Mapped[bool]
    graded: Mapped[bool]
    settings: Mapped[LessonSettings] = composite(
        "seconds", "teams", "shows_names", "shows_bars", "graded"
    )
    closes_at: Mapped[Moment | None]
    begun_at: Mapped[Moment]
    ended_at: Mapped[Moment | None]

    def takes_answers(self, now: datetime) -> bool:
        """Whether the question on the projector may be answered."""
        in_time = self.closes_at is None or now <= self.closes_at
        return self.stage is LessonStage.ASKING and in_time


class LessonRound(ModelBase):
    """A question that was asked in a lesson; `revealed_at` is when its answer was first shown."""

    __tablename__ = "lesson_rounds"
    __table_args__ = (UniqueConstraint("lesson_id", "item_id"), Index(None, "item_id"))

    id: Mapped[RowId]
    lesson_id: Mapped[LessonId]
    item_id: Mapped[int] = mapped_column(ForeignKey("assignment_items.id", ondelete="CASCADE"))
    asked_at: Mapped[Moment]
    revealed_at: Mapped[Moment | None]


class LessonMember(ModelBase):
    """A student who takes part in a lesson; `team` counts from 1, 0 where each plays alone."""

    __tablename__ = "lesson_members"
    __table_args__ = (UniqueConstraint("lesson_id", "student_id"), Index(None, "student_id"))

    id: Mapped[RowId]
    lesson_id: Mapped[LessonId]
    student_id: Mapped[StudentId]
    team: Mapped[int]
    joined_at: Mapped[Moment]
