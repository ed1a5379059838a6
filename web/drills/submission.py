"""What a learner did with a question, graded and kept as one row."""

import uuid
from collections.abc import Set
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy.orm import Session

from quizzes import Question, Response, grade, response_to_json
from quizzes.version import ENGINE
from school.learners.settings import Settings
from school.progress.evidence import Shown
from school.progress.graded_again import graded_again
from school.progress.hand_in import Given as Stored
from school.progress.hand_in import hand_in
from school.progress.lesson_checks import check_of, given_in, shown_by
from school.progress.lesson_tasks import Posed, posed_at
from school.progress.models import Answer, Outcome
from school.progress.place import CHECK
from school.progress.showing import shown_of
from web.visitors.current_visitor import row_for_guest


@dataclass(frozen=True, slots=True)
class Submission:
    """An answer on its way to its row. `token` names the showing that it answers."""

    question: str
    outcome: Outcome
    given: Stored
    credit: float
    shown: Shown
    seconds: float | None
    token: str
    at: datetime


def graded(
    question: Question, given: Response, seconds: float | None, token: str, at: datetime
) -> Submission:
    """The answer with its credit and what it shows; None says "I don't know"."""
    verdict = grade(question, given)
    return Submission(
        question=str(question.address),
        outcome=Outcome.UNKNOWN if given is None else Outcome.ANSWERED,
        given=None if given is None else response_to_json(question, given),
        credit=0.0 if given is None else verdict.credit,
        shown=shown_of(question, verdict),
        seconds=seconds,
        token=token,
        at=at,
    )


def checked(
    posed: Posed, given: Set[str] | None, seconds: float | None, token: str, at: datetime
) -> Submission:
    """The answer to a check of a lesson; None says "I don't know"."""
    check = check_of(posed)
    return Submission(
        question=posed.address,
        outcome=Outcome.UNKNOWN if given is None else Outcome.ANSWERED,
        given=None if given is None else [*sorted(given)],
        credit=0.0 if given is None else check.credit(given),
        shown=shown_by(check, given or frozenset()),
        seconds=seconds,
        token=token,
        at=at,
    )


def shown_in(row: Answer) -> Shown:
    """What a stored answer shows, as it would be derived today.

    Of a check that its lesson asks no longer nothing is known any more.
    """
    if row.outcome is Outcome.SKIPPED:
        return Shown()
    if row.kind == CHECK:
        posed = posed_at(row)
        return shown_by(check_of(posed), given_in(row)) if posed else Shown()
    return shown_of(*graded_again(row))


def skipped(question: Question, seconds: float | None, token: str, at: datetime) -> Submission:
    """A question passed over: it brings no credit and shows nothing."""
    address = str(question.address)
    return Submission(address, Outcome.SKIPPED, None, 0.0, Shown(), seconds, token, at)


def keep(
    writing: Session, guest_id: uuid.UUID, choices: Settings, submission: Submission
) -> Answer:
    """The row of the submission, and the guest's own row where it is the first."""
    learner_id = row_for_guest(writing, guest_id, choices, submission.at)
    return hand_in(
        writing,
        learner_id,
        submission.question,
        submission.given,
        submission.credit,
        submission.shown,
        submission.seconds,
        submission.token,
        submission.at,
        ENGINE,
        submission.outcome,
    )
