"""A picture to share: what is asked, in words, above the hand that it is asked of."""

import io
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image, ImageDraw

from web.components.hand import HandView
from web.pictures.fonts import picture_font
from web.pictures.hand_rows import placed_hand
from web.pictures.lettering import fitted, in_a_row
from web.pictures.tile_sheet import tile_image

SIZE: Final = (1200, 630)  # pixels; what places that show links ask for
SITE: Final = "Fanwise"
DRAWING_VERSION: Final = 2  # raise it when pictures look otherwise: their ETags change

_MARGIN: Final = 56
_INNER: Final = SIZE[0] - 2 * _MARGIN
_HEAD_BASE: Final = 84  # from the top to the foot of the first line
_TITLE_TOP: Final = 122
_TITLE_SIZES: Final = (62, 56, 50, 44)
_TITLE_SIZES_ALONE: Final = (84, 72, 62, 54)
_TITLE_LINES: Final = 3
_TITLE_LINES_ALONE: Final = 5
_LEADING: Final = 1.24
_FELT_PADDING: Final = 30
_FACTS_SIZES: Final = (30, 26)
_SEPARATOR: Final = " · "

# The light colours of static/css/tokens.css.
_PAPER: Final = "#f5f1e7"
_FELT: Final = "#cedacf"
_FELT_RIM: Final = "#b4c5b7"
_INK: Final = "#1c201d"
_INK_2: Final = "#4a4f4a"
_JADE: Final = "#1b5e48"
_LEAF: Final = "#fcfaf4"


@dataclass(frozen=True, slots=True)
class SharePicture:
    """What a picture shows.

    `over` stands small above (rule set, date), `title` large (what is asked, or a name), then the
    hand with its facts; without a hand the title has the room. All words are in `language`.
    """

    over: str
    title: str
    language: str
    hand: HandView | None = None


def drawn(picture: SharePicture) -> bytes:
    """The picture as PNG. The latest ones are kept; one is drawn at a time, for each takes memory."""
    with _LOCK:
        return _drawn(picture)


@lru_cache(maxsize=64)
def _drawn(picture: SharePicture) -> bytes:
    image = Image.new("RGB", SIZE, _PAPER)
    pen = ImageDraw.Draw(image)
    _draw_head(image, pen, picture)
    top = _draw_title(pen, picture)
    if picture.hand is not None:
        _draw_hand(image, pen, picture.hand, top, picture.language)
    written = io.BytesIO()
    image.save(written, "PNG")
    return written.getvalue()


_LOCK: Final = Lock()


def _draw_head(image: Image.Image, pen: ImageDraw.ImageDraw, picture: SharePicture) -> None:
    """The mark and the name of the site, and at the right what stands over the title."""
    image.paste(_mark(), (_MARGIN, _HEAD_BASE - 50), _mark())
    name = picture_font("en", 42, serif=True)
    pen.text((_MARGIN + 76, _HEAD_BASE), SITE, fill=_INK, font=name.face, anchor="ls")
    over = picture_font(picture.language, 32)
    if over.draws:
        right = (SIZE[0] - _MARGIN, _HEAD_BASE)
        pen.text(right, picture.over, fill=_INK_2, font=over.face, anchor="rs")


def _draw_title(pen: ImageDraw.ImageDraw, picture: SharePicture) -> int:
    """The title; gives back where it ends, in pixels from the top."""
    alone = picture.hand is None
    sizes = _TITLE_SIZES_ALONE if alone else _TITLE_SIZES
    most = _TITLE_LINES_ALONE if alone else _TITLE_LINES
    font, lines = fitted(picture.title, picture.language, _INNER, sizes, most)
    if not font.draws:
        return _TITLE_TOP
    step = round(font.face.size * _LEADING)
    top = (SIZE[1] - _TITLE_TOP - step * len(lines)) // 2 + _TITLE_TOP if alone else _TITLE_TOP
    for at, line in enumerate(lines):
        foot = (_MARGIN, top + at * step + round(font.face.size))
        pen.text(foot, line, fill=_INK, font=font.face, anchor="ls")
    return top + step * len(lines)


def _draw_hand(
    image: Image.Image, pen: ImageDraw.ImageDraw, hand: HandView, top: int, language: str
) -> None:
    """The felt down to the lower edge, with the facts of the table and the tiles."""
    felt = (_MARGIN - 16, top + 22, SIZE[0] - _MARGIN + 16, SIZE[1] - 40)
    pen.rounded_rectangle(felt, radius=18, fill=_FELT, outline=_FELT_RIM, width=3)
    upper = felt[1] + _FELT_PADDING
    facts = tuple(f"{fact.label} {fact.value}".strip() for fact in hand.facts)
    font, lines = in_a_row(facts, _SEPARATOR, language, _INNER, _FACTS_SIZES)
    for said in lines:
        foot = upper + round(font.face.size) - 4
        pen.text((SIZE[0] // 2, foot), said, fill=_INK_2, font=font.face, anchor="ms")
        upper = foot + 14
    upper += 8 if lines else 0
    room = felt[3] - _FELT_PADDING - upper
    placed = placed_hand(hand, _INNER - 24, room)
    left, start = (SIZE[0] - placed.width) / 2, upper + (room - placed.height) / 2
    for each in placed.tiles:
        tile = tile_image(each.code, placed.tile_width, each.lying)
        image.paste(tile, (round(left + each.left), round(start + each.top)), tile)


@lru_cache(maxsize=1)
def _mark() -> Image.Image:
    """The mark of the site, as `static/icon.svg` has it: three tiles fanned out, the right one jade."""
    scale = 8
    mark = Image.new("RGBA", (38 * scale, 34 * scale))
    for angle, colour, rim in ((38, _LEAF, _INK), (0, _LEAF, _INK), (-38, _JADE, _JADE)):
        tile = Image.new("RGBA", mark.size)
        ImageDraw.Draw(tile).rounded_rectangle(
            (12.5 * scale, 5 * scale, 25.5 * scale, 23 * scale),
            radius=2.2 * scale,
            fill=colour,
            outline=rim,
            width=round(1.6 * scale),
        )
        middle = (19 * scale, 32 * scale)
        turned = tile.rotate(angle, Image.Resampling.BICUBIC, center=middle)
        mark.alpha_composite(turned)
    return mark.resize((68, 61), Image.Resampling.LANCZOS)
