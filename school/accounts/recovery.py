"""The ways back in for who forgot the password: printed codes, and the link of a mail."""

import base64
import hashlib
import hmac
import uuid
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.accounts.digests import digest
from school.accounts.models import RecoveryCode, ResetLink, UserAccount
from school.columns import to_utc

CODE_COUNT: Final = 8
CODE_BYTES: Final = 10  # eighty bits, sixteen letters
LINK_LIFE: Final = timedelta(hours=1)


def derived_codes(key: str, learner_id: uuid.UUID, batch: str) -> tuple[str, ...]:
    """The codes of a batch. The same batch gives the same codes, however often it is asked for."""
    return tuple(_code(key, f"{learner_id}/{batch}/{number}") for number in range(CODE_COUNT))


def store_codes(
    session: Session, learner_id: uuid.UUID, batch: str, codes: tuple[str, ...]
) -> None:
    """Let these codes in place of all earlier ones. A batch that came before changes nothing.

    So a form that is sent twice brings no used code back, and shows no code that does not count.
    """
    account = session.get_one(UserAccount, learner_id, with_for_update=True)
    if account.codes_batch == batch:
        return
    session.execute(delete(RecoveryCode).where(RecoveryCode.learner_id == learner_id))
    session.add_all(
        RecoveryCode(code_digest=_digest(learner_id, code), learner_id=learner_id) for code in codes
    )
    account.codes_batch = batch
    session.flush()


def codes_left(session: Session, learner_id: uuid.UUID) -> int:
    """How many codes have not been used."""
    of_learner = RecoveryCode.learner_id == learner_id
    return session.scalar(select(func.count()).select_from(RecoveryCode).where(of_learner)) or 0


def use_code(session: Session, learner_id: uuid.UUID, typed: str) -> bool:
    """Whether the code is one of the learner's; it is none from now on."""
    found = session.execute(
        delete(RecoveryCode).where(RecoveryCode.code_digest == _digest(learner_id, typed))
    )
    assert isinstance(found, CursorResult)
    return found.rowcount == 1


def store_link(session: Session, learner_id: uuid.UUID, token: str, at: datetime) -> None:
    """Let this link lead back in for a while; an earlier one leads nowhere."""
    session.get_one(
        UserAccount, learner_id, with_for_update=True
    )  # of two mails at once one is later
    session.merge(
        ResetLink(
            learner_id=learner_id,
            token_digest=digest(token),
            expires_at=to_utc(at) + LINK_LIFE,
        )
    )
    session.flush()


def account_of_link(session: Session, token: str, at: datetime) -> UserAccount | None:
    """Whose link this is; None where it was used, replaced or is too old."""
    return session.scalar(
        select(UserAccount)
        .join(ResetLink, ResetLink.learner_id == UserAccount.learner_id)
        .where(ResetLink.token_digest == digest(token), ResetLink.expires_at > to_utc(at))
    )


def use_link(session: Session, token: str, at: datetime) -> uuid.UUID | None:
    """Whose link this was: it leads nowhere from now on."""
    account = account_of_link(session, token, at)
    if account is None:
        return None
    used = session.execute(delete(ResetLink).where(ResetLink.token_digest == digest(token)))
    assert isinstance(used, CursorResult)
    return account.learner_id if used.rowcount == 1 else None


def forget_link(session: Session, learner_id: uuid.UUID) -> None:
    """Let no link lead in: the password was changed by other means."""
    session.execute(delete(ResetLink).where(ResetLink.learner_id == learner_id))


def _code(key: str, name: str) -> str:
    made = hmac.new(key.encode(), f"recovery code\0{name}".encode(), hashlib.sha256).digest()
    letters = base64.b32encode(made[:CODE_BYTES]).decode()
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def _digest(learner_id: uuid.UUID, typed: str) -> str:
    """Of the code as it is printed, whatever was put between its letters.

    Nought and one are no letters of a code, so they were meant for O and I.
    """
    letters = "".join(filter(str.isalnum, typed.upper())).replace("0", "O").replace("1", "I")
    return digest(f"{learner_id}/{letters}")
