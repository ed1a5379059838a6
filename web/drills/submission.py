"""What a learner did with a question, graded and kept as one row."""

import uuid
from collections.abc import Set
from datetime import datetime

from sqlalchemy.orm import Session

from school.progress.address_parts import CHECK
from school.progress.evidence import AnswerEvidence
from school.progress.graded_again import graded_again
from school.progress.grading import GradedAnswer, evidence_of
from school.progress.hand_in import hand_in
from school.progress.lesson_checks import check_of, evidence_of_check, response_in
from school.progress.lesson_tasks import LessonTask, task_of_answer
from school.progress.models import Answer, Outcome
from web.visitors.current_visitor import row_for_guest


def graded_check(
    task: LessonTask, chosen: Set[str] | None, seconds: float | None, token: str
) -> GradedAnswer:
    """The answer to a check of a lesson; None says "I don't know"."""
    check = check_of(task)
    return GradedAnswer(
        question=task.address,
        outcome=Outcome.UNKNOWN if chosen is None else Outcome.ANSWERED,
        response=None if chosen is None else [*sorted(chosen)],
        credit=0.0 if chosen is None else check.credit(chosen),
        evidence=evidence_of_check(check, chosen or frozenset()),
        seconds=seconds,
        token=token,
    )


def evidence_in(row: Answer) -> AnswerEvidence:
    """What a stored answer shows, as it would be derived today.

    Of a check that its lesson asks no longer nothing is known any more.
    """
    if row.outcome is Outcome.SKIPPED:
        return AnswerEvidence()
    if row.kind == CHECK:
        task = task_of_answer(row)
        return evidence_of_check(check_of(task), response_in(row)) if task else AnswerEvidence()
    return evidence_of(*graded_again(row))


def store_answer(
    writing: Session, guest_id: uuid.UUID, answer: GradedAnswer, at: datetime
) -> Answer:
    """The row of the answer, and the guest's own row where it is the first."""
    return hand_in(writing, row_for_guest(writing, guest_id, at), answer, at)
