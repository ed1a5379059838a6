"""What the three editions of the competition rules say differently."""

from flask import Blueprint, Response, render_template, url_for

from lessons.edition_content import edition_content
from web import rendered, request_context
from web.reference.editions_view import editions_view

blueprint = Blueprint("editions", __name__)


@blueprint.get("/editions")
def page() -> Response:
    """Names, values, exclusions, then the match, the table and the penalties."""
    return rendered.for_all(_page)


def _page() -> str:
    view = editions_view(
        edition_content(),
        request_context.translator(),
        lambda rules, fan: url_for("fans.page", rules=rules, fan=fan),
    )
    return render_template("editions.html", view=view)
