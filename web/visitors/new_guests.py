"""How many guests may begin from one network address within a quarter of an hour.

Without a limit one program fills the database with rows of people who never were. Only a new row is
counted, in the transaction that makes it, so that whoever is known already pays nothing.
"""

from datetime import datetime
from typing import Final

from sqlalchemy.orm import Session
from werkzeug.exceptions import TooManyRequests

from school.accounts.attempts import AttemptLimit, RetryAfter, count_attempt
from web.visitors.client_address import client_digests

KIND: Final = "guest"

MOST_NEW_GUESTS: Final = 600
"""Rows a quarter of an hour. An address is often a whole school: 500 students, as many as a class
holds, can begin in the same lesson, and one in five of them on a second device. A program that took
72 rows a second gets 0.7."""


class TooManyNewGuests(TooManyRequests):
    """Nobody new may begin from this network address for a while; `wait` is how long."""

    def __init__(self, wait: RetryAfter) -> None:
        super().__init__(retry_after=wait.minutes * 60)
        self.wait = wait


def count_new_guest(session: Session, at: datetime) -> None:
    """Count a guest who begins in this transaction.

    Raises:
        TooManyNewGuests: the transaction must end without the guest's row.
    """
    digest, *former = client_digests()
    counted = count_attempt(
        session, [AttemptLimit(KIND, digest, MOST_NEW_GUESTS, tuple(former))], at
    )
    if isinstance(counted, RetryAfter):
        raise TooManyNewGuests(counted)
