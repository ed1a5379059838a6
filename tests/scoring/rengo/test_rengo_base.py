"""The base (符): every line of article 56, its special cases, and which reading it comes from."""

import pytest

from scoring import Fu, wire
from tests.scoring.rengo.lines import scored

# item | article | points | the hand
ITEMS = """
start | 56(1) | 20 | 23m456789p55s678s -1m
closed-ron | 56(1) | 10 | 23m456789p55s678s -1m
yakuhai-pair | 56(2)1 | 2 | 23m456789p678s22z -1m
yakuhai-pair | 56(2)1 | 2 | 23m456789p678s11z -1m
yakuhai-pair | 56(2)1 | 2 | 23m456789p678s66z -1m
yakuhai-pair | 56(2)1 | 2 | 23m456789p678s11z -1m dealer
open-pung-simple | 56(2)3 | 2 | 23m456p55s =222s =777z -1m
open-pung-outer | 56(2)3 | 4 | 23m456p55s789s =777z -1m
open-pung-outer | 56(2)3 | 4 | 23m456p55s789s =111m -1m
concealed-pung-simple | 56(2)4 | 4 | 23m456p55s888s =777z -1m
concealed-pung-outer | 56(2)4 | 8 | 23m456p55s999s =777z -1m
open-kong-simple | 56(2)5 | 8 | 23m456p55s #8888s =777z -1m
open-kong-simple | 56(2)5 | 8 | 23m456p55s +8888s =777z -1m
open-kong-outer | 56(2)5 | 16 | 23m456p55s789s #7777z -1m
concealed-kong-simple | 56(2)6 | 16 | 23m456p55s *8888s =777z -1m
concealed-kong-outer | 56(2)6 | 32 | 23m456p55s789s *7777z -1m
inner-wait | 56(3)1 | 2 | 13m456p55s789s =777z -2m
edge-wait | 56(3)1 | 2 | 12m456p55s789s =777z -3m
edge-wait | 56(3)1 | 2 | 89m456p55s789s =777z -7m
pair-wait | 56(3)2 | 2 | 123m456p5s789s =777z -5s
self-draw | 56(4) | 2 | 23m456p55s789s =777z -1m draw
self-draw | 56(4) | 2 | 23m456p55s789s *7777z -1m replacement
pinfu-self-draw | 56(4) | 0 | 23m456789p55s678s -1m draw
rounding | 56(5) | 2 | 23m456p55s678s555z -1m
open-twenty | 56(6) | 10 | 34m456p22s <678s <567p -5m
seven-pairs | 56(7) | 25 | 1155m2288p66s44z9s -9s
"""
ROWS = [
    tuple(cell.strip() for cell in row.split(" | ")) for row in ITEMS.splitlines() if row.strip()
]


def base(text: str, **more: object) -> Fu:
    """The base of the reading that counts."""
    account = scored(text, **more).account
    assert account is not None
    assert account.base is not None
    return account.base


def lines(text: str) -> dict[str, int]:
    """The points of each line, all of one name together."""
    results: dict[str, int] = {}
    for item in base(text).items:
        results[item.id] = results.get(item.id, 0) + item.points
    return results


@pytest.mark.parametrize(("item", "article", "points", "text"), ROWS)
def test_line_of_the_base(item: str, article: str, points: str, text: str) -> None:
    results = [each for each in base(text).items if each.id == item]

    assert [(each.points, each.article) for each in results] == [(int(points), article)]


# what gives nothing: 0 fu in article 56 | the hand
NOTHING = [
    ("yakuhai-pair", "23m456789p678s33z -1m"),  # a wind that is neither the seat's nor the round's
    ("closed-ron", "23m456p55s789s =777z -1m"),  # an open hand
    ("closed-ron", "23m456p55s678s555z -1m draw"),
    ("self-draw", "23m456p55s678s555z -1m"),
    ("self-draw", "23m456789p55s678s -1m draw"),  # pinfu
    ("pair-wait", "23m456p55s678s555z -1m"),
    ("pair-wait", "123m456p55s789s55z -5z riichi"),  # two pairs: nothing
    ("inner-wait", "23m456p55s678s555z -1m"),
    ("edge-wait", "23m456p55s678s555z -4m"),
    ("open-twenty", "23m456789p55s678s -1m draw"),  # closed: pinfu keeps its twenty
    ("rounding", "1155m2288p66s44z9s -9s"),
]


