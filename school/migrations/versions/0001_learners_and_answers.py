"""Learners, their answers, and what the answers show about fans."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
NAME = sa.String(64)
LINE = sa.String(255)

# op.f: a name as it stands. Without it the naming convention would prefix a check once more.


def upgrade() -> None:
    """Make the first three tables."""
    op.create_table(
        "learners",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("last_seen_at", MOMENT, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
    )
    _make_answers()
    _make_fan_evidence()


def downgrade() -> None:
    """Remove them, with their indexes."""
    op.drop_table("fan_evidence")
    op.drop_table("answers")
    op.drop_table("learners")


def _make_answers() -> None:
    op.create_table(
        "answers",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("question", LINE, nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("drill", LINE, nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("given", sa.JSON(), nullable=True),
        sa.Column("credit", sa.Double(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=True),
        sa.Column("answered_at", MOMENT, nullable=False),
        sa.Column("token", NAME, nullable=False),
        sa.Column("engine", NAME, nullable=False),
        sa.CheckConstraint(
            "outcome IN ('answered', 'unknown', 'skipped')", name=op.f("ck_answers_outcome")
        ),
        sa.CheckConstraint(
            "(outcome = 'answered') = (given IS NOT NULL)",
            name=op.f("ck_answers_given_if_answered"),
        ),
        sa.CheckConstraint(
            "outcome = 'answered' OR credit = 0", name=op.f("ck_answers_no_credit_unanswered")
        ),
        sa.CheckConstraint("credit >= 0 AND credit <= 1", name=op.f("ck_answers_credit_in_range")),
        sa.CheckConstraint("seconds >= 0", name=op.f("ck_answers_seconds_not_negative")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_answers_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_answers"),
        sa.UniqueConstraint("learner_id", "token", name="uq_answers_learner_id_token"),
        sa.UniqueConstraint("public_id", name="uq_answers_public_id"),
    )
    for columns in (
        ["learner_id", "answered_at", "id"],
        ["learner_id", "rules", "kind", "answered_at", "id"],
        ["learner_id", "drill", "position", "id"],
    ):
        op.create_index(f"ix_answers_{'_'.join(columns)}", "answers", columns)


def _make_fan_evidence() -> None:
    op.create_table(
        "fan_evidence",
        sa.Column("answer_id", ROW_ID, nullable=False),
        sa.Column("fan", NAME, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.Column("answered_at", MOMENT, nullable=False),
        sa.CheckConstraint(
            "weight > 0 AND weight <= 1", name=op.f("ck_fan_evidence_weight_in_range")
        ),
        sa.ForeignKeyConstraint(
            ["answer_id"],
            ["answers.id"],
            name="fk_fan_evidence_answer_id_answers",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_fan_evidence_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("answer_id", "fan", name="pk_fan_evidence"),
    )
    columns = ["learner_id", "rules", "fan", "answered_at", "seen", "weight"]
    op.create_index(f"ix_fan_evidence_{'_'.join(columns)}", "fan_evidence", columns)
