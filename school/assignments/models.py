"""The tables of assignments, of what students did with them, and of changed grades."""

import uuid
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from sqlalchemy import (
    BindParameter,
    CheckConstraint,
    ColumnElement,
    Enum,
    ForeignKey,
    Index,
    Text,
    UniqueConstraint,
    and_,
    case,
    false,
    or_,
    text,
    true,
)
from sqlalchemy.orm import Mapped, composite, mapped_column

from school.assignments.exam_mode import ExamMode
from school.assignments.rules import Counts, Grant, Late, Phase, RevealTime, Terms, phase
from school.classes.models import ClassId
from school.columns import Document, Line, ModelBase, Moment, Name, PublicId, RowId, enum_column
from school.progress.models import Outcome

AssignmentId = Annotated[int, mapped_column(ForeignKey("assignments.id", ondelete="CASCADE"))]
StudentId = Annotated[int, mapped_column(ForeignKey("students.id", ondelete="CASCADE"))]
AttemptId = Annotated[int, mapped_column(ForeignKey("assignment_attempts.id", ondelete="CASCADE"))]
ItemId = Annotated[int, mapped_column(ForeignKey("assignment_items.id", ondelete="CASCADE"))]
By = Annotated[
    uuid.UUID | None,
    mapped_column(ForeignKey("accounts.learner_id", ondelete="SET NULL"), index=True),
]


class AssignmentState(StrEnum):
    """How far an assignment has come."""

    DRAFT = "draft"
    PUBLISHED = "published"
    WITHDRAWN = "withdrawn"  # nobody begins it any more, and students do not see it


class Seeds(StrEnum):
    """Who meets which questions."""

    ONE = "one"  # everybody the very same
    STUDENT = "student"  # each student others of the same kind
    ATTEMPT = "attempt"  # each attempt others of the same kind


class GradeChangeKind(StrEnum):
    """Why a grade is another one than before."""

    OVERRIDE = "override"  # a teacher set it
    WITHDRAWN = "withdrawn"  # a teacher took that back
    REGRADE = "regrade"  # grading was corrected


class RepairRuling(StrEnum):
    """What a teacher rules on a question after it was published."""

    VOID = "void"  # it counts for nobody
    FULL = "full"  # whoever was asked it gets all of its points
    ACCEPT = "accept"  # other answers are right too


