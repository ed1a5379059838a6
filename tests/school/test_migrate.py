"""Migrations: their end is what the models say, and each goes both ways."""

import sqlite3
import uuid
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, inspect, select

from school import migrate
from school.columns import Base
from school.database import Database, open_database
from school.errors import SchoolError
from school.progress.models import Answer
from tests.school.make import answer


def test_the_head_is_what_the_models_say(url: str) -> None:
    migrate.upgrade(url)
    assert migrate.current(url) == migrate.head()
    migrate.check(url)


def test_the_head_has_every_constraint_of_the_models(url: str) -> None:
    """Alembic's own check passes over check constraints, so all is compared table by table."""
    migrate.upgrade(url)
    migrated = open_database(url)
    described = _tables(migrated.engine)
    migrate.downgrade(url, "base")
    Base.metadata.create_all(migrated.engine)
    assert described == _tables(migrated.engine)
    checks = {name: len(table["checks"]) for name, table in described.items() if table["checks"]}
    assert checks == {"accounts": 1, "answers": 5, "fan_evidence": 1, "lessons_done": 1}
    migrated.close()


def test_down_to_nothing_and_up_again(url: str) -> None:
    migrate.upgrade(url)
    migrate.downgrade(url, "base")
    database = open_database(url)
    assert set(inspect(database.engine).get_table_names()) <= {"alembic_version"}
    database.close()
    assert migrate.current(url) is None
    migrate.upgrade(url)
    assert migrate.current(url) == migrate.head()


def test_migrating_again_changes_no_row(url: str, database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        saved = answer(session, learner).public_id
    migrate.upgrade(url)
    with database.reading() as session:
        assert session.scalars(select(Answer.public_id)).all() == [saved]


def test_rows_that_point_nowhere_stop_a_migration(tmp_path: Path) -> None:
    path = tmp_path / "school.db"
    migrate.upgrade(f"sqlite:///{path}")
    file = sqlite3.connect(path)
    file.execute(
        "INSERT INTO fan_evidence VALUES (1, 'pure-straight', 'nobody', 'mcr-2014', 1, 1.0, '')"
    )
    file.commit()
    file.close()
    with pytest.raises(SchoolError, match="2 rows in fan_evidence") as caught:
        migrate.upgrade(f"sqlite:///{path}")
    assert caught.value.code == "broken-references"


def _tables(engine: Engine) -> dict[str, dict[str, Any]]:
    """Every table as plain values: columns, keys, indexes and checks."""
    found = inspect(engine)
    return {
        table: {
            "columns": {
                column["name"]: (str(column["type"]), column["nullable"])
                for column in found.get_columns(table)
            },
            "key": found.get_pk_constraint(table),
            "foreign": sorted(str(key) for key in found.get_foreign_keys(table)),
            "unique": sorted(str(key) for key in found.get_unique_constraints(table)),
            "indexes": sorted(str(index) for index in found.get_indexes(table)),
            "checks": sorted(str(check) for check in found.get_check_constraints(table)),
        }
        for table in sorted(Base.metadata.tables)
    }
