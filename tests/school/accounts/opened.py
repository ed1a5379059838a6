"""Accounts for tests: opened without a form."""

import uuid
from datetime import datetime

from sqlalchemy.orm import Session

from school.accounts.models import UserAccount
from school.accounts.opening import open_account
from school.accounts.passwords import TEST_COST, Passwords
from school.learners.guests import new_guest
from tests.school.make import NOON

PASSWORDS = Passwords(TEST_COST)
WORD = "plum and bamboo"


def account(
    session: Session,
    name: str = "Lin",
    learner_id: uuid.UUID | None = None,
    email: str | None = None,
    at: datetime = NOON,
) -> UserAccount:
    """An account of a learner, of a new one where none is named."""
    learner = learner_id or new_guest(session, at).id
    return open_account(session, learner, name, PASSWORDS.hash(WORD), email, at)
