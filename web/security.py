"""What keeps a page safe: tokens on forms, a strict content policy, closed cookies."""

from datetime import timedelta

from flask import Flask, Request, Response, abort, request
from flask.sessions import SecureCookieSessionInterface
from flask_wtf.csrf import CSRFProtect
from werkzeug.exceptions import BadHost, SecurityError

from web.services import services

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "base-uri 'none'",
            "object-src 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HSTS = "max-age=31536000"  # a year, in seconds
LARGEST_FORM = 512 * 1024  # bytes; a draft with twenty long instructions in Chinese has 370 kB
MOST_FIELDS = 1000  # of a form with files; every draft and roster has fewer
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
COOKIE = "fanwise"
COOKIE_LIFE = timedelta(days=400)  # browsers keep none longer
_LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})

csrf = CSRFProtect()


class ClosedSession(SecureCookieSessionInterface):
    """The signed cookie, marked Secure unless it is this machine that talks to itself."""

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether the cookie may travel over TLS only."""
        return not (services(app).settings.plain_http or _is_loopback(request))


def install(app: Flask) -> None:
    """Guard every form and every answer of the application, pages of errors included."""
    app.config.update(
        MAX_CONTENT_LENGTH=LARGEST_FORM,
        MAX_FORM_MEMORY_SIZE=LARGEST_FORM,
        MAX_FORM_PARTS=MOST_FIELDS,
        TRUSTED_HOSTS=list(services(app).settings.hosts) or None,
        PERMANENT_SESSION_LIFETIME=COOKIE_LIFE,
        SESSION_COOKIE_NAME=COOKIE,
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_REFRESH_EACH_REQUEST=False,
        WTF_CSRF_TIME_LIMIT=None,  # a page may lie open over lunch; the token ends with the cookie
    )
    app.session_interface = ClosedSession()
    app.before_request(_refuse_bad_host)
    app.before_request(_refuse_nul)
    csrf.init_app(app)
    app.after_request(_set_headers)


def _refuse_bad_host() -> None:
    """Before anything else: without a host there is neither a cookie nor a link."""
    if isinstance(request.routing_exception, BadHost | SecurityError):
        raise request.routing_exception


def _refuse_nul() -> None:
    """No person types this character, and PostgreSQL keeps no text that holds it."""
    if request.mimetype not in FORMS:  # other bodies have limits that their views set first
        return
    if any("\0" in value for _name, value in request.form.items(multi=True)):
        abort(400)


def _set_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.is_secure:
        response.headers.setdefault("Strict-Transport-Security", HSTS)
    if "Cache-Control" not in response.headers:
        # Pages speak of one learner in one language: no cache in between may keep them.
        response.headers["Cache-Control"] = "private, no-cache"
        response.vary.update(("Cookie", "Accept-Language"))
    return response


def _is_loopback(asked: Request) -> bool:
    if isinstance(asked.routing_exception, SecurityError):
        return False  # it came to a host that is not ours, and Werkzeug refuses to name it
    host = asked.host.rsplit(":", 1)[0] if asked.host[-1:] != "]" else asked.host
    return asked.scheme == "http" and host in _LOOPBACK
