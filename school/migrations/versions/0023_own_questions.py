"""Questions of teachers' own: their bank, the links to share them, a note beside a question asked."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None

_ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables; questions of assignments that are there have no note."""
    op.create_table(
        "own_questions",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("question", sa.String(255), nullable=False),
        sa.Column("tags", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        _account("own_questions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_own_questions")),
        sa.UniqueConstraint("public_id", name=op.f("uq_own_questions_public_id")),
        sa.UniqueConstraint(
            "learner_id", "question", name=op.f("uq_own_questions_learner_id_question")
        ),
    )
    op.create_table(
        "question_shares",
        sa.Column("id", _ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        _account("question_shares"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_question_shares")),
        sa.UniqueConstraint("public_id", name=op.f("uq_question_shares_public_id")),
        sa.UniqueConstraint("token", name=op.f("uq_question_shares_token")),
    )
    op.create_index(op.f("ix_question_shares_learner_id"), "question_shares", ["learner_id"])
    op.create_table(
        "shared_questions",
        sa.Column("share_id", _ROW_ID, nullable=False),
        sa.Column("question_id", _ROW_ID, nullable=False),
        sa.ForeignKeyConstraint(
            ["share_id"],
            ["question_shares.id"],
            name=op.f("fk_shared_questions_share_id_question_shares"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["question_id"],
            ["own_questions.id"],
            name=op.f("fk_shared_questions_question_id_own_questions"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("share_id", "question_id", name=op.f("pk_shared_questions")),
    )
    op.create_index(op.f("ix_shared_questions_question_id"), "shared_questions", ["question_id"])
    op.add_column("assignment_items", sa.Column("note", sa.Text(), nullable=True))


def downgrade() -> None:
    """Remove them with all that is in them."""
    op.drop_column("assignment_items", "note")
    op.drop_table("shared_questions")
    op.drop_table("question_shares")
    op.drop_table("own_questions")


def _account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["learner_id"],
        ["accounts.learner_id"],
        name=op.f(f"fk_{table}_learner_id_accounts"),
        ondelete="CASCADE",
    )
