"""The settings of the visitor: no account is needed."""

from flask import Blueprint, render_template, request

from web import request_context
from web.preferences.settings_view import settings_view
from web.visitors.current_visitor import visitor

blueprint = Blueprint("settings", __name__)


@blueprint.get("/settings")
def page() -> str:
    """Every choice that there is, in one form."""
    return render_template(
        "settings.html",
        view=settings_view(visitor().settings, request_context.translator()),
        saved="saved" in request.args,
    )
