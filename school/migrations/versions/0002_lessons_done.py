"""The lessons that a learner has done."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAME = sa.String(64)


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons_done",
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("course", NAME, nullable=False),
        sa.Column("lesson", NAME, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint("how IN ('read', 'tested')", name=op.f("ck_lessons_done_how")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_lessons_done_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("learner_id", "course", "lesson", name="pk_lessons_done"),
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("lessons_done")
