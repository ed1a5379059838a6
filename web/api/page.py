"""The operations for programs, shown to people: the same document as `/api/v1/openapi.json`."""

from functools import lru_cache

from flask import Blueprint, render_template, url_for

from web import request_context
from web.api.callers import WITH_KEY, WITHOUT_KEY
from web.api.document import document
from web.api.page_view import ApiView, api_view
from web.site_address import site_address
from wording import LANGUAGES, translator

blueprint = Blueprint("api_page", __name__)


@blueprint.get("/api")
def page() -> str:
    """What programs may ask, with an example of each that really was answered."""
    lang = request_context.translator().lang
    return render_template(
        "api.html",
        view=_view(lang, site_address()),
        document_href=url_for("api.openapi", lang=lang),
        keys_href=url_for("api_keys.page"),
        without_key=WITHOUT_KEY,
        with_key=WITH_KEY,
    )


@lru_cache(maxsize=4 * len(LANGUAGES))  # a site has one address, seldom two
def _view(lang: str, site: str) -> ApiView:
    return api_view(document(translator(lang)), site)
