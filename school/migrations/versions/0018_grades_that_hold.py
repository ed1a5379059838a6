"""A score that is a sum alone, 0 for what was not handed in, and attempts that stay in time."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

_ADDED = (
    ("assignments", "sum_only"),
    ("assignments", "missing_is_zero"),
    ("assignment_attempts", "kept_in_time"),
)


def upgrade() -> None:
    """Add them: so far each question told its points, and what was missing had no grade."""
    for table, name in _ADDED:
        op.add_column(
            table, sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)
        )


def downgrade() -> None:
    """Remove them."""
    for table, name in reversed(_ADDED):
        op.drop_column(table, name)
