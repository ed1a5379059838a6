"""Who is erased is gone for everybody at once, and all that was theirs soon after, whatever comes between."""

import signal
import subprocess
import sys
import uuid
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as StillWaiting

import pytest
from sqlalchemy import func, select

from school.accounts import erasures, merging, sign_ins
from school.accounts.housekeeping import (
    UnseenLimits,
    count_unseen_guests,
    delete_expired_rows,
    erase_unseen_guests,
)
from school.accounts.opening import find_by_name
from school.classes.erasing import erase_learner
from school.classes.models import Student
from school.columns import ModelBase
from school.database import Database
from school.errors import SchoolError
from school.learners.guests import find, new_guest, save_settings, touch
from school.learners.models import Learner
from school.learners.settings import LearnerSettings
from school.progress.models import Answer, SkillEvidence
from tests.school.accounts.opened import account
from tests.school.classes.made import class_of, student_in
from tests.school.filled import SHOWN, in_every_table
from tests.school.make import NOON, answer

OF_NOBODY = {"search_documents", "search_state", "lti_logins", "lti_visits", "lti_platforms"}
OF_ALL = {"feature_ratings", "question_reports"}  # which stay, of no one
DERIVED = {"answer_facts"}  # goes with its answer
ANSWERS = 7

KILLED_IN_BETWEEN = """
import os, signal, sys
from school.accounts import erasures
from school.database import open_database

erasures.finish_erasures(
    open_database(sys.argv[1]), lambda: os.kill(os.getpid(), signal.SIGKILL), portion=2
)
"""


@pytest.fixture
def begun(database: Database, monkeypatch: pytest.MonkeyPatch) -> uuid.UUID:
    """An account with rows wherever there may be some, which erased all of them a moment ago."""
    monkeypatch.setattr(erasures, "PORTION", 2)
    with database.writing() as session:
        lin = in_every_table(session)
        for _ in range(ANSWERS - 2):  # two are there already
            answer(session, lin, shown=SHOWN)
    with database.writing() as session:
        erase_learner(session, lin, NOON)
    return lin


def left(database: Database) -> set[str]:
    """The tables that hold a row of anybody."""
    with database.reading() as session:
        return {
            table.name
            for table in ModelBase.metadata.tables.values()
            if session.execute(select(table).limit(1)).first()
        } - (OF_NOBODY | OF_ALL)


def count_of(database: Database, model: type[ModelBase]) -> int:
    with database.reading() as session:
        return session.scalar(select(func.count()).select_from(model)) or 0


def test_who_is_half_erased_is_gone_for_everybody(database: Database, begun: uuid.UUID) -> None:
    own = {model.__tablename__ for model in erasures.OWN_TABLES}
    assert left(database) <= own | DERIVED | {"learners"}
    assert count_of(database, Answer) == ANSWERS - 2
    with database.writing() as session:
        assert find(session, begun) is None
        assert touch(session, begun, NOON) is None
        assert merging.lock_learners(session, begun) == []
        assert merging.known_guest(session, begun, NOON) is None
        assert sign_ins.signed_in_with(session, "token", NOON) is None
        assert find_by_name(session, "Lin") is None
        with pytest.raises(SchoolError, match="no learner"):
            save_settings(session, begun, LearnerSettings())
        guest = new_guest(session, NOON, learner_id=begun)
        assert guest.id != begun
        assert not merging.merge_guest(session, begun, guest.id, NOON)
        assert not merging.merge_guest(session, guest.id, begun, NOON)
    assert count_unseen_guests(database, NOON.replace(year=2036)) == 1  # the new one


def test_a_portion_after_the_other_all_is_deleted(database: Database, begun: uuid.UUID) -> None:
    answers: list[int] = []

    def others_write() -> None:
        answers.append(count_of(database, Answer))
        with database.writing() as session:
            new_guest(session, NOON)

    assert erasures.finish_erasures(database, others_write, portion=2) == 1
    assert answers[:3] == [3, 1, 0]
    assert left(database) == {"learners"}
    assert count_of(database, Learner) == len(answers)
    assert erasures.finish_erasures(database, others_write) == 0


def test_an_erasure_that_was_killed_is_finished_by_the_next_clearing(
    database: Database, address: str, begun: uuid.UUID
) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED_IN_BETWEEN, address], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert 0 < count_of(database, Answer) < ANSWERS - 2
    assert count_of(database, SkillEvidence) <= count_of(
        database, Answer
    )  # none without its answer
    with database.writing() as session:
        assert touch(session, begun, NOON) is None

    delete_expired_rows(database, NOON)

    assert left(database) == set()


def test_forgetting_guests_finishes_what_was_begun(database: Database, begun: uuid.UUID) -> None:
    assert erase_unseen_guests(database, NOON, rest=lambda: None) == 0
    assert left(database) == set()


def test_a_place_that_is_given_at_the_same_moment_is_nobodys(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasures, "PORTION", 2)
    with database.writing() as session:
        school_class = class_of(session, account(session).learner_id)
        guest = new_guest(session, NOON).id
        for _ in range(ANSWERS):
            answer(session, guest, shown=SHOWN)

    def erase() -> None:
        with database.writing() as session:
            erase_learner(session, guest, NOON)

    with ThreadPoolExecutor(1) as thread:
        with database.writing() as session:
            student_in(session, school_class, guest)
            erased = thread.submit(erase)
            with pytest.raises(StillWaiting):
                erased.result(timeout=0.3)
        erased.result()

    assert count_of(database, Answer) == ANSWERS - 2
    with database.reading() as session:
        places = select(Student).where(Student.learner_id == guest)
        assert session.scalars(places).all() == []


def test_guests_with_many_answers_are_forgotten_a_portion_at_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasures, "PORTION", 4)
    with database.writing() as session:
        for number in range(3):
            guest = new_guest(session, NOON).id
            for _ in range(3 * number):
                answer(session, guest, shown=SHOWN)
    before, answers = count_of(database, Answer), []

    gone = erase_unseen_guests(
        database,
        NOON.replace(year=2036),
        UnseenLimits(),
        rest=lambda: answers.append(count_of(database, Answer)),
    )

    assert gone == 3
    assert answers[0] == before - 4
    assert left(database) == set()
