"""The table of goals that were reached."""

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import ModelBase, Moment


class GoalResult(ModelBase):
    """When a student reached the goal of an assignment that is a lesson; the first time stays."""

    __tablename__ = "goal_results"
    __table_args__ = (Index(None, "student_id"),)

    assignment_id: Mapped[int] = mapped_column(
        ForeignKey("assignments.id", ondelete="CASCADE"), primary_key=True
    )
    student_id: Mapped[int] = mapped_column(
        ForeignKey("students.id", ondelete="CASCADE"), primary_key=True
    )
    done_at: Mapped[Moment]
