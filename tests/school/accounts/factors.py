"""Second factors for tests, and the app that makes their codes."""

import uuid
from datetime import datetime, timedelta

import pyotp
from sqlalchemy.orm import Session

from school.accounts.second_factor import derived_secret, turn_on
from tests.school.make import NOON

KEY = "k" * 32
STEP = timedelta(seconds=30)


def app_code(learner_id: uuid.UUID, nonce: str, at: datetime, key: str = KEY) -> str:
    """What the app shows at that moment."""
    return pyotp.TOTP(derived_secret(key, learner_id, nonce)).at(at)


def turned_on(
    session: Session, learner_id: uuid.UUID, nonce: str = "first", at: datetime = NOON
) -> None:
    """Turn a factor on. The code of that moment is used up by it."""
    assert turn_on(session, learner_id, nonce, app_code(learner_id, nonce, at), [KEY], at)
