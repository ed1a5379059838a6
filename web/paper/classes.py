"""Paper for a class: the sign-in cards of its students, and its code to hang up."""

import uuid
from typing import Final

from flask import Blueprint, Response, abort, request, url_for

from school.classes.cards import card_code
from school.classes.codes import as_kept, as_shown
from school.classes.finding import students_of
from school.classes.models import SchoolClass
from web import current
from web.accounts.pages import secret_key
from web.classes.access import taught
from web.paper.answering import as_page, as_pdf
from web.paper.chosen import Chosen, chosen_in
from web.paper.models import CardsView, CardView, CodeView
from web.paper.qr import qr

blueprint = Blueprint("paper_of_class", __name__)

ON_A_SHEET: Final = 8  # cards


@blueprint.get("/teach/<uuid:school_class>/cards.<any(pdf, html):form>")
def cards(school_class: uuid.UUID, form: str) -> Response:
    """A card for each student, or for the one that `student` names, to cut out."""
    found = taught(school_class)
    view = _cards_view(found, request.args.get("student", ""))
    return _answered(found, view, form, "cards")


@blueprint.get("/teach/<uuid:school_class>/code.<any(pdf, html):form>")
def code(school_class: uuid.UUID, form: str) -> Response:
    """What students join with, in large letters."""
    found = taught(school_class)
    kept = as_kept(found.join_code)
    view = CodeView(
        of_class=found.name,
        code=as_shown(kept),
        address=_short("join"),
        qr=qr(f"{request.url_root}join/{as_shown(kept)}"),
    )
    return _answered(found, view, form, "code")


def _answered(found: SchoolClass, view: CardsView | CodeView, form: str, endpoint: str) -> Response:
    chosen = _chosen(found)
    if form == "html":
        return as_page(view, chosen.lang, chosen.printed)
    way = url_for(f"paper_of_class.{endpoint}", school_class=found.public_id, form="html")
    return as_pdf(view, chosen.lang, chosen.printed, f"{found.name} {endpoint}.pdf", way)


def _cards_view(found: SchoolClass, only: str) -> CardsView:
    with current.database().reading() as reading:
        students = students_of(reading, found.id)
    codes = [
        (each.name, card_code(secret_key(), each))
        for each in students
        if not only or str(each.public_id) == only
    ]
    if not codes:
        abort(404)
    made = [CardView(name, code, qr(f"{request.url_root}card/{code}")) for name, code in codes]
    sheets = [tuple(made[at : at + ON_A_SHEET]) for at in range(0, len(made), ON_A_SHEET)]
    return CardsView(found.name, _short("card"), tuple(sheets))


def _short(page: str) -> str:
    """The address as it is typed, without its scheme."""
    return f"{request.host}/{page}"


def _chosen(found: SchoolClass) -> Chosen:
    return chosen_in(request.args, current.translator().lang, found.zone)
