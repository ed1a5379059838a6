"""Paper for an assignment: what to print, the worksheet, and its key."""

import uuid
from dataclasses import dataclass

from flask import Blueprint, abort, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes import Address
from school.assignments.models import Assignment, Item, Seeds
from school.assignments.seeding import derived_address
from school.assignments.status import sections_with_items
from school.classes.models import SchoolClass
from web import request_context
from web.classes.access import taught_assignment
from web.paper.answering import page_response, pdf_response
from web.paper.print_options import PrintOptions, choices_view, read_print_options
from web.paper.printout import Printout, PrintoutKind
from web.paper.versions import PaperItem, PaperPart, ReplacementAddress, version_of
from web.paper.worksheet import Worksheet
from web.site_address import whole_address
from web.visitors.current_visitor import visitor
from wording import translator

blueprint = Blueprint("paper", __name__)


@dataclass(frozen=True, slots=True)
class PrintedAssignment:
    """An assignment with its class, its questions, and how it shall be printed."""

    school_class: SchoolClass
    assignment: Assignment
    rows: tuple[Item, ...]
    parts: tuple[PaperPart, ...]
    chosen: PrintOptions


@blueprint.get("/teach/assignments/<uuid:assignment>/paper")
def page(assignment: uuid.UUID) -> str:
    """Choose language, version, paper and tiles."""
    printed = _printed(assignment)
    t = request_context.translator()
    return render_template(
        "paper/choose.html",
        choices=choices_view(printed.chosen, t),
        title=printed.assignment.title,
        questions=len(printed.rows),
        others=printed.assignment.seeds is not Seeds.ONE,
        public_id=assignment,
        back_href=url_for("building.page", assignment=assignment),
    )


@blueprint.get("/teach/assignments/<uuid:assignment>/paper/worksheet.<any(pdf, html):form>")
def worksheet(assignment: uuid.UUID, form: str) -> Response:
    """The sheet for students."""
    return _answered(_asked(assignment), PrintoutKind.WORKSHEET, form)


@blueprint.get("/teach/assignments/<uuid:assignment>/paper/key.<any(pdf, html):form>")
def key(assignment: uuid.UUID, form: str) -> Response:
    """The answers to the sheet of the same choice."""
    return _answered(_asked(assignment), PrintoutKind.KEY, form)


def _answered(printed: PrintedAssignment, what: PrintoutKind, form: str) -> Response:
    chosen = printed.chosen
    printout = Printout(what, _sheet(printed), chosen.lang, chosen.printed)
    public_id = printed.assignment.public_id
    back = url_for("paper.page", assignment=public_id)
    if form == "html":
        return page_response(printout, back)
    title = printed.assignment.title or translator(chosen.lang).gettext("Worksheet")
    return pdf_response(
        printout,
        name=f"{title} {chosen.version}{' key' if what is PrintoutKind.KEY else ''}.pdf",
        version=chosen.version,
        page_path=url_for(f"paper.{what}", assignment=public_id, form="html"),
        back_href=back,
    )


def _asked(public_id: uuid.UUID) -> PrintedAssignment:
    """The assignment; one without a question has nothing to print."""
    printed = _printed(public_id)
    if not printed.rows:
        abort(404)
    return printed


def _printed(public_id: uuid.UUID) -> PrintedAssignment:
    school_class, assignment = taught_assignment(public_id)
    read = sections_with_items(request_context.reading(), assignment)
    own = visitor().settings.numerals
    lang = request_context.translator().lang
    return PrintedAssignment(
        school_class=school_class,
        assignment=assignment,
        rows=tuple(row for part in read for row in part.items),
        parts=tuple(
            PaperPart(
                part.section.title,
                part.section.instruction,
                tuple(
                    PaperItem(row.position, Address.parse(row.question), row.points, row.note or "")
                    for row in part.items
                ),
            )
            for part in read
        ),
        chosen=read_print_options(request.args, lang, school_class.zone, numerals=own),
    )


def _sheet(printed: PrintedAssignment) -> Worksheet:
    assignment, version = printed.assignment, printed.chosen.version
    others = None if assignment.seeds is Seeds.ONE else _others(printed)
    return Worksheet(
        title=assignment.title,
        rules=assignment.rules,
        of_class=printed.school_class.name,
        version=version,
        address=whole_address("assignment_start.page", public_id=assignment.public_id),
        parts=version_of(printed.parts, version, assignment.seed, others),
    )


def _others(printed: PrintedAssignment) -> ReplacementAddress:
    """Questions of a version where each student has others: derived as those of students are."""
    rows = {row.position: row for row in printed.rows}

    def another(item: PaperItem, version: str) -> Address:
        whose = f"worksheet {version}"
        return Address.parse(derived_address(printed.assignment, rows[item.position], whose))

    return another
