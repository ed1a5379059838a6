"""The cookie of whoever is signed in: one token, signed, closed to scripts.

It stands apart from the session's cookie, which is written anew with every answer: two requests at
once, an answer and a sign-in, must not undo one another.
"""

from typing import Final

from flask import Flask, Response, current_app, g, request
from itsdangerous import BadSignature

from school.accounts.sign_ins import LIFE
from web.keys import signer

COOKIE: Final = "fanwise_in"
_SALT: Final = "signed in"


def install(app: Flask) -> None:
    """Send the cookie with the answer to a request that signs in or out."""
    app.after_request(_send)


def token() -> str | None:
    """The token that the request brought; None where there is none, or none of ours."""
    try:
        brought = signer(_SALT).loads(request.cookies.get(COOKIE, ""))
    except BadSignature:
        return None
    return brought if isinstance(brought, str) else None


def keep(fresh: str) -> None:
    """Let the browser keep this token from now on."""
    g.sign_in_cookie = fresh


def drop() -> None:
    """Let the browser keep none."""
    g.sign_in_cookie = None


def _send(response: Response) -> Response:
    if "sign_in_cookie" not in g:
        return response
    fresh: str | None = g.sign_in_cookie
    interface = current_app.session_interface
    response.set_cookie(
        COOKIE,
        "" if fresh is None else str(signer(_SALT).dumps(fresh)),
        max_age=0 if fresh is None else LIFE,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=interface.get_cookie_secure(current_app),
    )
    return response
