"""A sheet as an answer: as PDF, as a page to print, or what to do where neither can be had now."""

import json
import threading
from dataclasses import asdict, dataclass
from typing import Final, TypeVar
from urllib.parse import quote

from flask import Response, current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from school.jobs.models import JobsFull, JobState, NewJob
from web import request_context
from web.background.queue import Queue
from web.classes.access import signed_in_teacher
from web.paper.html import to_html
from web.paper.making import view_of
from web.paper.printout import Printout
from web.paper.words import PaperRefusal, refusal
from web.services import services

SYSTEM_PACKAGES: Final = "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
_PATIENCE: Final = 0.25  # seconds that a page to print may wait for the one before it
_turn: Final = threading.BoundedSemaphore(1)
_Answer = TypeVar("_Answer", bound=AnyResponse)


@dataclass(frozen=True, slots=True)
class PrintoutLabel:
    """What the page of whoever waits for a sheet needs of it.

    `title` and `version` name it (the version is empty where there are none); `href` is the
    address of the PDF, `page_href` that of the page to print, `back_href` where it was asked for.
    """

    what: str
    title: str
    version: str
    href: str
    page_href: str
    back_href: str

    @classmethod
    def of(cls, text: str) -> "PrintoutLabel":
        """The label that a job carries."""
        return cls(**json.loads(text))


def queue() -> Queue:
    """The queue of the application."""
    return services(current_app).queue


def page_response(printout: Printout, back_href: str) -> Response:
    """The sheet as a page that the browser prints, with the way back to where it was asked for.

    Each serving process makes one at a time: a long one computes for a second, and the others of
    the process shall answer learners meanwhile.
    """
    if not _turn.acquire(timeout=_PATIENCE):
        return refused_response("busy", page_href="", again_href=_here())
    try:
        page = to_html(
            view_of(printout), printout.lang, printout.chosen, as_page=True, back_href=back_href
        )
    finally:
        _turn.release()
    return _not_stored(make_response(page))


def pdf_response(
    printout: Printout, *, name: str, version: str, page_path: str, back_href: str
) -> AnyResponse:
    """The sheet as a PDF of that name, if it was made not long ago; else it is queued.

    Then the browser is sent to a page that waits. `page_path` is the address of the page to print,
    without its query, `back_href` that of the page where the sheet was chosen.
    """
    query = request.query_string.decode("ascii", "ignore")
    page_href = f"{page_path}?{query}" if query else page_path
    label = PrintoutLabel(printout.kind, printout.title, version, _here(), page_href, back_href)
    owner = signed_in_teacher().learner_id
    try:
        job = queue().add(
            NewJob(owner, printout.key(), printout.to_json(), json.dumps(asdict(label)))
        )
    except JobsFull as error:
        return refused_response(error.code, page_href=page_href, again_href=_here())
    made = queue().jobs.result(job.id) if job.state is JobState.DONE else None
    if made is None:
        return _not_stored(redirect(url_for("printing.page", job=job.id), 303))
    response = Response(made, content_type="application/pdf")
    response.headers["Content-Disposition"] = f"inline; filename*=UTF-8''{quote(name, safe='')}"
    return _not_stored(response)


def refused_response(code: str, *, page_href: str, again_href: str) -> Response:
    """Why there is no sheet and what to do; `page_href` is empty where there is no other way."""
    found: PaperRefusal = refusal(code, request_context.translator())
    page = render_template(
        "paper/no_pdf.html",
        heading=found.heading,
        advice=found.advice,
        packages=SYSTEM_PACKAGES if code == "no-library" else "",
        page_href=page_href,
        again_href=again_href,
    )
    response = _not_stored(Response(page, found.status))
    if found.retry:
        response.headers["Retry-After"] = str(found.retry)
    return response


def _here() -> str:
    return request.full_path.rstrip("?")


def _not_stored(response: _Answer) -> _Answer:
    """Keys and cards are secrets: no browser and no cache keeps a copy."""
    response.headers["Cache-Control"] = "no-store"
    return response
