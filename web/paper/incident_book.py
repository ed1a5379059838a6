"""The incident book of a seminar: which incidents, and how it is printed."""

from dataclasses import dataclass
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from quizzes.address import LEVELS
from quizzes.runs import new_seed
from scoring import RuleSet
from web import request_context
from web.components.options import OptionView
from web.desk.incidents import has_desk
from web.drills.set_up_view import level_name
from web.paper.answering import page_response, pdf_response
from web.paper.incidents import IN_A_BOOK, IncidentBook
from web.paper.print_options import PrintOptions, choices_view, read_print_options
from web.paper.printout import Printout, PrintoutKind
from web.visitors.current_visitor import visitor
from web.visitors.request_limits import Allowance, RequestLimit, count_request
from web.visitors.time_zone import zone_name
from wording import rules_badge
from wording.typed_text import parse_digits

blueprint = Blueprint("incident_book", __name__)

LONGEST_SEED: Final = 9  # figures
USUAL_LEVELS: Final = (2, 3)
BOOKS: Final = RequestLimit("incident-book", Allowance(60, 4), Allowance(6, 30))
"""A book as a page takes a second. A seminar of twenty may print it at once, and has it for an hour."""


@dataclass(frozen=True, slots=True)
class BookForm:
    """What was asked for; `seed` as it was typed, the errors empty where nothing is wrong."""

    levels: tuple[int, ...]
    seed: str
    levels_error: str = ""
    seed_error: str = ""

    @property
    def is_valid(self) -> bool:
        """Whether there is such a book."""
        return not (self.levels_error or self.seed_error)


@blueprint.get("/<rules:rules>/desk/book")
def page(rules: RuleSet) -> str:
    """Choose levels, seed, language and paper."""
    if not has_desk(rules):
        abort(404)
    return _form_page(rules, BookForm(USUAL_LEVELS, str(new_seed() % 10**LONGEST_SEED)))


@blueprint.get("/<rules:rules>/desk/book.<any(pdf, html):form>")
def sheet(rules: RuleSet, form: str) -> Response | tuple[str, int]:
    """The book as a PDF, for which one signs in, or as a page to print."""
    if not has_desk(rules):
        abort(404)
    asked = _read_form()
    if not asked.is_valid:
        return _form_page(rules, asked), 422
    if form == "pdf" and visitor().signed_in is None:
        here = request.full_path.rstrip("?")
        return redirect(url_for("enter.page", back=here), 303)
    chosen = _print_options()
    book = IncidentBook(rules.id, asked.levels, int(asked.seed))
    printout = Printout(PrintoutKind.INCIDENTS, book, chosen.lang, chosen.printed)
    back = url_for(".page", rules=rules)
    if form == "html":
        count_request(BOOKS)
        return page_response(printout, back)
    return pdf_response(
        printout,
        name=f"{rules.id} desk {book.seed}.pdf",
        version="",
        page_path=url_for(".sheet", rules=rules, form="html"),
        back_href=back,
    )


def _read_form() -> BookForm:
    t = request_context.translator()
    sent = frozenset(request.args.getlist("level"))
    levels = tuple(each for each in LEVELS if str(each) in sent)
    typed = request.args.get("seed", "").strip()[: LONGEST_SEED + 1]
    seed = parse_digits(typed, LONGEST_SEED)
    return BookForm(
        levels,
        typed if seed is None else str(seed),
        "" if levels else t.gettext("Tick at least one level."),
        t.gettext("Enter a whole number of at most nine digits.") if seed is None else "",
    )


def _print_options() -> PrintOptions:
    return read_print_options(
        request.args,
        request_context.translator().lang,
        zone_name(request),
        numerals=visitor().settings.numerals,
    )


def _form_page(rules: RuleSet, asked: BookForm) -> str:
    t = request_context.translator()
    return render_template(
        "desk/book.html",
        rules=rules_badge(rules.id, t),
        form=asked,
        levels=tuple(
            OptionView(str(each), level_name(each, t), each in asked.levels) for each in LEVELS
        ),
        choices=choices_view(_print_options(), t),
        count=IN_A_BOOK,
        longest_seed=LONGEST_SEED,
        signed_in=visitor().signed_in is not None,
        pdf_href=url_for(".sheet", rules=rules, form="pdf"),
        page_href=url_for(".sheet", rules=rules, form="html"),
        back_href=url_for("desks.page", rules=rules),
    )
