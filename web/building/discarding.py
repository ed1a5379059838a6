"""Drafts thrown away from the list of a class, several at once."""

import uuid
from typing import Final

from flask import Blueprint, redirect, request, url_for
from werkzeug.wrappers import Response

from school.assignments.drafts import discard_drafts
from school.public_ids import parse_id
from web import request_context
from web.classes.access import taught_class

blueprint = Blueprint("discarding", __name__)

_MOST: Final = 1000  # ids in one form


@blueprint.post("/teach/<uuid:class_id>/assignments/drafts/discard")
def discard(class_id: uuid.UUID) -> Response:
    """Throw away the drafts that were ticked, or all of them; what is published stays."""
    school_class = taught_class(class_id, to_change=True)
    ticked = [parse_id(each) for each in request.form.getlist("draft")[:_MOST]]
    with request_context.writing() as writing:
        gone = discard_drafts(writing, school_class, None if "all" in request.form else ticked)
    return redirect(url_for("teach_class.page", class_id=class_id, discarded=gone), 303)
