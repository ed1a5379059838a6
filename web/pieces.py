"""Every piece of the pages in every state: for whoever works on them; no page leads here."""

from flask import Blueprint, make_response, render_template, url_for
from werkzeug.wrappers import Response

from web import current
from web.present.pieces import sample

blueprint = Blueprint("pieces", __name__)


@blueprint.get("/pieces")
def page() -> Response:
    """The pieces with sample values; search engines are asked to pass it over."""
    shown = sample(current.translator(), lambda fan: url_for("fans.page", fan=fan))
    response = make_response(render_template("pieces.html", sample=shown))
    response.headers["X-Robots-Tag"] = "noindex"
    return response
