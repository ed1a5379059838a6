"""The table of learners."""

import uuid
from typing import Annotated

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import Key, ModelBase, Moment
from school.learners.settings import LearnerSettings, SettingsColumn

# Whatever belongs to a learner goes when the learner goes.
LearnerId = Annotated[uuid.UUID, mapped_column(ForeignKey("learners.id", ondelete="CASCADE"))]


class Learner(ModelBase):
    """Somebody who learns. A guest is known by this id alone: no name, no address.

    `erased_at` is when all of it was erased: from then on the id opens nothing and the learner is gone
    for everybody. The row stays until what is left of its answers is deleted, part by part.
    """

    __tablename__ = "learners"
    __table_args__ = (Index(None, "last_seen_at"), Index(None, "erased_at"))

    id: Mapped[Key] = mapped_column(default=uuid.uuid4)
    created_at: Mapped[Moment]
    last_seen_at: Mapped[Moment]
    settings: Mapped[LearnerSettings] = mapped_column(SettingsColumn())
    erased_at: Mapped[Moment | None]
