"""Classes, their teachers, invitations and students."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
NAME = sa.String(64)
LINE = sa.String(255)


def upgrade() -> None:
    """Make the tables."""
    _make_classes()
    _make_class_teachers()
    _make_invitations()
    _make_students()


def downgrade() -> None:
    """Remove them with all that they hold."""
    for table in ("students", "invitations", "class_teachers", "classes"):
        op.drop_table(table)


def _make_classes() -> None:
    op.create_table(
        "classes",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("name", LINE, nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("zone", NAME, nullable=False),
        sa.Column("join_code", NAME, nullable=False),
        sa.Column("joining", sa.Boolean(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("archived_at", MOMENT, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("join_code", name="uq_classes_join_code"),
        sa.UniqueConstraint("public_id", name="uq_classes_public_id"),
    )


def _make_class_teachers() -> None:
    op.create_table(
        "class_teachers",
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"],
            ["classes.id"],
            name="fk_class_teachers_class_id_classes",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["accounts.learner_id"],
            name="fk_class_teachers_learner_id_accounts",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("class_id", "learner_id", name="pk_class_teachers"),
    )
    op.create_index("ix_class_teachers_learner_id", "class_teachers", ["learner_id"])


def _make_invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("token_digest", NAME, nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_invitations_class_id_classes", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_digest", name="pk_invitations"),
    )
    op.create_index("ix_invitations_class_id", "invitations", ["class_id"])


def _make_students() -> None:
    op.create_table(
        "students",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("class_id", ROW_ID, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=True),
        sa.Column("name", LINE, nullable=False),
        sa.Column("name_key", LINE, nullable=False),
        sa.Column("card", sa.Integer(), nullable=False),
        sa.Column("card_digest", NAME, nullable=False),
        sa.Column("shares", sa.Boolean(), nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("joined_at", MOMENT, nullable=True),
        sa.Column("left_at", MOMENT, nullable=True),
        sa.Column("moved_to", sa.Uuid(), nullable=True),
        sa.ForeignKeyConstraint(
            ["class_id"], ["classes.id"], name="fk_students_class_id_classes", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_students_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_students"),
        sa.UniqueConstraint("card_digest", name="uq_students_card_digest"),
        sa.UniqueConstraint("public_id", name="uq_students_public_id"),
    )
    op.create_index("ix_students_class_id_left_at", "students", ["class_id", "left_at"])
    op.create_index("ix_students_learner_id", "students", ["learner_id"])
