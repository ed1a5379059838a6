"""Groups in a class, and assignments that are for some of its students."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
LINE = sa.String(255)


def upgrade() -> None:
    """Add them: what is there so far is for the whole class."""
    op.add_column(
        "assignments",
        sa.Column("for_some", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    _make_groups()
    _make_members()
    _make_audience()


def downgrade() -> None:
    """Remove them: every assignment is for the whole class again."""
    op.drop_table("assignment_audience")
    op.drop_table("group_members")
    op.drop_table("student_groups")
    op.drop_column("assignments", "for_some")


def _make_groups() -> None:
    op.create_table(
        "student_groups",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("name", LINE, nullable=False),
        sa.Column("name_key", LINE, nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"],
            ["classes.id"],
            name="fk_student_groups_class_id_classes",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_student_groups"),
        sa.UniqueConstraint("public_id", name="uq_student_groups_public_id"),
        sa.UniqueConstraint("class_id", "name_key", name="uq_student_groups_class_id_name_key"),
    )


def _make_members() -> None:
    op.create_table(
        "group_members",
        sa.Column("group_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"],
            ["student_groups.id"],
            name="fk_group_members_group_id_student_groups",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_group_members_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("group_id", "student_id", name="pk_group_members"),
    )
    op.create_index("ix_group_members_student_id", "group_members", ["student_id"])


def _make_audience() -> None:
    op.create_table(
        "assignment_audience",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("group_id", ROW_ID, nullable=True),
        sa.Column("student_id", ROW_ID, nullable=True),
        sa.CheckConstraint(
            "(group_id IS NULL) <> (student_id IS NULL)",
            name=op.f("ck_assignment_audience_group_or_student"),
        ),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_assignment_audience_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["group_id"],
            ["student_groups.id"],
            name="fk_assignment_audience_group_id_student_groups",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_assignment_audience_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_assignment_audience"),
    )
    for column in ("assignment_id", "group_id", "student_id"):
        op.create_index(f"ix_assignment_audience_{column}", "assignment_audience", [column])
