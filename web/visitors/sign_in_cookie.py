"""The cookie of whoever is signed in: one token, signed, closed to scripts.

It stands apart from the session's cookie, which is written anew with every answer: two requests at
once, an answer and a sign-in, must not undo one another.
"""

from typing import Final

from flask import Flask

from school.accounts.sign_ins import SIGN_IN_LIFE
from web.visitors.cookies import SignedCookie

SIGN_IN_COOKIE: Final = "fanwise_in"
_cookie: Final = SignedCookie(SIGN_IN_COOKIE, "signed in", SIGN_IN_LIFE)


def install(app: Flask) -> None:
    """Send the cookie with the answer to a request that signs in or out."""
    _cookie.install(app)


def token() -> str | None:
    """The token that the request brought; None where there is none, or none of ours."""
    brought = _cookie.value()
    return brought if isinstance(brought, str) else None


def keep(fresh: str) -> None:
    """Let the browser keep this token from now on."""
    _cookie.keep(fresh)


def drop() -> None:
    """Let the browser keep none."""
    _cookie.drop()
