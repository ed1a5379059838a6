"""How often something may be tried: by one name, and from one address, within a quarter of an hour.

An address is that of a school as often as of a home, so it may try far more than a name. Both are
kept as digests that only this site can make.
"""

from typing import Final

from flask import current_app, request

from school.accounts.attempts import Counted, Limit, Wait, count_attempt, forget, forget_all
from school.accounts.digests import keyed_digest
from school.accounts.names import name_key
from web import current
from web.guests import now
from web.services import services

BY_NAME: Final = {"sign-in": 8, "recovery": 8, "mail": 3, "password": 8, "second-factor": 8}
BY_ADDRESS: Final = {
    "sign-in": 60,
    "sign-up": 60,
    "recovery": 30,
    "mail": 20,
    "password": 60,
    "second-factor": 60,
    "join": 120,
    "card": 120,
}


def count(kind: str, name: str | None = None) -> Counted | Wait:
    """Count a try of this kind for this name and for where the request comes from."""
    limits = [Limit(kind, _digest("address", request.remote_addr or ""), BY_ADDRESS[kind])]
    if name is not None:
        limits.append(Limit(kind, digest_of_name(name), BY_NAME[kind]))
    with current.database().writing() as writing:
        return count_attempt(writing, limits, now())


def give_back(counted: Counted, name: str | None = None) -> None:
    """Count a try that succeeded no longer, nor those before it that failed under the name."""
    with current.database().writing() as writing:
        forget(writing, counted)
        if name is not None:
            forget_all(writing, digest_of_name(name))


def digest_of_name(name: str) -> str:
    """What is kept of a name that was tried."""
    return _digest("name", name_key(name))


def _digest(purpose: str, text: str) -> str:
    return keyed_digest(services(current_app).settings.secret_key, purpose, text)
