"""Accounts, who is signed in where, the ways back in, and counted tries."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)
NAME = sa.String(64)
LINE = sa.String(255)
DIGEST = sa.String(64)


def upgrade() -> None:
    """Make the tables."""
    _make_accounts()
    _make_sign_ins()
    _make_recovery()
    op.create_table(
        "attempts",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("who_digest", DIGEST, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_attempts"),
    )
    op.create_index("ix_attempts_at", "attempts", ["at"])
    op.create_index("ix_attempts_kind_who_digest_at", "attempts", ["kind", "who_digest", "at"])
    op.create_table(
        "taken_guests",
        sa.Column("guest_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        _of_an_account("taken_guests"),
        sa.PrimaryKeyConstraint("guest_id", name="pk_taken_guests"),
    )
    op.create_index("ix_taken_guests_learner_id", "taken_guests", ["learner_id"])


def downgrade() -> None:
    """Remove them, with every account; learners stay as guests."""
    for table in (
        "taken_guests",
        "attempts",
        "reset_links",
        "recovery_codes",
        "sign_ins",
        "accounts",
    ):
        op.drop_table(table)


def _make_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("name_key", NAME, nullable=False),
        sa.Column("password", LINE, nullable=False),
        sa.Column("email", LINE, nullable=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("codes_batch", NAME, nullable=True),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.CheckConstraint("role IN ('learner', 'teacher')", name=op.f("ck_accounts_role")),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["learners.id"],
            name="fk_accounts_learner_id_learners",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("learner_id", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )


def _make_sign_ins() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("public_id", sa.Uuid(), nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("token_digest", DIGEST, nullable=False),
        sa.Column("device", NAME, nullable=False),
        sa.Column("created_at", MOMENT, nullable=False),
        sa.Column("last_seen_at", MOMENT, nullable=False),
        _of_an_account("sign_ins"),
        sa.PrimaryKeyConstraint("id", name="pk_sign_ins"),
        sa.UniqueConstraint("public_id", name="uq_sign_ins_public_id"),
        sa.UniqueConstraint("token_digest", name="uq_sign_ins_token_digest"),
    )
    op.create_index(
        "ix_sign_ins_learner_id_last_seen_at", "sign_ins", ["learner_id", "last_seen_at"]
    )


def _make_recovery() -> None:
    op.create_table(
        "recovery_codes",
        sa.Column("code_digest", DIGEST, nullable=False),
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        _of_an_account("recovery_codes"),
        sa.PrimaryKeyConstraint("code_digest", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_learner_id", "recovery_codes", ["learner_id"])
    op.create_table(
        "reset_links",
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("token_digest", DIGEST, nullable=False),
        sa.Column("expires_at", MOMENT, nullable=False),
        _of_an_account("reset_links"),
        sa.PrimaryKeyConstraint("learner_id", name="pk_reset_links"),
        sa.UniqueConstraint("token_digest", name="uq_reset_links_token_digest"),
    )


def _of_an_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["learner_id"],
        ["accounts.learner_id"],
        name=f"fk_{table}_learner_id_accounts",
        ondelete="CASCADE",
    )
