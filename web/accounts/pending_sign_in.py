"""Half-way in: the password was right, and the code of the second factor is still missing.

This is a signed token in the page that asks for the code. It is no sign-in and opens nothing by
itself. It names the account and what the browser came for, and counts for ten minutes, and only
while the password is the one that was given.
"""

import uuid
from datetime import UTC, datetime, timedelta
from typing import Final

from itsdangerous import BadSignature
from sqlalchemy.orm import Session

from school.accounts.digests import keyed_digest
from school.accounts.models import UserAccount
from web.accounts.entering import SignInRequest
from web.clock import now
from web.secret_keys import secret_key, signer

TOKEN_LIFE: Final = timedelta(minutes=10)
SALT: Final = "half-way in"


def token_for(sign_in_request: SignInRequest, account: UserAccount) -> str:
    """The token for an entry whose password was right."""
    payload = [
        sign_in_request.learner_id.hex,
        sign_in_request.form_nonce,
        sign_in_request.takes_answers,
        sign_in_request.return_path,
        _mark(account),
        now().timestamp(),
    ]
    return str(signer(SALT).dumps(payload))


def sign_in_request_of(reading: Session, token: str) -> SignInRequest | None:
    """What a token stands for; None where it is not ours, too old, or of a former password."""
    try:
        learner, showing, take, back, mark, moment = signer(SALT).loads(token)
    except BadSignature:
        return None
    if now() - datetime.fromtimestamp(moment, UTC) > TOKEN_LIFE:
        return None
    account = reading.get(UserAccount, uuid.UUID(hex=learner))
    if account is None or _mark(account) != mark:
        return None
    return SignInRequest(account.learner_id, showing, take, back)


def _mark(account: UserAccount) -> str:
    """What tells one password of an account from another, without telling either."""
    return keyed_digest(secret_key(), SALT, f"{account.learner_id}/{account.password}")
