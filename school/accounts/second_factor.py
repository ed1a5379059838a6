"""A second factor: six digits that an app on a phone makes anew every thirty seconds (TOTP, RFC 6238).

The secret that the app and the site share is derived from the site's key and a nonce. The database
holds the nonce alone: a copy of it makes no codes. A recovery code serves in place of the app's.

Functions take the site's keys, the present one first: a secret derived from a former key stays
valid for as long as that key is among them.
"""

import base64
import re
import uuid
from collections.abc import Sequence
from datetime import datetime
from enum import Enum, auto
from typing import Final

import pyotp
from pyotp.exceptions import OTPVerificationError
from sqlalchemy import delete, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import Session

from school.accounts.digests import keyed_digest
from school.accounts.models import SecondFactor, UserAccount
from school.accounts.recovery import use_code as use_recovery_code
from school.columns import to_utc
from wording.typed_text import normalized_text

SECOND_FACTOR_PURPOSE: Final = "second factor"
ISSUER: Final = "Fanwise"
SECRET_BYTES: Final = 20  # as RFC 4226 recommends; thirty-two letters, without padding
CLOCK_DRIFT_STEPS: Final = (
    1  # steps of thirty seconds by which a phone's clock may be early or late
)
MOST_WRONG: Final = 100
"""So many wrong codes in a row turn the app's codes off until a recovery code is given: with a
million codes, of which three are right at a time, no patience finds one."""

LONGEST_TYPED: Final = 25  # characters of a code, with what may stand between them
_DIGITS: Final = re.compile(r"[0-9]{1,8}")  # no recovery code is so short


class CodeResult(Enum):
    """What becomes of a code that somebody typed."""

    RIGHT = auto()
    WRONG = auto()
    USED = auto()  # it was right, and was accepted before
    WRONG_RECOVERY_CODE = auto()
    BLOCKED = auto()  # too many wrong ones in a row


def derived_secret(key: str, learner_id: uuid.UUID, nonce: str) -> str:
    """The secret as an app takes it, in base 32. The same nonce gives the same secret."""
    made = bytes.fromhex(keyed_digest(key, SECOND_FACTOR_PURPOSE, f"{learner_id}/{nonce}"))
    return base64.b32encode(made[:SECRET_BYTES]).decode()


def otpauth_uri(secret: str, name: str) -> str:
    """The `otpauth:` address that an app reads from the QR code; `name` is the account's."""
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=ISSUER)


def enabled_since(session: Session, learner_id: uuid.UUID) -> datetime | None:
    """Since when the account has a second factor; None where it has none."""
    factor = session.get(SecondFactor, learner_id)
    return factor.confirmed_at if factor else None


def may_set_up(session: Session, learner_id: uuid.UUID, nonce: str, begun_at: datetime) -> bool:
    """Whether a set-up that began then may still end: none was completed in the meantime.

    The set-up whose nonce is in use is this one itself, sent twice.
    """
    factor = session.get(SecondFactor, learner_id)
    if factor is None or factor.nonce == nonce:
        return True
    return factor.confirmed_at < to_utc(begun_at)


def turn_on(
    session: Session,
    learner_id: uuid.UUID,
    nonce: str,
    typed: str,
    keys: Sequence[str],
    at: datetime,
) -> bool:
    """Turn the factor on where the first code is right, in place of an earlier one.

    The same set-up sent twice is one, and its code is right both times.
    """
    step = _matching_step(learner_id, nonce, typed, keys, at)
    if step is None:
        return False
    session.get_one(UserAccount, learner_id, with_for_update=True)  # two at once come one by one
    factor = session.get(SecondFactor, learner_id)
    if factor is None or factor.nonce != nonce:
        session.merge(
            SecondFactor(
                learner_id=learner_id,
                nonce=nonce,
                last_step=step,
                wrong_codes=0,
                confirmed_at=to_utc(at),
            )
        )
        session.flush()
    return True


def turn_off(session: Session, learner_id: uuid.UUID) -> bool:
    """Let the password alone be enough; whether there was a second factor."""
    found = session.execute(delete(SecondFactor).where(SecondFactor.learner_id == learner_id))
    assert isinstance(found, CursorResult)
    return found.rowcount == 1


def use_code(
    session: Session, learner_id: uuid.UUID, typed: str, keys: Sequence[str], at: datetime
) -> CodeResult:
    """Accept a code of the app or a recovery code, and use it up.

    An account without a second factor needs no code: whatever was typed is right.
    """
    factor = session.get(SecondFactor, learner_id)
    if factor is None:
        return CodeResult.RIGHT
    if not _DIGITS.fullmatch(_plain(typed)):
        if not use_recovery_code(session, learner_id, typed):
            return CodeResult.WRONG_RECOVERY_CODE
        _set(session, learner_id, wrong_codes=0)
        return CodeResult.RIGHT
    if factor.wrong_codes >= MOST_WRONG:
        return CodeResult.BLOCKED
    step = _matching_step(learner_id, factor.nonce, typed, keys, at)
    if step is None:
        _set(session, learner_id, wrong_codes=SecondFactor.wrong_codes + 1)
        return CodeResult.WRONG
    return CodeResult.RIGHT if _use_step(session, factor, step) else CodeResult.USED


def _use_step(session: Session, factor: SecondFactor, step: int) -> bool:
    """Whether no code of this step or a later one was used yet. Of two at once, one is first."""
    used = session.execute(
        update(SecondFactor)
        .where(
            SecondFactor.learner_id == factor.learner_id,
            SecondFactor.nonce == factor.nonce,
            SecondFactor.last_step < step,
        )
        .values(last_step=step, wrong_codes=0)
    )
    assert isinstance(used, CursorResult)
    return used.rowcount == 1


def _set(session: Session, learner_id: uuid.UUID, **values: object) -> None:
    session.execute(
        update(SecondFactor).where(SecondFactor.learner_id == learner_id).values(**values)
    )


def _matching_step(
    learner_id: uuid.UUID, nonce: str, typed: str, keys: Sequence[str], at: datetime
) -> int | None:
    """The step of time, near `at`, whose code was typed; None where it is none of them."""
    for key in keys:
        codes = pyotp.TOTP(derived_secret(key, learner_id, nonce))
        try:
            return codes.verify_and_get_timecode(
                _plain(typed), for_time=to_utc(at), valid_window=CLOCK_DRIFT_STEPS
            )
        except OTPVerificationError:
            continue
    return None


def _plain(typed: str) -> str:
    """The code without spaces and hyphens, and its digits as ASCII whichever keyboard wrote them."""
    return re.sub(r"[\s-]", "", normalized_text(typed, LONGEST_TYPED))
