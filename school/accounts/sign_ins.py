"""Who is signed in where: a row for each browser, which its owner can end."""

import uuid
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache

from sqlalchemy import Select, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.accounts.models import Role, SignIn, UserAccount
from school.columns import id_given, moment_given, to_utc
from school.learners.exams_under_way import exam_under_way_of
from school.learners.known import has_place
from school.learners.models import Learner
from school.learners.settings import LearnerSettings

SIGN_IN_LIFE = timedelta(days=180)  # without being seen
LAST_SEEN_PRECISION = timedelta(hours=1)  # of the moment last seen, before it is noted anew


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Who a token stands for, and the row of this browser.

    `in_class` says that they have a place in a class. `exam` is the attempt in exam mode that they are in the
    middle of.
    """

    learner_id: uuid.UUID
    name: str
    role: Role
    settings: LearnerSettings
    sign_in_id: int
    last_seen_at: datetime
    in_class: bool = False
    exam: int | None = None


def store_sign_in(
    session: Session, learner_id: uuid.UUID, token: str, device: str, at: datetime
) -> SignIn:
    """The row of a browser that signs in. The same token, sent twice, is the same row."""
    moment = to_utc(at)
    known = _with_token(session, token)
    if known is not None:
        return known
    row = SignIn(
        learner_id=learner_id,
        token_digest=digest(token),
        device=device,
        created_at=moment,
        last_seen_at=moment,
    )
    try:
        with session.begin_nested():
            session.add(row)
    except IntegrityError:
        # On PostgreSQL the same form may have signed in since we looked.
        winner = _with_token(session, token)
        if winner is None:
            raise
        return winner
    session.execute(
        delete(SignIn).where(
            SignIn.learner_id == learner_id, SignIn.last_seen_at < moment - SIGN_IN_LIFE
        )
    )
    return row


def _with_token(session: Session, token: str) -> SignIn | None:
    return session.scalar(select(SignIn).where(SignIn.token_digest == digest(token)))


def signed_in_with(
    session: Session, token: str, at: datetime, guest: uuid.UUID | None = None
) -> SignedIn | None:
    """Who is signed in with this token; None where it was ended or was not used for long.

    An exam of the `guest` that the same browser remembers is theirs as well.
    """
    moment = to_utc(at)
    row = session.execute(
        _signed_in(),
        {"token": digest(token), "now": moment, "since": moment - SIGN_IN_LIFE, "guest": guest},
    ).one_or_none()
    if row is None:
        return None
    learner: Learner = row.Learner
    return SignedIn(
        learner_id=learner.id,
        name=row.name,
        role=row.role,
        settings=learner.settings,
        sign_in_id=row.id,
        last_seen_at=row.last_seen_at,
        in_class=row.in_class,
        exam=row.exam,
    )


@cache
def _signed_in() -> Select[int, datetime, str, Role, Learner, bool, int]:
    """Every request asks this: to build the statement takes longer than to ask it."""
    return (
        select(
            SignIn.id,
            SignIn.last_seen_at,
            UserAccount.name,
            UserAccount.role,
            Learner,
            has_place(Learner.id).label("in_class"),
            exam_under_way_of(Learner.id, moment_given("now"), id_given("guest")).label("exam"),
        )
        .join(UserAccount, UserAccount.learner_id == SignIn.learner_id)
        .join(Learner, Learner.id == UserAccount.learner_id)
        .where(
            SignIn.token_digest == bindparam("token"),
            SignIn.last_seen_at >= moment_given("since"),
        )
    )


def mark_seen(session: Session, sign_in_id: int, at: datetime) -> None:
    """Note that this browser was here."""
    session.execute(update(SignIn).where(SignIn.id == sign_in_id).values(last_seen_at=to_utc(at)))


def sign_ins_of(session: Session, learner_id: uuid.UUID) -> list[SignIn]:
    """Every browser in which the learner is signed in, the one last seen first."""
    rows = select(SignIn).where(SignIn.learner_id == learner_id)
    return list(session.scalars(rows.order_by(SignIn.last_seen_at.desc(), SignIn.id.desc())))


def end_of_learner(session: Session, learner_id: uuid.UUID, public_id: uuid.UUID) -> None:
    """Sign the learner out in one browser. That of another learner stays as it is."""
    session.execute(
        delete(SignIn).where(SignIn.learner_id == learner_id, SignIn.public_id == public_id)
    )


def end_one(session: Session, sign_in_id: int) -> None:
    """Sign the learner out in the browser that this row is of."""
    session.execute(delete(SignIn).where(SignIn.id == sign_in_id))


def end_all(session: Session, learner_id: uuid.UUID, except_id: int | None = None) -> None:
    """Sign the learner out everywhere, or everywhere but in one browser."""
    kept = [] if except_id is None else [SignIn.id != except_id]
    session.execute(delete(SignIn).where(SignIn.learner_id == learner_id, *kept))
