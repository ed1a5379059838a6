"""Assignments, what students did with them, and the trail of grades."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
NAME = sa.String(64)
LINE = sa.String(255)


def upgrade() -> None:
    """Make the tables."""
    _make_assignments()
    _make_assignment_sections()
    _make_assignment_items()
    _make_assignment_attempts()
    _make_responses()
    _make_extensions()
    _make_grade_changes()


def downgrade() -> None:
    """Remove them with all that they hold."""
    for table in (
        "grade_changes",
        "extensions",
        "responses",
        "assignment_attempts",
        "assignment_items",
        "assignment_sections",
        "assignments",
    ):
        op.drop_table(table)


def _make_assignments() -> None:
    op.create_table(
        "assignments",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("title", LINE, nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("state", _one_of("state", "draft", "published", "withdrawn"), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.Column("seed", NAME, nullable=False),
        sa.Column("seeds", _one_of("seeds", "one", "student", "attempt"), nullable=False),
        sa.Column("opens_at", MOMENT, nullable=True),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("late", _one_of("late", "refuse", "accept", "deduct"), nullable=False),
        sa.Column("late_percent", sa.Integer(), nullable=False),
        sa.Column("late_until", MOMENT, nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("counts", _one_of("counts", "best", "last", "mean"), nullable=False),
        sa.Column("minutes", sa.Integer(), nullable=True),
        sa.Column(
            "score_shown",
            _one_of("score_shown", "during", "after", "ended", "never"),
            nullable=False,
        ),
        sa.Column(
            "answers_shown",
            _one_of("answers_shown", "during", "after", "ended", "never"),
            nullable=False,
        ),
        sa.Column(
            "explanations_shown",
            _one_of("explanations_shown", "during", "after", "ended", "never"),
            nullable=False,
        ),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("published_at", MOMENT, nullable=True),
        sa.CheckConstraint("attempts >= 1", name=op.f("ck_assignments_attempts_at_least_one")),
        sa.CheckConstraint(
            "late_percent >= 0 AND late_percent <= 100",
            name=op.f("ck_assignments_late_percent_in_range"),
        ),
        sa.CheckConstraint("minutes >= 1", name=op.f("ck_assignments_minutes_at_least_one")),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_assignments_class_id_classes", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_assignments"),
        sa.UniqueConstraint("public_id", name="uq_assignments_public_id"),
    )
    op.create_index("ix_assignments_class_id_state", "assignments", ["class_id", "state"])


def _make_assignment_sections() -> None:
    op.create_table(
        "assignment_sections",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("title", LINE, nullable=False),
        sa.Column("instruction", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_assignment_sections_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_assignment_sections"),
        sa.UniqueConstraint("public_id", name="uq_assignment_sections_public_id"),
    )
    op.create_index(
        "ix_assignment_sections_assignment_id_position",
        "assignment_sections",
        ["assignment_id", "position"],
    )


def _make_assignment_items() -> None:
    op.create_table(
        "assignment_items",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("section_id", ROW_ID, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("question", LINE, nullable=False),
        sa.Column("points", sa.Double(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("engine", NAME, nullable=True),
        sa.Column("digest", NAME, nullable=True),
        sa.CheckConstraint("points > 0", name=op.f("ck_assignment_items_points_above_zero")),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_assignment_items_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["section_id"],
            ["assignment_sections.id"],
            name="fk_assignment_items_section_id_assignment_sections",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_assignment_items"),
        sa.UniqueConstraint("public_id", name="uq_assignment_items_public_id"),
    )
    op.create_index(
        "ix_assignment_items_assignment_id_position",
        "assignment_items",
        ["assignment_id", "position"],
    )


def _make_assignment_attempts() -> None:
    op.create_table(
        "assignment_attempts",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("begun_at", MOMENT, nullable=False),
        sa.Column("ends_at", MOMENT, nullable=True),
        sa.Column("submitted_at", MOMENT, nullable=True),
        sa.Column("keys_shown_at", MOMENT, nullable=True),
        sa.CheckConstraint("number >= 1", name=op.f("ck_assignment_attempts_number_from_one")),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_assignment_attempts_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_assignment_attempts_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_assignment_attempts"),
        sa.UniqueConstraint(
            "assignment_id",
            "student_id",
            "number",
            name="uq_assignment_attempts_assignment_id_student_id_number",
        ),
        sa.UniqueConstraint("public_id", name="uq_assignment_attempts_public_id"),
    )
    op.create_index("ix_assignment_attempts_student_id", "assignment_attempts", ["student_id"])


def _make_responses() -> None:
    op.create_table(
        "responses",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("attempt_id", ROW_ID, nullable=False),
        sa.Column("item_id", ROW_ID, nullable=False),
        sa.Column("question", LINE, nullable=False),
        sa.Column("digest", NAME, nullable=True),
        sa.Column("engine", NAME, nullable=True),
        sa.Column(
            "outcome", _one_of("response_outcome", "answered", "unknown", "skipped"), nullable=True
        ),
        sa.Column("given", sa.JSON(), nullable=True),
        sa.Column("credit", sa.Double(), nullable=False),
        sa.Column("trap", NAME, nullable=True),
        sa.Column("evidence", sa.JSON(), nullable=True),
        sa.Column("seconds", sa.Double(), nullable=True),
        sa.Column("answered_at", MOMENT, nullable=True),
        sa.Column("filed_at", MOMENT, nullable=True),
        sa.CheckConstraint(
            "credit >= 0 AND credit <= 1", name=op.f("ck_responses_credit_in_range")
        ),
        sa.CheckConstraint("seconds >= 0", name=op.f("ck_responses_seconds_not_negative")),
        sa.ForeignKeyConstraint(
            ["attempt_id"],
            ["assignment_attempts.id"],
            name="fk_responses_attempt_id_assignment_attempts",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["item_id"],
            ["assignment_items.id"],
            name="fk_responses_item_id_assignment_items",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_responses"),
        sa.UniqueConstraint("attempt_id", "item_id", name="uq_responses_attempt_id_item_id"),
        sa.UniqueConstraint("public_id", name="uq_responses_public_id"),
    )
    op.create_index("ix_responses_item_id", "responses", ["item_id"])


def _make_extensions() -> None:
    op.create_table(
        "extensions",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("time_percent", sa.Integer(), nullable=False),
        sa.Column("more_attempts", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.CheckConstraint(
            "more_attempts >= 0", name=op.f("ck_extensions_more_attempts_not_negative")
        ),
        sa.CheckConstraint("time_percent >= 100", name=op.f("ck_extensions_time_not_shortened")),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_extensions_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["accounts.learner_id"], name="fk_extensions_by_accounts", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_extensions_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_extensions"),
    )
    op.create_index(
        "ix_extensions_assignment_id_student_id_id",
        "extensions",
        ["assignment_id", "student_id", "id"],
    )
    op.create_index("ix_extensions_student_id", "extensions", ["student_id"])


def _make_grade_changes() -> None:
    op.create_table(
        "grade_changes",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("response_id", ROW_ID, nullable=True),
        sa.Column("change", _one_of("change", "override", "withdrawn", "regrade"), nullable=False),
        sa.Column("former", sa.Double(), nullable=True),
        sa.Column("now", sa.Double(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_grade_changes_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"],
            ["accounts.learner_id"],
            name="fk_grade_changes_by_accounts",
            ondelete="SET NULL",
        ),
        sa.ForeignKeyConstraint(
            ["response_id"],
            ["responses.id"],
            name="fk_grade_changes_response_id_responses",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_grade_changes_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_grade_changes"),
    )
    op.create_index(
        "ix_grade_changes_assignment_id_student_id_id",
        "grade_changes",
        ["assignment_id", "student_id", "id"],
    )
    op.create_index("ix_grade_changes_student_id", "grade_changes", ["student_id"])


def _one_of(name: str, *words: str) -> sa.Enum:
    """Text that is one of these words; a constraint of that name refuses any other."""
    return sa.Enum(*words, native_enum=False, create_constraint=True, length=16, name=name)
