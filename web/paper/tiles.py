"""Tiles for print: single pictures in plain colours, cut out of the site's sprite.

The sprite takes its colours from custom properties of the page, which the maker of PDFs does not
know. A picture here needs nothing but itself: no style sheet, no font, no other file.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from web.static_files.assets import STATIC

TILE_URL_SCHEME: Final = "tile:"
_SPRITE: Final = STATIC / "tiles" / "tiles.svg"
_SVG: Final = "{http://www.w3.org/2000/svg}"
_VARIABLE: Final = re.compile(r"var\(--t-(?P<name>[\w-]+),(?P<usual>#\w+)\)")
_ROOM_FOR_NUMERAL: Final = "translate(54 64) scale(.8)"
_STYLE: Final = STATIC / "paper" / "paper.css"
_GREY_RULE: Final = re.compile(r"\.inks--grey svg\.tile, [^{]*\{(?P<colours>[^}]*)\}")
_COLOUR: Final = re.compile(r"--t-([\w-]+): (#\w+)")


def _greys() -> Mapping[str, str]:
    """The greys of the style of paper, which a browser that prints reads as it is."""
    rule = _GREY_RULE.search(_STYLE.read_text(encoding="utf-8"))
    assert rule is not None  # a part of the program, and tested
    return dict(_COLOUR.findall(rule["colours"]))


INKS: Final[Mapping[str, Mapping[str, str]]] = {"grey": _greys(), "colour": {}}
"""Colours by the name of their property; what is not named keeps the colour of the sprite."""


def tile_url(code: str, lying: bool, inks: str, numerals: bool) -> str:
    """What a sheet calls a picture: `tile:grey/plain/t-5m`."""
    way = "h" if lying else "t"
    return f"{TILE_URL_SCHEME}{inks}/{'numerals' if numerals else 'plain'}/{way}-{code}"


@cache
def tile_picture(called: str) -> bytes:
    """The picture of that address as SVG. Raises KeyError: there is none."""
    inks, marks, symbol = called.removeprefix(TILE_URL_SCHEME).split("/")
    drawn = _symbols()[symbol]
    parts = "".join(_written(each) for each in _used_by(drawn))
    body = "".join(ElementTree.tostring(each, "unicode") for each in drawn)
    box = drawn.attrib["viewBox"]
    _x, _y, width, height = box.split()
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{width}"'
        f' height="{height}"><defs>{parts}</defs>{body}</svg>'
    )
    return _coloured(_marked(_plain(text), marks == "numerals"), INKS[inks]).encode()


def _plain(text: str) -> str:
    return text.replace("ns0:", "").replace(' xmlns:ns0="http://www.w3.org/2000/svg"', "")


def _written(part: Element) -> str:
    return ElementTree.tostring(part, "unicode")


def _marked(text: str, numerals: bool) -> str:
    """The picture with the numeral in its corner and room for it, or without."""
    if numerals:
        text = text.replace('class="A"', f'transform="{_ROOM_FOR_NUMERAL}"')
        return text.replace('class="I" display="none"', "")
    return text.replace('class="A"', "").replace('class="I" ', "")


def _coloured(text: str, inks: Mapping[str, str]) -> str:
    return _VARIABLE.sub(lambda found: inks.get(found["name"], found["usual"]), text)


@cache
def _root() -> Element:
    return ElementTree.parse(_SPRITE).getroot()


@cache
def _symbols() -> Mapping[str, Element]:
    return {each.attrib["id"]: each for each in _root().iter(f"{_SVG}symbol")}


@cache
def _named() -> Mapping[str, Element]:
    return {each.attrib["id"]: each for each in _root().iter() if "id" in each.attrib}


def _used_by(part: Element) -> Iterator[Element]:
    """What the part refers to and does not hold, and what that refers to, each once."""
    held = {each.attrib["id"] for each in part.iter() if "id" in each.attrib}
    waiting, found = [part], set(held)
    while waiting:
        for use in waiting.pop().iter(f"{_SVG}use"):
            name = use.attrib["href"].removeprefix("#")
            if name not in found:
                found.add(name)
                waiting.append(_named()[name])
                yield _named()[name]
