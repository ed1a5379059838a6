"""What learners ruled on incidents at the referee's desk."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "desk_results",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("incident", sa.String(255), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.Column("parts", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("used", sa.Integer(), nullable=True),
        sa.Column("given", sa.JSON(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            '"right" >= 0 AND "right" <= parts', name=op.f("ck_desk_results_right_in_range")
        ),
        sa.CheckConstraint("seconds >= 0", name=op.f("ck_desk_results_seconds_not_negative")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_desk_results_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_desk_results"),
        sa.UniqueConstraint("public_id", name="uq_desk_results_public_id"),
        sa.UniqueConstraint("learner_id", "incident", name="uq_desk_results_learner_id_incident"),
    )
    op.create_index(
        "ix_desk_results_learner_id_rules_at", "desk_results", ["learner_id", "rules", "at"]
    )


def downgrade() -> None:
    """Remove it: what was ruled is forgotten."""
    op.drop_index("ix_desk_results_learner_id_rules_at", "desk_results")
    op.drop_table("desk_results")
