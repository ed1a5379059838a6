"""Cookies of the site's own: signed, closed to scripts, bound to this host where they travel by TLS.

A browser takes a cookie whose name begins with `__Host-` from this very host and over TLS alone, so
no other site of the same domain can plant one. Cookies that were set before under the plain name are
read once more and kept on under the new one.
"""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from flask import Flask, Request, Response, current_app, g, request
from itsdangerous import BadSignature
from werkzeug.exceptions import SecurityError

from web.secret_keys import signer
from web.services import services

HOST_PREFIX: Final = "__Host-"
_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})


def are_secure(app: Flask) -> bool:
    """Whether the cookies of this request's answer may travel over TLS only.

    They may not travel without where FANWISE_URL says that the site has TLS, whatever the proxy
    tells of this request; else on every host but this machine, unless the operator allows it.
    """
    if "secure_cookies" not in g:  # each cookie asks for it, several times
        g.secure_cookies = _are_secure(app)
    return bool(g.secure_cookies)


def _are_secure(app: Flask) -> bool:
    settings = services(app).settings
    if settings.has_tls or request.is_secure:
        return True
    return not (settings.plain_http or _is_loopback(request))


def name_of(plain: str, app: Flask) -> str:
    """What a cookie is called in the answer to this request."""
    return HOST_PREFIX + plain if are_secure(app) else plain


@dataclass(frozen=True, slots=True)
class SignedCookie:
    """A cookie that holds one value that JSON can write."""

    name: str
    purpose: str
    life: timedelta

    def install(self, app: Flask) -> None:
        """Send the cookie with the answer to a request that changed it."""
        app.after_request(self._send)

    def value(self) -> object:
        """What the request brought, or what it has changed it to; None where there is nothing of ours."""
        changed = self._changes().get(self.name, _UNCHANGED)
        if changed is not _UNCHANGED:
            return changed
        name = name_of(self.name, current_app)
        if name in request.cookies:
            return self._read(name)
        former = self._read(self.name)
        if former is not None:
            self.keep(former)
        return former

    def keep(self, value: object) -> None:
        """Let the browser keep this from now on."""
        self._changes()[self.name] = value

    def drop(self) -> None:
        """Let the browser keep nothing."""
        self._changes()[self.name] = None

    def _read(self, name: str) -> object:
        brought = request.cookies.get(name)
        if not brought:
            return None
        try:
            found: object = signer(self.purpose).loads(brought)
        except BadSignature:
            return None
        return found

    def _send(self, response: Response) -> Response:
        if self.name not in self._changes():
            return response
        value, name = self._changes()[self.name], name_of(self.name, current_app)
        self._set(response, name, value)
        if name != self.name and self.name in request.cookies:
            self._set(response, self.name, None)
        return response

    def _set(self, response: Response, name: str, value: object) -> None:
        response.set_cookie(
            name,
            "" if value is None else str(signer(self.purpose).dumps(value)),
            max_age=0 if value is None else self.life,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=are_secure(current_app),
        )

    @staticmethod
    def _changes() -> dict[str, object]:
        if "changed_cookies" not in g:
            g.changed_cookies = {}
        changes: dict[str, object] = g.changed_cookies
        return changes


_UNCHANGED: Final = object()


def _is_loopback(request: Request) -> bool:
    if isinstance(request.routing_exception, SecurityError):
        return False  # it came to a host that is not ours, and Werkzeug refuses to name it
    host = request.host.rsplit(":", 1)[0] if request.host[-1:] != "]" else request.host
    return request.scheme == "http" and host in _LOOPBACK
