"""Migrations: their end is what the models say, and each goes both ways."""

import sqlite3
import uuid
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, inspect, select, text

from school import migrate
from school.columns import ModelBase
from school.database import Database, open_database
from school.errors import SchoolError
from school.progress.models import Answer
from tests.school.make import NOON, answer

CHECKED = {
    "accounts": 1,
    "answers": 5,
    "assignment_attempts": 1,
    "assignment_audience": 1,
    "assignment_items": 1,
    "assignments": 10,
    "desk_results": 2,
    "exam_items": 4,
    "exam_sittings": 2,
    "extensions": 2,
    "grade_changes": 1,
    "item_repairs": 1,
    "lessons_done": 1,
    "lessons_together": 4,
    "place_events": 1,
    "question_reports": 1,
    "responses": 3,
    "skill_evidence": 1,
    "sprints": 2,
    "lti_scores": 1,
}
_OLD_ROWS = (
    "INSERT INTO learners (id, created_at, last_seen_at, settings) VALUES (:learner, :at, :at, '{}')",
    "INSERT INTO answers (id, public_id, learner_id, question, rules, kind, level, drill, position,"
    " outcome, given, credit, seconds, answered_at, token, engine) VALUES (1, :public, :learner,"
    " 'mcr-2014/find/1/2/3', 'mcr-2014', 'find', 1, 'mcr-2014/find/1/2', 3, 'answered', '\"x\"', 1,"
    " 2.5, :at, 't', '0.2')",
    "INSERT INTO fan_evidence (answer_id, fan, learner_id, rules, seen, weight, answered_at)"
    " VALUES (1, 'pure-straight', :learner, 'mcr-2014', true, 0.5, :at)",
)


def test_the_head_is_what_the_models_say(url: str) -> None:
    migrate.upgrade(url)
    assert migrate.current(url) == migrate.head()
    migrate.check(url)


def test_the_head_has_every_constraint_of_the_models(url: str) -> None:
    """Alembic's own check passes over check constraints, so all is compared table by table."""
    migrate.upgrade(url)
    migrated = open_database(url)
    tables = described(migrated.engine)
    migrate.downgrade(url, "base")
    ModelBase.metadata.create_all(migrated.engine)
    assert tables == described(migrated.engine)
    checked = {name: len(table["checks"]) for name, table in tables.items() if table["checks"]}
    assert checked == CHECKED
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


@pytest.mark.parametrize("topic", ["pure-straight", "hand"])
def test_evidence_about_fans_is_kept_with_the_kind_of_its_answer(url: str, topic: str) -> None:
    migrate.upgrade(url, "0004")
    learner, moment = uuid.uuid4(), NOON.replace(tzinfo=None)
    database = open_database(url)
    values: dict[str, Any] = {"learner": learner.hex, "at": str(moment), "public": uuid.uuid4().hex}
    with database.writing() as session:
        for statement in _OLD_ROWS:
            session.execute(text(statement), values)
    migrate.upgrade(url)
    with database.reading() as session:
        found = session.execute(
            text("SELECT answer_id, topic, rules, kind, seen, weight FROM skill_evidence")
        ).all()
    assert [tuple(row) for row in found] == [(1, "pure-straight", "mcr-2014", "find", True, 0.5)]
    with database.writing() as session:
        session.execute(text("UPDATE skill_evidence SET topic = :topic"), {"topic": topic})
    database.close()
    migrate.downgrade(url, "0004")
    with database.reading() as session:
        back = session.execute(text("SELECT answer_id, fan, seen FROM fan_evidence")).all()
    assert [tuple(row) for row in back] == ([(1, topic, True)] if topic != "hand" else [])
    database.close()


_WHO = ("guest", "owner", "student")
_EARLIER_ROWS = (
    "INSERT INTO accounts (learner_id, name, name_key, password, role, created_at)"
    " VALUES (:owner, 'Lin', 'lin', '-', 'learner', :at)",
    "INSERT INTO classes (id, public_id, name, rules, zone, join_code, joining, created_at)"
    " VALUES (1, :owner, 'Room 5', 'mcr-2014', 'UTC', 'C', true, :at)",
    "INSERT INTO students (id, public_id, class_id, learner_id, name, name_key, card, card_digest,"
    " shares, created_at) VALUES (1, :owner, 1, :student, 'Mei', 'mei', 1, 'd', false, :at)",
)


def test_of_earlier_answers_those_of_accounts_and_of_students_calibrate(url: str) -> None:
    migrate.upgrade(url, "0007")
    database = open_database(url)
    ids = {name: uuid.uuid4().hex for name in _WHO}
    moment = str(NOON.replace(tzinfo=None))
    with database.writing() as session:
        for number, learner in enumerate(ids.values(), 1):
            values = {"learner": learner, "at": moment, "public": uuid.uuid4().hex, "id": number}
            session.execute(text(_OLD_ROWS[0]), values)
            session.execute(text(_OLD_ROWS[1].replace("(1, :public", "(:id, :public")), values)
        for statement in _EARLIER_ROWS:
            session.execute(text(statement), {**ids, "at": moment})
    migrate.upgrade(url)
    with database.reading() as session:
        found = session.scalars(select(Answer.calibrates).order_by(Answer.id)).all()
    assert dict(zip(_WHO, found, strict=True)) == {"guest": False, "owner": True, "student": True}
    database.close()
    migrate.downgrade(url, "0007")


def test_migrating_again_changes_no_row(
    address: str, database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        saved = answer(session, learner).public_id
    migrate.upgrade(address)
    with database.reading() as session:
        assert session.scalars(select(Answer.public_id)).all() == [saved]


def test_rows_that_point_nowhere_stop_a_migration(tmp_path: Path) -> None:
    path = tmp_path / "school.db"
    migrate.upgrade(f"sqlite:///{path}")
    file = sqlite3.connect(path)
    file.execute(
        "INSERT INTO skill_evidence"
        " VALUES (1, 'pure-straight', 'nobody', 'mcr-2014', 'fans', 1, 1.0, '')"
    )
    file.commit()
    file.close()
    with pytest.raises(SchoolError, match="2 rows in skill_evidence") as caught:
        migrate.upgrade(f"sqlite:///{path}")
    assert caught.value.code == "broken-references"


def described(engine: Engine) -> dict[str, dict[str, Any]]:
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
        for table in sorted(ModelBase.metadata.tables)
    }
