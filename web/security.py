"""What keeps a page safe: tokens on forms, a strict content policy, closed cookies."""

from datetime import timedelta

from flask import Flask, Request, Response, abort, current_app, request
from flask.sessions import SecureCookieSession, SecureCookieSessionInterface, SessionMixin
from flask_wtf.csrf import CSRFProtect
from itsdangerous import BadSignature
from werkzeug.exceptions import BadHost, SecurityError
from werkzeug.middleware.proxy_fix import ProxyFix

from web.services import services
from web.visitors import cookies

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
KEPT_PAGES = frozenset(
    {
        *("home", "learn", "lesson", "lesson_test", "drill", "explanation", "map", "fans", "next"),
        *("placement", "scorer", "sheet", "compare", "editions", "articles", "glossary", "search"),
        *("points", "privacy", "files", "well_known", "day", "days", "sprints", "sprint"),
        "offline",
        "api_page",
        "why_not",
        "in_full",
        "plans",
        *("deals", "deal", "deal_back", "desks", "desk", "ruled"),
    }
)
"""Areas that tell of nobody, or of what the visitor practises at this moment: the browser may keep
their pages and asks before it shows one again. Whatever is not named here leaves no copy: accounts,
classes, assignments and grades, what is printed and exported, and every area that is new."""
LARGEST_FORM = 512 * 1024  # bytes; a draft with twenty long instructions in Chinese has 370 kB
MOST_FIELDS = 1000  # of a form with files; every draft and roster has fewer
FORM_TYPES = ("application/x-www-form-urlencoded", "multipart/form-data")
SESSION_COOKIE = "fanwise"
COOKIE_LIFE = timedelta(days=400)  # browsers keep none longer

csrf = CSRFProtect()


class NamedCookieSession(SecureCookieSessionInterface):
    """The signed cookie, named and marked as `web/visitors/cookies.py` says."""

    def get_cookie_name(self, app: Flask) -> str:
        """What the cookie is called in the answer to this request."""
        return cookies.name_of(SESSION_COOKIE, app)

    def get_cookie_secure(self, app: Flask) -> bool:
        """Whether the cookie may travel over TLS only."""
        return cookies.are_secure(app)

    def open_session(self, app: Flask, request: Request) -> SecureCookieSession | None:
        """The session that the request brought, under the name of today or the one before."""
        if not self._is_former(app, request):
            return super().open_session(app, request)
        signer = self.get_signing_serializer(app)
        try:
            assert signer is not None  # a site without a key does not start
            life = int(app.permanent_session_lifetime.total_seconds())
            return self.session_class(signer.loads(request.cookies[SESSION_COOKIE], max_age=life))
        except BadSignature:
            return self.session_class()

    def should_set_cookie(self, app: Flask, session: SessionMixin) -> bool:
        """Also where a page has read a session that came under the former name."""
        moved = session.accessed and self._is_former(app, request)
        return moved or super().should_set_cookie(app, session)

    def save_session(self, app: Flask, session: SessionMixin, response: Response) -> None:
        """Send the session where it changed, and let the browser forget the former cookie."""
        super().save_session(app, session, response)
        if session.accessed and self._is_former(app, request):
            response.delete_cookie(SESSION_COOKIE, secure=True, httponly=True, samesite="Lax")
        if response.cache_control.public and "Set-Cookie" in response.headers:
            # What is the same for everybody has brought somebody's cookie: no cache keeps that.
            response.headers["Cache-Control"] = "no-store"

    def _is_former(self, app: Flask, request: Request) -> bool:
        """Whether the request brought the session under the former name alone."""
        return (
            SESSION_COOKIE in request.cookies and self.get_cookie_name(app) not in request.cookies
        )


def install(app: Flask) -> None:
    """Guard every form and every answer of the application, pages of errors included."""
    settings = services(app).settings
    app.config.update(
        SECRET_KEY=settings.secret_key,
        SECRET_KEY_FALLBACKS=list(settings.old_secret_keys),
        WTF_CSRF_SECRET_KEY=list(reversed(settings.secret_keys)),
        MAX_CONTENT_LENGTH=LARGEST_FORM,
        MAX_FORM_MEMORY_SIZE=LARGEST_FORM,
        MAX_FORM_PARTS=MOST_FIELDS,
        TRUSTED_HOSTS=list(settings.hosts) or None,
        PERMANENT_SESSION_LIFETIME=COOKIE_LIFE,
        SESSION_COOKIE_NAME=SESSION_COOKIE,
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        SESSION_REFRESH_EACH_REQUEST=False,
        WTF_CSRF_TIME_LIMIT=None,  # a page may lie open over lunch; the token ends with the cookie
    )
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    app.session_interface = NamedCookieSession()
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
    if "\0" in request.path:
        abort(400)
    if request.mimetype not in FORM_TYPES:  # other bodies have limits that their views set first
        return
    if any("\0" in value for _name, value in request.form.items(multi=True)):
        abort(400)


def _set_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    settings = services(current_app).settings
    if request.is_secure or settings.has_tls:
        # Without includeSubDomains: what else there is on the domain is not ours to decide.
        response.headers.setdefault("Strict-Transport-Security", f"max-age={settings.hsts}")
    if "Cache-Control" not in response.headers:
        # Pages speak of one learner in one language: no cache in between may keep them.
        kept = request.blueprint in KEPT_PAGES
        response.headers["Cache-Control"] = "private, no-cache" if kept else "no-store"
        response.vary.update(("Cookie", "Accept-Language"))
    return response
