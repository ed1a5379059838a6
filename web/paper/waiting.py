"""The page of whoever waits for a PDF: how far it is, and on to the PDF when it is made."""

import uuid

from flask import Blueprint, Response, abort, jsonify, redirect, render_template, url_for
from werkzeug.wrappers import Response as AnyResponse

from school.jobs.models import Job, JobState
from web import request_context
from web.classes.access import signed_in_teacher
from web.paper.answering import PrintoutLabel, queue, refused_response
from web.paper.words import printout_name, progress_text

blueprint = Blueprint("printing", __name__)

_RELOAD_AFTER = 3  # seconds after which a browser without scripts loads the page again


@blueprint.get("/paper/<uuid:job>")
def page(job: uuid.UUID) -> AnyResponse:
    """How far the sheet is; the sheet itself once it is made, or why it could not be."""
    found = _own(job)
    label = PrintoutLabel.of(found.label)
    if found.state is JobState.DONE:
        return redirect(label.href, 303)
    if found.state is JobState.FAILED:
        return refused_response(found.error, page_href=label.page_href, again_href=label.href)
    t = request_context.translator()
    return Response(
        render_template(
            "paper/waiting.html",
            name=printout_name(label.what, label.title, label.version, t),
            job=found,
            progress=_progress(found),
            running=queue().is_alive(),
            label=label,
            reload_after=_RELOAD_AFTER,
        ),
        headers={"Cache-Control": "no-store"},
    )


@blueprint.get("/paper/<uuid:job>/status")
def status(job: uuid.UUID) -> Response:
    """The same for a script: `state`, a sentence, `done` of `total`, where to go when it ends."""
    found = _own(job)
    label = PrintoutLabel.of(found.label)
    is_done = found.state is JobState.DONE
    response = jsonify(
        state=found.state,
        running=queue().is_alive(),
        message=_progress(found),
        done=found.done,
        total=found.total,
        href=label.href if is_done else url_for("printing.page", job=job),
    )
    response.headers["Cache-Control"] = "no-store"
    return response


@blueprint.post("/paper/<uuid:job>/cancel")
def cancel(job: uuid.UUID) -> AnyResponse:
    """Make it no more; back to where it was asked for."""
    found = _own(job)
    queue().jobs.cancel(signed_in_teacher().learner_id, job)
    return redirect(PrintoutLabel.of(found.label).back_href, 303)


def _own(job: uuid.UUID) -> Job:
    """The job of that id, which the visitor added. What it makes is guarded by its own address.

    Raises:
        NotFound: there is none, it is another's, or it was deleted after its hour.
    """
    found = queue().jobs.find(signed_in_teacher().learner_id, job)
    if found is None:
        abort(404)
    return found


def _progress(job: Job) -> str:
    before = queue().jobs.before(job) if job.state is JobState.QUEUED else 0
    return progress_text(job, before, request_context.translator())
