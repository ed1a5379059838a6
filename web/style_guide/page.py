"""Every piece of the pages in every state: for whoever works on them, where FANWISE_PIECES says so."""

from flask import Blueprint, render_template, url_for

from web import request_context
from web.style_guide.samples import sample

blueprint = Blueprint("pieces", __name__)


@blueprint.get("/pieces")
def page() -> str:
    """The pieces with sample values."""
    shown = sample(request_context.translator(), lambda fan: url_for("fans.page", fan=fan))
    return render_template("pieces.html", sample=shown)
