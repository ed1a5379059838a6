"""Answers go into the student's own progress once all of them is shown to the student.

Before that they would tell: the history of a learner has the key beside each answer, and explains it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Select, select, update
from sqlalchemy.orm import Session

from quizzes import Address, Question, QuizError, response_from_json
from school.assignments.models import Assignment, AssignmentAttempt, StudentResponse
from school.assignments.rules import revealed
from school.classes.models import Student
from school.columns import to_utc
from school.learners.models import Learner
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.hand_in import hand_in_all
from school.progress.models import Outcome


@dataclass(frozen=True, slots=True)
class RevealedAnswers:
    """What is news of the keys that a student sees: answers to file, ids of attempts to mark."""

    responses: tuple[StudentResponse, ...]
    attempts: tuple[int, ...]


def revealed_to(
    session: Session,
    assignment: Assignment,
    student: Student,
    end: datetime | None,
    now: datetime,
) -> RevealedAnswers:
    """The answers that are explained and not filed, and the attempts whose keys are shown, unmarked.

    `end` is the last moment for anybody, `rules.last_end`.
    """
    moment = to_utc(now)
    responses: list[StudentResponse] = []
    attempts: dict[int, None] = {}
    for attempt, response in session.execute(_responses(assignment, student)):
        done, answered = not attempt.is_open(moment), response.outcome is not None
        reveal = revealed(assignment.terms, end, moment, done=done, answered=answered)
        if reveal.answers and done and attempt.keys_shown_at is None:
            attempts[attempt.id] = None
        if reveal.explanations and answered and response.filed_at is None:
            responses.append(response)
    return RevealedAnswers(tuple(responses), tuple(attempts))


def _responses(
    assignment: Assignment, student: Student
) -> Select[AssignmentAttempt, StudentResponse]:
    return (
        select(AssignmentAttempt, StudentResponse)
        .join(StudentResponse, StudentResponse.attempt_id == AssignmentAttempt.id)
        .where(
            AssignmentAttempt.assignment_id == assignment.id,
            AssignmentAttempt.student_id == student.id,
        )
        .order_by(StudentResponse.answered_at, StudentResponse.id)
    )


def graded_for_filing(
    responses: Iterable[StudentResponse], question_at: Callable[[Address], Question]
) -> dict[int, GradedAnswer]:
    """The answers with what they show, by the id of the response. Each takes milliseconds, so this
    stands outside of a session.

    An answer to a question that is another one by now, or is made no longer, is left out: nobody
    could read it.
    """
    answers = {}
    for row in responses:
        try:
            question = question_at(Address.parse(row.question))
            again = graded_answer(question, response_from_json(question, row.given))
        except QuizError:
            continue
        if again.digest == row.digest:
            answers[row.id] = _as_stored(row, again)
    return answers


def _as_stored(row: StudentResponse, again: GradedAnswer) -> GradedAnswer:
    """The answer with the credit that it had when it was explained."""
    assert row.engine is not None
    return replace(
        again,
        outcome=row.outcome or Outcome.UNKNOWN,
        response=row.given,
        credit=row.credit,
        engine=row.engine,
        seconds=row.seconds,
        token=f"response-{row.public_id}",
    )


def file_answers(
    session: Session,
    student: Student,
    revealed: RevealedAnswers,
    answers: Mapping[int, GradedAnswer],
    now: datetime,
) -> int:
    """Hand the answers in as the student's own; how many were news.

    Call it whenever a page shows keys: what was filed before is not filed again, and the attempts
    whose keys are seen are marked, so that nobody goes on with them. `answers` are those of
    `graded_for_filing`. Whose place the student's is, is looked up now; where nobody has it, nothing is filed.
    """
    moment = to_utc(now)
    if revealed.attempts:
        unseen = AssignmentAttempt.keys_shown_at.is_(None)
        session.execute(
            update(AssignmentAttempt)
            .where(AssignmentAttempt.id.in_(revealed.attempts), unseen)
            .values(keys_shown_at=moment)
        )
    learner = _owner(session, student) if answers else None
    if learner is None:
        return 0
    news = (
        update(StudentResponse)
        .where(StudentResponse.id.in_(answers), StudentResponse.filed_at.is_(None))
        .values(filed_at=moment)
        .returning(StudentResponse.id, StudentResponse.answered_at)
    )
    answered_at = {row.id: row.answered_at for row in session.execute(news)}
    to_hand_in = [
        (answer, at) for id, answer in answers.items() if (at := answered_at.get(id)) is not None
    ]
    if to_hand_in:
        hand_in_all(session, learner, to_hand_in)
    return len(to_hand_in)


def _owner(session: Session, student: Student) -> Learner | None:
    place = Student.learner_id == Learner.id
    return session.scalar(select(Learner).join(Student, place).where(Student.id == student.id))
