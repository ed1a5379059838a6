"""The whole set as one sprite or as single files.

Symbols of the sprite, K being a tile's code (1m-9m 1p-9p 1s-9s 1z-7z 1f-8f) or ``back``:
    t-K   a standing tile, viewBox 0 0 300 416 (the last 16 units are its thickness)
    h-K   the same lying on its left side, viewBox 0 0 400 316 (a claimed tile)

Two custom properties switch the numeral in the corner: ``--t-index`` (none, inline) and
``--t-art`` (none, or the transform that makes room for it).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from static.tiles.drawing.bamboos import bamboos, cane
from static.tiles.drawing.body import back, body
from static.tiles.drawing.dots import coin, dots
from static.tiles.drawing.flowers import plant, season
from static.tiles.drawing.glyphs import Glyphs
from static.tiles.drawing.ink import fill, line, shape, stroke

NUMBERS = "一二三四五六七八九"
WINDS = "東南西北"
WIND_LETTERS = "ESWN"
DRAGON_LETTERS = "PFC"
SEASONS = "春夏秋冬"
PLANTS = "梅蘭竹菊"
ROOM_FOR_INDEX = "translate(54 64) scale(.8)"

_SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
_STYLE = "<style>.A{transform:var(--t-art,none)}.I{display:var(--t-index,none)}</style>"


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a tile: its code, its artwork, its corner numeral (or none)."""

    code: str
    art: str
    index: str = ""


def sprite(glyphs: Glyphs) -> str:
    """Return the whole set as one SVG file of symbols."""
    parts = [
        f'{_SVG} width="0" height="0">{_STYLE}<defs>{_shared(glyphs)}',
        f'<g id="f">{body()}</g><g id="s">{body(lying=True)}</g>',
        f'<g id="k">{body("P", "S", "P")}</g></defs>',
    ]
    for face in faces(glyphs):
        parts.append(_symbols(face, glyphs))
    parts.append(f'<symbol id="t-back" viewBox="0 0 300 416"><use href="#k"/>{back()}</symbol>')
    return "".join(parts) + "</svg>\n"


def singles(glyphs: Glyphs, numerals: bool) -> dict[str, str]:
    """Return one plain file a tile, by code, for programs that know no custom properties."""
    shared = re.finditer(r'<path id="(?P<name>\w)".*?/>', _shared(glyphs))
    parts = {match["name"]: match[0] for match in shared}
    files = {}
    for face in (*faces(glyphs), Face("back", back())):
        used = "".join(part for name, part in parts.items() if f'"#{name}"' in face.art)
        blank = body("P", "S", "P") if face.code == "back" else body()
        art = face.art
        if numerals and face.index:
            art = f'<g transform="{ROOM_FOR_INDEX}">{art}</g>{shape("K", _corner(face, glyphs))}'
        text = f'{_SVG} viewBox="0 0 300 416" width="300" height="416"><defs>{used}</defs>{blank}{art}</svg>\n'
        files[face.code] = re.sub(r"var\(--t-[\w-]+,(#\w+)\)", r"\1", text)
    return files


def faces(glyphs: Glyphs) -> Iterator[Face]:
    """Yield the forty-two faces: characters, dots, bamboos, winds, dragons, flowers."""
    for number in range(1, 10):
        yield Face(f"{number}m", _character(number, glyphs), str(number))
    for number in range(1, 10):
        yield Face(f"{number}p", dots(number), str(number))
    for number in range(1, 10):
        yield Face(f"{number}s", bamboos(number), str(number))
    for number, (name, letter) in enumerate(zip(WINDS, WIND_LETTERS, strict=True), 1):
        yield Face(f"{number}z", shape("K", glyphs.fit(name, 36, 62, 228, 272)), letter)
    green = shape("G", glyphs.fit("發", 32, 58, 236, 280))
    red = shape("R", glyphs.fit("中", 48, 50, 204, 300))
    dragons = (_WHITE, green, red)
    for number, (art, letter) in enumerate(zip(dragons, DRAGON_LETTERS, strict=True), 5):
        yield Face(f"{number}z", art, letter)
    for number, name in enumerate(SEASONS, 1):
        yield Face(f"{number}f", season(number) + _flower_name("B", name, number, glyphs))
    for number, name in enumerate(PLANTS, 1):
        yield Face(f"{number + 4}f", plant(number) + _flower_name("R", name, number, glyphs))


def _shared(glyphs: Glyphs) -> str:
    """The outlines that many faces use: a coin, a cane, the character of its suit."""
    return coin() + cane() + f'<path id="w" d="{glyphs.fit("萬", 58, 184, 184, 184)}"/>'


def _symbols(face: Face, glyphs: Glyphs) -> str:
    art = face.art
    if face.index:
        corner = f'<path class="I" display="none" {fill("K")} d="{_corner(face, glyphs)}"/>'
        art = f'<g class="A">{art}</g>{corner}'
    return (
        f'<symbol id="t-{face.code}" viewBox="0 0 300 416"><use href="#f"/><g id="a-{face.code}">{art}</g></symbol>'
        f'<symbol id="h-{face.code}" viewBox="0 0 400 316"><use href="#s"/>'
        f'<use href="#a-{face.code}" transform="matrix(0 -1 1 0 0 300)"/></symbol>'
    )


def _corner(face: Face, glyphs: Glyphs) -> str:
    """A figure is narrow and tall, a letter wide and lower: both leave the artwork its room."""
    if face.index.isdigit():
        return glyphs.fit(face.index, 18, 22, 60, 72)
    return glyphs.fit(face.index, 18, 24, 86, 62)


def _character(number: int, glyphs: Glyphs) -> str:
    height = {1: 34, 2: 96}.get(number, 132)
    numeral = glyphs.fit(NUMBERS[number - 1], 62, 28 + (132 - height) / 2, 176, height)
    return shape("K", numeral) + f'<use href="#w" {fill("R")}/>'


def _flower_name(letter: str, name: str, number: int, glyphs: Glyphs) -> str:
    """The name low on the right, the number high on the right."""
    return shape(
        letter, glyphs.fit(name, 168, 262, 106, 106) + glyphs.fit(str(number), 238, 28, 36, 54)
    )


_WHITE = (
    f'<rect {stroke("B", 15)} x="52" y="56" width="196" height="288" rx="6"/>'
    f'<rect {stroke("B", 6)} x="76" y="80" width="148" height="240" rx="3"/>'
    + line("B", 6, "M76 116H112V80M188 80V116H224M224 284H188V320M112 320V284H76")
)
