"""Databases made by the first writings of migration 0007 become what 0008 expects, with every row."""

import uuid
from pathlib import Path
from typing import Any

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import text

from school import migrate, migrations
from school.columns import ModelBase
from school.database import open_database
from tests.school.make import NOON
from tests.school.test_migrate import described
from tests.shelf import Shelf

FILE = Path(str(migrations.__file__)).parent / "versions" / "0007_assignments.py"
Change = tuple[str, str]

WITHOUT_EVIDENCE: Change = ('        sa.Column("evidence", sa.JSON(), nullable=True),\n', "")
WITHOUT_KEYS: Change = ('        sa.Column("keys_shown_at", MOMENT, nullable=True),\n', "")
ONE_EXTENSION: tuple[Change, ...] = (
    (
        '        "extensions",\n        sa.Column("id", ROW_ID, nullable=False),\n',
        '        "extensions",\n',
    ),
    (
        'sa.PrimaryKeyConstraint("id", name="pk_extensions")',
        'sa.PrimaryKeyConstraint("assignment_id", "student_id", name="pk_extensions")',
    ),
    (
        """    op.create_index(
        "ix_extensions_assignment_id_student_id_id",
        "extensions",
        ["assignment_id", "student_id", "id"],
    )
""",
        "",
    ),
)
ALWAYS_FILLED: tuple[Change, ...] = (
    (
        """        sa.Column("digest", NAME, nullable=True),
        sa.Column("engine", NAME, nullable=True),
        sa.Column(
            "outcome\"""",
        """        sa.Column("digest", NAME, nullable=False),
        sa.Column("engine", NAME, nullable=False),
        sa.Column(
            "outcome\"""",
    ),
)
WRITINGS: dict[str, tuple[Change, ...]] = {
    "first": (WITHOUT_EVIDENCE, WITHOUT_KEYS, *ONE_EXTENSION, *ALWAYS_FILLED),
    "second": (WITHOUT_EVIDENCE, WITHOUT_KEYS, *ONE_EXTENSION),
    "third": (WITHOUT_EVIDENCE, WITHOUT_KEYS),
    "fourth": (WITHOUT_EVIDENCE,),
    "last": (),
}
"""What 0007 said before, as changes of what it says now."""

ROWS = (
    "INSERT INTO classes (id, public_id, name, rules, zone, join_code, joining, created_at)"
    " VALUES (1, :u1, 'Class', 'mcr-2014', 'UTC', 'ABCDEF', true, :at)",
    "INSERT INTO students (id, public_id, class_id, name, name_key, card, card_digest, shares, created_at)"
    " VALUES (1, :u2, 1, 'Kim', 'kim', 1, 'd', false, :at)",
    "INSERT INTO assignments (id, public_id, class_id, title, rules, state, wishes, seed, seeds, late,"
    " late_percent, attempts, counts, score_shown, answers_shown, explanations_shown, created_at)"
    " VALUES (1, :u3, 1, 'Task', 'mcr-2014', 'published', '[]', 's', 'one', 'refuse', 0, 1, 'best',"
    " 'during', 'after', 'after', :at)",
    "INSERT INTO assignment_sections (id, public_id, assignment_id, position, title, instruction)"
    " VALUES (1, :u4, 1, 1, '', '')",
    "INSERT INTO assignment_items (id, public_id, assignment_id, section_id, position, question,"
    " points, locked) VALUES (1, :u5, 1, 1, 1, 'mcr-2014/find/1/2/3', 1, false)",
    "INSERT INTO assignment_attempts (id, public_id, assignment_id, student_id, number, begun_at)"
    " VALUES (1, :u6, 1, 1, 1, :at)",
    "INSERT INTO responses (id, public_id, attempt_id, item_id, question, digest, engine, credit)"
    " VALUES (1, :u7, 1, 1, 'mcr-2014/find/1/2/3', 'd', '0.1', 0.5)",
)
EXTENSION = (
    "INSERT INTO extensions ({id}assignment_id, student_id, due_at, time_percent, more_attempts, note,"
    " \"by\", at) VALUES ({one}1, 1, :at, 150, 2, 'ill', NULL, :at)"
)


def as_written_then(changes: tuple[Change, ...]) -> str:
    source = FILE.read_text()
    for now, then in changes:
        assert source.count(now) == 1, now
        source = source.replace(now, then)
    return source


def make_old(url: str, changes: tuple[Change, ...]) -> None:
    """A database that ran 0007 as it was written then, with rows."""
    migrate.upgrade(url, "0006")
    module: dict[str, Any] = {}
    exec(compile(as_written_then(changes), "0007", "exec"), module)
    database = open_database(url)
    with database.writing() as session:
        connection = session.connection()
        named = {"target_metadata": ModelBase.metadata}  # how constraints are named
        with Operations.context(MigrationContext.configure(connection, opts=named)):
            module["upgrade"]()
        session.execute(text("UPDATE alembic_version SET version_num = '0007'"))
        values: dict[str, Any] = {f"u{n}": uuid.uuid4().hex for n in range(1, 8)}
        values["at"] = str(NOON.replace(tzinfo=None))
        numbered = ONE_EXTENSION[0] not in changes
        extension = EXTENSION.format(id="id, " if numbered else "", one="1, " if numbered else "")
        for statement in (*ROWS, extension):
            session.execute(text(statement), values)
    database.close()


@pytest.mark.parametrize("writing", WRITINGS)
def test_what_is_missing_is_added_and_every_row_is_kept(
    url: str, shelf: Shelf, writing: str
) -> None:
    make_old(url, WRITINGS[writing])
    migrate.upgrade(url)
    migrate.check(url)
    database = open_database(url)
    with database.reading() as session:
        kept = session.execute(
            text("SELECT id, time_percent, more_attempts, note FROM extensions")
        ).all()
        response = session.execute(text("SELECT digest, credit, evidence FROM responses")).all()
    found = described(database.engine)
    database.close()
    fresh = open_database(shelf.empty)
    assert found == described(fresh.engine)
    fresh.close()
    assert [tuple(row) for row in kept] == [(1, 150, 2, "ill")]
    assert [tuple(row) for row in response] == [("d", 0.5, None)]
