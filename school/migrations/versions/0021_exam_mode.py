"""Assignments that are sat in exam mode, and attempts that ask in an order of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; no assignment that is there is an exam."""
    for name in ("is_exam", "shuffles", "single_page"):
        op.add_column("assignments", _off(name))
    op.add_column(
        "assignments",
        sa.Column("start_word", sa.String(255), server_default=sa.text("''"), nullable=False),
    )
    op.add_column("assignment_attempts", _off("shuffled"))


def downgrade() -> None:
    """Remove them: all attempts ask in the order of the assignment."""
    op.drop_column("assignment_attempts", "shuffled")
    for name in ("start_word", "single_page", "shuffles", "is_exam"):
        op.drop_column("assignments", name)


def _off(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False)
