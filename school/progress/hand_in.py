"""Handing in an answer: one submission becomes one row, however often it arrives."""

from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.columns import require_zone
from school.errors import SchoolError
from school.learners.guests import unknown_learner
from school.learners.known import is_known
from school.learners.models import Learner
from school.progress.grading import GradedAnswer
from school.progress.intake import take_in, take_turn
from school.progress.models import Answer, Outcome
from school.progress.place import Place
from school.upsert import insert_into

LONGEST_TOKEN = 64


def hand_in(session: Session, learner: Learner, answer: GradedAnswer, at: datetime) -> Answer:
    """The row of this answer; what it shows is kept and summed up with it.

    The first submission with the answer's token counts: any later one gives back the first row
    unchanged, even when both arrive at once. The same question answered again has another token
    and is another row, but it shows nothing, for whoever met it before may know its key.

    Raises:
        SchoolError: `bad-address`, `bad-token`, `naive-time`, `unknown-learner`, or
            `token-of-another-question`.
    """
    if not 0 < len(answer.token) <= LONGEST_TOKEN:
        raise SchoolError(
            "bad-token", f"expected a token of 1 to {LONGEST_TOKEN} characters: {answer.token!r}"
        )
    place, answered_at = Place.of(answer.question), require_zone(at)
    take_turn(session)
    row = _inserted(session, learner, answer, place, answered_at)
    if row is None:
        return _first_with_token(session, learner, answer)
    if row.outcome is not Outcome.SKIPPED:
        shown = None if _met_before(session, row) else answer.shown
        take_in(session, [(row, shown)], {learner.id: learner.settings.aims})
    return row


def _inserted(
    session: Session, learner: Learner, answer: GradedAnswer, place: Place, answered_at: datetime
) -> Answer | None:
    """The new row; None where the token has its row already."""
    new = insert_into(session, Answer).values(
        learner_id=learner.id,
        question=answer.question,
        rules=place.rules,
        kind=place.kind,
        level=place.level,
        drill=place.drill,
        position=place.position,
        outcome=answer.outcome,
        given=answer.given,
        credit=answer.credit,
        seconds=answer.seconds,
        answered_at=answered_at,
        token=answer.token,
        engine=answer.engine,
        calibrates=is_known(learner.id),
    )
    once = new.on_conflict_do_nothing(index_elements=[Answer.learner_id, Answer.token])
    try:
        return session.scalar(once.returning(Answer))
    except IntegrityError as error:  # all else was checked: the learner was erased meanwhile
        raise unknown_learner(learner.id) from error


def _met_before(session: Session, row: Answer) -> bool:
    """Whether the learner has an earlier row for the same question.

    The turn is held, so that no other row comes in between.
    """
    earlier = exists().where(
        Answer.learner_id == row.learner_id,
        Answer.drill == row.drill,
        Answer.position == row.position,
        Answer.id != row.id,
    )
    return bool(session.scalar(select(earlier)))


def _first_with_token(session: Session, learner: Learner, answer: GradedAnswer) -> Answer:
    """The answer that was handed in with this token before."""
    first = session.scalars(
        select(Answer).where(Answer.learner_id == learner.id, Answer.token == answer.token)
    ).one()
    if first.question != answer.question:
        raise SchoolError(
            "token-of-another-question",
            f"the token {answer.token!r} belongs to {first.question!r}, not to"
            f" {answer.question!r}: show the question again for a fresh one",
        )
    return first
