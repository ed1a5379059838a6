"""Second factors of accounts: what their secrets are derived from, and which codes were used."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "second_factors",
        sa.Column("learner_id", sa.Uuid(), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("last_step", sa.Integer(), nullable=False),
        sa.Column("wrong_codes", sa.Integer(), nullable=False),
        sa.Column("confirmed_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["learner_id"],
            ["accounts.learner_id"],
            name="fk_second_factors_learner_id_accounts",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("learner_id", name="pk_second_factors"),
    )


def downgrade() -> None:
    """Remove it: every account is signed in to with the password alone."""
    op.drop_table("second_factors")
