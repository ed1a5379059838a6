"""Photograph the tile set: every face and the three bodies as one PNG, for pictures made of pixels.

    python -m static.tiles.sheet [--out FILE]

The pictures that the site sends elsewhere are PNG, and nothing that it runs with draws SVG. So
Chromium, which the browser tests need anyway, draws the sprite once, and the sheet is committed.
Faces stand alone on a clear ground, because a lying tile is the same face, turned, on another body.
The file names the sprite that it was made of, so that a test can tell when it is to be made anew.
"""

import argparse
import hashlib
import io
import math
from pathlib import Path
from typing import Final

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import sync_playwright

from web.pictures.tile_sheet import BACK, CELL, COLUMNS, NAMES, SHEET
from web.static_files.assets import STATIC

SPRITE: Final = STATIC / "tiles" / "tiles.svg"
CHROMIUM: Final = "/usr/bin/chromium"
COLOURS: Final = 255

_SHOWN: Final = {"body": "f", "lying": "s", BACK: "t-back"}
"""The id in the sprite of what has no face."""


def page() -> str:
    """A page that shows every cell in its place."""
    width, height = CELL
    drawn = "".join(
        f'<svg x="{at % COLUMNS * width}" y="{at // COLUMNS * height}" width="{width}"'
        f' height="{height}" viewBox="0 0 {width * 2} {height * 2}">'
        f'<use href="#{_SHOWN.get(name, f"a-{name}")}"{_box(name)}/></svg>'
        for at, name in enumerate(NAMES)
    )
    wide, high = size()
    style = "<style>body{margin:0;background:transparent}</style>"
    sprite = SPRITE.read_text(encoding="utf-8")
    return f'{style}{sprite}<svg style="display:block" width="{wide}" height="{high}">{drawn}</svg>'


def _box(name: str) -> str:
    """The back is a symbol, and a symbol is as large as it is told to be."""
    return ' width="300" height="416"' if name == BACK else ""


def size() -> tuple[int, int]:
    """Width and height of the sheet in pixels."""
    return COLUMNS * CELL[0], math.ceil(len(NAMES) / COLUMNS) * CELL[1]


def photograph() -> Image.Image:
    """The sheet as Chromium draws it, on a clear ground."""
    wide, high = size()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        shown = browser.new_page(viewport={"width": wide, "height": high})
        shown.set_content(page())
        taken = shown.screenshot(omit_background=True)
        browser.close()
    return Image.open(io.BytesIO(taken)).convert("RGBA")


def sprite_digest() -> str:
    """What the sheet says of the sprite that it was made of."""
    return hashlib.sha256(SPRITE.read_bytes()).hexdigest()


def main() -> None:
    """Write the sheet and say how large it is."""
    parser = argparse.ArgumentParser(description="Photograph the tile set.")
    parser.add_argument("--out", type=Path, default=SHEET)
    args = parser.parse_args()
    told = PngInfo()
    told.add_text("sprite", sprite_digest())
    few = photograph().quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    few.save(args.out, optimize=True, pnginfo=told)
    print(f"{args.out}: {args.out.stat().st_size / 1024:.0f} KB")


if __name__ == "__main__":
    main()
