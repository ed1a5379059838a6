"""Files for programs that come by themselves: crawlers, old browsers, who looks where to report a hole."""

from datetime import timedelta
from typing import Final

from flask import Blueprint, Response, abort, current_app, url_for

from web.clock import now
from web.services import services
from web.site_address import site_address
from web.static_files.assets import ICONS

PRIVATE_PATHS: Final = (
    *("/account", "/assignments/", "/card", "/certificates", "/class/", "/exams/", "/history"),
    *(
        "/calendar/",
        "/join",
        "/paper/",
        "/progress",
        "/*/exam",
        "/*/progress",
        "/learn/for-class",
        "/lti/",
        "/metrics",
        "/settings",
        "/student/",
        "/teach",
        "/together/",
    ),
)
"""Areas with names, grades, codes or one's own answers."""
ENDLESS_PATHS: Final = (
    "/api/",
    "/drill/answers/",
    "/drill/done/",
    "/*/drill/begin",
    "/*/desk/",
    "/desk/",
    "/*/offline/",
    "/*/why-not",
    "/*/in-full",
    "/*/plans",
    "/next",
    "/sprint/",
    "/placement/begin",
    "/learn/*/test",
)
"""Areas in which each page leads to another question. The page of a question itself leads to none."""
VALIDITY: Final = timedelta(days=180)  # security.txt is to be read anew from time to time
FAVICON_LIFE: Final = "public, max-age=86400"

blueprint = Blueprint("well_known", __name__)


@blueprint.get("/robots.txt")
def robots() -> Response:
    """What crawlers are asked to pass over."""
    away = (f"Disallow: {path}" for path in (*PRIVATE_PATHS, *ENDLESS_PATHS))
    return _text(("User-agent: *", *away, f"Sitemap: {site_address()}{url_for('sitemap.index')}"))


@blueprint.get("/favicon.ico")
def favicon() -> Response:
    """The mark, for programs that look here whatever the pages say."""
    response = Response((ICONS / "favicon.ico").read_bytes(), content_type="image/x-icon")
    response.headers["Cache-Control"] = FAVICON_LIFE
    return response


@blueprint.get("/.well-known/security.txt")
def security() -> Response:
    """Where to report a hole (RFC 9116), if the operator says so."""
    contact = services(current_app).settings.security_contact
    if not contact:
        abort(404)
    expires = (now() + VALIDITY).replace(microsecond=0).isoformat()
    return _text((f"Contact: {contact}", f"Expires: {expires}", "Preferred-Languages: zh, en, ja"))


def _text(lines: tuple[str, ...]) -> Response:
    return Response("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")
