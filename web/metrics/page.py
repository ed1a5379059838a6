"""`/metrics` for who has the token of the settings; without such a setting there is no such page."""

import hmac

from flask import Blueprint, Response, abort, current_app, request

from web.metrics import measures
from web.metrics.state import state_of, told
from web.services import services

TYPE = "text/plain; version=0.0.4; charset=utf-8"

blueprint = Blueprint("metrics", __name__)


@blueprint.get("/metrics")
def page() -> Response:
    """Counts, times and queues of all processes, in the form of Prometheus."""
    kept = services(current_app)
    if not kept.settings.metrics_token:
        abort(404)
    if not _has(kept.settings.metrics_token):
        refused = Response("expected: Authorization: Bearer TOKEN\n", 401, content_type=TYPE)
        refused.headers["WWW-Authenticate"] = "Bearer"
        return refused
    body = measures.counted() + told(state_of(kept.database, kept.queue))
    response = Response(body, content_type=TYPE)
    response.headers["Cache-Control"] = "no-store"
    return response


def _has(token: str) -> bool:
    scheme, _, given = request.headers.get("Authorization", "").partition(" ")
    return scheme.lower() == "bearer" and hmac.compare_digest(given.encode(), token.encode())
