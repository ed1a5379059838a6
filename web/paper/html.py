"""Sheets as HTML: for the maker of PDFs, or as pages that a browser prints."""

from functools import cache
from typing import Final

from jinja2 import Environment, FileSystemLoader

from web.paper import tiles
from web.paper.cards import CardsView, CodeView
from web.paper.certificate import CertificateView
from web.paper.incidents import IncidentBookView
from web.paper.print_options import PrintStyle
from web.paper.render import STYLE_URL
from web.paper.report import ReportView
from web.paper.worksheet import KeyView, WorksheetView
from web.settings import ROOT
from web.static_files import assets
from web.templating import StrictFields, mark_languages
from wording import translator

_TEMPLATES: Final = {
    WorksheetView: "paper/worksheet.html",
    KeyView: "paper/key.html",
    CardsView: "paper/cards.html",
    CodeView: "paper/code.html",
    CertificateView: "paper/certificate.html",
    IncidentBookView: "paper/incidents.html",
    ReportView: "paper/report.html",
}


def to_html(
    view: WorksheetView
    | KeyView
    | CardsView
    | CodeView
    | CertificateView
    | IncidentBookView
    | ReportView,
    lang: str,
    chosen: PrintStyle,
    *,
    as_page: bool = False,
    back_href: str = "",
) -> str:
    """The sheet in that language.

    As a page of the site it links to the style sheet, the tiles and the page where it was asked for;
    else it names them as `web.paper.render` knows them.
    """
    template = _environment(lang).get_template(_TEMPLATES[type(view)])
    return template.render(
        view=view, lang=lang, chosen=chosen, as_page=as_page, back_href=back_href
    )


@cache
def _environment(lang: str) -> Environment:
    """Templates that speak that language, whatever the language of the page that asks for them."""
    t = translator(lang)
    made = Environment(
        loader=FileSystemLoader(ROOT / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
        undefined=StrictFields,
    )
    made.install_gettext_callables(  # type: ignore[attr-defined]
        gettext=t.gettext, ngettext=t.ngettext, pgettext=t.pgettext, newstyle=True
    )
    made.filters["mark_languages"] = mark_languages
    made.globals["assets"] = assets.asset_urls()
    made.globals["style"] = STYLE_URL
    made.globals["tile_address"] = tiles.tile_url
    return made
