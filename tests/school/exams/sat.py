"""Exams for tests: of three questions, begun, graded, passed."""

import uuid
from datetime import timedelta

from sqlalchemy.orm import Session

from quizzes.address import Address
from quizzes.exams import DrawnItem, blueprint_of
from school.exams.models import ExamSitting
from school.exams.taking import DrawnExam, begin_exam
from school.learners.models import Learner
from tests.school.make import NOON

BLUEPRINT = blueprint_of("mcr-2014")
QUESTIONS = tuple(f"mcr-2014/find/1/{10**17 + at}/{at}" for at in (1, 2, 3))
LATER = NOON + timedelta(minutes=10)
OVER = NOON + timedelta(minutes=BLUEPRINT.minutes, seconds=1)


def exam(*, practice: bool = False) -> DrawnExam:
    items = [DrawnItem("counts", Address.parse(each), f"story {each}") for each in QUESTIONS]
    return DrawnExam(BLUEPRINT, practice, "a secret", items)


def begun(session: Session, learner: uuid.UUID, *, practice: bool = False) -> ExamSitting:
    return begin_exam(session, session.get_one(Learner, learner), exam(practice=practice), NOON)


def passed(session: Session, learner: uuid.UUID) -> ExamSitting:
    sitting = begun(session, learner)
    sitting.passed, sitting.right, sitting.closed_at = True, 3, OVER
    session.flush()
    return sitting
