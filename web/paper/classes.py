"""Paper for a class: the sign-in cards of its students, and its code to hang up."""

import uuid
from collections.abc import Mapping, Sequence

from flask import Blueprint, abort, redirect, request, url_for
from werkzeug.wrappers import Response

from school.classes.finding import students_of
from school.classes.models import SchoolClass, Student
from web import request_context
from web.classes.access import taught_class
from web.classes.card_codes import card_codes
from web.classes.student_rows import namesake_numbers, numbered_name
from web.classes.view import class_view
from web.paper.answering import page_response, pdf_response
from web.paper.card_choice import chosen_students
from web.paper.print_options import PrintOptions, read_print_options
from web.paper.printout import CardHolder, Cards, Poster, Printout, PrintoutKind
from web.site_address import typed_address, whole_address

blueprint = Blueprint("paper_of_class", __name__)


@blueprint.get("/teach/<uuid:class_id>/cards.<any(pdf, html):form>")
def cards(class_id: uuid.UUID, form: str) -> Response:
    """A card for each student, or for those whom the query names, to cut out.

    Where nobody is left of a group, the page where cards are chosen; where there are no students
    yet, the one where they are added.
    """
    school_class = taught_class(class_id)
    students = students_of(request_context.reading(), school_class.id)
    numbers = namesake_numbers(students)
    if not students:
        return redirect(url_for("teach_students.page", class_id=class_id), 303)
    students = chosen_students(students, request.args)
    back = url_for("paper_of_cards.page", class_id=class_id)
    if not students and "student" in request.args:
        abort(404)
    if not students:
        return redirect(back, 303)
    return _answered(
        school_class, PrintoutKind.CARDS, _cards(school_class, students, numbers), form, back
    )


@blueprint.get("/teach/<uuid:class_id>/code.<any(pdf, html):form>")
def code(class_id: uuid.UUID, form: str) -> Response:
    """What students join with, in large letters."""
    school_class = taught_class(class_id)
    view = class_view(school_class, 0, request_context.translator())
    poster = Poster(school_class.name, view.code, typed_address("join_class.page"), view.join_href)
    back = url_for("teach_class.page", class_id=class_id)
    return _answered(school_class, PrintoutKind.CODE, poster, form, back)


def _answered(
    school_class: SchoolClass,
    what: PrintoutKind,
    content: Cards | Poster,
    form: str,
    back_href: str,
) -> Response:
    chosen = _chosen(school_class)
    printout = Printout(what, content, chosen.lang, chosen.printed)
    if form == "html":
        return page_response(
            printout, url_for("teach_students.page", class_id=school_class.public_id)
        )
    return pdf_response(
        printout,
        name=f"{school_class.name} {what}.pdf",
        version="",
        page_path=url_for(f"paper_of_class.{what}", class_id=school_class.public_id, form="html"),
        back_href=back_href,
    )


def _cards(
    school_class: SchoolClass, students: Sequence[Student], numbers: Mapping[int, int]
) -> Cards:
    holders = tuple(
        CardHolder(numbered_name(student.name, numbers[student.id]), code, _opened_by(code))
        for student, code in zip(students, card_codes(students), strict=True)
    )
    return Cards(school_class.name, typed_address("card.page"), holders)


def _opened_by(code: str) -> str:
    return whole_address("card.with_code", code=code)


def _chosen(school_class: SchoolClass) -> PrintOptions:
    return read_print_options(request.args, request_context.translator().lang, school_class.zone)
