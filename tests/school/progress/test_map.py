"""The map of a learner, asked of the database."""

import uuid
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event

from school.database import Database
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.progress.evidence import FILTERED_WEIGHT, MIXED_WEIGHT
from school.progress.fan_state import FanMastery
from school.progress.map import fan_states_of
from tests.school.make import NOON, answer


def test_each_fan_has_its_own_state(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        for number in range(8):
            answer(
                session,
                learner,
                evidence=[
                    ("all-chows", True, MIXED_WEIGHT),
                    ("pure-straight", True, FILTERED_WEIGHT),
                    ("edge-wait", number % 2 == 0, MIXED_WEIGHT),
                ],
                at=NOON + timedelta(minutes=number),
            )
    with database.reading() as session:
        states = fan_states_of(session, learner, "mcr-2014", NOON + timedelta(minutes=7))
    assert {fan: state.state for fan, state in states.items()} == {
        "all-chows": FanMastery.SURE,
        "pure-straight": FanMastery.NEAR,
        "edge-wait": FanMastery.LEARNING,
    }
    assert (states["all-chows"].n, states["all-chows"].last) == (8, NOON + timedelta(minutes=7))


def test_other_rules_and_other_learners_are_other_maps(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        answer(
            session, learner, "mcr-2014/fans/3/1/0", evidence=[("all-chows", True, MIXED_WEIGHT)]
        )
        answer(
            session, learner, "mcr-2006/fans/3/1/0", evidence=[("all-pungs", True, MIXED_WEIGHT)]
        )
        answer(session, other, "mcr-2014/fans/3/1/0", evidence=[("all-types", True, MIXED_WEIGHT)])
    with database.reading() as session:
        assert list(fan_states_of(session, learner, "mcr-2014", NOON)) == ["all-chows"]
        assert list(fan_states_of(session, learner, "mcr-2006", NOON)) == ["all-pungs"]
        assert fan_states_of(session, uuid.uuid4(), "mcr-2014", NOON) == {}


def test_time_passes_on_the_map(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        for _ in range(8):
            answer(session, learner, evidence=[("all-chows", True, MIXED_WEIGHT)])
    with database.reading() as session:
        for days, state in ((0, FanMastery.SURE), (60, FanMastery.FADING)):
            states = fan_states_of(session, learner, "mcr-2014", NOON + timedelta(days=days))
            assert states["all-chows"].state is state


def test_the_map_is_one_query_answered_from_its_index(
    database: Database, learner: uuid.UUID
) -> None:
    asked: list[tuple[str, Any]] = []

    @event.listens_for(database.reader, "before_cursor_execute")
    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    with database.reading() as session:
        fan_states_of(session, learner, "mcr-2014", NOON)
        assert len(asked) == 1
        if database.engine.dialect.name != "sqlite":
            return
        plan = session.connection().exec_driver_sql(
            f"EXPLAIN QUERY PLAN {asked[0][0]}", asked[0][1]
        )
        steps = [row[-1] for row in plan]
    assert steps == [
        "SEARCH fan_summaries USING INDEX sqlite_autoindex_fan_summaries_1"
        " (learner_id=? AND rules=?)"
    ]


def test_a_moment_without_zone_is_refused(database: Database, learner: uuid.UUID) -> None:
    bare = datetime(2026, 11, 21)  # noqa: DTZ001  the naive moment that this test is about
    with pytest.raises(SchoolError) as caught, database.reading() as session:
        fan_states_of(session, learner, "mcr-2014", bare)
    assert caught.value.code == "naive-time"
