"""Two files for programs that come by themselves: crawlers, and who looks where to report a hole."""

from datetime import timedelta
from typing import Final

from flask import Blueprint, Response, abort, current_app

from web.clock import now
from web.services import services

PRIVATE_PATHS: Final = (
    *("/account", "/assignments/", "/card", "/class/", "/history", "/join", "/paper/", "/progress"),
    *("/*/progress", "/settings", "/teach"),
)
"""Areas with names, grades, codes or one's own answers."""
ENDLESS_PATHS: Final = (
    "/api/",
    "/drill/",
    "/*/drill/begin",
    "/next",
    "/sprint/",
    "/placement/begin",
    "/learn/*/test",
)
"""Areas in which each page leads to another question."""
VALIDITY: Final = timedelta(days=180)  # security.txt is to be read anew from time to time

blueprint = Blueprint("well_known", __name__)


@blueprint.get("/robots.txt")
def robots() -> Response:
    """What crawlers are asked to pass over."""
    lines = ("User-agent: *", *(f"Disallow: {path}" for path in (*PRIVATE_PATHS, *ENDLESS_PATHS)))
    return _text(lines)


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
