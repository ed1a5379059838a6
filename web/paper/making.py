"""From a printout to the sheet: its questions, cards or incidents, its HTML, its PDF."""

from collections.abc import Callable
from typing import Final

from web.background.queue import JobProgress
from web.classes.qr import qr_picture
from web.paper.cards import CardsView, CardView, CodeView
from web.paper.certificate import CertificateSheet, CertificateView, certificate_view
from web.paper.html import to_html
from web.paper.incidents import IncidentBook, IncidentBookView, incident_book_view
from web.paper.pdf import to_pdf
from web.paper.printout import Cards, Poster, Printout, PrintoutKind
from web.paper.report import ReportView, StudentReport
from web.paper.worksheet import KeyView, Worksheet, WorksheetView, key_view, worksheet_view

ON_A_SHEET: Final = 8  # cards
CONTENT_STAGE: Final = "content"  # the stages of a job: first its questions or cards,
PAGES_STAGE: Final = "pages"  # then the pages of the PDF

AnyView = (
    WorksheetView | KeyView | CardsView | CodeView | CertificateView | IncidentBookView | ReportView
)
OnStep = Callable[[], None]


def view_of(printout: Printout, on_step: OnStep = lambda: None) -> AnyView:
    """What the sheet shows; `on_step` is called after each question, card or incident."""
    match printout.content:
        case Worksheet() as sheet if printout.kind is PrintoutKind.KEY:
            return key_view(sheet, printout.lang, on_step)
        case Worksheet() as sheet:
            return worksheet_view(sheet, printout.lang, on_step)
        case Cards() as cards:
            return _cards_view(cards, on_step)
        case Poster() as poster:
            return CodeView(poster.of_class, poster.code, poster.address, qr_picture(poster.href))
        case CertificateSheet() as certificate:
            return certificate_view(certificate, printout.lang)
        case StudentReport() as report:
            return ReportView(report)
        case IncidentBook() as book:
            return incident_book_view(book, printout.lang, on_step)


def make_pdf(work: str, progress: JobProgress) -> bytes:
    """The PDF of a printout that was sent as text: the work of a job.

    Raises:
        WorkError: as `to_pdf`.
    """
    printout = Printout.from_json(work)
    total, made = printout.steps, 0

    def on_step() -> None:
        nonlocal made
        made += 1
        progress(CONTENT_STAGE, made, total)

    progress(CONTENT_STAGE, 0, total)
    html = to_html(view_of(printout, on_step), printout.lang, printout.chosen)
    progress(PAGES_STAGE, total, total)
    return to_pdf(html, lambda: progress(PAGES_STAGE, total, total))


def _cards_view(cards: Cards, on_step: OnStep) -> CardsView:
    made = []
    for each in cards.holders:
        made.append(CardView(each.name, each.code, qr_picture(each.href)))
        on_step()
    sheets = [tuple(made[at : at + ON_A_SHEET]) for at in range(0, len(made), ON_A_SHEET)]
    return CardsView(cards.of_class, cards.address, tuple(sheets))
