"""Exams that are sat, with their answers and certificates."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "exam_sittings",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("items", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ends_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("handed_in_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("closed_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("right", sa.Integer(), nullable=True),
        sa.Column("passed", sa.Boolean(), nullable=True),
        sa.Column("engine", sa.String(64), nullable=True),
        sa.CheckConstraint(
            '"right" >= 0 AND "right" <= items', name=op.f("ck_exam_sittings_right_in_range")
        ),
        sa.CheckConstraint("items >= 1", name=op.f("ck_exam_sittings_items_at_least_one")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_exam_sittings_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_exam_sittings"),
        sa.UniqueConstraint("public_id", name="uq_exam_sittings_public_id"),
    )
    op.create_index(
        "ix_exam_sittings_learner_id_rules_begun_at",
        "exam_sittings",
        ["learner_id", "rules", "begun_at"],
    )
    op.create_table(
        "exam_items",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("sitting_id", ROW_ID, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("part", sa.String(64), nullable=False),
        sa.Column("question", sa.String(255), nullable=False),
        sa.Column("story", sa.String(64), nullable=False),
        sa.Column("later", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=True),
        sa.Column("given", sa.JSON(), nullable=True),
        sa.Column("credit", sa.Double(), nullable=False),
        sa.Column("critical", sa.String(64), nullable=True),
        sa.Column("digest", sa.String(64), nullable=True),
        sa.Column("engine", sa.String(64), nullable=True),
        sa.Column("seconds", sa.Double(), nullable=True),
        sa.Column("answered_at", sa.DateTime(timezone=True), nullable=True),
        sa.CheckConstraint("place >= 1", name=op.f("ck_exam_items_place_from_one")),
        sa.CheckConstraint(
            "credit >= 0 AND credit <= 1", name=op.f("ck_exam_items_credit_in_range")
        ),
        sa.CheckConstraint("seconds >= 0", name=op.f("ck_exam_items_seconds_not_negative")),
        sa.CheckConstraint(
            "outcome IN ('answered', 'unknown', 'skipped')",
            name=op.f("ck_exam_items_exam_outcome"),
        ),
        sa.ForeignKeyConstraint(
            ["sitting_id"],
            ["exam_sittings.id"],
            name="fk_exam_items_sitting_id_exam_sittings",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_exam_items"),
        sa.UniqueConstraint("sitting_id", "place", name="uq_exam_items_sitting_id_place"),
    )
    op.create_table(
        "exam_certificates",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("sitting_id", ROW_ID, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("name", sa.String(255), nullable=False),
        sa.Column("issued_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["sitting_id"],
            ["exam_sittings.id"],
            name="fk_exam_certificates_sitting_id_exam_sittings",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_exam_certificates"),
        sa.UniqueConstraint("sitting_id", name="uq_exam_certificates_sitting_id"),
        sa.UniqueConstraint("code", name="uq_exam_certificates_code"),
    )


def downgrade() -> None:
    """Remove them: exams and certificates are forgotten, their answers stay."""
    op.drop_table("exam_certificates")
    op.drop_table("exam_items")
    op.drop_index("ix_exam_sittings_learner_id_rules_begun_at", "exam_sittings")
    op.drop_table("exam_sittings")
