"""Secret links to the dates of a class."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "calendar_links",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("class_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("token_digest", sa.String(64), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"],
            ["classes.id"],
            name="fk_calendar_links_class_id_classes",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_calendar_links_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_calendar_links"),
        sa.UniqueConstraint("class_id", "learner_id", name="uq_calendar_links_class_id_learner_id"),
        sa.UniqueConstraint("token_digest", name="uq_calendar_links_token_digest"),
    )
    op.create_index("ix_calendar_links_learner_id", "calendar_links", ["learner_id"])


def downgrade() -> None:
    """Remove it: no link opens anything then."""
    op.drop_table("calendar_links")
