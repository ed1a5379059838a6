"""An assignment as a file for another learning system: the page and the files."""

import re
import uuid
from typing import Final
from urllib.parse import quote

from flask import Blueprint, Response, abort, render_template, request

from quizzes import Address
from school.assignments.models import Assignment, AssignmentState
from school.assignments.status import SectionWithItems, sections_with_items
from web import request_context
from web.classes.access import taught_assignment
from web.components.options import OptionView
from web.export.gift import gift
from web.export.losses import export_losses
from web.export.moodle import moodle_xml
from web.export.qti.package import qti_package
from web.export.reading import exported_assignment
from web.export.sheet import ExportSheet, sheet_of
from web.questions.kind_views import KIND_VIEWS
from web.visitors.current_visitor import visitor
from wording import LANGUAGES

blueprint = Blueprint("export", __name__)

_ADDRESS: Final = "/teach/assignments/<uuid:assignment>/export"
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
_LONGEST_NAME: Final = 80


@blueprint.get(_ADDRESS)
def page(assignment: uuid.UUID) -> str:
    """Which language, with or without numbers on the tiles; and what is lost on the way."""
    row, parts = _stored(assignment)
    t = request_context.translator()
    kinds = {Address.parse(item.question).kind for part in parts for item in part.items}
    return render_template(
        "export/page.html",
        assignment=assignment,
        title=row.title,
        is_draft=row.state is AssignmentState.DRAFT,
        questions=sum(len(part.items) for part in parts),
        languages=tuple(
            OptionView(lang, each.name, lang == t.lang, lang) for lang, each in LANGUAGES.items()
        ),
        tiles=(OptionView("on", t.gettext("Numbers on tiles"), visitor().settings.numerals),),
        lost=export_losses(
            [view.export_losses for kind, view in KIND_VIEWS.items() if kind in kinds], row.seeds, t
        ),
    )


@blueprint.get(f"{_ADDRESS}/gift")
def as_gift(assignment: uuid.UUID) -> Response:
    """The questions as GIFT."""
    row, parts = _stored(assignment)
    return _file(gift(_sheet(row, parts)).encode(), "text/plain; charset=utf-8", row, ".gift.txt")


@blueprint.get(f"{_ADDRESS}/xml")
def as_xml(assignment: uuid.UUID) -> Response:
    """The questions as Moodle XML."""
    row, parts = _stored(assignment)
    return _file(moodle_xml(_sheet(row, parts)), "application/xml", row, ".xml")


@blueprint.get(f"{_ADDRESS}/qti")
def as_qti(assignment: uuid.UUID) -> Response:
    """The questions as a QTI 3.0 package."""
    row, parts = _stored(assignment)
    return _file(
        qti_package(_sheet(row, parts), _asked_language()), "application/zip", row, ".qti.zip"
    )


def _stored(public_id: uuid.UUID) -> tuple[Assignment, tuple[SectionWithItems, ...]]:
    """The assignment and its questions, for whoever teaches the class."""
    _school_class, row = taught_assignment(public_id)
    return row, sections_with_items(request_context.reading(), row)


def _sheet(row: Assignment, parts: tuple[SectionWithItems, ...]) -> ExportSheet:
    """The questions in the language that is asked for.

    Raises:
        NotFound: there are none, so there is no file.
    """
    if not any(part.items for part in parts):
        abort(404)
    return sheet_of(
        exported_assignment(row, parts), _asked_language(), numerals="numerals" in request.args
    )


def _asked_language() -> str:
    """The language that was chosen for the questions, else that of the page."""
    asked = request.args.get("lang", "")
    return asked if asked in LANGUAGES else request_context.translator().lang


def _file(body: bytes, kind: str, row: Assignment, ending: str) -> Response:
    """A file to be saved under the title."""
    plain = " ".join(_NOT_IN_NAMES.sub(" ", row.title).split())
    name = plain[:_LONGEST_NAME].strip(" .") or "fanwise"
    response = Response(body, content_type=kind)
    response.headers["Content-Disposition"] = (
        f"attachment; filename=\"questions{ending}\"; filename*=UTF-8''{quote(name + ending)}"
    )
    return response
