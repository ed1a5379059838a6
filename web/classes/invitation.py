"""The link by which a teacher asks another to teach a class too."""

from flask import Blueprint, redirect, render_template, url_for

from school.accounts.sign_ins import SignedIn
from school.classes.finding import teachers_of
from school.classes.teaching import accept, invited_to
from school.errors import SchoolError
from web import request_context
from web.accounts.pages import Answer, sign_in_required
from web.classes.refusal_texts import fault_text
from web.clock import now

blueprint = Blueprint("teach_with", __name__)


@blueprint.get("/teach/with/<token>")
def page(token: str) -> Answer:
    """Say which class it is and who teaches it, and ask whether one wants to."""
    return _page(token)


@blueprint.post("/teach/with/<token>")
def take(token: str) -> Answer:
    """Become a teacher of the class. The link leads to nothing afterwards."""
    return sign_in_required(lambda who: _take(token, who))()


def _take(token: str, who: SignedIn) -> Answer:
    try:
        with request_context.writing() as writing:
            found = accept(writing, token, who.learner_id, now())
    except SchoolError as error:
        return _page(token, fault_text(error, request_context.translator()))
    if found is None:
        return render_template("classes/invitation_over.html"), 404
    return redirect(url_for("teach_class.page", class_id=found.public_id), 303)


def _page(token: str, error: str = "") -> Answer:
    reading = request_context.reading()
    found = invited_to(reading, token, now())
    names = tuple(each.name for each in teachers_of(reading, found.id)) if found else ()
    if found is None:
        return render_template("classes/invitation_over.html"), 404
    page = render_template(
        "classes/invitation.html", token=token, name=found.name, teachers=names, error=error
    )
    return (page, 422) if error else page
