"""Whose questions were taken along: their answers go to whoever took them, and to nobody else.

Several share a browser. What one has answered and not handed in waits there under a name that tells
nothing, until the same one is back; an account also has what the guests had whom it has taken.
"""

import uuid
from typing import Final

from school.accounts.merging import guests_taken_by
from web import request_context
from web.secret_keys import digests
from web.visitors.current_visitor import visitor

_PURPOSE: Final = "questions taken along"


def packet_owner(learner_id: uuid.UUID) -> str:
    """The name under which a browser keeps what this learner took along."""
    return digests(_PURPOSE, learner_id.hex)[0]


def owners_of_visitor() -> tuple[str, ...]:
    """The names of the visitor, the one in use first; none for whom nothing is known yet."""
    who = visitor()
    if who.id is None:
        return ()
    taken = guests_taken_by(request_context.reading(), who.id) if who.signed_in else ()
    return tuple(name for each in (who.id, *taken) for name in digests(_PURPOSE, each.hex))
