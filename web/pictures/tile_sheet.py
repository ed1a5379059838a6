"""The tile set as pixels: where each cell is on the sheet, and a tile cut out of it.

`static/tiles/sheet.py` makes the sheet out of the site's sprite.
"""

from functools import cache, lru_cache
from typing import Final

from PIL import Image

from web.static_files.assets import STATIC

SHEET: Final = STATIC / "tiles" / "tiles.png"
CELL: Final = (200, 208)  # pixels, half the units of the sprite
COLUMNS: Final = 9
STANDING: Final = (150, 208)  # pixels of a tile on the sheet
LYING: Final = (200, 158)
BACK: Final = "back"

_SUITED: Final = tuple(f"{number}{suit}" for suit in "mps" for number in range(1, 10))
_HONORS: Final = tuple(f"{number}z" for number in range(1, 8))
_FLOWERS: Final = tuple(f"{number}f" for number in range(1, 9))
NAMES: Final = ("body", "lying", BACK, *_SUITED, *_HONORS, *_FLOWERS)
"""The cells in their order: two bodies without a face, the back of a tile, and the faces alone."""


@lru_cache(maxsize=512)
def tile_image(code: str, width: int, lying: bool = False) -> Image.Image:
    """A tile on a clear ground. Of a lying one too, `width` is that of a standing one, in pixels.

    Raises:
        KeyError: there is no such tile.
    """
    size = LYING if lying else STANDING
    return _whole(code, lying).resize(
        (round(size[0] * width / STANDING[0]), round(size[1] * width / STANDING[0])),
        Image.Resampling.LANCZOS,
    )


def _whole(code: str, lying: bool) -> Image.Image:
    if code == BACK:
        back = _cell(BACK).crop((0, 0, *STANDING))
        return back.transpose(Image.Transpose.ROTATE_90).resize(LYING) if lying else back
    tile = _cell("lying" if lying else "body").crop((0, 0, *(LYING if lying else STANDING)))
    # The face of a standing tile is 150 wide and 200 high; lying it is turned to the left.
    face = _cell(code).crop((0, 0, 150, 200 if lying else 208))
    if lying:
        face = face.transpose(Image.Transpose.ROTATE_90)
    tile.alpha_composite(face.crop((0, 0, *tile.size)))
    return tile


def _cell(name: str) -> Image.Image:
    at = _PLACES[name]
    left, top = at % COLUMNS * CELL[0], at // COLUMNS * CELL[1]
    return _sheet().crop((left, top, left + CELL[0], top + CELL[1]))


@cache
def _sheet() -> Image.Image:
    with Image.open(SHEET) as sheet:
        return sheet.convert("RGBA")


_PLACES: Final = {name: at for at, name in enumerate(NAMES)}
