"""When a learner looked back at a deal, and the fans that were let go in it."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both: nothing is known of deals that are there."""
    op.add_column("deals", sa.Column("looked_back_at", sa.DateTime(timezone=True)))
    op.add_column(
        "deals", sa.Column("let_go", sa.Text(), server_default=sa.text("''"), nullable=False)
    )


def downgrade() -> None:
    """Remove both."""
    op.drop_column("deals", "let_go")
    op.drop_column("deals", "looked_back_at")
