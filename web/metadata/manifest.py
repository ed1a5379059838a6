"""What a device is told where the site is installed on it (the web app manifest)."""

from typing import Any, Final

from flask import Blueprint, Response, abort, current_app, url_for

from web.static_files.assets import ICON_SIZES, asset_urls
from wording import LANGUAGES, Translator, translator

NAME: Final = "Fanwise"
LIFE: Final = "public, max-age=86400"
PAPER: Final = "#f5f1e7"  # --ground of static/css/tokens.css, light

blueprint = Blueprint("manifest", __name__)


@blueprint.get("/manifest/<language>.webmanifest")
def page(language: str) -> Response:
    """The manifest in one language, whoever asks."""
    if language not in LANGUAGES:
        abort(404)
    body = current_app.json.dumps(_manifest(translator(language)))
    response = Response(body, content_type="application/manifest+json")
    response.headers["Cache-Control"] = LIFE
    return response


def _manifest(t: Translator) -> dict[str, Any]:
    return {
        "id": "/",
        "name": f"{NAME} · {t.gettext('Know what a hand is worth, and why')}",
        "short_name": NAME,
        "description": t.gettext(
            "An endless supply of fresh hands: name the fans, find the total, find the "
            "waits. Each answer is explained."
        ),
        "lang": t.lang,
        "dir": "ltr",
        "start_url": url_for("home.page"),
        "scope": url_for("home.page"),
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["education", "games"],
        "icons": [*_icons()],
        "shortcuts": [
            {"name": t.gettext("Drill"), "url": url_for("next.begin")},
            {"name": t.gettext("Learn"), "url": url_for("learn.page")},
        ],
    }


def _icons() -> list[dict[str, str]]:
    """The mark in each size; the last fills its square, so that a device may cut it to a shape."""
    urls = asset_urls()
    drawn = [
        {"src": urls.icons[size], "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any"}
        for size in ICON_SIZES
    ]
    whole = {"src": urls.icon, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    largest = max(ICON_SIZES)
    shaped = {
        "src": urls.maskable,
        "sizes": f"{largest}x{largest}",
        "type": "image/png",
        "purpose": "maskable",
    }
    return [whole, *drawn, shaped]
