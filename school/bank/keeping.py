"""A teacher's bank: questions put in, changed, taken out."""

import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.bank.entry import BankEntry, checked_note, checked_tags
from school.bank.models import OwnQuestion
from school.columns import to_utc
from school.errors import SchoolError

MOST_QUESTIONS: Final = 500  # of one teacher


class KeptQuestions(NamedTuple):
    """What became of questions that were put into a bank."""

    added: int
    known: int  # were there already, and stay as they are


def keep_questions(
    session: Session, learner_id: uuid.UUID, entries: Sequence[BankEntry], at: datetime
) -> KeptQuestions:
    """Put these questions into the bank. One that is there already stays as it is.

    Raises:
        SchoolError: `many-questions`: the bank would hold too many; then none is put in.
    """
    moment = to_utc(at)
    lock_bank(session, learner_id)
    own = select(OwnQuestion.question).where(OwnQuestion.learner_id == learner_id)
    there = set(session.scalars(own))
    fresh = {each.question: each for each in entries if each.question not in there}
    if len(there) + len(fresh) > MOST_QUESTIONS:
        raise SchoolError("many-questions", f"a bank holds at most {MOST_QUESTIONS} questions")
    session.add_all(
        OwnQuestion(
            learner_id=learner_id,
            question=each.question,
            tags=list(each.tags),
            note=each.note,
            created_at=moment,
            changed_at=moment,
        )
        for each in fresh.values()
    )
    session.flush()
    return KeptQuestions(len(fresh), len(entries) - len(fresh))


def change_question(
    session: Session, question: OwnQuestion, tags: Sequence[str], note: str, at: datetime
) -> None:
    """Give a question these tags and this note.

    Raises:
        SchoolError: `long-note`, `long-tag`, `many-tags`.
    """
    row = session.get_one(OwnQuestion, question.id)
    row.tags, row.note = list(checked_tags(tags)), checked_note(note)
    row.changed_at = to_utc(at)
    session.flush()


def remove_questions(
    session: Session, learner_id: uuid.UUID, public_ids: Sequence[uuid.UUID]
) -> None:
    """Take these of the teacher's questions out. What assignments ask stays there."""
    session.execute(
        delete(OwnQuestion).where(
            OwnQuestion.learner_id == learner_id, OwnQuestion.public_id.in_(public_ids)
        )
    )


def lock_bank(session: Session, learner_id: uuid.UUID) -> None:
    """Let nobody else add to the bank, or make links to it, until the transaction ends."""
    row = select(UserAccount.learner_id).where(UserAccount.learner_id == learner_id)
    session.execute(row.with_for_update())
