"""Evidence can be thrown away and derived again."""

import uuid
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from school import migrate
from school.database import Database, open_database
from school.learners.guests import new_guest
from school.progress.evidence import FILTERED, MIXED, Evidence
from school.progress.models import Answer, FanEvidence
from school.progress.rebuild import rebuild
from tests.school.make import NOON, answer

FANS = ("all-chows", "all-pungs", "edge-wait", "pure-straight")

# What a learner gave for each fan in play, and whether the drill was filtered to them.
answers = st.lists(
    st.tuples(st.dictionaries(st.sampled_from(FANS), st.booleans()), st.booleans()), max_size=12
)


def evidence_of(row: Answer) -> list[Evidence]:
    """The way of deriving: from the answer as it was given, and from the question's address."""
    weight = FILTERED if row.question.endswith("/pure-straight") else MIXED
    return [(fan, seen, weight) for fan, seen in row.given.items()]


def give(session: Session, learner: uuid.UUID, what: dict[str, bool], filtered: bool) -> None:
    address = "mcr-2014/fans/3/2611/7" + ("/pure-straight" if filtered else "")
    weight = FILTERED if filtered else MIXED
    evidence = [(fan, seen, weight) for fan, seen in what.items()]
    answer(session, learner, address, given=dict(what), evidence=evidence)


def kept(session: Session) -> set[tuple[object, ...]]:
    """All evidence as plain values."""
    return {tuple(row) for row in session.execute(select(FanEvidence.__table__))}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """One database for all examples; each rolls back what it did."""
    url = f"sqlite:///{tmp_path_factory.mktemp('rebuild') / 'school.db'}"
    migrate.upgrade(url)
    opened = open_database(url)
    yield opened
    opened.close()


@given(given_by_learner=answers, given_by_other=answers)
def test_what_is_derived_again_equals_what_was_handed_in(
    shared: Database,
    given_by_learner: list[tuple[dict[str, bool], bool]],
    given_by_other: list[tuple[dict[str, bool], bool]],
) -> None:
    with shared.writing() as session:
        learner, other = (new_guest(session, NOON).id for _ in range(2))
        for who, rows in ((learner, given_by_learner), (other, given_by_other)):
            for what, filtered in rows:
                give(session, who, what, filtered)
        before = kept(session)
        session.execute(delete(FanEvidence).where(FanEvidence.fan == FANS[0]))
        session.execute(update(FanEvidence).values(seen=True, weight=0.25))
        assert rebuild(session, evidence_of, learner) == len(given_by_learner)
        assert rebuild(session, evidence_of, other) == len(given_by_other)
        assert kept(session) == before
        session.rollback()


def test_everybody_at_once_in_several_batches(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        for who in (learner, other, learner, other, learner):
            give(session, who, {"all-chows": True, "edge-wait": False}, filtered=False)
        before = kept(session)
        session.execute(delete(FanEvidence))
    with database.writing() as session:
        assert rebuild(session, evidence_of, batch=2) == 5
    with database.reading() as session:
        assert kept(session) == before


def test_one_learner_alone(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        for who in (learner, other):
            give(session, who, {"all-chows": True}, filtered=False)
    with database.writing() as session:
        assert rebuild(session, lambda row: [("edge-wait", False, MIXED)], learner) == 1
    with database.reading() as session:
        fans = {row.learner_id: row.fan for row in session.scalars(select(FanEvidence))}
        answers_left = session.scalars(select(Answer)).all()
    assert fans == {learner: "edge-wait", other: "all-chows"}
    assert len(answers_left) == 2
