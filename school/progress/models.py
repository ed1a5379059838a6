"""The tables of answers and of what the answers show."""

import uuid
from enum import StrEnum

from sqlalchemy import CheckConstraint, ForeignKey, Index, Text, UniqueConstraint, false, text
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import Document, Line, ModelBase, Moment, Name, PublicId, RowId, enum_column
from school.learners.models import LearnerId


class Outcome(StrEnum):
    """What a learner did with a question."""

    ANSWERED = "answered"
    UNKNOWN = "unknown"  # said "I don't know"
    SKIPPED = "skipped"


class Answer(ModelBase):
    """One answer to one question. Rows are added and never changed.

    `question` is the address of the question and holds everything needed to make it again;
    `rules`, `kind`, `level`, `drill` and `position` repeat parts of it so that they can be
    looked up. `given` is the answer as the learner gave it. `credit` is 0 to 1. `seconds` is
    the time from question to answer, where it is known. `engine` is the version of the code
    that graded it. `calibrates` says that the answer counts towards how hard questions are for
    everybody: its learner had an account or a place in a class when it came.
    """

    __tablename__ = "answers"
    __table_args__ = (
        # One submission is one row: a double click or the back button finds the row again.
        UniqueConstraint("learner_id", "token"),
        CheckConstraint("credit >= 0 AND credit <= 1", name="credit_in_range"),
        CheckConstraint("seconds >= 0", name="seconds_not_negative"),
        CheckConstraint("(outcome = 'answered') = (given IS NOT NULL)", name="given_if_answered"),
        CheckConstraint("outcome = 'answered' OR credit = 0", name="no_credit_unanswered"),
        Index(None, "learner_id", "answered_at", "id"),
        Index(None, "learner_id", "rules", "kind", "answered_at", "id"),
        Index(None, "learner_id", "drill", "position", "id"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[LearnerId]
    question: Mapped[Line]
    rules: Mapped[Name]
    kind: Mapped[Name]
    level: Mapped[int]
    drill: Mapped[Line]
    position: Mapped[int]
    outcome: Mapped[Outcome] = mapped_column(enum_column(Outcome, "outcome"))
    given: Mapped[Document] = mapped_column(nullable=True)
    credit: Mapped[float]
    seconds: Mapped[float | None]
    answered_at: Mapped[Moment]
    token: Mapped[Name]
    engine: Mapped[Name]
    calibrates: Mapped[bool] = mapped_column(server_default=false())


class LessonCompletion(StrEnum):
    """How a lesson was done."""

    READ = "read"  # step by step, each check answered
    TESTED = "tested"  # its checks answered right without the teaching


class LessonDone(ModelBase):
    """A lesson that a learner has done. It stays done when the lesson is changed."""

    __tablename__ = "lessons_done"

    learner_id: Mapped[LearnerId] = mapped_column(primary_key=True)
    course: Mapped[Name] = mapped_column(primary_key=True)
    lesson: Mapped[Name] = mapped_column(primary_key=True)
    how: Mapped[LessonCompletion] = mapped_column(enum_column(LessonCompletion, "how"))
    at: Mapped[Moment]


class SkillEvidence(ModelBase):
    """What one answer shows about one topic: derived from the answer, and can be derived again.

    `topic` is a fan's id, or one of the others in `quizzes.topics`. `seen` says that the learner
    got it right where it was in play. `weight` is 1 in a mixed drill and less where a filter gave
    a hint. Only the first answer to a question shows anything.
    """

    __tablename__ = "skill_evidence"
    __table_args__ = (
        CheckConstraint("weight > 0 AND weight <= 1", name="weight_in_range"),
        Index(None, "learner_id", "rules", "topic", "answered_at"),
    )

    answer_id: Mapped[int] = mapped_column(
        ForeignKey("answers.id", ondelete="CASCADE"), primary_key=True
    )
    topic: Mapped[Name] = mapped_column(primary_key=True)
    learner_id: Mapped[LearnerId]
    rules: Mapped[Name]
    kind: Mapped[Name]
    seen: Mapped[bool]
    weight: Mapped[float]
    answered_at: Mapped[Moment]


class AnswerFacts(ModelBase):
    """What else is derived from an answer that shows something: `AnswerEvidence` without its evidence."""

    __tablename__ = "answer_facts"

    answer_id: Mapped[int] = mapped_column(
        ForeignKey("answers.id", ondelete="CASCADE"), primary_key=True
    )
    aim: Mapped[Name | None]
    trap: Mapped[Name | None]
    features: Mapped[Document]


class Sprint(ModelBase):
    """Questions of one kind, one after the other, until three are wrong or the time is over.

    `seed` is that of its questions. `ends_at` is the moment after which no answer counts, None in a
    sprint without a clock. `right` and `strikes` count the answers that were right and that were
    not; together they tell which question comes next.
    """

    __tablename__ = "sprints"
    __table_args__ = (
        CheckConstraint('"right" >= 0', name="right_not_negative"),
        CheckConstraint("strikes BETWEEN 0 AND 3", name="strikes_in_range"),
        Index(None, "learner_id", "rules", "kind"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[LearnerId]
    rules: Mapped[Name]
    kind: Mapped[Name]
    seed: Mapped[int]
    begun_at: Mapped[Moment]
    ends_at: Mapped[Moment | None]
    right: Mapped[int]
    strikes: Mapped[int]


class PlayedDeal(ModelBase):
    """A deal against players of the program: rule set, seed and moves bring it back.

    `seat` and `round` are winds, `skill` is how well the others play, and `moves` are all moves so far
    as one text. `mode` says whether only moves that are allowed are offered, `timed` that claims have
    the time of the text. `ending` is how it ended and `winner` the seat that won, both None until then.
    `looked_back_at` is when the learner was told of the moments that mattered most, `let_go` the ids of
    the fans that they were about, with blanks between them.
    """

    __tablename__ = "deals"
    __table_args__ = (Index(None, "learner_id", "rules", "moved_at"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[LearnerId]
    rules: Mapped[Name]
    seed: Mapped[int]
    seat: Mapped[Name]
    round: Mapped[Name]
    skill: Mapped[Name]
    moves: Mapped[str] = mapped_column(Text)
    begun_at: Mapped[Moment]
    moved_at: Mapped[Moment]
    ending: Mapped[Name | None]
    winner: Mapped[Name | None]
    mode: Mapped[Name] = mapped_column(server_default="practice")
    timed: Mapped[bool] = mapped_column(server_default=false())
    looked_back_at: Mapped[Moment | None]
    let_go: Mapped[str] = mapped_column(Text, default="", server_default=text("''"))


class DeskResult(ModelBase):
    """What a learner ruled on an incident at the referee's desk; only the first answer to one is kept.

    `incident` is its address. `right` of `parts` were answered right. `asked` are the inquiries that
    were made, which cost `seconds` of the players' time; `used` are the seconds that the learner took,
    None without a clock. `given` has the answers by the ids of the parts.
    """

    __tablename__ = "desk_results"
    __table_args__ = (
        CheckConstraint('"right" >= 0 AND "right" <= parts', name="right_in_range"),
        CheckConstraint("seconds >= 0", name="seconds_not_negative"),
        UniqueConstraint("learner_id", "incident"),
        Index(None, "learner_id", "rules", "at"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    learner_id: Mapped[LearnerId]
    incident: Mapped[Line]
    rules: Mapped[Name]
    level: Mapped[int]
    right: Mapped[int]
    parts: Mapped[int]
    asked: Mapped[Document]
    seconds: Mapped[int]
    used: Mapped[int | None]
    given: Mapped[Document]
    at: Mapped[Moment]


class Complaint(StrEnum):
    """What somebody finds wrong with a question."""

    KEY = "key"  # the answer that counts as right
    WORDS = "words"
    HAND = "hand"  # no game deals it
    OTHER = "other"


class QuestionReport(ModelBase):
    """What a learner finds wrong with a question that they answered.

    `question` is its address, `given` their answer, None where they gave none, `language` that of
    the page. It stays without a learner when the learner goes.
    """

    __tablename__ = "question_reports"
    __table_args__ = (UniqueConstraint("learner_id", "question"),)

    id: Mapped[RowId]
    learner_id: Mapped[uuid.UUID | None] = mapped_column(
        ForeignKey("learners.id", ondelete="SET NULL")
    )
    question: Mapped[Line]
    given: Mapped[Document] = mapped_column(nullable=True)
    language: Mapped[Name]
    complaint: Mapped[Complaint] = mapped_column(enum_column(Complaint, "complaint"))
    note: Mapped[str] = mapped_column(Text())
    at: Mapped[Moment]
