"""Paper for a class: the sign-in cards of its students, and its code to hang up."""

import uuid
from collections.abc import Sequence
from typing import Final

from flask import Blueprint, Response, abort, redirect, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from school.classes.finding import students_of
from school.classes.models import SchoolClass, Student
from web import current
from web.classes.access import taught
from web.classes.card_codes import card_codes
from web.classes.qr import qr_picture
from web.classes.view import SCHEME_END, class_view
from web.paper.answering import as_page, as_pdf
from web.paper.chosen import Chosen, chosen_in
from web.paper.models import CardsView, CardView, CodeView

blueprint = Blueprint("paper_of_class", __name__)

ON_A_SHEET: Final = 8  # cards


@blueprint.get("/teach/<uuid:class_id>/cards.<any(pdf, html):form>")
def cards(class_id: uuid.UUID, form: str) -> AnyResponse:
    """A card for each student, or for the one that `student` names, to cut out.

    Where there are no students yet, the page where they are added.
    """
    found = taught(class_id)
    with current.database().reading() as reading:
        students = students_of(reading, found.id)
    if not students:
        return redirect(url_for("teach_students.page", class_id=class_id), 303)
    if only := request.args.get("student"):
        students = [each for each in students if str(each.public_id) == only]
        if not students:
            abort(404)
    return _answered(found, _cards_view(found, students), form, "cards")


@blueprint.get("/teach/<uuid:class_id>/code.<any(pdf, html):form>")
def code(class_id: uuid.UUID, form: str) -> Response:
    """What students join with, in large letters."""
    found = taught(class_id)
    said = class_view(found, 0, current.translator())
    view = CodeView(found.name, said.code, _short("join_class.page"), qr_picture(said.join_href))
    return _answered(found, view, form, "code")


def _answered(found: SchoolClass, view: CardsView | CodeView, form: str, endpoint: str) -> Response:
    chosen = _chosen(found)
    if form == "html":
        return as_page(view, chosen.lang, chosen.printed)
    way = url_for(f"paper_of_class.{endpoint}", class_id=found.public_id, form="html")
    return as_pdf(view, chosen.lang, chosen.printed, f"{found.name} {endpoint}.pdf", way)


def _cards_view(found: SchoolClass, students: Sequence[Student]) -> CardsView:
    made = [
        CardView(student.name, code, qr_picture(_opened_by(code)))
        for student, code in zip(students, card_codes(students), strict=True)
    ]
    sheets = [tuple(made[at : at + ON_A_SHEET]) for at in range(0, len(made), ON_A_SHEET)]
    return CardsView(found.name, _short("card.page"), tuple(sheets))


def _opened_by(code: str) -> str:
    return url_for("card.with_code", code=code, _external=True)


def _short(endpoint: str) -> str:
    """The address as people type it, without its scheme."""
    return url_for(endpoint, _external=True).partition(SCHEME_END)[2]


def _chosen(found: SchoolClass) -> Chosen:
    return chosen_in(request.args, current.translator().lang, found.zone)
