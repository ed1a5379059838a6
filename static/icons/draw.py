"""Photograph the mark of the site in the sizes that devices ask for.

    python -m static.icons.draw

Browsers show `static/icon.svg` itself; phones that install the site, and old programs that ask for
`/favicon.ico`, take only pixels. Chromium, which the browser tests need anyway, draws them once, and
they are committed.
"""

import io
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from web.static_files.assets import ICON_SIZES, ICONS, STATIC

CHROMIUM: Final = "/usr/bin/chromium"
PAPER: Final = "#f5f1e7"  # --paper of static/css/tokens.css, light
FAVICON: Final = 48  # pixels
TOUCH: Final = 180
SAFE: Final = 0.62  # of a square that a device cuts to its own shape: the mark lies within a circle


def main() -> None:
    """Write every file."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for size in ICON_SIZES:
            _save(_drawn(page, size, 0.94), f"icon-{size}.png")
        _save(_drawn(page, TOUCH, 0.78, PAPER), "touch.png")
        _save(_drawn(page, max(ICON_SIZES), SAFE, PAPER), "maskable.png")
        _drawn(page, FAVICON, 1).save(ICONS / "favicon.ico", sizes=[(FAVICON, FAVICON)])
        browser.close()


def _drawn(page: Page, size: int, wide: float, ground: str = "transparent") -> Image.Image:
    """The mark in a square of so many pixels; `wide` is its share of the width."""
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{ground}}}"
        f"svg{{width:{100 * wide}%}}</style>{svg}"
    )
    photo = page.screenshot(omit_background=ground == "transparent")
    return Image.open(io.BytesIO(photo))


def _save(image: Image.Image, name: str) -> None:
    image.save(ICONS / name, optimize=True)


if __name__ == "__main__":
    main()
