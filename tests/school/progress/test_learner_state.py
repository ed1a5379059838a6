"""What the next step is chosen from: what it holds, and that every question of it has an index."""

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, timedelta
from typing import Any

import pytest
from sqlalchemy import text

from school.database import Database
from school.learners.guests import new_guest
from school.learning.rating import features
from school.learning.state import CourseUnit, LearnerState, LearningAims, Skill, Target
from school.progress.evidence import AnswerEvidence
from school.progress.learner_state import learner_state, target_of
from school.progress.models import Outcome
from school.progress.overview import due_topics, forecast
from school.progress.summing import reschedule
from tests.due_skills import due_now
from tests.listening import listening
from tests.school.make import NOON, answer

RULES = "mcr-2014"
COURSE = tuple(
    CourseUnit(Skill(RULES, topic, "find")) for topic in ("all-chows", "all-pungs", "pure-straight")
)
LATER = NOON + timedelta(days=60)


def met(
    database: Database, learner: uuid.UUID, topic: str, seen: bool, kind: str = "find", **more: Any
) -> None:
    shown = AnswerEvidence(((topic, seen, 0.5),), topic, features(kind, 1, topic))
    address = f"{RULES}/{kind}/1/5/{next(_INDEX)}/{topic}"
    with database.writing() as session:
        answer(session, learner, address, shown=shown, credit=float(seen), **more)


_INDEX: Iterator[int] = iter(range(1, 10_000))


def state(database: Database, learner: uuid.UUID, now: Any = LATER) -> LearnerState:
    with database.reading() as session:
        return learner_state(session, learner, RULES, COURSE, LearningAims(), now)


def test_what_was_begun_is_due_and_no_longer_ahead(database: Database, owner: uuid.UUID) -> None:
    met(database, owner, "all-pungs", seen=False)
    found = state(database, owner)

    assert [each.skill for each in found.due] == [Skill(RULES, "all-pungs", "find")]
    assert found.due[0].latest_miss_at == NOON
    assert [unit.skill.topic for unit in found.course] == ["all-chows", "pure-straight"]
    assert found.recent == (Target("find", "all-pungs"),)
    assert found.unlearnt == (found.due[0].skill,)
    assert found.kinds == ("find",)
    assert found.ratings["find"].n == 1
    assert found.difficulties["about:all-pungs"].n == 1


def test_what_was_only_skipped_was_asked_but_not_missed(
    database: Database, learner: uuid.UUID
) -> None:
    met(database, learner, "all-pungs", seen=False, response=None, outcome=Outcome.SKIPPED)
    found = state(database, learner)

    assert found.recent == (Target("find", "all-pungs"),)
    assert found.unlearnt == ()


def test_a_topic_that_was_shown_once_is_no_longer_missed(
    database: Database, learner: uuid.UUID
) -> None:
    met(database, learner, "all-pungs", seen=False)
    met(database, learner, "all-pungs", seen=True)

    assert state(database, learner).unlearnt == ()


def test_what_was_asked_within_a_day_is_counted(database: Database, learner: uuid.UUID) -> None:
    met(database, learner, "all-pungs", seen=True, at=NOON - timedelta(days=2))
    for _ in range(3):
        met(database, learner, "all-chows", seen=True)

    assert state(database, learner, NOON + timedelta(hours=1)).asked_today == 3
    assert state(database, learner).asked_today == 0


def test_a_mixed_drill_asks_of_hands_alone(database: Database, learner: uuid.UUID) -> None:
    """Of words and of the table one topic may be known and the next never met."""
    shown = AnswerEvidence((("topic:seats-and-dealer", True, 0.5),), "topic:seats-and-dealer")
    address = f"{RULES}/procedure/1/5/1/topic:seats-and-dealer"
    with database.writing() as session:
        answer(session, learner, address, shown=shown, credit=1.0)
    assert state(database, learner).kinds == ()

    met(database, learner, "all-pungs", seen=True)
    assert state(database, learner).kinds == ("find",)


def test_nothing_is_due_before_its_time(database: Database, learner: uuid.UUID) -> None:
    met(database, learner, "all-pungs", seen=True)

    assert state(database, learner, NOON + timedelta(minutes=1)).due == ()


def test_what_was_begun_within_a_day_is_counted(database: Database, learner: uuid.UUID) -> None:
    met(database, learner, "all-pungs", seen=True)
    met(database, learner, "all-chows", seen=True, at=NOON - timedelta(days=2))

    assert state(database, learner, NOON + timedelta(hours=1)).begun_today == 1


