"""The end of an exam: it is graded once, and its answers become the learner's own."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from quizzes import Address, Question, QuizError, response_from_json
from quizzes.exams import CriticalError, ExamBlueprint, ExamMark, mark
from quizzes.version import ENGINE
from school.columns import to_utc
from school.exams.models import ExamItem, ExamSitting
from school.learners.models import Learner
from school.progress.grading import GradedAnswer, graded_answer
from school.progress.hand_in import hand_in_all
from school.progress.models import Outcome


def marked(blueprint: ExamBlueprint, sitting: ExamSitting, items: Iterable[ExamItem]) -> ExamMark:
    """What the answers come to. Of an exam that is closed it was settled then whether it is passed."""
    found = mark(
        blueprint,
        (
            (
                each.part,
                each.outcome is not None and each.credit >= 1,
                CriticalError(each.critical) if each.critical else None,
            )
            for each in items
        ),
        practice=sitting.practice,
    )
    return found if sitting.passed is None else replace(found, passed=sitting.passed)


def answers_to_file(
    sitting: ExamSitting, items: Sequence[ExamItem], question_at: Callable[[Address], Question]
) -> Mapping[int, GradedAnswer]:
    """The answers with what they show, by their places. Questions take a while to make, so call this
    before the session that writes. An answer that nobody can read any more is left out.
    """
    results = {}
    for item in items:
        if item.outcome is None:
            continue
        try:
            question = question_at(Address.parse(item.question))
            again = graded_answer(question, response_from_json(question, item.given))
        except QuizError:
            continue
        if again.digest == item.digest:
            results[item.place] = _as_kept(sitting, item, again)
    return results


def _as_kept(sitting: ExamSitting, item: ExamItem, again: GradedAnswer) -> GradedAnswer:
    """The answer with the credit that it had when it was saved."""
    return replace(
        again,
        outcome=item.outcome or Outcome.UNKNOWN,
        response=item.given,
        credit=item.credit,
        engine=item.engine or ENGINE,
        seconds=item.seconds,
        token=f"exam-{sitting.public_id.hex}-{item.place}",
    )


def close_exam(
    session: Session,
    sitting: ExamSitting,
    found: ExamMark,
    answers: Mapping[int, GradedAnswer],
    items: Sequence[ExamItem],
    now: datetime,
) -> bool:
    """Settle the result and hand the answers in as those of a drill, once; True where this call did.

    `found` and `answers` are those of `marked` and `answers_to_file`, of an exam that is over.

    Raises:
        SchoolError: `naive-time`.
    """
    at = to_utc(now)
    owner = session.scalar(
        update(ExamSitting)
        .where(ExamSitting.id == sitting.id, ExamSitting.closed_at.is_(None))
        .values(closed_at=at, right=found.right, passed=found.passed, engine=ENGINE)
        .returning(ExamSitting.learner_id)
        .execution_options(synchronize_session=False)
    )
    learner = session.get(Learner, owner) if owner is not None else None
    if learner is None:
        return False
    moments = {item.place: item.answered_at or at for item in items}
    given = [(answer, moments[place]) for place, answer in answers.items()]
    if given:
        hand_in_all(session, learner, sorted(given, key=lambda each: each[1]))
    return True
