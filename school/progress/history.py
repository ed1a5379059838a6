"""Every answer of a learner, newest first, a page at a time."""

import uuid
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from typing import Final, NamedTuple, Self

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import Session

from school.columns import id_given
from school.errors import SchoolError
from school.progress.models import Answer, Outcome
from wording.typed_text import parse_digits

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MOST_STATEMENTS: Final = 64
MOST_DIGITS: Final = 18  # of a number in 64 bits


@dataclass(frozen=True, slots=True)
class Filters:
    """Which answers to show: `None` shows all.

    `right` is True for full credit, and False for what is worth another look: less than full
    credit, or "I don't know". A skipped question is neither. `left_out` is a kind that is not shown.
    """

    rules: str | None = None
    kind: str | None = None
    right: bool | None = None
    left_out: str | None = None


@dataclass(frozen=True, slots=True)
class Cursor:
    """The last answer of a page. `str` makes a piece of an address of it, `parse` reads it back."""

    answered_at: datetime
    id: int

    def __str__(self) -> str:
        return f"{(self.answered_at - _EPOCH) // timedelta(microseconds=1)}-{self.id}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The cursor that was written as `text`.

        Raises:
            SchoolError: `bad-cursor`.
        """
        first, _, last = text.partition("-")
        microseconds, row = parse_digits(first, MOST_DIGITS), parse_digits(last, MOST_DIGITS)
        if microseconds is not None and row is not None:
            try:
                return cls(_EPOCH + timedelta(microseconds=microseconds), row)
            except OverflowError:
                pass
        raise SchoolError("bad-cursor", f"expected a cursor as a page gave it, not {text[:80]!r}")


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """Some answers, newest first, and the cursor that asks for `older` ones, if there are any."""

    answers: tuple[Answer, ...]
    older: Cursor | None


def history_page(
    session: Session,
    learner_id: uuid.UUID,
    filters: Filters | None = None,
    before: Cursor | None = None,
    size: int = 20,
) -> HistoryPage:
    """The newest answers that pass the filters, or those older than the cursor.

    A new answer moves nothing: the next page goes on where the last one ended.
    """
    older_ones = [] if before is None else [_older_than(before)]
    rows = session.scalars(
        select(Answer)
        .where(Answer.learner_id == learner_id, *_conditions(filters or Filters()), *older_ones)
        .order_by(Answer.answered_at.desc(), Answer.id.desc())
        .limit(size + 1)
    ).all()
    answers = tuple(rows[:size])
    if len(rows) <= size:
        return HistoryPage(answers, None)
    return HistoryPage(answers, Cursor(answers[-1].answered_at, answers[-1].id))


class AnsweredQuestion(NamedTuple):
    """The address of a question that was answered, and when."""

    question: str
    answered_at: datetime


def latest_questions(
    session: Session, learner_id: uuid.UUID, filters: Filters, most: int
) -> tuple[AnsweredQuestion, ...]:
    """The questions of the newest answers that pass the filters, the newest first."""
    rows = session.connection().execute(_latest_questions(filters, most), {"learner": learner_id})
    return tuple(AnsweredQuestion(*row) for row in rows)


@lru_cache(maxsize=MOST_STATEMENTS)  # the first page asks one for each rule set
def _latest_questions(filters: Filters, most: int) -> Select[str, datetime]:
    return (
        select(Answer.question, Answer.answered_at)
        .where(Answer.learner_id == id_given("learner"), *_conditions(filters))
        .order_by(Answer.answered_at.desc(), Answer.id.desc())
        .limit(most)
    )


def find_answer(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> Answer | None:
    """This learner's answer with this public id. Another's answer is not found."""
    return session.scalar(_answer(), {"learner": learner_id, "public_id": public_id})


@cache
def _answer() -> Select[Answer]:
    """Built once, for each explanation asks it."""
    return select(Answer).where(
        Answer.learner_id == id_given("learner"), Answer.public_id == id_given("public_id")
    )


def _older_than(cursor: Cursor) -> ColumnElement[bool]:
    same_moment = (Answer.answered_at == cursor.answered_at) & (Answer.id < cursor.id)
    # The first condition alone lets the database enter its index at the right place.
    return (Answer.answered_at <= cursor.answered_at) & (
        (Answer.answered_at < cursor.answered_at) | same_moment
    )


def _conditions(filters: Filters) -> list[ColumnElement[bool]]:
    conditions: list[ColumnElement[bool]] = []
    if filters.rules is not None:
        conditions.append(Answer.rules == filters.rules)
    if filters.kind is not None:
        conditions.append(Answer.kind == filters.kind)
    if filters.left_out is not None:
        conditions.append(Answer.kind != filters.left_out)
    if filters.right is True:
        conditions.append(Answer.credit >= 1)
    if filters.right is False:
        conditions.append((Answer.credit < 1) & (Answer.outcome != Outcome.SKIPPED))
    return conditions
