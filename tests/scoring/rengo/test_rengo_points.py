"""From base and han to payments: the formula of 57, the payments of 58, the limits of 59."""

import pytest

from scoring import Circumstances, Wind, WinSource
from scoring.rengo.limits import LIMITS, YAKUMAN_LIMIT, basic_points, limit_of
from scoring.rengo.payments import gain, payments
from tests.scoring.rengo.lines import counted, scored

# base | for 1 to 4 han: a child's ron, its draw (children/dealer), the dealer's ron, its draw
POINTS = """
20 | 700 200/400 1000 400 | 1300 400/700 2000 700 | 2600 700/1300 3900 1300 | 5200 1300/2600 7700 2600
25 | 800 200/400 1200 400 | 1600 400/800 2400 800 | 3200 800/1600 4800 1600 | 6400 1600/3200 9600 3200
30 | 1000 300/500 1500 500 | 2000 500/1000 2900 1000 | 3900 1000/2000 5800 2000 | 7700 2000/3900 11600 3900
40 | 1300 400/700 2000 700 | 2600 700/1300 3900 1300 | 5200 1300/2600 7700 2600 | 8000 2000/4000 12000 4000
50 | 1600 400/800 2400 800 | 3200 800/1600 4800 1600 | 6400 1600/3200 9600 3200 | 8000 2000/4000 12000 4000
60 | 2000 500/1000 2900 1000 | 3900 1000/2000 5800 2000 | 7700 2000/3900 11600 3900 | 8000 2000/4000 12000 4000
70 | 2300 600/1200 3400 1200 | 4500 1200/2300 6800 2300 | 8000 2000/4000 12000 4000 | 8000 2000/4000 12000 4000
80 | 2600 700/1300 3900 1300 | 5200 1300/2600 7700 2600 | 8000 2000/4000 12000 4000 | 8000 2000/4000 12000 4000
90 | 2900 800/1500 4400 1500 | 5800 1500/2900 8700 2900 | 8000 2000/4000 12000 4000 | 8000 2000/4000 12000 4000
100 | 3200 800/1600 4800 1600 | 6400 1600/3200 9600 3200 | 8000 2000/4000 12000 4000 | 8000 2000/4000 12000 4000
110 | 3600 900/1800 5300 1800 | 7100 1800/3600 10600 3600 | 8000 2000/4000 12000 4000 | 8000 2000/4000 12000 4000
"""
TABLE = [
    (int(base), han, cell)
    for base, *cells in (row.split(" | ") for row in POINTS.split("\n") if row)
    for han, cell in enumerate(cells, 1)
]


def change(a: int, seat: Wind, by: WinSource) -> dict[Wind, int]:
    """What each seat gains or loses for that A; a ron is West's discard."""
    circumstances = Circumstances(
        by=by, seat=seat, discarder=None if by is WinSource.DRAW else Wind.WEST
    )
    return dict(payments(a, circumstances, None))


def paid(base: int, han: int) -> str:
    """A cell of the table by the engine."""
    limit = limit_of(base, han)
    a = limit.a if limit else basic_points(base, han)
    east, south = Wind.EAST, Wind.SOUTH
    drawn = change(a, south, WinSource.DRAW)
    return (
        f"{change(a, south, WinSource.DISCARD)[south]} {-drawn[Wind.WEST]}/{-drawn[east]} "
        f"{change(a, east, WinSource.DISCARD)[east]} {-change(a, east, WinSource.DRAW)[south]}"
    )


@pytest.mark.parametrize(("base", "han", "cell"), TABLE)
def test_points_of_base_and_han(base: int, han: int, cell: str) -> None:
    """Articles 57 and 58, every payment rounded up by itself; 59 where the points pass."""
    assert paid(base, han) == cell


# base, han, limit: both sides of every boundary of 59. The text counts two more than these han.
BOUNDARIES = [
    (110, 2, None),
    (60, 3, None),
    (70, 3, "mangan"),
    (30, 4, None),
    (40, 4, "mangan"),
    (25, 4, None),
    (20, 4, None),
    (20, 5, "mangan"),
    (25, 5, "mangan"),
    (110, 5, "mangan"),
    (20, 6, "haneman"),
    (110, 7, "haneman"),
    (20, 8, "baiman"),
    (110, 10, "baiman"),
    (20, 11, "sanbaiman"),
    (30, 13, "sanbaiman"),
    (110, 26, "sanbaiman"),
]


@pytest.mark.parametrize(("base", "han", "limit"), BOUNDARIES)
def test_limit_of_base_and_han(base: int, han: int, limit: str | None) -> None:
    """Article 59: only where the points pass 8,000 (12,000), and by the han with the two of 57."""
    found = limit_of(base, han)

    assert (found.id if found else None) == limit


LIMIT_PAYMENTS = [
    ("mangan", "59(1)", "8000 2000/4000 12000 4000"),
    ("haneman", "59(2)", "12000 3000/6000 18000 6000"),
    ("baiman", "59(3)", "16000 4000/8000 24000 8000"),
    ("sanbaiman", "59(4)", "24000 6000/12000 36000 12000"),
    ("yakuman", "59(5)", "32000 8000/16000 48000 16000"),
]


