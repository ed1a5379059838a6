"""Opening an account, finding it, and changing what it is opened with."""

import uuid
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from school.accounts.models import Role, UserAccount
from school.accounts.names import name_key
from school.columns import to_utc
from school.errors import SchoolError


def open_account(
    session: Session,
    learner_id: uuid.UUID,
    name: str,
    password_hash: str,
    email: str | None,
    at: datetime,
) -> UserAccount:
    """An account of that name for a learner who has none.

    Raises:
        SchoolError: `name-taken`; `has-account` where the learner has one already; `naive-time`.
    """
    if session.get(UserAccount, learner_id) is not None:
        raise _has_account(learner_id)
    account = UserAccount(
        learner_id=learner_id,
        name=name,
        name_key=name_key(name),
        password=password_hash,
        email=email,
        role=Role.LEARNER,
        created_at=to_utc(at),
    )
    try:
        with session.begin_nested():
            session.add(account)
    except IntegrityError:
        if find_by_name(session, name) is not None:
            raise SchoolError("name-taken", f"there is an account called {name!r}") from None
        # On PostgreSQL another request may have opened one for the learner since we looked.
        if session.get(UserAccount, learner_id) is not None:
            raise _has_account(learner_id) from None
        raise
    return account


def _has_account(learner_id: uuid.UUID) -> SchoolError:
    return SchoolError("has-account", f"the learner {str(learner_id)!r} has an account")


def find_by_name(session: Session, typed: str) -> UserAccount | None:
    """The account of that name, however it is spelt."""
    return session.scalar(select(UserAccount).where(UserAccount.name_key == name_key(typed)))


def find_by_email(session: Session, email: str, most: int) -> list[UserAccount]:
    """The accounts that name this address for recovery, the first made first, and so many at most."""
    naming = select(UserAccount).where(UserAccount.email == email)
    return list(
        session.scalars(naming.order_by(UserAccount.created_at, UserAccount.learner_id).limit(most))
    )


def change_password(session: Session, learner_id: uuid.UUID, password_hash: str) -> None:
    """Put this hash in the place of the one before."""
    session.execute(
        update(UserAccount)
        .where(UserAccount.learner_id == learner_id)
        .values(password=password_hash)
    )


def change_email(session: Session, learner_id: uuid.UUID, email: str | None) -> None:
    """Put this address in the place of the one before; None forgets it."""
    session.execute(
        update(UserAccount).where(UserAccount.learner_id == learner_id).values(email=email)
    )


def make_teacher(session: Session, name: str) -> UserAccount:
    """The account, which may teach from now on.

    Raises:
        SchoolError: `unknown-name`.
    """
    account = find_by_name(session, name)
    if account is None:
        raise SchoolError("unknown-name", f"there is no account called {name!r}")
    account.role = Role.TEACHER
    session.flush()
    return account
