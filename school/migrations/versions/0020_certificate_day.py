"""On which day an exam was sat, by the clock of whoever sat it, for its certificate."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the day; certificates that are there keep the day that is printed on them."""
    op.add_column("exam_certificates", sa.Column("day", sa.Date(), nullable=True))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("exam_certificates", "day")
