"""Which program asks: one with a key of an account, or any from a network address; and how often it may."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from flask import request
from werkzeug.exceptions import Unauthorized

from school.accounts.api_keys import api_key, is_use_noted, note_use
from school.faults import DatabaseFault
from web import request_context
from web.clock import now
from web.visitors.client_address import client_digests
from web.visitors.request_limits import Allowance, count_cost

WITHOUT_KEY: Final = Allowance(120, 0.5)
"""An answer takes 20 to 50 ms: two a second keep a tenth of a processor busy."""
WITH_KEY: Final = Allowance(600, 0.1)
"""Ten a second keep less than half of one busy, for somebody whom one can write to: the keys of an account
share them, so that ten keys are no more than one."""


@dataclass(frozen=True, slots=True)
class ApiCaller:
    """Under what its requests are counted, and how many it has."""

    name: str
    who: str
    allowance: Allowance

    def count(self, cost: int = 1) -> None:
        """Count what is asked. Raises AskedTooOften: it is more than the caller has left."""
        if cost > 0:
            count_cost(self.name, self.who, self.allowance, cost)


def has_key() -> bool:
    """Whether the request brings a key; other ways of signing in are passed over."""
    return request.authorization is not None and request.authorization.type == "bearer"


def api_caller() -> ApiCaller:
    """Who asks. Its key, where it brings one, is noted as used from time to time.

    Raises:
        Unauthorized: the key is none, or was revoked.
        AskedTooOften: too many wrong keys came from there.
    """
    from_address = ApiCaller("api from", client_digests()[0], WITHOUT_KEY)
    if not has_key():
        return from_address
    assert request.authorization is not None
    row = api_key(request_context.reading(), request.authorization.token or "")
    if row is None:
        from_address.count()
        raise Unauthorized
    caller, at = ApiCaller("api by", str(row.learner_id), WITH_KEY), now()
    if not is_use_noted(row, at):
        with suppress(DatabaseFault), request_context.writing() as writing:  # else the next time
            note_use(writing, row.id, at)
    return caller
