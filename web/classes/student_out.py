"""Signing out of a class: the next who comes to a shared computer is not the student before."""

from flask import Blueprint, redirect, render_template, request, url_for

from web.accounts.pages import Answer
from web.classes.home_part import places_of_visitor
from web.preferences.page import own_path
from web.visitors.current_visitor import sign_out_student, visitor

blueprint = Blueprint("student_out", __name__)


@blueprint.get("/student/sign-out")
def page() -> Answer:
    """Say who is here and how that student comes back; who is nobody here goes on."""
    who = visitor()
    if not who.student:
        return redirect(_back(), 303)
    return render_template(
        "classes/student_out.html",
        name=who.student,
        classes=tuple(dict.fromkeys(made.name for made, _ in places_of_visitor())),
        back=_back(),
    )


@blueprint.post("/student/sign-out")
def sign_out() -> Answer:
    """Let this browser be nobody's. Whoever is signed in with an account stays so."""
    if visitor().signed_in is None:
        sign_out_student()
    return redirect(_back(), 303)


def _back() -> str:
    """Where to go on: a path of this site, whatever was asked for."""
    return own_path(request.values.get("back", url_for("home.page")))
