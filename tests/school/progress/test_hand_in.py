"""Handing in: one submission, one row."""

import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import delete, event, func, insert, select
from sqlalchemy.exc import IntegrityError

from school.accounts.erasures import erase_learners
from school.database import Database, open_database
from school.errors import SchoolError
from school.learners.guests import new_guest
from school.learners.models import Learner
from school.progress.evidence import AnswerEvidence
from school.progress.grading import GradedAnswer
from school.progress.hand_in import hand_in
from school.progress.models import Answer, Outcome, SkillEvidence
from tests.school.make import NOON, answer

RACES = 20
QUESTION = "mcr-2014/fans/3/2611/7"


def test_an_answer_is_kept_as_it_was_given(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        public_id = answer(
            session,
            learner,
            "mcr-2014/fans/3/2611/7/pure-straight",
            response={"fans": ["pure-straight", "all-chows"], "total": 18},
            credit=0.75,
            evidence=[("pure-straight", True, 0.5), ("all-chows", False, 0.5)],
            seconds=None,
            token="t-1",
        ).public_id
    with database.reading() as session:
        found = session.scalars(select(Answer)).one()
        evidence = session.scalars(select(SkillEvidence).order_by(SkillEvidence.topic)).all()
    assert found.public_id == public_id
    assert found.learner_id == learner
    assert found.question == "mcr-2014/fans/3/2611/7/pure-straight"
    assert (found.rules, found.kind, found.level) == ("mcr-2014", "fans", 3)
    assert (found.drill, found.position) == ("mcr-2014/fans/3/2611/pure-straight", 7)
    assert found.given == {"fans": ["pure-straight", "all-chows"], "total": 18}
    assert (found.outcome, found.credit, found.seconds) == (Outcome.ANSWERED, 0.75, None)
    assert (found.answered_at, found.token, found.engine) == (NOON, "t-1", "0.1.0")
    assert [(row.topic, row.seen, row.weight, row.rules, row.answered_at) for row in evidence] == [
        ("all-chows", False, 0.5, "mcr-2014", NOON),
        ("pure-straight", True, 0.5, "mcr-2014", NOON),
    ]


@pytest.mark.parametrize("outcome", [Outcome.UNKNOWN, Outcome.SKIPPED])
def test_no_answer_is_kept_too(database: Database, learner: uuid.UUID, outcome: Outcome) -> None:
    with database.writing() as session:
        answer(session, learner, response=None, credit=0, outcome=outcome)
    with database.reading() as session:
        found = session.scalars(select(Answer).where(Answer.given.is_(None))).one()
    assert found.outcome is outcome


def test_an_empty_list_is_an_answer(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner, response=[], credit=0)
    with database.reading() as session:
        assert session.scalars(select(Answer)).one().given == []


def test_a_second_submission_gives_the_first_row(database: Database, learner: uuid.UUID) -> None:
    """The back button and another try do not better an answer."""
    with database.writing() as session:
        first = answer(
            session,
            learner,
            QUESTION,
            token="t",
            credit=0.25,
            evidence=[("all-chows", False, 1.0)],
        )
    with database.writing() as session:
        again = answer(
            session,
            learner,
            QUESTION,
            token="t",
            response="other",
            credit=1,
            evidence=[("all-chows", True, 1.0)],
            at=NOON + timedelta(minutes=1),
        )
    assert again.public_id == first.public_id
    assert (again.given, again.credit, again.answered_at) == ("pure-straight", 0.25, NOON)
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == 1
        assert session.scalars(select(SkillEvidence.seen)).all() == [False]


def test_another_showing_is_another_row(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        first, again = (answer(session, learner, token=token).public_id for token in ("a", "b"))
    assert first != again


def test_two_learners_may_have_the_same_token(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        other = new_guest(session, NOON).id
        rows = {answer(session, who, token="t").id for who in (learner, other)}
    assert len(rows) == 2


def test_a_token_of_another_question_is_refused(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner, "mcr-2014/fans/3/2611/7", token="t")
    with pytest.raises(SchoolError, match="2611/7") as caught, database.writing() as session:
        answer(session, learner, "mcr-2014/fans/3/2611/8", token="t")
    assert caught.value.code == "token-of-another-question"


@pytest.mark.parametrize("processes", [1, 2])
def test_two_submissions_at_once_are_one_row(
    address: str, database: Database, learner: uuid.UUID, processes: int
) -> None:
    """A database of its own for each thread stands for two processes: no lock is shared."""
    other = database if processes == 1 else open_database(address)
    together = Barrier(2)

    def submit(through: Database) -> list[uuid.UUID]:
        rows = []
        for race in range(RACES):
            together.wait()
            with through.writing() as session:
                row = answer(
                    session,
                    learner,
                    f"mcr-2014/fans/3/2611/{race}",
                    token=f"race-{race}",
                    evidence=[("all-chows", True, 1.0)],
                )
            rows.append(row.public_id)
        return rows

    with ThreadPoolExecutor(2) as threads:
        one, two = [threads.submit(submit, through) for through in (database, other)]
        assert one.result() == two.result()
    other.close()
    with database.reading() as session:
        assert session.scalar(select(func.count()).select_from(Answer)) == RACES
        assert session.scalar(select(func.count()).select_from(SkillEvidence)) == RACES


def test_the_loser_of_a_race_gets_the_row_of_the_winner(
    database: Database, learner: uuid.UUID
) -> None:
    """The winner's row appears after the loser began, and before it writes."""
    with database.writing() as session:
        winner = answer(session, learner, QUESTION, token="kept for its values")
        values = {column.name: getattr(winner, column.name) for column in Answer.__table__.columns}
        session.execute(delete(Answer))
    won: list[str] = []

    @event.listens_for(database.engine, "before_cursor_execute")
    def win(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not won and statement.startswith("INSERT INTO answers"):
            won.append(statement)
            connection.execute(insert(Answer).values({**values, "token": "t"}))

    with database.writing() as session:
        row = answer(session, learner, QUESTION, token="t", evidence=[("all-chows", True, 1.0)])
        assert session.scalars(select(Answer.public_id)).all() == [values["public_id"]]
        assert session.scalars(select(SkillEvidence)).all() == []
    assert row.public_id == values["public_id"]
    assert won


def test_a_learner_who_was_erased_cannot_hand_in(database: Database, learner: uuid.UUID) -> None:
    with database.reading() as session:
        was = session.get_one(Learner, learner)
    with database.writing() as session:
        erase_learners(session, [learner], NOON)
    sent = GradedAnswer(QUESTION, Outcome.UNKNOWN, None, 0.0, AnswerEvidence(), token="t")
    with pytest.raises(SchoolError) as caught, database.writing() as session:
        hand_in(session, was, sent, NOON)
    assert caught.value.code == "unknown-learner"


NAN = float("nan")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        pytest.param({"credit": 1.01}, "bad-credit", id="credit above 1"),
        pytest.param({"credit": -0.01}, "bad-credit", id="credit below 0"),
        pytest.param({"credit": NAN}, "bad-credit", id="credit not a number"),
        pytest.param({"seconds": -1}, "bad-seconds", id="before the question"),
        pytest.param({"seconds": NAN}, "bad-seconds", id="seconds not a number"),
        pytest.param({"seconds": float("inf")}, "bad-seconds", id="seconds without end"),
        pytest.param({"token": "t" * 65}, "bad-token", id="long token"),
        pytest.param({"address": "fans/7"}, "bad-address", id="not a question"),
        pytest.param({"response": None}, "given-and-outcome", id="answered with nothing"),
        pytest.param(
            {"outcome": Outcome.SKIPPED, "credit": 0}, "given-and-outcome", id="skipped and given"
        ),
        pytest.param(
            {"outcome": Outcome.UNKNOWN, "response": None}, "bad-credit", id="credit for nothing"
        ),
        pytest.param({"evidence": [("all-chows", True, 0)]}, "bad-weight", id="no weight"),
        pytest.param({"evidence": [("all-chows", True, 1.5)]}, "bad-weight", id="more than whole"),
        pytest.param(
            {"evidence": [("all-chows", True, 1), ("all-chows", False, 1)]},
            "topic-twice",
            id="a fan twice",
        ),
        pytest.param({"at": datetime(2026, 11, 21)}, "naive-time", id="no zone"),  # noqa: DTZ001
    ],
)
def test_nonsense_is_refused_and_leaves_nothing(
    database: Database, learner: uuid.UUID, wrong: dict[str, Any], code: str
) -> None:
    with database.writing() as session:
        with pytest.raises(SchoolError) as caught:
            answer(session, learner, **wrong)
        answer(session, learner, token="the session can still be used")
    assert caught.value.code == code
    with database.reading() as session:
        assert session.scalars(select(Answer.token)).all() == ["the session can still be used"]
        assert session.scalars(select(SkillEvidence)).all() == []


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param({"credit": 1.5}, id="credit"),
        pytest.param({"seconds": -1.0}, id="seconds"),
        pytest.param({"given": None}, id="nothing given"),
        pytest.param({"outcome": Outcome.SKIPPED, "credit": 0.0}, id="skipped and given"),
        pytest.param({"token": "t-1"}, id="token twice"),
    ],
)
def test_the_database_itself_refuses_nonsense(
    database: Database, learner: uuid.UUID, wrong: dict[str, Any]
) -> None:
    with database.writing() as session:
        row = answer(session, learner, token="t-1")
    values = {column.name: getattr(row, column.name) for column in Answer.__table__.columns}
    sane = {**values, "id": row.id + 1, "public_id": uuid.uuid4(), "token": "t-2"}
    with pytest.raises(IntegrityError), database.writing() as session:
        session.execute(insert(Answer).values({**sane, **wrong}))
    with database.writing() as session:
        session.execute(insert(Answer).values(sane))


def test_a_question_met_before_shows_nothing_about_fans(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner, QUESTION, response=None, credit=0, outcome=Outcome.UNKNOWN)
        answer(session, learner, QUESTION, evidence=[("pure-straight", True, 1.0)])
        other = "mcr-2014/fans/3/2611/8"
        answer(session, learner, other, evidence=[("pure-straight", True, 1.0)])
    with database.reading() as session:
        assert session.scalar(select(func.count(Answer.id))) == 3
        shown = session.scalars(select(SkillEvidence)).all()
        asked = session.scalars(select(Answer).where(Answer.question == other)).one()
    assert [row.answer_id for row in shown] == [asked.id]
