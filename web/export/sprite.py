"""The faces of the tiles, taken from the sprite of the site, for pictures that stand by themselves."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from web.static_files.assets import STATIC

UPRIGHT_TILE: Final = (300, 416)  # width and height of a standing tile
SIDEWAYS_TILE: Final = (400, 316)  # of a lying one
_ROOM_FOR_NUMERAL: Final = "translate(54 64) scale(.8)"

_SHARED: Final = re.compile(r'<(path|g) id="(?P<id>[a-z])".*?(?:/>|</g>)(?=<path id|<g id|</defs>)')
_FACE: Final = re.compile(
    r'<symbol id="t-(?P<code>\w+)".*?<use href="#[fk]"/>(?P<art>.*?)</symbol>'
)
_NUMERAL: Final = re.compile(r'<path class="I" display="none" (?P<rest>[^>]*)/>')
_COLOUR: Final = re.compile(r"var\(--t-[\w-]+,(#\w+)\)")
_USED: Final = re.compile(r'href="#([a-z])"')


@dataclass(frozen=True, slots=True)
class Sprite:
    """Shared outlines by letter, and the drawing on each face by its tile's code."""

    shared: dict[str, str]
    faces: dict[str, str]


@cache
def sprite(numerals: bool) -> Sprite:
    """The drawings in the colours of the light page, with or without a numeral in the corner."""
    text = _COLOUR.sub(r"\1", (STATIC / "tiles" / "tiles.svg").read_text(encoding="utf-8"))
    shared = {match["id"]: match[0] for match in _SHARED.finditer(text)}
    faces = {match["code"]: _face(match["art"], numerals) for match in _FACE.finditer(text)}
    return Sprite(shared, faces)


def _face(art: str, numerals: bool) -> str:
    """The drawing without what style sheets switch."""
    has_numeral = _NUMERAL.search(art) is not None
    if not numerals or not has_numeral:
        return _NUMERAL.sub("", art).replace(' class="A"', "")
    room = f' transform="{_ROOM_FOR_NUMERAL}"'
    return _NUMERAL.sub(r"<path \g<rest>/>", art).replace(' class="A"', room)


def symbols_in(drawings: str) -> set[str]:
    """The letters of the shared outlines that some drawings use."""
    return set(_USED.findall(drawings))
