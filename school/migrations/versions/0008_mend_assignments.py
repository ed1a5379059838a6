"""What databases lack that were made by the first writings of 0007.

0007 was changed after it had run, so some databases that say 0007 lack columns and indexes. Whatever
is there already is left alone.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Add what is missing; every row is kept."""
    _add_column("assignment_attempts", sa.Column("keys_shown_at", MOMENT, nullable=True))
    _add_column("responses", sa.Column("evidence", sa.JSON(), nullable=True))
    _let_be_empty("responses", ("digest", "engine"))
    if "id" not in _columns("extensions"):
        _number_extensions()
    _add_index("assignments", ["class_id", "state"])
    _add_index("assignment_sections", ["assignment_id", "position"])
    _add_index("assignment_items", ["assignment_id", "position"])
    _add_index("assignment_attempts", ["student_id"])
    _add_index("responses", ["item_id"])
    _add_index("extensions", ["assignment_id", "student_id", "id"])
    _add_index("extensions", ["student_id"])
    _add_index("grade_changes", ["assignment_id", "student_id", "id"])
    _add_index("grade_changes", ["student_id"])


def downgrade() -> None:
    """0007 as it stands has all of it."""


def _columns(table: str) -> dict[str, bool]:
    """The columns of the table by name, with whether they may be empty."""
    found = sa.inspect(op.get_bind()).get_columns(table)
    return {column["name"]: column["nullable"] for column in found}


def _add_column(table: str, column: sa.Column[object]) -> None:
    if column.name not in _columns(table):
        op.add_column(table, column)


def _let_be_empty(table: str, names: tuple[str, ...]) -> None:
    held = [name for name in names if not _columns(table)[name]]
    if held:
        with op.batch_alter_table(table) as batch:
            for name in held:
                batch.alter_column(name, existing_type=sa.String(64), nullable=True)


def _add_index(table: str, columns: list[str]) -> None:
    found = {tuple(index["column_names"]) for index in sa.inspect(op.get_bind()).get_indexes(table)}
    if tuple(columns) not in found:
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def _number_extensions() -> None:
    """Make the table again, with a number for each row: a later extension is a row of its own now."""
    connection = op.get_bind()
    # Without types, so that each value goes back as it came.
    kept = sa.table("extensions", *(sa.column(name) for name in _columns("extensions")))
    rows = connection.execute(sa.select(kept).order_by(kept.c.at)).mappings().all()
    op.drop_table("extensions")
    op.create_table(
        "extensions",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("assignment_id", ROW_ID, nullable=False),
        sa.Column("student_id", ROW_ID, nullable=False),
        sa.Column("due_at", MOMENT, nullable=True),
        sa.Column("time_percent", sa.Integer(), nullable=False),
        sa.Column("more_attempts", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("by", sa.Uuid(), nullable=True),
        sa.Column("at", MOMENT, nullable=False),
        sa.CheckConstraint(
            "more_attempts >= 0", name=op.f("ck_extensions_more_attempts_not_negative")
        ),
        sa.CheckConstraint("time_percent >= 100", name=op.f("ck_extensions_time_not_shortened")),
        sa.ForeignKeyConstraint(
            ["assignment_id"],
            ["assignments.id"],
            name="fk_extensions_assignment_id_assignments",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["by"], ["accounts.learner_id"], name="fk_extensions_by_accounts", ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["student_id"],
            ["students.id"],
            name="fk_extensions_student_id_students",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("id", name="pk_extensions"),
    )
    for row in rows:
        connection.execute(sa.insert(kept).values({**row}))
