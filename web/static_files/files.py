"""Files that browsers keep, and the sign of life that a monitor asks for."""

from flask import Blueprint, Response, abort, current_app, request

from web import request_context
from web.server.health import Health
from web.static_files import assets

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
    told = f"{complaint or 'ok'}\n"
    return Response(told, 503 if complaint else 200, content_type="text/plain; charset=utf-8")
