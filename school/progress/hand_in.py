"""Handing in an answer: one submission becomes one row, however often it arrives."""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final

from sqlalchemy import Select, bindparam, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.sql.dml import ReturningInsert

from school.among import among, values_for
from school.columns import id_given, to_utc
from school.errors import SchoolError
from school.learners.guests import unknown_learner
from school.learners.known import has_account_or_place
from school.learners.models import Learner
from school.progress.address_parts import AddressParts
from school.progress.evidence import AnswerEvidence
from school.progress.grading import GradedAnswer
from school.progress.intake import store_evidence, wait_for_turn
from school.progress.models import Answer, Outcome
from school.upsert import Insert, insert_in

LONGEST_TOKEN = 64
_GIVEN: Final = "given_"  # before the names of columns, which SQLAlchemy keeps for itself
_COLUMNS: Final = (
    *("learner_id", "question", "rules", "kind", "level", "drill", "position", "outcome"),
    *("given", "credit", "seconds", "answered_at", "token", "engine"),
)


def hand_in(session: Session, learner: Learner, answer: GradedAnswer, at: datetime) -> Answer:
    """The row of this answer; what it shows is kept and summed up with it.

    The first submission with the answer's token counts: any later one gives back the first row
    unchanged, even when both arrive at once. The same question answered again has another token
    and is another row, but it shows nothing, for whoever met it before may know its key.

    Raises:
        SchoolError: `bad-address`, `bad-token`, `naive-time`, `unknown-learner`, or
            `token-of-another-question`.
    """
    made = hand_in_all(session, learner, [(answer, at)])
    return made[0] if made else _first_with_token(session, learner, answer)


def hand_in_all(
    session: Session, learner: Learner, answers: Sequence[tuple[GradedAnswer, datetime]]
) -> list[Answer]:
    """The rows of these answers, each with its moment, in as few statements as that of one.

    An answer whose token was handed in before has its row already and is left out.

    Raises:
        SchoolError: `bad-address`, `bad-token`, `naive-time`, `unknown-learner`.
    """
    values = [_values(learner, *each) for each in answers]
    wait_for_turn(session)
    rows = _inserted(session, learner, values)
    counted = [row for row in rows if row.outcome is not Outcome.SKIPPED]
    if not counted:
        return rows
    shown = {answer.token: answer.evidence for answer, _ in answers}
    met = _met_before(session, learner, rows)
    taken: list[tuple[Answer, AnswerEvidence | None]] = []
    for row in rows:
        place = row.drill, row.position
        taken.append((row, None if place in met else shown[row.token]))
        met.add(place)
    store_evidence(session, taken, {learner.id: learner.settings.aims})
    return rows


def _values(learner: Learner, answer: GradedAnswer, at: datetime) -> dict[str, Any]:
    """The columns of an answer, but for what the database knows."""
    if not 0 < len(answer.token) <= LONGEST_TOKEN:
        raise SchoolError(
            "bad-token", f"expected a token of 1 to {LONGEST_TOKEN} characters: {answer.token!r}"
        )
    place = AddressParts.of(answer.question)
    return {
        "learner_id": learner.id,
        "question": answer.question,
        "rules": place.rules,
        "kind": place.kind,
        "level": place.level,
        "drill": place.drill,
        "position": place.position,
        "outcome": answer.outcome,
        "given": answer.response,
        "credit": answer.credit,
        "seconds": answer.seconds,
        "answered_at": to_utc(at),
        "token": answer.token,
        "engine": answer.engine,
    }


def _inserted(session: Session, learner: Learner, values: Sequence[dict[str, Any]]) -> list[Answer]:
    """The new rows, in their order; without those whose token has its row already.

    They belong to no session: what the session knows of its rows costs more than to write one.
    """
    dialect = session.get_bind().dialect.name
    try:
        if len(values) == 1:  # the usual thing
            own = {_GIVEN + name: value for name, value in values[0].items()}
            rows = session.connection().execute(_one_inserted(dialect), own).all()
        else:
            calibrates = has_account_or_place(learner.id)
            whole = [{**each, "calibrates": calibrates} for each in values]
            many = _once(insert_in(dialect, Answer).values(whole))
            rows = session.connection().execute(many).all()
    except IntegrityError as error:  # all else was checked: the learner was erased meanwhile
        raise unknown_learner(learner.id) from error
    return sorted((Answer(**row._mapping) for row in rows), key=lambda row: row.id)


@cache
def _one_inserted(dialect: str) -> ReturningInsert[Any]:
    """The statement for one answer: to build it takes longer than to ask it."""
    columns = Answer.__table__.columns
    given: dict[str, Any] = {
        name: bindparam(_GIVEN + name, type_=columns[name].type) for name in _COLUMNS
    }
    calibrates = has_account_or_place(id_given(_GIVEN + "learner_id"))
    return _once(insert_in(dialect, Answer).values({**given, "calibrates": calibrates}))


def _once(insert: Insert) -> ReturningInsert[Any]:
    """Without the rows whose token has its row already."""
    unknown = insert.on_conflict_do_nothing(index_elements=["learner_id", "token"])
    return unknown.returning(*Answer.__table__.columns)


def _met_before(session: Session, learner: Learner, rows: Sequence[Answer]) -> set[tuple[str, int]]:
    """Which of these questions the learner has met, each as its drill and its place there.

    The caller has its turn, so no other row comes in between.
    """
    dialect = session.get_bind().dialect.name
    given = {
        "learner": learner.id,
        "drills": values_for(dialect, {row.drill for row in rows}),
        "positions": values_for(dialect, {row.position for row in rows}),
        "first": rows[0].id,
    }
    found = session.connection().execute(_earlier(dialect), given)
    return {(drill, position) for drill, position in found}


@cache
def _earlier(dialect: str) -> Select[str, int]:
    columns = Answer.__table__.c
    return (
        select(columns.drill, columns.position)
        .where(
            columns.learner_id == id_given("learner"),
            among(dialect, columns.drill, "drills"),
            among(dialect, columns.position, "positions"),
            columns.id < bindparam("first"),
        )
        .distinct()
    )


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
