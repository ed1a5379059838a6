"""What teachers say: of an attempt and its questions, and to a whole class."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add them; nothing was said yet."""
    op.create_table(
        "class_news",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("until", MOMENT, nullable=True),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_class_news_class_id_classes", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["accounts.learner_id"], name="fk_class_news_by_accounts", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_class_news"),
        sa.UniqueConstraint("public_id", name="uq_class_news_public_id"),
    )
    op.create_index("ix_class_news_class_id_id", "class_news", ["class_id", "id"])
    op.create_table(
        "attempt_comments",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("attempt_id", ROW_ID, nullable=False),
        sa.Column("item_id", ROW_ID, nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["attempt_id"],
            ["assignment_attempts.id"],
            name="fk_attempt_comments_attempt_id_assignment_attempts",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["item_id"],
            ["assignment_items.id"],
            name="fk_attempt_comments_item_id_assignment_items",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"],
            ["accounts.learner_id"],
            name="fk_attempt_comments_by_accounts",
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_attempt_comments"),
    )
    op.create_index("ix_attempt_comments_attempt_id_id", "attempt_comments", ["attempt_id", "id"])


def downgrade() -> None:
    """Remove them: what was said is gone."""
    op.drop_index("ix_attempt_comments_attempt_id_id", "attempt_comments")
    op.drop_table("attempt_comments")
    op.drop_index("ix_class_news_class_id_id", "class_news")
    op.drop_table("class_news")
