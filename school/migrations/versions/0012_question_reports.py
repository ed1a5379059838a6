"""Reports: what somebody finds wrong with a question."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "question_reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=True),
        sa.Column("question", sa.String(255), nullable=False),
        sa.Column("given", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("language", sa.String(64), nullable=False),
        sa.Column("complaint", sa.String(16), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.CheckConstraint(
            "complaint IN ('key', 'words', 'hand', 'other')",
            name=op.f("ck_question_reports_complaint"),
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name=op.f("fk_question_reports_learner_id_learners"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_question_reports")),
        sa.UniqueConstraint(
            "learner_id", "question", name=op.f("uq_question_reports_learner_id_question")
        ),
    )


def downgrade() -> None:
    """Remove it: what was reported is forgotten."""
    op.drop_table("question_reports")
