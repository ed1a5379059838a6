"""The tables that sum up what answers show, so that no page has to read them all.

Each row is derived: `school.progress.rebuild` makes all of them again from the answers, equal.
"""

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import Document, ModelBase, Moment, Name
from school.learners.models import LearnerId


class SkillRow(ModelBase):
    """A skill that a learner has met: its memory, and how often it was shown.

    `due_at` is None until the skill is scheduled: once a question was asked for the topic, or an
    answer plainly missed it along the way; and for a skill that is never asked for by itself.
    `missed_at` is the moment of the last answer, where that one missed it. `begun_at` is the moment
    of the first answer that was asked for the topic, unless it was scheduled by then.
    """

    __tablename__ = "skills"
    __table_args__ = (Index(None, "learner_id", "rules", "due_at"),)

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    rules: Mapped[Name] = mapped_column(primary_key=True)
    topic: Mapped[Name] = mapped_column(primary_key=True)
    kind: Mapped[Name] = mapped_column(primary_key=True)
    stability: Mapped[float]
    difficulty: Mapped[float]
    last_at: Mapped[Moment]
    due_at: Mapped[Moment | None]
    n: Mapped[int]
    right: Mapped[int]
    missed_at: Mapped[Moment | None]
    begun_at: Mapped[Moment | None]


class FanSummary(ModelBase):
    """The sightings of a fan that its state depends on (`recent`), and how many there were."""

    __tablename__ = "fan_summaries"

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    rules: Mapped[Name] = mapped_column(primary_key=True)
    fan: Mapped[Name] = mapped_column(primary_key=True)
    n: Mapped[int]
    recent: Mapped[Document]


class RatingRow(ModelBase):
    """How able a learner is at a kind of question, in log odds; `n` answers went into it."""

    __tablename__ = "ratings"

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    rules: Mapped[Name] = mapped_column(primary_key=True)
    kind: Mapped[Name] = mapped_column(primary_key=True)
    mean: Mapped[float]
    variance: Mapped[float]
    n: Mapped[int]


class FeatureRow(ModelBase):
    """How hard a feature of questions is, learnt from everybody's answers; of nobody alone."""

    __tablename__ = "feature_ratings"

    rules: Mapped[Name] = mapped_column(primary_key=True)
    feature: Mapped[Name] = mapped_column(primary_key=True)
    mean: Mapped[float]
    variance: Mapped[float]
    n: Mapped[int]


class MisconceptionRow(ModelBase):
    """How often a misconception explained an answer of a learner, and when it last did."""

    __tablename__ = "misconceptions"

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    rules: Mapped[Name] = mapped_column(primary_key=True)
    trap: Mapped[Name] = mapped_column(primary_key=True)
    n: Mapped[int]
    last_at: Mapped[Moment]


class HourRow(ModelBase):
    """The answers of an hour of UTC: days begin at another hour for each time zone."""

    __tablename__ = "hours"

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    rules: Mapped[Name] = mapped_column(primary_key=True)
    begins_at: Mapped[Moment] = mapped_column(primary_key=True)
    answers: Mapped[int]
    right: Mapped[int]
    timed: Mapped[int]
    seconds: Mapped[float]
