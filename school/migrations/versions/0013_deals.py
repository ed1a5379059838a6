"""Deals that are played against the program, each by its seed and its moves."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "deals",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("round", sa.String(64), nullable=False),
        sa.Column("skill", sa.String(64), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("moved_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ending", sa.String(64), nullable=True),
        sa.Column("winner", sa.String(64), nullable=True),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_deals_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.UniqueConstraint("public_id", name="uq_deals_public_id"),
    )
    op.create_index(
        "ix_deals_learner_id_rules_moved_at", "deals", ["learner_id", "rules", "moved_at"]
    )


def downgrade() -> None:
    """Remove it: deals that were played are forgotten."""
    op.drop_index("ix_deals_learner_id_rules_moved_at", "deals")
    op.drop_table("deals")
