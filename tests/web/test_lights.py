"""Which tiles each row of a ledger lights."""

from typing import Any

from scoring import Hand, score
from scoring.wire import read_hand
from web.components.hand import hand_view
from web.components.lights import TileHighlights, tile_highlights
from wording import translator

HAND = {
    "rules": "mcr-2014",
    "concealed": "22334455m46p",
    "melds": [{"kind": "chow", "tiles": "345s"}],
    "win": "5p",
    "by": "discard",
    "seat": "S",
}


def rows_of(wire: dict[str, Any]) -> tuple[dict[str, int], TileHighlights, Hand]:
    hand, rules = read_hand(wire)
    result = score(hand, rules)
    assert result.account is not None
    numbers = {line.fan.id: row for row, line in enumerate(result.account.counted, 1)}
    return numbers, tile_highlights(result.account, hand), hand


def lit(row: int, highlights: TileHighlights, hand: Hand) -> list[str]:
    """The tiles that a row lights: standing, then the winning tile in <>, then melds in []."""
    told = [
        str(t) for t, rows in zip(hand.concealed, highlights.concealed, strict=True) if row in rows
    ]
    told += [f"<{hand.win}>"] * (row in highlights.win)
    for meld, of_meld in zip(hand.melds, highlights.melds, strict=True):
        told += [f"[{t}]" for t, rows in zip(meld.tiles, of_meld, strict=True) if row in rows]
    return told


def test_a_fan_of_sets_lights_their_tiles_and_the_winning_tile_among_them():
    numbers, found, hand = rows_of(HAND)

    assert lit(numbers["mixed-shifted-chows"], found, hand) == [
        *("2m", "3m", "4m", "4p", "6p", "<5p>"),
        *("[3s]", "[4s]", "[5s]"),
    ]
    assert lit(numbers["closed-wait"], found, hand) == ["4p", "6p", "<5p>"]


def test_two_like_sets_light_tiles_of_their_own():
    numbers, found, hand = rows_of(HAND)

    assert lit(numbers["pure-double-chow"], found, hand) == ["2m", "2m", "3m", "3m", "4m", "4m"]


def test_a_fan_of_the_whole_hand_lights_every_tile():
    numbers, found, hand = rows_of(HAND)

    assert len(lit(numbers["all-simples"], found, hand)) == 14


def test_a_way_of_winning_lights_the_winning_tile():
    numbers, found, hand = rows_of({**HAND, "by": "draw", "last": True})

    assert lit(numbers["last-tile-draw"], found, hand) == ["<5p>"]


def test_a_winning_tile_with_a_copy_in_the_hand_stands_apart_once():
    numbers, found, hand = rows_of(
        {"rules": "mcr-2014", "concealed": "11223m456p789s55z", "win": "3m", "by": "draw"}
    )

    tiles = lit(numbers["pure-double-chow"], found, hand)
    assert tiles == ["1m", "1m", "2m", "2m", "3m", "<3m>"]


def test_before_the_answer_no_tile_knows_a_row():
    hand, _rules = read_hand(HAND)

    view = hand_view(hand, "mcr-2014", translator("en"))

    assert all(not tile.rows for suit in view.suits for tile in suit)
    assert view.win is not None
    assert view.win.rows == ()


def test_the_lying_tile_says_whom_a_meld_came_from():
    melds = [
        {"kind": "pung", "tiles": "111z", "from": "N"},
        {"kind": "pung", "tiles": "222z", "from": "W"},
        {"kind": "kong", "tiles": "3333z", "from": "S"},
        {"kind": "concealed-kong", "tiles": "4444z"},
    ]
    hand, _rules = read_hand(
        {"rules": "mcr-2014", "concealed": "5z", "melds": melds, "win": "5z", "by": "draw"}
    )

    assert [meld.lying for meld in hand_view(hand, "mcr-2014", translator("en")).melds] == [
        0,
        1,
        3,
        None,
    ]
