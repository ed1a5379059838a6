"""What can be found on the site, and by which words."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
NAME = sa.String(64)


def upgrade() -> None:
    """Make the tables; they are filled by the same command that migrates."""
    op.create_table(
        "search_documents",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("rules", NAME, nullable=False),
        sa.Column("key", NAME, nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_search_documents"),
    )
    op.create_table(
        "search_state",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_search_state"),
    )
    if op.get_bind().dialect.name == "sqlite":
        # Words come cut and without accents; | parts one name from the next.
        op.execute(
            "CREATE VIRTUAL TABLE search_words USING fts5(names, sounds, text, content='',"
            " tokenize=\"unicode61 remove_diacritics 0 tokenchars '|'\")"
        )
    else:
        op.execute(
            "CREATE TABLE search_words ("
            "id BIGINT CONSTRAINT pk_search_words PRIMARY KEY, words tsvector NOT NULL)"
        )
        op.execute("CREATE INDEX ix_search_words_words ON search_words USING gin (words)")


def downgrade() -> None:
    """Remove them; nothing is lost, for they are made of what the site holds anyhow."""
    op.execute("DROP TABLE search_words")
    op.drop_table("search_state")
    op.drop_table("search_documents")
