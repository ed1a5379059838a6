"""The tally of a drill: the latest answer to each question."""

import uuid
from datetime import timedelta

from school.database import Database
from school.learners.guests import new_guest
from school.progress.drill_tally import drill_tally
from school.progress.models import Outcome
from tests.school.make import NOON, answer

NUMBERS = range(51)


def test_the_latest_answer_to_each_question_counts(database: Database, learner: uuid.UUID) -> None:
    with database.writing() as session:
        answer(session, learner, "mcr-2014/fans/3/2611/2", credit=1)
        answer(session, learner, "mcr-2014/fans/3/2611/0", credit=0)
        last = answer(session, learner, "mcr-2014/fans/3/2611/0", credit=0.5, at=NOON)
        answer(
            session,
            learner,
            "mcr-2014/fans/3/2611/10",
            response=None,
            credit=0,
            outcome=Outcome.SKIPPED,
            at=NOON + timedelta(minutes=1),
        )
    with database.reading() as session:
        found = drill_tally(session, learner, "mcr-2014/fans/3/2611/4", NUMBERS)
    assert [(mark.position, mark.credit, mark.outcome) for mark in found.marks] == [
        (0, 0.5, Outcome.ANSWERED),
        (2, 1.0, Outcome.ANSWERED),
        (10, 0.0, Outcome.SKIPPED),
    ]
    assert found.marks[0].public_id == last.public_id
    assert (found.answered, found.right, found.credit) == (2, 1, 1.5)


def test_other_drills_and_other_learners_are_left_out(
    database: Database, learner: uuid.UUID
) -> None:
    with database.writing() as session:
        answer(session, learner, "mcr-2014/fans/3/2611/0")
        answer(session, learner, "mcr-2014/fans/3/26/1")
        answer(session, learner, "mcr-2014/fans/3/2612/2")
        answer(session, learner, "mcr-2014/fans/4/2611/3")
        answer(session, learner, "mcr-2014/fans/3/2611/4/pure-straight")
        answer(session, new_guest(session, NOON).id, "mcr-2014/fans/3/2611/5")
    with database.reading() as session:
        plain = drill_tally(session, learner, "mcr-2014/fans/3/2611/0", NUMBERS)
        filtered = drill_tally(session, learner, "mcr-2014/fans/3/2611/0/pure-straight", NUMBERS)
        untouched = drill_tally(session, learner, "mcr-2014/fans/5/1/0", NUMBERS)
    assert [mark.position for mark in plain.marks] == [0]
    assert [mark.position for mark in filtered.marks] == [4]
    assert (untouched.marks, untouched.answered, untouched.credit) == ((), 0, 0)