@pytest.mark.parametrize(("name", "article", "cell"), LIMIT_PAYMENTS)
def test_limit_is_worth(name: str, article: str, cell: str) -> None:
    (row,) = [row for row in (*LIMITS, YAKUMAN_LIMIT) if row.id == name]
    a, east, south = row.a, Wind.EAST, Wind.SOUTH
    drawn = change(a, south, WinSource.DRAW)

    assert row.article == article
    assert cell == (
        f"{change(a, south, WinSource.DISCARD)[south]} {-drawn[Wind.WEST]}/{-drawn[east]} "
        f"{change(a, east, WinSource.DISCARD)[east]} {-change(a, east, WinSource.DRAW)[south]}"
    )


@pytest.mark.parametrize("seat", [Wind.EAST, Wind.SOUTH])
@pytest.mark.parametrize("by", [WinSource.DRAW, WinSource.DISCARD])
def test_the_gain_is_what_the_others_lose(seat: Wind, by: WinSource) -> None:
    """Article 47: the three pay a draw, the discarder alone a ron."""
    sums = change(640, seat, by)

    assert sums[seat] == gain(640, seat is Wind.EAST, by is WinSource.DRAW)
    assert sum(sums.values()) == 0
    assert sum(1 for each in sums.values() if each < 0) == (3 if by is WinSource.DRAW else 1)


def test_dora_raise_the_limit_with_the_yaku() -> None:
    """Articles 57(2) and 59: han of yaku and dora are counted together."""
    hand = "1112345566778m -8m double"

    assert [scored(hand, dora_indicator=tile).limit for tile in ("1z", "2m", "4m")] == [
        "baiman",
        "baiman",
        "sanbaiman",
    ]


def test_thirteen_han_and_more_are_no_yakuman() -> None:
    """Article 59(4): triple mangan is the most that ordinary yaku come to."""
    result = scored("1122334567899m -9m double draw", dora_indicator="8m")

    assert counted(result) == {
        "chinitsu": 6,
        "double-riichi": 2,
        "ittsuu": 2,
        "menzen-tsumo": 1,
        "pinfu": 1,
        "iipeikou": 1,
        "dora": 3,
    }
    assert (result.total, result.limit) == (16, "sanbaiman")


def test_deposits_go_to_the_winner() -> None:
    """Article 43(1): a thousand for each stick; a loser pays no more for them."""
    plain = scored("23m456789p55s678s -1m").payments
    with_sticks = scored("23m456789p55s678s -1m", deposits=3).payments
    assert plain is not None
    assert with_sticks is not None

    gained = {seat: with_sticks[seat] - plain[seat] for seat in plain}

    assert gained == {Wind.EAST: 0, Wind.SOUTH: 3000, Wind.WEST: 0, Wind.NORTH: 0}


# the hand, what is told, what East, South, West and North gain: article 67
LIABLE = [
    ("23m99s =555z =666z =777z -1m draw", {"liable": "N"}, (0, 32000, 0, -32000)),
    ("23m99s =555z =666z =777z -1m", {"liable": "N"}, (0, 32000, -16000, -16000)),
    ("23m99s =555z =666z =777z -1m", {"liable": "W"}, (0, 32000, -32000, 0)),
    ("23m99s =555z =666z =777z -1m", {}, (0, 32000, -32000, 0)),
    ("23m99s =555z =666z =777z -1m dealer", {"liable": "N"}, (48000, 0, -24000, -24000)),
    ("23m99s =555z =666z =777z -1m dealer draw", {"liable": "N"}, (48000, 0, 0, -48000)),
    ("23m99s *5555z *6666z #7777z -1m", {"liable": "N"}, (0, 32000, -16000, -16000)),
    ("9s =111z =222z =333z #4444z -9s draw", {"liable": "E"}, (-32000, 32000, 0, 0)),
    ("9s =111z =222z =333z #4444z -9s", {"liable": "E"}, (-16000, 32000, -16000, 0)),
    (
        "9s =111z =222z =333z #4444z -9s",
        {"liable": "E", "deposits": 2},
        (-16000, 34000, -16000, 0),
    ),
    # The third set came by the winning tile itself, so nobody gave it away before.
    ("123m99s77z =555z =666z -7z draw", {"liable": "N"}, (-16000, 32000, -8000, -8000)),
    # All three concealed: nothing was claimed.
    ("23m99s *5555z *6666z *7777z -1m draw", {"liable": "N"}, (-16000, 32000, -8000, -8000)),
    # Other yakuman know no liability.
    ("19m19p19s1234567z -4z", {"liable": "N"}, (0, 32000, -32000, 0)),
    ("5s #3333p *4444s +7777z *1111m -5s", {"liable": "N"}, (0, 32000, -32000, 0)),
]


@pytest.mark.parametrize(("text", "told", "gains"), LIABLE)
def test_who_let_the_yakuman_be_made_pays(
    text: str, told: dict[str, object], gains: tuple[int, ...]
) -> None:
    """Article 67: all of a draw, half of a ron; the discarder the other half."""
    paid = scored(text, **{"from": "W"} | told).payments

    assert paid is not None
    assert tuple(paid[seat] for seat in Wind) == gains


@pytest.mark.parametrize("first_two", ["*5555z *6666z", "*5555z =666z", "=555z =666z"])
def test_the_first_sets_of_a_liability_may_be_concealed_kongs(first_two: str) -> None:
    """Article 67 names the third set alone, and that one was claimed."""
    paid = scored(f"23m99s {first_two} =777z -1m", **{"from": "W", "liable": "N"}).payments

    assert paid is not None
    assert [paid[seat] for seat in Wind] == [0, 32000, -16000, -16000]