@pytest.mark.parametrize(("item", "text"), NOTHING)
def test_line_that_is_not_there(item: str, text: str) -> None:
    assert item not in lines(text)


def test_a_pair_of_a_double_wind_gives_two_and_not_four() -> None:
    """Article 56(2)1: a yakuhai pair is 2, and nothing says that it may be twice."""
    assert lines("23m456p678s11z999m -1m dealer riichi")["yakuhai-pair"] == 2


def test_a_pung_that_a_ron_completes_is_open_and_one_drawn_is_concealed() -> None:
    """Article 56(2)3 and 4; docs/rulings.md."""
    assert "open-pung-outer" in lines("123m456p55s789s55z -5z riichi")
    assert "concealed-pung-outer" in lines("123m456p55s789s55z -5z riichi draw")


def test_the_kong_of_a_closed_hand_keeps_the_ten_for_a_closed_ron() -> None:
    """Articles 50 and 56(1)."""
    assert lines("23m456p55s789s *7777z -1m")["closed-ron"] == 10


ROUNDED = [
    ("23m456789p55s678s -1m draw", 20),  # pinfu drawn
    ("23m456789p55s678s -1m", 30),  # pinfu
    ("34m456p22s <678s <567p -5m", 30),  # open, nothing but the twenty: 56(6)
    ("34m456p22s <678s <567p -5m draw", 30),  # 22
    ("23m456p55s678s555z -1m", 40),  # 30 + 8
    ("23m456p55s789s *7777z -1m", 70),  # 30 + 32
    ("9s *1111m *9999p *1111z =777z -9s", 130),  # 20 + 3 x 32 + 4 + 2
    ("1155m2288p66s44z9s -9s draw", 25),
]


@pytest.mark.parametrize(("text", "points"), ROUNDED)
def test_the_sum_is_rounded_up_to_tens(text: str, points: int) -> None:
    """Article 56(5) to (7)."""
    found = base(text)

    assert found.points == points == sum(item.points for item in found.items)


READINGS = [
    # The 3 fills 345 from two sides or 123 at the edge: 60 keeps what pays more.
    ("12345m456p99s *7777z -3m", "edge-wait"),
    # With pinfu one more han is worth more than the two fu of an inner wait.
    ("23445m456789p55s -3m", None),
]


@pytest.mark.parametrize(("text", "wait"), READINGS)
def test_the_wait_is_read_as_pays_most(text: str, wait: str | None) -> None:
    """Article 60."""
    waits = {each for each in lines(text) if each.endswith("-wait")}

    assert waits == ({wait} if wait else set())


def test_explain_tells_each_line_of_the_base_with_its_article() -> None:
    """Articles 56(1), (2)5, (3)1, (5), as the `explain` command answers."""
    answer = wire.write_explanation(scored("13m456p55s #8888s =777z -2m"))

    assert answer["base_items"] == [
        {"id": "start", "points": 20, "tiles": None, "article": "56(1)"},
        {"id": "open-kong-simple", "points": 8, "tiles": "8888s", "article": "56(2)5"},
        {"id": "open-pung-outer", "points": 4, "tiles": "777z", "article": "56(2)3"},
        {"id": "inner-wait", "points": 2, "tiles": "123m", "article": "56(3)1"},
        {"id": "rounding", "points": 6, "tiles": None, "article": "56(5)"},
    ]
    assert sum(item["points"] for item in answer["base_items"]) == answer["base"] == 40


def test_explain_tells_the_base_of_other_readings_and_none_of_a_yakuman() -> None:
    """Articles 56 and 60; a yakuman has no base (59(5))."""
    pairs = wire.write_explanation(scored("112233m55p66778s -8s"))
    yakuman = wire.write_explanation(scored("19m19p19s1234567z -4z"))

    assert [other["base"] for other in pairs["readings"]] == [25]
    assert "base_items" not in yakuman
