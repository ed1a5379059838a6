"""How strictly a deal is played, and whether claims have the time that the text gives."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both: deals so far were practice, without a clock."""
    op.add_column(
        "deals", sa.Column("mode", sa.String(64), server_default="practice", nullable=False)
    )
    op.add_column(
        "deals", sa.Column("timed", sa.Boolean(), server_default=sa.false(), nullable=False)
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_column("deals", "timed")
    op.drop_column("deals", "mode")
