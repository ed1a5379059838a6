"""Tiles for print: pictures that need nothing but themselves."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from scoring import TILES
from web.paper.tiles import INKS, tile_picture, tile_url
from web.static_files.assets import STATIC

EVERY = [(str(tile), lying) for tile in TILES for lying in (False, True)] + [("back", False)]
KIND_OF_COLOUR = re.compile(r'(?:fill|stroke)="([^"]+)"')


@pytest.mark.parametrize(("inks", "numerals"), list(product(INKS, (False, True))))
def test_a_picture_brings_all_that_it_refers_to(inks: str, numerals: bool):
    for code, lying in EVERY:
        text = tile_picture(tile_url(code, lying, inks, numerals)).decode()
        ids = {
            each.attrib["id"] for each in ElementTree.fromstring(text).iter() if "id" in each.attrib
        }

        assert set(re.findall(r'href="#([\w-]+)"', text)) <= ids, code
        assert not re.search(r"var\(|class=|<style", text), code


def test_grey_pictures_have_no_colour():
    for code, lying in EVERY:
        colours = set(
            KIND_OF_COLOUR.findall(tile_picture(tile_url(code, lying, "grey", False)).decode())
        )
        shades = [each.lstrip("#") for each in colours - {"none"}]

        assert shades
        assert all(
            len(set(re.findall("..?" if len(each) == 6 else ".", each))) == 1 for each in shades
        )


def test_every_picture_is_another_one():
    drawn = {tile_picture(tile_url(code, lying, "grey", False)) for code, lying in EVERY}

    assert len(drawn) == len(EVERY)


def test_numerals_are_there_only_where_they_are_wanted():
    plain, marked = (tile_picture(tile_url("5m", False, "grey", each)) for each in (False, True))

    assert b'display="none"' in plain
    assert b"scale(.8)" not in plain
    assert b'display="none"' not in marked
    assert b"scale(.8)" in marked


def test_a_picture_that_there_is_not_is_refused():
    with pytest.raises(KeyError):
        tile_picture("tile:grey/plain/t-9z")


def test_every_sheet_has_the_same_greys():
    """What a browser prints of any page, and what is printed as a sheet."""
    printed = (STATIC / "css" / "print.css").read_text(encoding="utf-8")
    greys = dict(re.findall(r"--t-([\w-]+): (#\w+);", printed))

    assert greys.items() <= INKS["grey"].items()
    assert len(greys) == 9
