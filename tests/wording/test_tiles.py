"""Tiles, sets and melds in words."""

import pytest

from scoring import MeldKind, SetKind, TileSet, Wind, parse_tiles, tile
from tests.wording.hands import meld
from wording import (
    concealed_text,
    honors_name,
    kind_name,
    meld_text,
    named_sets,
    set_name,
    sets_text,
    suit_name,
    tile_label,
    tile_name,
    tiles_in_all,
    tiles_text,
    translator,
)

ZH, EN, JA = (translator(lang) for lang in ("zh", "en", "ja"))


def part(kind: SetKind, tiles: str) -> TileSet:
    return TileSet(kind, parse_tiles(tiles))


CHOWS = [part(SetKind.CHOW, each) for each in ("789s", "123s", "456s")]
MIXED = [part(SetKind.CHOW, "234m"), part(SetKind.CHOW, "234p")]


@pytest.mark.parametrize(
    ("code", "zh", "en", "ja"),
    [
        ("5p", "五饼", "the 5 of dots", "五筒"),
        ("1m", "一万", "the 1 of characters", "一萬"),
        ("9s", "九条", "the 9 of bamboos", "九索"),
        ("1z", "东风", "the East wind", "東"),
        ("4z", "北风", "the North wind", "北"),
        ("5z", "白板", "the White Dragon", "白"),
        ("6z", "发财", "the Green Dragon", "發"),
        ("7z", "红中", "the Red Dragon", "中"),
        ("5f", "梅", "Plum", "梅"),
        ("7f", "竹", "Bamboo (flower)", "竹"),
    ],
)
def test_one_tile_in_a_sentence(code: str, zh: str, en: str, ja: str):
    assert [tile_name(tile(code), t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_one_tile_on_a_label_stands_without_an_article():
    assert [tile_label(tile("5p"), t) for t in (ZH, EN, JA)] == ["五饼", "5 of dots", "五筒"]
    assert tile_label(tile("7z"), EN) == "Red Dragon"


@pytest.mark.parametrize(
    ("code", "zh", "en", "ja"),
    [
        ("1z", "东风", "East winds", "東"),
        ("2z", "南风", "South winds", "南"),
        ("3z", "西风", "West winds", "西"),
        ("4z", "北风", "North winds", "北"),
        ("5z", "白板", "White Dragons", "白"),
        ("6z", "发财", "Green Dragons", "發"),
        ("7z", "红中", "Red Dragons", "中"),
    ],
)
def test_copies_of_an_honor_are_named_in_the_plural(code: str, zh: str, en: str, ja: str):
    assert [honors_name(tile(code), t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_a_set_is_of_one_kind():
    assert [kind_name(tile(code), EN) for code in ("7z", "5p")] == ["Red Dragons", "the 5 of dots"]


def test_a_suit():
    assert [suit_name("m", t) for t in (ZH, EN, JA)] == ["万子", "characters", "萬子"]


def test_several_tiles():
    tiles = parse_tiles("234m55p1z")

    assert tiles_text(tiles, ZH) == "2、3、4万；5、5饼；东风"
    assert tiles_text(tiles, EN) == "2, 3, 4 of characters; 5, 5 of dots; East"
    assert tiles_text(tiles, JA) == "萬子の2・3・4、筒子の5・5、東"
    assert tiles_in_all(tiles, ZH) == "2、3、4万、5、5饼和东风"
    assert tiles_in_all(tiles, EN) == "2, 3, 4 of characters; 5, 5 of dots; East"
    assert tiles_in_all(tiles, JA) == "萬子の2・3・4、筒子の5・5、東"


def test_standing_tiles_are_read_one_by_one():
    tiles = parse_tiles("2233m46p1177z")

    assert (
        concealed_text(tiles, ZH)
        == "2\u202f2\u202f3\u202f3万、4\u202f6饼、东\u202f东\u202f中\u202f中"
    )
    assert concealed_text(tiles, EN) == "2 2 3 3 characters, 4 6 dots, East East Red Red"
    assert (
        concealed_text(tiles, JA)
        == "萬子の2\u202f2\u202f3\u202f3、筒子の4\u202f6、東\u202f東\u202f中\u202f中"
    )


def test_flowers_in_a_row_are_said_by_name():
    """The picture of The Eight Flowers holds nothing else."""
    tiles = parse_tiles("12345678f")

    assert concealed_text(tiles, EN) == ", ".join(tile_label(each, EN) for each in tiles)


@pytest.mark.parametrize(
    ("kind", "tiles", "zh", "en", "ja"),
    [
        (
            SetKind.CHOW,
            "234p",
            "一副顺子2\u202f3\u202f4饼",
            "a chow 2\u202f3\u202f4 of dots",
            "筒子の2\u202f3\u202f4の順子",
        ),
        (
            SetKind.PUNG,
            "555s",
            "一副刻子5\u202f5\u202f5条",
            "a pung 5\u202f5\u202f5 of bamboos",
            "索子の5\u202f5\u202f5の刻子",
        ),
        (SetKind.KONG, "1111z", "一副东风杠", "a kong of East winds", "東の槓子"),
        (SetKind.PAIR, "77z", "一对红中", "a pair of Red Dragons", "中の対子"),
    ],
)
def test_a_set(kind: SetKind, tiles: str, zh: str, en: str, ja: str):
    assert [set_name(part(kind, tiles), t) for t in (ZH, EN, JA)] == [zh, en, ja]


def test_sets_of_one_suit_name_it_once_and_stand_in_order():
    assert sets_text(CHOWS, ZH) == "1\u202f2\u202f3、4\u202f5\u202f6、7\u202f8\u202f9条"
    assert sets_text(CHOWS, EN) == "1\u202f2\u202f3, 4\u202f5\u202f6 and 7\u202f8\u202f9 of bamboos"
    assert sets_text(CHOWS, JA) == "索子の1\u202f2\u202f3・4\u202f5\u202f6・7\u202f8\u202f9"


def test_sets_of_several_suits_name_each():
    assert sets_text(MIXED, ZH) == "2\u202f3\u202f4万、2\u202f3\u202f4饼"
    assert sets_text(MIXED, EN) == "2\u202f3\u202f4 of characters and 2\u202f3\u202f4 of dots"
    assert sets_text(MIXED, JA) == "萬子の2\u202f3\u202f4と筒子の2\u202f3\u202f4"


def test_three_things_in_a_row():
    winds = [part(SetKind.PUNG, each) for each in ("111z", "222z", "333z")]

    assert sets_text(winds, ZH) == "东风、南风、西风"
    assert sets_text(winds, EN) == "East, South and West"
    assert sets_text(winds, JA) == "東、南、西"


def test_sets_with_what_they_are():
    sets = [part(SetKind.PUNG, "111z"), part(SetKind.CHOW, "234p")]

    assert named_sets(sets, EN) == "a chow 2\u202f3\u202f4 of dots and a pung of East winds"


@pytest.mark.parametrize(
    ("kind", "tiles", "claimed_from", "zh", "en", "ja"),
    [
        (
            *(MeldKind.CHOW, "345s", Wind.EAST, "顺子3\u202f4\u202f5条（吃上家）"),
            "chow 3\u202f4\u202f5 of bamboos, from the player on the left",
            "索子の3\u202f4\u202f5の順子（上家からチー）",
        ),
        (
            *(MeldKind.PUNG, "111z", Wind.NORTH, "东风刻子（碰对家）"),
            "pung of East winds, from the player opposite",
            "東の刻子（対面からポン）",
        ),
        (
            *(MeldKind.KONG, "5555p", Wind.WEST, "直杠5\u202f5\u202f5\u202f5饼（杠下家）"),
            "kong 5\u202f5\u202f5\u202f5 of dots, from the player on the right",
            "筒子の5\u202f5\u202f5\u202f5の大明槓（下家からカン）",
        ),
        (
            *(MeldKind.ADDED_KONG, "5555p", Wind.WEST, "加杠5\u202f5\u202f5\u202f5饼（碰下家）"),
            "added kong 5\u202f5\u202f5\u202f5 of dots, from the player on the right",
            "筒子の5\u202f5\u202f5\u202f5の加槓（下家からポン）",
        ),
        (
            *(MeldKind.CONCEALED_KONG, "7777z", None, "红中暗杠"),
            "concealed kong of Red Dragons",
            "中の暗槓",
        ),
        (
            MeldKind.CHOW,
            "123m",
            None,
            "顺子1\u202f2\u202f3万",
            "chow 1\u202f2\u202f3 of characters",
            "萬子の1\u202f2\u202f3の順子",
        ),
    ],
)
def test_a_meld_says_who_it_was_claimed_from(
    kind: MeldKind, tiles: str, claimed_from: Wind | None, zh: str, en: str, ja: str
):
    claimed = meld(kind, tiles, claimed_from)

    assert [meld_text(claimed, Wind.SOUTH, t) for t in (ZH, EN, JA)] == [zh, en, ja]
