"""Whether an answer counts towards how hard questions are; who was seen last, found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

INDEX = "ix_learners_last_seen_at"


def upgrade() -> None:
    """Add both. Of the answers that are there, those of accounts and of students count."""
    op.add_column(
        "answers",
        sa.Column("calibrates", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    op.execute(
        "UPDATE answers SET calibrates = true WHERE learner_id IN"
        " (SELECT learner_id FROM accounts"
        " UNION SELECT learner_id FROM students WHERE learner_id IS NOT NULL)"
    )
    op.create_index(INDEX, "learners", ["last_seen_at"])


def downgrade() -> None:
    """Remove both."""
    op.drop_index(INDEX, "learners")
    op.drop_column("answers", "calibrates")
