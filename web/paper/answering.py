"""A sheet as an answer: as PDF, as a page to print, or what to do where no PDF can be made."""

from typing import Final
from urllib.parse import quote

import structlog
from flask import Response, make_response, render_template, request

from web import current
from web.paper.html import to_html
from web.paper.models import CardsView, CodeView, KeyView, Print, WorksheetView
from web.paper.pdf import PdfError, to_pdf
from wording import Translator

AnyView = WorksheetView | KeyView | CardsView | CodeView
PACKAGES: Final = "libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0"
_RETRY: Final = 10  # seconds after which a sheet before this one is surely made


def as_page(view: AnyView, lang: str, printed: Print) -> Response:
    """The sheet as a page that the browser prints."""
    return _kept_nowhere(make_response(to_html(view, lang, printed, as_page=True)))


def as_pdf(view: AnyView, lang: str, printed: Print, name: str, page_href: str) -> Response:
    """The sheet as a PDF of that name; where none can be made, why, and the page to print instead.

    `page_href` is the address of that page, without its query.
    """
    try:
        made = to_pdf(to_html(view, lang, printed))
    except PdfError as error:
        structlog.get_logger().error("no pdf", code=error.code, said=str(error))
        return _refused(error, page_href)
    response = Response(made, content_type="application/pdf")
    response.headers["Content-Disposition"] = f"inline; filename*=UTF-8''{quote(name, safe='')}"
    return _kept_nowhere(response)


def refusal(code: str, t: Translator) -> tuple[str, str]:
    """Why there is no PDF, and what to do."""
    instead = t.gettext("The same sheet is there as a page: print that from the browser.")
    told = {
        "no-library": (
            t.gettext("PDFs cannot be made on this server: it lacks the library Pango."),
            instead,
        ),
        "busy": (
            t.gettext("Another PDF is being made at this moment."),
            t.gettext("Try again in a few seconds."),
        ),
        "slow": (t.gettext("Making this PDF took too long."), instead),
    }
    return told.get(code, (t.gettext("This PDF could not be made."), instead))


def _refused(error: PdfError, page_href: str) -> Response:
    heading, said = refusal(error.code, current.translator())
    query = request.query_string.decode("ascii", "ignore")
    page = render_template(
        "paper/no_pdf.html",
        heading=heading,
        said=said,
        packages=PACKAGES if error.code == "no-library" else "",
        page_href=f"{page_href}?{query}" if query else page_href,
        again_href=request.full_path.rstrip("?"),
    )
    response = _kept_nowhere(Response(page, 503))
    if error.code == "busy":
        response.headers["Retry-After"] = str(_RETRY)
    return response


def _kept_nowhere(response: Response) -> Response:
    """Keys and cards are secrets: no browser and no cache keeps a copy."""
    response.headers["Cache-Control"] = "no-store"
    return response
