"""Files that browsers keep, and the sign of life that a monitor asks for."""

from flask import Blueprint, Response, abort, current_app, request

from web import request_context
from web.server.health import Health
from web.server.processes import stopping
from web.static_files import assets
from web.version import version

blueprint = Blueprint("files", __name__)


@blueprint.get("/assets/<path:name>")
def asset(name: str) -> Response:
    """A style sheet, a script or the tiles; the address changes with the content."""
    found = assets.asset(name)
    if found is None:
        abort(404)
    packed = request.accept_encodings["gzip"] > 0
    response = Response(found.packed if packed else found.body, content_type=found.type)
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    return response


@blueprint.get("/healthz")
def health() -> Response:
    """Whether pages can be answered and answers saved; else why not, with the status 503."""
    kept: Health = current_app.extensions.setdefault("fanwise-health", Health())
    complaint = kept.complaint(request_context.database())
    return _state(complaint)


@blueprint.get("/readyz")
def readiness() -> Response:
    """Whether requests may be sent here: the same, and this process is not about to end."""
    if stopping.is_set():
        return _state("stopping: this process ends as soon as its requests are answered")
    return health()


def _state(complaint: str) -> Response:
    told = f"{complaint or 'ok'}\n"
    response = Response(told, 503 if complaint else 200, content_type="text/plain; charset=utf-8")
    response.headers["X-Fanwise-Version"] = version()
    return response
