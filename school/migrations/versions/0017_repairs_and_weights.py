"""What teachers rule on questions that were published; weights, drops and numbers in the gradebook."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add them: so far nothing was ruled, each assignment counted once and no grade was dropped."""
    op.add_column(
        "assignments", sa.Column("weight", sa.Double(), server_default="1", nullable=False)
    )
    op.add_column("assignment_items", sa.Column("ruling", sa.String(16), nullable=True))
    op.add_column("assignment_items", sa.Column("accepted", sa.JSON(), nullable=True))
    op.add_column(
        "responses", sa.Column("accepted", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column(
        "classes", sa.Column("drop_lowest", sa.Integer(), server_default="0", nullable=False)
    )
    op.add_column(
        "classes", sa.Column("pass_percent", sa.Integer(), server_default="60", nullable=False)
    )
    op.add_column(
        "students", sa.Column("number", sa.String(64), server_default=sa.text("''"), nullable=False)
    )
    op.create_table(
        "item_repairs",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("item_id", ROW_ID, nullable=False),
        sa.Column("ruling", sa.String(16), nullable=True),
        sa.Column("accepted", sa.JSON(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "ruling IN ('void', 'full', 'accept')", name=op.f("ck_item_repairs_ruling")
        ),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_item_repairs_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["item_id"],
            ["assignment_items.id"],
            name="fk_item_repairs_item_id_assignment_items",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["accounts.learner_id"], name="fk_item_repairs_by_accounts", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_item_repairs"),
    )
    op.create_index("ix_item_repairs_assignment_id_id", "item_repairs", ["assignment_id", "id"])
    op.create_index("ix_item_repairs_item_id", "item_repairs", ["item_id"])


def downgrade() -> None:
    """Remove them: grades are what grading gave."""
    op.drop_index("ix_item_repairs_item_id", "item_repairs")
    op.drop_index("ix_item_repairs_assignment_id_id", "item_repairs")
    op.drop_table("item_repairs")
    op.drop_column("students", "number")
    op.drop_column("classes", "pass_percent")
    op.drop_column("classes", "drop_lowest")
    op.drop_column("responses", "accepted")
    op.drop_column("assignment_items", "accepted")
    op.drop_column("assignment_items", "ruling")
    op.drop_column("assignments", "weight")
