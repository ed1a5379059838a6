"""The cookie by which a browser is known in which somebody has signed in before.

Whoever guesses at a name from elsewhere lets that name wait; the owner's own browser is counted apart
and gets in (the "device cookie" of OWASP). The cookie opens nothing: it is a random mark for each
account, and whoever copies it gains the few tries of that browser.
"""

import secrets
import uuid
from typing import Final

from flask import Flask

from school.accounts.opening import find_by_name
from web import request_context
from web.security import COOKIE_LIFE
from web.visitors.cookies import SignedCookie

KNOWN_BROWSER_COOKIE: Final = "fanwise_known"
MOST_ACCOUNTS: Final = 8  # accounts of one browser; a computer of a school forgets those before
_MARK_BYTES: Final = 16
_cookie: Final = SignedCookie(KNOWN_BROWSER_COOKIE, "known browser", COOKIE_LIFE)


def install(app: Flask) -> None:
    """Send the cookie with the answer to a request that changed it."""
    _cookie.install(app)


def browser_mark(learner_id: uuid.UUID) -> str | None:
    """The mark of this browser for an account; None where nobody has signed in to it here."""
    return _marks().get(learner_id.hex)


def browser_mark_for_name(name: str) -> str | None:
    """The same for the account of that name."""
    if not _marks():
        return None
    account = find_by_name(request_context.reading(), name)
    return browser_mark(account.learner_id) if account else None


def remember(learner_id: uuid.UUID) -> None:
    """Let this browser be known for an account to which somebody has signed in."""
    marks = _marks()
    mark = marks.pop(learner_id.hex, None) or secrets.token_urlsafe(_MARK_BYTES)
    _cookie.keep(dict([*marks.items(), (learner_id.hex, mark)][-MOST_ACCOUNTS:]))


def forget(learner_id: uuid.UUID) -> None:
    """Let this browser be known for that account no longer."""
    marks = _marks()
    if marks.pop(learner_id.hex, None):
        _cookie.keep(marks or None)


def _marks() -> dict[str, str]:
    """The marks by account, the one used last at the end."""
    held = _cookie.value()
    return dict(held) if isinstance(held, dict) else {}
