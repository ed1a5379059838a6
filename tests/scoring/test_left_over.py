"""What stays over where a tile completes nothing: the fewest tiles, the added one among them."""

import random

import pytest

from scoring import Tile, parse_tiles, tile
from scoring.counts import packed_tiles
from scoring.decompose import can_split
from scoring.left_over import left_over
from scoring.tiles import TILES


@pytest.mark.parametrize(
    ("tiles", "added", "left"),
    [
        ("23555678s44z", "5s", "235s"),
        ("345m79s99p", "6s", "679s"),
        ("22244m66s", "7s", "44m7s"),
        ("345s7z", "6z", "6z7z"),
        ("123456789m1199p", "9p", ""),
    ],
)
def test_the_fewest_tiles_are_left_and_the_added_one_with_them(tiles: str, added: str, left: str):
    found = left_over((*parse_tiles(tiles), tile(added)), tile(added))

    assert sorted(found) == sorted(parse_tiles(left)) if left else found == ()


def test_nothing_is_left_exactly_where_the_tiles_split_into_sets_and_a_pair():
    chance = random.Random(16)
    for _turn in range(300):
        kinds: list[Tile] = [each for each in TILES[:12] for _copy in range(4)]
        drawn = chance.sample(kinds, 8)
        assert (not left_over(drawn)) is can_split(packed_tiles(drawn)), drawn
