"""When a learner was erased whose answers are deleted part by part."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the moment, and the index that finds the few who have one."""
    op.add_column("learners", sa.Column("erased_at", sa.DateTime(timezone=True)))
    op.create_index("ix_learners_erased_at", "learners", ["erased_at"])


def downgrade() -> None:
    """Delete what is left of them, for nothing would tell any more that they are gone."""
    op.execute("DELETE FROM learners WHERE erased_at IS NOT NULL")
    op.drop_index("ix_learners_erased_at", "learners")
    op.drop_column("learners", "erased_at")
