"""The tile pictures: all there, recoloured by the page, and as drawn by the program kept here."""

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scoring import TILES
from static.tiles.drawing.glyphs import Glyphs
from static.tiles.drawing.ink import PALETTE
from static.tiles.drawing.sprite import singles, sprite
from web.static_files.assets import STATIC

SPRITE = STATIC / "tiles" / "tiles.svg"
FONT = Path(os.environ.get("TILE_FONT", "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"))
CODES = [str(tile) for tile in TILES]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def glyphs() -> Glyphs:
    if not FONT.exists():
        pytest.skip("Noto Serif CJK is not installed (on Debian: fonts-noto-cjk)")
    return Glyphs(FONT)


def symbols() -> dict[str, ElementTree.Element]:
    return {each.attrib["id"]: each for each in ElementTree.parse(SPRITE).iter(f"{SVG}symbol")}


def test_every_tile_stands_and_lies_and_the_back_stands():
    expected = {f"{way}-{code}" for way in "th" for code in CODES} | {"t-back"}

    assert set(symbols()) == expected


def test_no_two_tiles_look_alike():
    faces = [ElementTree.tostring(symbols()[f"t-{code}"][1][0]) for code in CODES]

    assert len(set(faces)) == len(CODES)


def test_whatever_a_picture_uses_is_in_the_file():
    root = ElementTree.parse(SPRITE).getroot()
    ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
    used = {each.attrib["href"].removeprefix("#") for each in root.iter(f"{SVG}use")}

    assert used <= ids


def test_the_style_sheet_sets_every_colour_of_the_tiles():
    tokens = (STATIC / "css" / "tokens.css").read_text(encoding="utf-8")

    missing = [name for name, _ in PALETTE.values() if f"--t-{name}:" not in tokens]
    assert missing == []


def test_the_file_kept_is_what_the_program_draws(glyphs: Glyphs):
    assert sprite(glyphs) == SPRITE.read_text(encoding="utf-8"), "run `make tiles`"


def test_single_files_need_no_style_sheet(glyphs: Glyphs):
    files = singles(glyphs, numerals=True)

    assert set(files) == {*CODES, "back"}
    for text in files.values():
        root = ElementTree.fromstring(text)
        ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
        used = set(re.findall(r'href="#(\w+)"', text))
        assert used <= ids
        assert "var(" not in text
