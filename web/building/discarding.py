"""Drafts thrown away from the list of a class, several at once; of all of them it is asked first."""

import uuid
from collections.abc import Sequence
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for

from school.assignments.drafts import discard_drafts, drafts_among
from school.assignments.models import Assignment
from school.classes.models import SchoolClass
from school.public_ids import parse_id
from web import request_context
from web.accounts.pages import Answer
from web.classes.access import taught_class

blueprint = Blueprint("discarding", __name__)

_MOST: Final = 1000  # ids in one form


@blueprint.post("/teach/<uuid:class_id>/assignments/drafts/discard")
def discard(class_id: uuid.UUID) -> Answer:
    """Throw away the drafts that were ticked; what is published stays.

    The button for all asks about those that the page showed: another teacher may have begun more.
    """
    school_class = taught_class(class_id, to_change=True)
    name = "shown" if "all" in request.form else "draft"
    meant = [parse_id(each) for each in request.form.getlist(name)[:_MOST]]
    if "all" in request.form:
        found = drafts_among(request_context.reading(), school_class, meant)
        if found:
            return _ask_about(school_class, found)
    with request_context.writing() as writing:
        gone = discard_drafts(writing, school_class, meant)
    return redirect(url_for("teach_class.page", class_id=class_id, discarded=gone), 303)


def _ask_about(school_class: SchoolClass, found: Sequence[Assignment]) -> str:
    """Ask whether these drafts are to go, before anything happens."""
    return render_template(
        "classes/discard_drafts.html",
        class_id=school_class.public_id,
        class_name=school_class.name,
        drafts=tuple((str(each.public_id), each.title) for each in found),
    )
