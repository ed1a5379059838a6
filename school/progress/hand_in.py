"""Handing in an answer: one submission becomes one row, however often it arrives."""

import uuid
from datetime import datetime

from sqlalchemy import exists, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.columns import require_zone
from school.errors import SchoolError
from school.learners.guests import find, unknown_learner
from school.learners.known import is_known
from school.learners.models import Learner
from school.progress.evidence import Shown
from school.progress.intake import take_in, take_turn
from school.progress.models import Answer, Outcome
from school.progress.place import Place

LONGEST_TOKEN = 64

Given = None | bool | int | float | str | list["Given"] | dict[str, "Given"]
"""What a learner gave, as JSON knows it."""


def hand_in(
    session: Session,
    learner_id: uuid.UUID,
    address: str,
    given: Given,
    credit: float,
    shown: Shown,
    seconds: float | None,
    token: str,
    at: datetime,
    engine: str,
    outcome: Outcome = Outcome.ANSWERED,
) -> Answer:
    """The row of this answer; what it shows is kept and summed up with it.

    `token` stands for one showing of the question. The first submission with it counts: any
    later one gives back the first row unchanged, even when both arrive at once. The same
    question answered again has another token and is another row, but it shows nothing, for
    whoever met it before may know its key.

    Raises:
        SchoolError: `bad-address`, `bad-credit`, `bad-seconds`, `bad-token`, `naive-time`,
            `given-and-outcome` (an answer without content, or content without an answer),
            `bad-weight`, `topic-twice`, `unknown-learner`, or `token-of-another-question`.
    """
    place = Place.of(address)
    _check(given, credit, seconds, token, outcome)
    answered_at = require_zone(at)
    earlier = _earlier(session, learner_id, token, address)
    if earlier is not None:
        return earlier
    take_turn(session)
    again, known = _before(session, learner_id, place)
    answer = Answer(
        public_id=uuid.uuid4(),
        learner_id=learner_id,
        question=address,
        rules=place.rules,
        kind=place.kind,
        level=place.level,
        drill=place.drill,
        position=place.position,
        outcome=outcome,
        given=given,
        credit=credit,
        seconds=seconds,
        answered_at=answered_at,
        token=token,
        engine=engine,
        calibrates=known,
    )
    try:
        with session.begin_nested():
            session.add(answer)
            session.flush()
            aims = session.get_one(Learner, learner_id).settings.aims
            take_in(session, answer, None if again else shown, aims)
    except IntegrityError:
        # On PostgreSQL another request may have handed in the same token since we looked.
        winner = _earlier(session, learner_id, token, address)
        if winner is not None:
            return winner
        if find(session, learner_id) is None:
            raise unknown_learner(learner_id) from None
        raise
    return answer


def _before(session: Session, learner_id: uuid.UUID, place: Place) -> tuple[bool, bool]:
    """Whether the learner has a row for the same question, and whether the learner is somebody.

    The turn is held, so that no other row comes in between.
    """
    met = exists().where(
        Answer.learner_id == learner_id,
        Answer.drill == place.drill,
        Answer.position == place.position,
    )
    found = session.execute(select(met, is_known(learner_id))).one()
    return bool(found[0]), bool(found[1])


def _earlier(session: Session, learner_id: uuid.UUID, token: str, address: str) -> Answer | None:
    """The answer that was handed in with this token before."""
    earlier = session.scalar(
        select(Answer).where(Answer.learner_id == learner_id, Answer.token == token)
    )
    if earlier is not None and earlier.question != address:
        raise SchoolError(
            "token-of-another-question",
            f"the token {token!r} belongs to {earlier.question!r}, not to {address!r}:"
            " show the question again for a fresh one",
        )
    return earlier


def _check(
    given: Given, credit: float, seconds: float | None, token: str, outcome: Outcome
) -> None:
    # Written so that a NaN, which compares false with everything, is refused as well.
    if not 0 <= credit <= 1:
        raise SchoolError("bad-credit", f"expected a credit from 0 to 1, not {credit!r}")
    if seconds is not None and not 0 <= seconds < float("inf"):
        raise SchoolError("bad-seconds", f"expected 0 seconds or more, not {seconds!r}")
    if not 0 < len(token) <= LONGEST_TOKEN:
        raise SchoolError(
            "bad-token", f"expected a token of 1 to {LONGEST_TOKEN} characters, not {token!r}"
        )
    answered = outcome is Outcome.ANSWERED
    if answered == (given is None):
        raise SchoolError(
            "given-and-outcome", f"{given!r} does not go with the outcome {outcome.value!r}"
        )
    if not answered and credit:
        raise SchoolError(
            "bad-credit", f"expected credit 0 for the outcome {outcome.value!r}, not {credit!r}"
        )
