"""Links by which another teacher may copy questions."""

import uuid
from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.bank.finding import chosen_questions
from school.bank.keeping import lock_bank
from school.bank.models import OwnQuestion, QuestionShare, SharedQuestion
from school.columns import to_utc
from school.errors import SchoolError

MOST_LINKS: Final = 50  # of one teacher
MOST_SHARED: Final = 200  # questions behind one link


class ShareSummary(NamedTuple):
    """A link, and how many questions it leads to still."""

    share: QuestionShare
    questions: int


class OpenedShare(NamedTuple):
    """What a link leads to: whose questions, and which."""

    owner_id: uuid.UUID
    owner: str
    questions: tuple[OwnQuestion, ...]


def share_questions(
    session: Session,
    learner_id: uuid.UUID,
    public_ids: Sequence[uuid.UUID],
    token: str,
    at: datetime,
) -> QuestionShare:
    """Make a link with that token to these of the teacher's questions.

    Raises:
        SchoolError: `nothing-chosen`, `many-shared`, `many-links`.
    """
    lock_bank(session, learner_id)
    chosen = chosen_questions(session, learner_id, public_ids)
    if not chosen:
        raise SchoolError("nothing-chosen", "choose the questions to share")
    if len(chosen) > MOST_SHARED:
        raise SchoolError("many-shared", f"a link leads to at most {MOST_SHARED} questions")
    count = select(func.count()).select_from(QuestionShare)
    if (session.scalar(count.where(QuestionShare.learner_id == learner_id)) or 0) >= MOST_LINKS:
        raise SchoolError("many-links", f"at most {MOST_LINKS} links are out at once")
    made = QuestionShare(learner_id=learner_id, token=token, created_at=to_utc(at))
    session.add(made)
    session.flush()
    session.add_all(SharedQuestion(share_id=made.id, question_id=each.id) for each in chosen)
    session.flush()
    return made


def shares_of(session: Session, learner_id: uuid.UUID) -> list[ShareSummary]:
    """The teacher's links, the latest first."""
    rows = (
        select(QuestionShare, func.count(SharedQuestion.question_id))
        .outerjoin(SharedQuestion, SharedQuestion.share_id == QuestionShare.id)
        .where(QuestionShare.learner_id == learner_id)
        .group_by(QuestionShare.id)
        .order_by(QuestionShare.id.desc())
    )
    return [ShareSummary(share, count) for share, count in session.execute(rows)]


def withdraw_share(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> bool:
    """Let the link lead to nothing any more; False where it is not the teacher's."""
    own = (QuestionShare.learner_id == learner_id, QuestionShare.public_id == public_id)
    found = session.scalar(select(QuestionShare).where(*own))
    if found is None:
        return False
    session.execute(delete(QuestionShare).where(QuestionShare.id == found.id))
    return True


def opened_share(session: Session, token: str) -> OpenedShare | None:
    """What the link of that token leads to; None where there is no such link, or nothing left."""
    owner = session.execute(
        select(UserAccount.learner_id, UserAccount.name)
        .join(QuestionShare, QuestionShare.learner_id == UserAccount.learner_id)
        .where(QuestionShare.token == token)
    ).first()
    if owner is None:
        return None
    rows = (
        select(OwnQuestion)
        .join(SharedQuestion, SharedQuestion.question_id == OwnQuestion.id)
        .join(QuestionShare, QuestionShare.id == SharedQuestion.share_id)
        .where(QuestionShare.token == token)
        .order_by(OwnQuestion.id)
    )
    questions = tuple(session.scalars(rows))
    return OpenedShare(owner.learner_id, owner.name, questions) if questions else None