class Assignment(ModelBase):
    """Questions that a class is set, with the rules under which they are answered.

    `wishes` is what the builder was told to choose questions by. `seed` is secret: the questions of a student or an
    attempt are derived from it. `due_at` may be missing; `late_until` ends what is taken late. `minutes` is the time for
    one attempt. `weight` is how much it counts in averages, 0 for not at all. With `for_some` only those are asked whom
    `assignment_audience` names. `goal` is what is to be done beside questions handed in together (`goals.py`). A teacher
    keeps an `is_template` to start from; a draft that was made and not `touched` since is nobody's work.
    """

    __tablename__ = "assignments"
    __table_args__ = (
        CheckConstraint("attempts >= 1", name="attempts_at_least_one"),
        CheckConstraint("late_percent >= 0 AND late_percent <= 100", name="late_percent_in_range"),
        CheckConstraint("minutes >= 1", name="minutes_at_least_one"),
        Index(None, "class_id", "state"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    class_id: Mapped[ClassId]
    title: Mapped[Line]
    rules: Mapped[Name]
    state: Mapped[AssignmentState] = mapped_column(enum_column(AssignmentState, "state"))
    wishes: Mapped[Document]
    seed: Mapped[Name]
    seeds: Mapped[Seeds] = mapped_column(enum_column(Seeds, "seeds"))
    opens_at: Mapped[Moment | None]
    due_at: Mapped[Moment | None]
    late: Mapped[Late] = mapped_column(enum_column(Late, "late"))
    late_percent: Mapped[int]
    late_until: Mapped[Moment | None]
    attempts: Mapped[int]
    counts: Mapped[Counts] = mapped_column(enum_column(Counts, "counts"))
    minutes: Mapped[int | None]
    score_shown: Mapped[RevealTime] = mapped_column(enum_column(RevealTime, "score_shown"))
    answers_shown: Mapped[RevealTime] = mapped_column(enum_column(RevealTime, "answers_shown"))
    explanations_shown: Mapped[RevealTime] = mapped_column(
        enum_column(RevealTime, "explanations_shown")
    )
    sum_only: Mapped[bool] = mapped_column(default=False, server_default=false())
    missing_is_zero: Mapped[bool] = mapped_column(default=False, server_default=false())
    terms: Mapped[Terms] = composite(
        "opens_at",
        "due_at",
        "late",
        "late_percent",
        "late_until",
        "attempts",
        "counts",
        "minutes",
        "score_shown",
        "answers_shown",
        "explanations_shown",
        "sum_only",
        "missing_is_zero",
    )
    is_exam: Mapped[bool] = mapped_column(default=False, server_default=false())
    start_word: Mapped[Line] = mapped_column(default="", server_default=text("''"))
    shuffles: Mapped[bool] = mapped_column(default=False, server_default=false())
    single_page: Mapped[bool] = mapped_column(default=False, server_default=false())
    exam_mode: Mapped[ExamMode] = composite("is_exam", "start_word", "shuffles", "single_page")
    created_at: Mapped[Moment]
    published_at: Mapped[Moment | None]
    weight: Mapped[float] = mapped_column(default=1.0, server_default="1")
    for_some: Mapped[bool] = mapped_column(default=False, server_default=false())
    goal: Mapped[Line | None]
    is_template: Mapped[bool] = mapped_column(default=False, server_default=false())
    touched: Mapped[bool] = mapped_column(default=True, server_default=true())


class AudienceMember(ModelBase):
    """A group, or one student, that an assignment is for."""

    __tablename__ = "assignment_audience"
    __table_args__ = (
        CheckConstraint("(group_id IS NULL) <> (student_id IS NULL)", name="group_or_student"),
        Index(None, "assignment_id"),
        Index(None, "group_id"),
        Index(None, "student_id"),
    )

    id: Mapped[RowId]
    assignment_id: Mapped[AssignmentId]
    group_id: Mapped[int | None] = mapped_column(
        ForeignKey("student_groups.id", ondelete="CASCADE")
    )
    student_id: Mapped[int | None] = mapped_column(ForeignKey("students.id", ondelete="CASCADE"))


class Section(ModelBase):
    """A part of an assignment with an instruction of its own; both texts may be empty."""

    __tablename__ = "assignment_sections"
    __table_args__ = (Index(None, "assignment_id", "position"),)

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    assignment_id: Mapped[AssignmentId]
    position: Mapped[int]
    title: Mapped[Line]
    instruction: Mapped[str] = mapped_column(Text())


class Item(ModelBase):
    """A question of an assignment, by its address.

    `position` counts through the whole assignment. A locked item stays when others are chosen anew. With publication
    it is frozen: `engine` is the version of the code that grades it, `digest` that of all that it shows and asks.
    `ruling` is what a teacher ruled on it since and holds now, and `accepted` the answers that are right by it,
    `[[question, given], …]`; how it came to that is in `ItemRepair`. `note` is what the teacher says beside it, told
    where the explanation is.
    """

    __tablename__ = "assignment_items"
    __table_args__ = (
        CheckConstraint("points > 0", name="points_above_zero"),
        Index(None, "assignment_id", "position"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    assignment_id: Mapped[AssignmentId]
    section_id: Mapped[int] = mapped_column(
        ForeignKey("assignment_sections.id", ondelete="CASCADE"), index=True
    )
    position: Mapped[int]
    question: Mapped[Line]
    points: Mapped[float]
    locked: Mapped[bool]
    engine: Mapped[Name | None]
    digest: Mapped[Name | None]
    ruling: Mapped[RepairRuling | None] = mapped_column(
        Enum(
            RepairRuling,
            native_enum=False,
            length=16,
            values_callable=lambda members: [member.value for member in members],
        )
    )
    accepted: Mapped[Document] = mapped_column(nullable=True)
    note: Mapped[str | None] = mapped_column(Text())

    @property
    def counts(self) -> bool:
        """Whether it counts: no teacher took it out."""
        return self.ruling is not RepairRuling.VOID

    @property
    def counted_points(self) -> float:
        """What it is worth now: nothing where it does not count."""
        return self.points if self.counts else 0.0

    @classmethod
    def points_that_count(cls) -> ColumnElement[float]:
        """`counted_points` as a part of a query."""
        return case((cls.ruling == RepairRuling.VOID, 0.0), else_=cls.points)


class AssignmentAttempt(ModelBase):
    """One go of a student at an assignment; `number` counts from 1.

    `ends_at` is the moment after which no answer is taken, by the server's clock; an attempt that nobody handed in
    counts from then on as handed in. `keys_shown_at` is when the student first saw keys after it was over: however
    much time is granted later, it is not gone on with then. `kept_in_time`: it was over in time, and stays so though the
    due date was moved before it, until it is gone on with. `shuffled`: it asks its questions, and offers choices, in an
    order of its own.
    """

    __tablename__ = "assignment_attempts"
    __table_args__ = (
        # The last attempt cannot be begun twice, whatever arrives at once.
        UniqueConstraint("assignment_id", "student_id", "number"),
        CheckConstraint("number >= 1", name="number_from_one"),
        Index(None, "student_id"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    assignment_id: Mapped[AssignmentId]
    student_id: Mapped[StudentId]
    number: Mapped[int]
    begun_at: Mapped[Moment]
    ends_at: Mapped[Moment | None]
    submitted_at: Mapped[Moment | None]
    keys_shown_at: Mapped[Moment | None]
    kept_in_time: Mapped[bool] = mapped_column(default=False, server_default=false())
    shuffled: Mapped[bool] = mapped_column(default=False, server_default=false())

    def is_open(self, now: datetime) -> bool:
        """Whether it takes answers still."""
        return phase(self.submitted_at, self.ends_at, now) is Phase.OPEN

    @classmethod
    def open_at(cls, now: datetime | BindParameter[datetime]) -> ColumnElement[bool]:
        """`is_open` as a condition of a query."""
        return and_(cls.submitted_at.is_(None), or_(cls.ends_at.is_(None), cls.ends_at >= now))


class StudentResponse(ModelBase):
    """A question of an attempt, its address frozen when it begins, and what the student gave.

    `outcome` is None until there is an answer, though `given` may hold what is ticked so far; so are `engine`, the
    version of the code that graded it, and `digest`, that of all that the question showed and asked. `evidence` is
    what the answer shows of each topic that was in play, `[[topic, seen, weight], …]`. `filed_at` is when the answer
    went into the student's own progress. `credit` is what grading gave and stays so; `accepted` says that a teacher
    ruled this answer right.
    """

    __tablename__ = "responses"
    __table_args__ = (
        UniqueConstraint("attempt_id", "item_id"),
        CheckConstraint("credit >= 0 AND credit <= 1", name="credit_in_range"),
        CheckConstraint("seconds >= 0", name="seconds_not_negative"),
        Index(None, "item_id"),
    )

    id: Mapped[RowId]
    public_id: Mapped[PublicId]
    attempt_id: Mapped[AttemptId]
    item_id: Mapped[ItemId]
    question: Mapped[Line]
    digest: Mapped[Name | None]
    engine: Mapped[Name | None]
    outcome: Mapped[Outcome | None] = mapped_column(enum_column(Outcome, "response_outcome"))
    given: Mapped[Document] = mapped_column(nullable=True)
    credit: Mapped[float]
    trap: Mapped[Name | None]
    evidence: Mapped[Document] = mapped_column(nullable=True)
    seconds: Mapped[float | None]
    answered_at: Mapped[Moment | None]
    filed_at: Mapped[Moment | None]
    accepted: Mapped[bool] = mapped_column(default=False, server_default=false())

    def credit_by(self, ruling: RepairRuling | None) -> float:
        """The credit, 0 to 1, with what a teacher ruled on the question."""
        return 1.0 if ruling is RepairRuling.FULL or self.accepted else self.credit

    @classmethod
    def credit_that_counts(cls) -> ColumnElement[float]:
        """`credit_by` as a part of a query that joins the question."""
        ruled_right = or_(Item.ruling == RepairRuling.FULL, cls.accepted)
        return case((ruled_right, 1.0), else_=cls.credit)


class Extension(ModelBase):
    """What one student is granted: a later end, more time (`time_percent` of it), more attempts.

    Rows are added and never changed: the latest of a student holds; one that grants nothing takes back the others.
    """

    __tablename__ = "extensions"
    __table_args__ = (
        CheckConstraint("time_percent >= 100", name="time_not_shortened"),
        CheckConstraint("more_attempts >= 0", name="more_attempts_not_negative"),
        Index(None, "assignment_id", "student_id", "id"),
        Index(None, "student_id"),
    )

    id: Mapped[RowId]
    assignment_id: Mapped[AssignmentId]
    student_id: Mapped[StudentId]
    due_at: Mapped[Moment | None]
    time_percent: Mapped[int]
    more_attempts: Mapped[int]
    granted: Mapped[Grant] = composite("due_at", "time_percent", "more_attempts")
    note: Mapped[str] = mapped_column(Text())
    by: Mapped[By]
    at: Mapped[Moment]


class GradeChange(ModelBase):
    """One line of the trail of a student's grade. Rows are added and never changed.

    `former` and `now` are points of the assignment, of a regrade those of the response; None stands
    for the grade that the attempts come to.
    """

    __tablename__ = "grade_changes"
    __table_args__ = (Index(None, "assignment_id", "student_id", "id"), Index(None, "student_id"))

    id: Mapped[RowId]
    assignment_id: Mapped[AssignmentId]
    student_id: Mapped[StudentId]
    response_id: Mapped[int | None] = mapped_column(
        ForeignKey("responses.id", ondelete="CASCADE"), index=True
    )
    change: Mapped[GradeChangeKind] = mapped_column(enum_column(GradeChangeKind, "change"))
    former: Mapped[float | None]
    now: Mapped[float | None]
    note: Mapped[str] = mapped_column(Text())
    by: Mapped[By]
    at: Mapped[Moment]


class ItemRepair(ModelBase):
    """What a teacher ruled on a question that was published. Rows are added and never changed.

    The latest row of a question is what holds; `ruling` None takes back what was ruled before.
    `accepted` are all answers that are right by it, as `Item.accepted` has them.
    """

    __tablename__ = "item_repairs"
    __table_args__ = (Index(None, "assignment_id", "id"), Index(None, "item_id"))

    id: Mapped[RowId]
    assignment_id: Mapped[AssignmentId]
    item_id: Mapped[ItemId]
    ruling: Mapped[RepairRuling | None] = mapped_column(enum_column(RepairRuling, "ruling"))
    accepted: Mapped[Document] = mapped_column(nullable=True)
    note: Mapped[str] = mapped_column(Text())
    by: Mapped[By]
    at: Mapped[Moment]


class AttemptComment(ModelBase):
    """What a teacher says of an attempt or a question of it: the latest row holds, an empty one none."""

    __tablename__ = "attempt_comments"
    __table_args__ = (Index(None, "attempt_id", "id"), Index(None, "item_id"))

    id: Mapped[RowId]
    attempt_id: Mapped[AttemptId]
    item_id: Mapped[ItemId | None]
    text: Mapped[str] = mapped_column(Text())
    by: Mapped[By]
    at: Mapped[Moment]
