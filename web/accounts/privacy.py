"""What is stored here, and why: a page in our own words."""

from flask import Blueprint, Response, current_app, render_template

from school.accounts.housekeeping import FEW_ANSWERS, MONTH, USUAL_UNSEEN
from school.accounts.sign_ins import SIGN_IN_LIFE
from web import rendered
from web.security import COOKIE_LIFE
from web.services import services
from web.version import version

blueprint = Blueprint("privacy", __name__)


@blueprint.get("/privacy")
def page() -> Response:
    """What is kept of whom, how long, and how to take it along or erase it."""
    return rendered.for_all(_page)


def _page() -> str:
    return render_template(
        "account/privacy.html",
        days=SIGN_IN_LIFE.days,
        known_days=COOKIE_LIFE.days,
        guest_days=USUAL_UNSEEN.after_one_visit.days,
        guest_months=round(USUAL_UNSEEN.after_progress / MONTH),
        few=FEW_ANSWERS,
        version=version(),
        mail=services(current_app).settings.mail is not None,
    )
