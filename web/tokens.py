"""The token of one showing of a question: signed, so that its moment cannot be made up."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from itsdangerous import BadSignature

from web.secret_keys import signer_of

SALT = "a question shown"
LONGEST_PAUSE = 3600.0  # seconds; who took longer was elsewhere


@dataclass(frozen=True, slots=True)
class Showing:
    """A question shown once: its address, a name for the showing, and the moment."""

    question: str
    name: str
    at: datetime

    def seconds_until(self, answered: datetime) -> float | None:
        """How long the answer took; None where the page lay open or a clock was moved."""
        taken = (answered - self.at).total_seconds()
        return taken if 0 <= taken <= LONGEST_PAUSE else None


def new_showing(question: str, at: datetime) -> Showing:
    """A showing of its own of that question."""
    return Showing(question, secrets.token_urlsafe(12), at)


def token_of(keys: tuple[str, ...], showing: Showing) -> str:
    """What the page of the showing sends along."""
    payload = [showing.question, showing.name, showing.at.timestamp()]
    return str(signer_of(keys, SALT).dumps(payload))


def issue(keys: tuple[str, ...], question: str, at: datetime) -> str:
    """A new token for showing that question, signed with the first of the keys."""
    return token_of(keys, new_showing(question, at))


def read(keys: tuple[str, ...], token: str, question: str) -> Showing | None:
    """The showing that a token stands for; None if it is not ours or of another question."""
    try:
        shown, name, moment = signer_of(keys, SALT).loads(token)
    except BadSignature:
        return None
    if shown != question:
        return None
    return Showing(shown, name, datetime.fromtimestamp(moment, UTC))
