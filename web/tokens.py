"""The token of one showing of a question: signed, so that its moment cannot be made up."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from itsdangerous import BadSignature

from web.secret_keys import signer_of

SALT = "a question shown"
LONGEST_PAUSE = 3600.0  # seconds; who took longer was elsewhere


@dataclass(frozen=True, slots=True)
class ShownQuestion:
    """A question shown once: its address, a name for the showing, and the moment."""

    address: str
    nonce: str
    at: datetime

    def seconds_until(self, answered: datetime) -> float | None:
        """How long the answer took; None where the page lay open or a clock was moved."""
        taken = (answered - self.at).total_seconds()
        return taken if 0 <= taken <= LONGEST_PAUSE else None


def show_question(question: str, at: datetime) -> ShownQuestion:
    """A new showing of that question, with an id of its own."""
    return ShownQuestion(question, secrets.token_urlsafe(12), at)


def token_of(keys: tuple[str, ...], showing: ShownQuestion) -> str:
    """What the page of the showing sends along."""
    payload = [showing.address, showing.nonce, showing.at.timestamp()]
    return str(signer_of(keys, SALT).dumps(payload))


def issue_token(keys: tuple[str, ...], question: str, at: datetime) -> str:
    """A new token for showing that question, signed with the first of the keys."""
    return token_of(keys, show_question(question, at))


def read_token(keys: tuple[str, ...], token: str, question: str) -> ShownQuestion | None:
    """The showing that a token stands for; None if it is not ours or of another question."""
    try:
        shown, name, moment = signer_of(keys, SALT).loads(token)
    except BadSignature:
        return None
    if shown != question:
        return None
    return ShownQuestion(shown, name, datetime.fromtimestamp(moment, UTC))
