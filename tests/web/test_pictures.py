"""Pictures of hands for places that show links."""

import hashlib
import io
from typing import Any, Final

import pytest
from flask import Flask
from PIL import Image

from scoring.wire import read_hand
from web.components.hand import HandView, hand_view
from web.pictures import sending
from web.pictures.drawing import SIZE, SharePicture, drawn
from web.pictures.fonts import picture_font
from web.pictures.hand_rows import LARGEST, PlacedHand, placed_hand
from web.pictures.lettering import broken, fitted
from web.pictures.sending import picture_response
from web.pictures.tile_sheet import SHEET, tile_image
from web.static_files.assets import STATIC
from wording import translator

pytestmark = pytest.mark.any_database


ROOM: Final = (1064, 300)  # pixels
STANDING_HAND: Final = {"concealed": "123m456p789s1133z", "win": "3z", "by": "discard", "seat": "S"}
FOUR_KONGS: Final = {
    "concealed": "5p",
    "melds": [
        {"kind": "kong", "tiles": "1111m"},
        {"kind": "concealed-kong", "tiles": "2222s"},
        {"kind": "added-kong", "tiles": "3333z", "from": "W"},
        {"kind": "added-kong", "tiles": "9999p"},
    ],
    "win": "5p",
    "by": "discard",
    "seat": "E",
}
ONE_SUIT: Final = {"concealed": "1112345678999m", "win": "5m", "by": "draw", "seat": "E"}


def hand_of(line: dict[str, Any]) -> HandView:
    hand, rules = read_hand({"rules": "mcr-2014", **line})
    return hand_view(hand, rules.id, translator("en"))


def right_and_lower_edge(placed: PlacedHand) -> tuple[float, float]:
    images = [(t, tile_image(t.code, placed.tile_width, t.lying).size) for t in placed.tiles]
    return max(t.left + size[0] for t, size in images), max(t.top + size[1] for t, size in images)


@pytest.mark.parametrize(("line", "tiles"), [(STANDING_HAND, 14), (FOUR_KONGS, 18), (ONE_SUIT, 14)])
def test_every_tile_of_a_hand_lies_within_the_picture(line: dict[str, Any], tiles: int):
    placed = placed_hand(hand_of(line), *ROOM)
    right, lower = right_and_lower_edge(placed)

    assert len(placed.tiles) == tiles
    assert min(t.left for t in placed.tiles) >= 0
    assert min(t.top for t in placed.tiles) >= 0
    assert right <= ROOM[0] + 1
    assert lower <= ROOM[1] + 1


def test_few_tiles_are_no_larger_than_the_largest():
    one = HandView(suits=hand_of(STANDING_HAND).suits[:1])

    assert placed_hand(one, *ROOM).tile_width == LARGEST


@pytest.mark.parametrize("language", ["en", "zh-Hans", "ja"])
@pytest.mark.parametrize("hand", [hand_of(FOUR_KONGS), None])
def test_a_picture_is_a_png_of_the_size_that_is_asked_for(language: str, hand: HandView | None):
    made = drawn(SharePicture("MCR 2014 · 23", "Which fans? 这手牌计哪些番种？", language, hand))

    with Image.open(io.BytesIO(made)) as image:
        assert (image.format, image.size) == ("PNG", SIZE)


def test_the_sheet_is_made_of_the_sprite_that_the_site_uses():
    with Image.open(SHEET) as sheet:
        assert isinstance(sheet.info, dict)
        of = sheet.info["sprite"]

    assert of == hashlib.sha256((STATIC / "tiles" / "tiles.svg").read_bytes()).hexdigest()


def test_a_line_begins_with_no_stop_and_no_word_is_broken():
    font = picture_font("en", 40)
    lines = broken("连花牌在内，这手牌共多少分？", font, round(font.width("连花牌在内")))
    words = broken("Which fans count in this hand?", font, round(font.width("Which fans do")))

    assert len(lines) > 1
    assert not {line[0] for line in lines} & set("，？")
    assert " ".join(words) == "Which fans count in this hand?"


def test_what_is_too_long_ends_in_an_ellipsis():
    font, lines = fitted("word " * 200, "en", 600, (60, 40), 3)

    assert len(lines) == 3
    assert lines[-1].endswith("…")
    assert font.width(lines[-1]) <= 600


def test_a_picture_that_the_browser_has_is_not_drawn_again(
    site: Flask, monkeypatch: pytest.MonkeyPatch
):
    picture = SharePicture("MCR 2014", "Which fans?", "en", hand_of(STANDING_HAND))
    with site.test_request_context("/"):
        first = picture_response(picture)
    monkeypatch.setattr(sending, "drawn", lambda _picture: pytest.fail("drawn again"))
    with site.test_request_context("/", headers={"If-None-Match": first.headers["ETag"]}):
        second = picture_response(picture)

    assert (first.status_code, first.mimetype, second.status_code) == (200, "image/png", 304)
    assert second.headers["ETag"] == first.headers["ETag"]
    assert first.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    assert "public" in first.headers["Cache-Control"]
