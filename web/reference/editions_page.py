"""What the three editions of the competition rules say differently."""

from flask import Blueprint, render_template, url_for

from lessons.edition_content import edition_content
from web import request_context
from web.reference.editions_view import editions_view

blueprint = Blueprint("editions", __name__)


@blueprint.get("/editions")
def page() -> str:
    """Names, values, exclusions, then the match, the table and the penalties."""
    view = editions_view(
        edition_content(),
        request_context.translator(),
        lambda rules, fan: url_for("fans.page", rules=rules, fan=fan),
    )
    return render_template("editions.html", view=view)
