"""Lessons together: where each stands, what was asked in it, who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "lessons_together",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("teams", sa.Integer(), nullable=False),
        sa.Column("shows_names", sa.Boolean(), nullable=False),
        sa.Column("shows_bars", sa.Boolean(), nullable=False),
        sa.Column("graded", sa.Boolean(), nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("position >= 0", name=op.f("ck_lessons_together_position_not_negative")),
        sa.CheckConstraint("teams >= 0", name=op.f("ck_lessons_together_teams_not_negative")),
        sa.CheckConstraint(
            "seconds >= 0", name=op.f("ck_lessons_together_lesson_seconds_not_negative")
        ),
        sa.CheckConstraint(
            "stage IN ('lobby', 'asking', 'closed', 'revealed', 'ended')",
            name=op.f("ck_lessons_together_lesson_stage"),
        ),
        sa.ForeignKeyConstraint(
            ["class_id"],
            ["classes.id"],
            name="fk_lessons_together_class_id_classes",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_lessons_together_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_lessons_together"),
        sa.UniqueConstraint("public_id", name="uq_lessons_together_public_id"),
        sa.UniqueConstraint("assignment_id", name="uq_lessons_together_assignment_id"),
    )
    op.create_index("ix_lessons_together_class_id_stage", "lessons_together", ["class_id", "stage"])
    op.create_table(
        "lesson_rounds",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("lesson_id", ROW_ID, nullable=False),
        sa.Column("item_id", ROW_ID, nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revealed_at", sa.DateTime(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(
            ["lesson_id"],
            ["lessons_together.id"],
            name="fk_lesson_rounds_lesson_id_lessons_together",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["item_id"],
            ["assignment_items.id"],
            name="fk_lesson_rounds_item_id_assignment_items",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_lesson_rounds"),
        sa.UniqueConstraint("lesson_id", "item_id", name="uq_lesson_rounds_lesson_id_item_id"),
    )
    op.create_index("ix_lesson_rounds_item_id", "lesson_rounds", ["item_id"])
    op.create_table(
        "lesson_members",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("lesson_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("joined_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["lesson_id"],
            ["lessons_together.id"],
            name="fk_lesson_members_lesson_id_lessons_together",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_lesson_members_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_lesson_members"),
        sa.UniqueConstraint(
            "lesson_id", "student_id", name="uq_lesson_members_lesson_id_student_id"
        ),
    )
    op.create_index("ix_lesson_members_student_id", "lesson_members", ["student_id"])


def downgrade() -> None:
    """Remove them: the answers stay with the assignments."""
    op.drop_index("ix_lesson_members_student_id", "lesson_members")
    op.drop_table("lesson_members")
    op.drop_index("ix_lesson_rounds_item_id", "lesson_rounds")
    op.drop_table("lesson_rounds")
    op.drop_index("ix_lessons_together_class_id_stage", "lessons_together")
    op.drop_table("lessons_together")
