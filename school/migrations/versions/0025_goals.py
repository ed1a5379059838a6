"""Goals of assignments and when they were reached, templates, and drafts that nobody touched."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add them. What is there asks questions, is no template, and counts as touched."""
    op.add_column("assignments", sa.Column("goal", sa.String(255), nullable=True))
    for name, usual in (("is_template", sa.false()), ("touched", sa.true())):
        op.add_column(
            "assignments", sa.Column(name, sa.Boolean(), server_default=usual, nullable=False)
        )
    op.create_table(
        "goal_results",
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_goal_results_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_goal_results_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("assignment_id", "student_id", name="pk_goal_results"),
    )
    op.create_index("ix_goal_results_student_id", "goal_results", ["student_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("goal_results")
    for name in ("touched", "is_template", "goal"):
        op.drop_column("assignments", name)
