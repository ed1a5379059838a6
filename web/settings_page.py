"""The settings of whoever asks: no account is needed."""

from flask import Blueprint, render_template, request

from web import current
from web.guests import visitor
from web.present.settings import settings_view

blueprint = Blueprint("settings", __name__)


@blueprint.get("/settings")
def page() -> str:
    """Every choice that there is, in one form."""
    return render_template(
        "settings.html",
        view=settings_view(visitor().settings, current.translator()),
        saved="saved" in request.args,
    )
