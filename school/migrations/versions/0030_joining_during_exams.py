"""Whether somebody who asks to be let into a class came by a browser in which an exam was left open."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it: of those who wait nothing is known of the kind."""
    op.add_column(
        "join_requests",
        sa.Column("during_exam", sa.Boolean(), server_default=sa.false(), nullable=False),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_column("join_requests", "during_exam")
