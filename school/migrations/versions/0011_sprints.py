"""Sprints: questions of one kind until three are wrong, against the clock or without it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "sprints",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.Column("strikes", sa.Integer(), nullable=False),
        sa.CheckConstraint('"right" >= 0', name=op.f("ck_sprints_right_not_negative")),
        sa.CheckConstraint("strikes BETWEEN 0 AND 3", name=op.f("ck_sprints_strikes_in_range")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_sprints_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_sprints"),
        sa.UniqueConstraint("public_id", name="uq_sprints_public_id"),
    )
    op.create_index("ix_sprints_learner_id_rules_kind", "sprints", ["learner_id", "rules", "kind"])


def downgrade() -> None:
    """Remove it: the answers given in sprints stay, how many were right in one is forgotten."""
    op.drop_index("ix_sprints_learner_id_rules_kind", "sprints")
    op.drop_table("sprints")
