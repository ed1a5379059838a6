"""All that is derived can be thrown away and made again, equal to the last digit."""

import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from random import Random
from threading import Barrier

import pytest
from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from school.database import Database
from school.learners.guests import new_guest
from school.progress.evidence import AnswerEvidence
from school.progress.merging import move_derived, order_of
from school.progress.models import Answer, SkillEvidence
from school.progress.rebuild import SUM_TABLES, rebuild
from school.progress.summaries import FeatureRow, HourRow, MisconceptionRow, SkillRow
from tests.school.accounts.opened import account
from tests.school.make import NOON, answer
from tests.school.progress.derived import derived, one, shown_by, some

THREADS = 4


@pytest.fixture
def learners(database: Database) -> list[uuid.UUID]:
    """Two with accounts, and a guest, whose answers do not calibrate."""
    with database.writing() as session:
        owners = [account(session, name).learner_id for name in ("Lin", "Mei")]
        return [*owners, new_guest(session, NOON).id]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_derived_again_equals_what_was_kept_answer_by_answer(
    database: Database, learners: list[uuid.UUID], seed: int
) -> None:
    with database.writing() as session:
        some(session, learners, Random(seed), 30)
    with database.writing() as session:
        before = derived(session)
        session.execute(delete(SkillRow))
        session.execute(update(FeatureRow).values(mean=9.0))
        session.execute(update(HourRow).values(right=99))
    with database.writing() as session:
        assert rebuild(session, shown_by, batch=7) == 30
    with database.reading() as session:
        after = derived(session)
    assert all(before.values())
    assert after == before


def test_answers_that_come_at_once_are_taken_in_by_the_order_of_their_ids(
    database: Database, learners: list[uuid.UUID]
) -> None:
    """What is learnt of how hard questions are comes from everybody, and order matters."""
    together = Barrier(THREADS)

    def work(place: int) -> None:
        chance = Random(place)
        together.wait()
        for turn in range(5):
            with database.writing() as session:
                one(session, learners[place % 3], chance, NOON + timedelta(hours=turn))

    with ThreadPoolExecutor(THREADS) as threads:
        for done in [threads.submit(work, place) for place in range(THREADS)]:
            done.result()
    with database.writing() as session:
        before = derived(session)
        assert rebuild(session, shown_by) == THREADS * 5
        session.flush()
        assert derived(session) == before


def test_an_answer_that_arrives_twice_is_summed_up_once(
    database: Database, learners: list[uuid.UUID]
) -> None:
    shown = AnswerEvidence((("all-chows", True, 1.0),), "all-chows", {"kind:fans": 1.0}, "absent")
    for _ in range(2):
        with database.writing() as session:
            answer(session, learners[0], "mcr-2014/fans/3/2611/1", token="t", shown=shown)
    with database.reading() as session:
        assert session.scalars(select(SkillRow.n)).all() == [1]
        assert session.scalars(select(HourRow.answers)).all() == [1]
        assert session.scalars(select(MisconceptionRow.n)).all() == [1]
        assert session.scalars(select(FeatureRow.n)).all() == [1]


def test_a_question_met_before_counts_as_practice_and_shows_nothing(
    database: Database, learners: list[uuid.UUID]
) -> None:
    shown = AnswerEvidence((("all-chows", True, 1.0),), None, {"kind:fans": 1.0}, "absent")
    with database.writing() as session:
        for _ in range(2):
            answer(session, learners[0], "mcr-2014/fans/3/2611/1", shown=shown)
    with database.reading() as session:
        assert session.scalars(select(SkillRow.n)).all() == [1]
        assert session.scalars(select(MisconceptionRow.n)).all() == [1]
        assert session.scalars(select(HourRow.answers)).all() == [2]


@pytest.mark.parametrize("turns", [[[0, 1, 2]], [[0, 2], [1, 2]], [[1, 2], [0, 2]], [[0, 2]]])
def test_two_learners_become_one_as_if_one_had_answered_all(
    database: Database, learners: list[uuid.UUID], turns: list[list[int]]
) -> None:
    gone, kept, other = learners
    with database.writing() as session:
        for number, turn in enumerate(turns):
            some(session, [learners[each] for each in turn], Random(5 + number), 30)
        others = _of(session, other)
    with database.writing() as session:
        order = order_of(session, kept, gone)
        assert (order.earlier is None) is (len(turns[0]) == 3)
        session.execute(update(Answer).where(Answer.learner_id == gone).values(learner_id=kept))
        move_derived(session, gone, kept, order)
        ratings_apart = {
            name: rows for name, rows in derived(session).items() if "rating" not in name
        }
        assert _of(session, other) == others
        rebuild(session, shown_by)
        session.flush()
        again = {name: rows for name, rows in derived(session).items() if "rating" not in name}
        assert ratings_apart == again
        assert session.scalar(select(func.count()).where(SkillEvidence.learner_id == gone)) == 0


def _of(session: Session, learner: uuid.UUID) -> list[tuple[str, ...]]:
    return sorted(
        tuple(map(str, row))
        for model in SUM_TABLES
        for row in session.execute(
            select(model.__table__).where(model.__table__.c.learner_id == learner)
        )
    )