def test_another_learner_and_another_rule_set_are_left_out(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
    met(database, other, "all-pungs", seen=False)
    found = state(database, learner)

    assert (found.due, found.recent, found.ratings) == ((), (), {})
    with database.reading() as session:
        elsewhere = learner_state(session, other, "imj", (), LearningAims(), LATER)
    assert (elsewhere.due, elsewhere.recent, elsewhere.difficulties) == ((), (), {})


def test_what_is_asked_only_along_with_others_is_never_due(
    database: Database, learner: uuid.UUID
) -> None:
    shown = AnswerEvidence((("hand", False, 1.0), ("all-chows", False, 0.3)), "hand")
    with database.writing() as session:
        answer(session, learner, f"{RULES}/total/2/5/1", shown=shown, credit=0.0)

    assert [each.skill.topic for each in state(database, learner).due] == ["hand"]


@pytest.mark.parametrize(
    ("seen", "weight", "is_due"),
    [(True, 1.0, False), (False, 1.0, True), (False, 0.4, True), (False, 0.3, False)],
)
def test_what_was_met_along_the_way_is_due_once_it_was_plainly_missed(
    database: Database, learner: uuid.UUID, seen: bool, weight: float, is_due: bool
) -> None:
    """Until then it is still ahead in the course, for it was never asked for by itself."""
    shown = AnswerEvidence(
        (("pure-straight", True, 1.0), ("all-pungs", seen, weight)), "pure-straight"
    )
    with database.writing() as session:
        answer(session, learner, f"{RULES}/find/2/5/1/pure-straight", shown=shown, credit=1.0)
    found = state(database, learner)

    assert {each.skill.topic for each in found.due} - {"pure-straight"} == (
        {"all-pungs"} if is_due else set()
    )
    assert ("all-pungs" in [each.skill.topic for each in found.course]) is not is_due


def test_what_waits_for_its_lesson_does_not_come_back_unless_it_was_asked_for(
    database: Database, learner: uuid.UUID
) -> None:
    shown = AnswerEvidence(
        (("pure-straight", True, 1.0), ("all-pungs", False, 1.0)), "pure-straight"
    )
    with database.writing() as session:
        answer(session, learner, f"{RULES}/find/2/5/1/pure-straight", shown=shown, credit=1.0)
    untaught = {"pure-straight", "all-pungs"}
    with database.reading() as session:
        with noted(database) as asked:
            found = learner_state(session, learner, RULES, COURSE, LearningAims(), LATER, untaught)
        assert {each.skill.topic for each in found.due} == {"pure-straight"}
        assert due_now(session, learner, RULES, LATER, untaught) == 1
        assert due_now(session, learner, RULES, LATER) == 2
        assert due_topics(session, learner, RULES, LATER, untaught) == {"pure-straight"}
        coming = forecast(session, learner, RULES, LATER, UTC, untaught=untaught)
    assert sum(count for _, count in coming) == 1
    for statement, parameters in asked:
        assert not any(map(is_scan, plan(database, statement, parameters)))


def test_what_was_met_along_the_way_is_begun_when_it_is_asked_for(
    database: Database, learner: uuid.UUID
) -> None:
    shown = AnswerEvidence(
        (("pure-straight", True, 1.0), ("all-pungs", True, 1.0)), "pure-straight"
    )
    with database.writing() as session:
        answer(session, learner, f"{RULES}/find/2/5/1/pure-straight", shown=shown, credit=1.0)
    with database.writing() as session:
        reschedule(session, learner, LearningAims(retention=0.95))
    along = state(database, learner, NOON + timedelta(hours=1))
    met(database, learner, "all-pungs", seen=True, at=NOON + timedelta(hours=2))
    asked = state(database, learner)

    assert along.begun_today == 1
    assert state(database, learner, NOON + timedelta(hours=3)).begun_today == 2
    assert [(each.skill.topic, each.n) for each in asked.due] == [
        ("pure-straight", 1),
        ("all-pungs", 2),
    ]


def test_other_aims_move_what_is_due(database: Database, learner: uuid.UUID) -> None:
    met(database, learner, "all-pungs", seen=True)
    usual = state(database, learner).due[0].memory
    with database.writing() as session:
        reschedule(session, learner, LearningAims(retention=0.95))
    strict = state(database, learner).due[0].memory
    with database.writing() as session:
        reschedule(session, learner, LearningAims())

    assert strict.due < usual.due
    assert strict.stability == usual.stability
    assert state(database, learner).due[0].memory == usual


@pytest.mark.parametrize(
    ("question", "target"),
    [
        ("mcr-2014/find/1/5/1/all-pungs", Target("find", "all-pungs")),
        ("mcr-2014/fans/1/5/1", Target("fans", None)),
        ("mcr-2014/waits/1/5/1", Target("waits", "hand")),
        ("mcr-2014/ruling/1/5/1/topic:claims", Target("ruling", "topic:claims")),
        ("mcr-2014/check/mcr/straights/faded/5f3ac1d2", None),
    ],
)
def test_an_address_tells_its_target(question: str, target: Target | None) -> None:
    assert target_of(question) == target


def test_every_query_is_answered_by_an_index(database: Database, learner: uuid.UUID) -> None:
    met(database, learner, "all-pungs", seen=False)
    with noted(database) as asked:
        state(database, learner)
    assert len(asked) == 3
    for statement, parameters in asked:
        steps = plan(database, statement, parameters)
        assert not [step for step in steps if is_scan(step)], (statement, steps)


def is_scan(step: str) -> bool:
    """A plan reads a whole table: SQLite says SCAN, PostgreSQL a sequential scan."""
    return step.startswith("SCAN") or "Seq Scan" in step


@contextmanager
def noted(database: Database) -> Iterator[list[tuple[str, Any]]]:
    """What is asked of the database within the block."""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith("SELECT"):
            asked.append((statement, parameters))

    with listening(database, "before_cursor_execute", note):
        yield asked


def plan(database: Database, statement: str, parameters: Any) -> list[str]:
    """The steps of the plan; PostgreSQL is told to scan only where there is no other way."""
    with database.reading() as session:
        connection = session.connection()
        if database.engine.dialect.name == "sqlite":
            rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            return [row[-1] for row in rows]
        session.execute(text("SET LOCAL enable_seqscan = off"))
        rows = connection.exec_driver_sql(f"EXPLAIN {statement}", parameters)
        return [row[0] for row in rows]
