"""Each of the 55 elements: a hand that counts it, and a near miss that does not have it."""

import pytest

from scoring import rule_set
from tests.scoring.imj.lines import (
    Line,
    chow,
    counted,
    kong,
    line,
    melded,
    present,
    pung,
    scored,
    unfolded,
)

RULES = rule_set("imj")
FOUR_KONGS = [unfolded("1111m"), kong("3333p"), unfolded("5555s"), melded("7777z")]
CLAIMED = [chow("123m"), pung("555p"), chow("789s"), melded("1111z")]

ROWS: list[tuple[str, str, Line, Line]] = [
    (
        "heaven",
        "25.1(1)",
        line("123456m789s23p55s", "1p", by="draw", first_turn=True, seat="E"),
        line("123456m789s23p55s", "1p", by="draw", seat="E"),
    ),
    (
        "earth",
        "25.1(2)",
        line("123456m789s23p55s", "1p", first_turn=True, **{"from": "E"}),
        line("123456m789s23p55s", "1p", **{"from": "E"}),
    ),
    (
        "all-hidden-pungs",
        "25.1(3)",
        line("111m333p555s22m77z", "7z", by="draw"),
        line("333p555s22m77z", "7z", by="draw", melds=[unfolded("1111m")]),
    ),
    (
        "seven-consecutive-pairs",
        "25.1(4)",
        line("2233445566778m", "8m"),
        line("2233445566779m", "9m"),
    ),
    (
        "nine-gates",
        "25.1(5)",
        line("1112345678999m", "6m"),
        line("1112345667899m", "9m"),
    ),
    (
        "seven-flowers",
        "25.2(1)",
        line("19m", "7f", flowers="123456f"),
        line("19m", "6f", flowers="12345f"),
    ),
    (
        "eight-flowers",
        "25.2(2)",
        line("19m", "8f", flowers="1234567f"),
        line("19m", "7f", flowers="123456f"),
    ),
    (
        "seven-isolated-stars",
        "25.2(3)",
        line("147m258p1234567z", "3s"),
        line("147m258p1234567z", "2s"),
    ),
    (
        "thirteen-unios",
        "25.2(4)",
        line("19m19p19s1234567z", "1m"),
        line("129m19p19s123456z", "7z"),
    ),
    (
        "kong-to-fourth",
        "25.2(5)",
        line("9m", "9m", melds=FOUR_KONGS, kongs_in_row=4, by="replacement"),
        line("9m", "9m", melds=FOUR_KONGS, kongs_in_row=3, by="replacement"),
    ),
    ("coward", "26.1", line("123m456p789s55z33m", "3m"), line("123m456p789s23m55z", "1m")),
    ("all-chows", "26.2", line("123m456p789s23m55z", "1m"), line("123m456p789s33m55z", "3m")),
    (
        "all-pungs",
        "26.3",
        line("111m333p55s22m", "5s", melds=[kong("9999s")]),
        line("111m333p56s22m", "7s", melds=[kong("9999s")]),
    ),
    ("seven-pairs", "26.4", line("1133m2288p4466s5z", "5z"), line("123m456p789s33m55z", "3m")),
    (
        "pure-terminals",
        "27.1(1)",
        line("111999m111999p1s", "1s"),
        line("111999m111999p1z", "1z"),
    ),
    (
        "mixed-unios",
        "27.1(2)",
        line("111m111999p1s555z", "1s"),
        line("111m111999p1s999s", "1s"),
    ),
    ("pure-honours", "27.1(3)", line("11122233366z77z", "7z"), line("11122233366z99m", "9m")),
    ("pure-same", "27.1(4)", line("1233455677892m", "2m"), line("123345567789m1z", "1z")),
    ("mixed-same", "27.1(5)", line("123345567789m1z", "1z"), line("1233455677892m", "2m")),
    ("five-in-all", "27.1(6)", line("345m456p34567s55p", "5s"), line("345m456p34567s66p", "5s")),
    ("unio-in-all", "27.1(7)", line("123m789p789s11z99m", "1z"), line("234m789p789s11z99m", "1z")),
    ("all-types", "27.1(8)", line("123m456p789s11z55z", "1z"), line("123m456p789s11z33z", "1z")),
    (
        "big-four-winds",
        "27.2(1)",
        line("111222333z9m", "9m", melds=[pung("444z")]),
        line("111222333z4z123m", "4z"),
    ),
    (
        "little-four-winds",
        "27.2(2)",
        line("111222333z4z123m", "4z"),
        line("111222333z5z123m", "5z"),
    ),
    (
        "big-three-dragons",
        "27.2(3)",
        line("555666z77z123m99p", "7z"),
        line("555666z7z123m789p", "7z"),
    ),
    (
        "little-three-dragons",
        "27.2(4)",
        line("555666z7z123m789p", "7z"),
        line("555666z1z123m789p", "1z"),
    ),
    (
        "pung-of-dragon",
        "27.2(5)",
        line("123m456p789s55z33m", "5z"),
        line("123m456p789s5z333m", "5z"),
    ),
    (
        "chance-wind",
        "27.2(6)",
        line("123m456p789s22z33m", "2z"),
        line("123m456p789s11z33m", "1z"),
    ),
    (
        "chance-round",
        "27.2(7)",
        line("123m456p789s33z44m", "3z"),
        line("123m456p789s22z44m", "2z"),
    ),
    (
        "four-jumping-pungs",
        "27.3(1)",
        line("333444m66m99p", "6m", melds=[pung("555m")]),
        line("333444m77m99p", "7m", melds=[pung("555m")]),
    ),
    (
        "pure-jumping-pungs",
        "27.3(2)",
        line("44455m99p", "5m", melds=[pung("333m"), chow("123s")]),
        line("44466m99p", "6m", melds=[pung("333m"), chow("123s")]),
    ),
    (
        "three-matching-pungs",
        "27.3(3)",
        line("444m444p44s99p", "4s", melds=[chow("123s")]),
        line("444m444p55s99p", "5s", melds=[chow("123s")]),
    ),
    (
        "mixed-jumping-pungs",
        "27.3(4)",
        line("444m555p66s99p", "6s", melds=[chow("123s")]),
        line("444m555p77s99p", "7s", melds=[chow("123s")]),
    ),
    (
        "four-identical-chows",
        "27.4(1)",
        line("23423434m99p", "2m", melds=[chow("234m")]),
        line("23423434m99p", "5m", melds=[chow("234m")]),
    ),
    (
        "four-stepping-chows",
        "27.4(2)",
        line("123234m34m99p", "5m", melds=[chow("456m")]),
        line("123234m34m99p", "5m", melds=[chow("567m")]),
    ),
    (
        "three-identical-chows",
        "27.4(3)",
        line("234m34m99p678s", "2m", melds=[chow("234m")]),
        line("234m34m99p678s", "5m", melds=[chow("234m")]),
    ),
    (
        "pure-stepping-chows",
        "27.4(4)",
        line("345m99p678s56m", "4m", melds=[chow("567m")]),
        line("345m99p678s67m", "5m", melds=[chow("789m")]),
    ),
    (
        "three-matching-chows",
        "27.4(5)",
        line("234m23p99p111s", "4p", melds=[chow("234s")]),
        line("234m34p99p111s", "5p", melds=[chow("234s")]),
    ),
    (
        "mixed-stepping-chows",
        "27.4(6)",
        line("234m34p99p111s", "5p", melds=[chow("456s")]),
        line("234m45p99p111s", "6p", melds=[chow("678s")]),
    ),
    (
        "pure-straight-nine",
        "27.4(7)",
        line("12345678m99p111s", "9m"),
        line("12345678m99p111s", "6m"),
    ),
    (
        "mixed-straight-nine",
        "27.4(8)",
        line("123m56p99m111s", "4p", melds=[chow("789s")]),
        line("123m56p99m111s", "7p", melds=[chow("789s")]),
    ),
    (
        "from-the-floor",
        "28.1(1)",
        line("123m456p789s55z33m", "3m"),
        line("123m456p789s55z33m", "3m", by="draw"),
    ),
    (
        "from-the-wall",
        "28.1(2)",
        line("123m456p789s55z33m", "3m", by="draw"),
        line("123m456p789s55z33m", "3m"),
    ),
    (
        "from-robbed-kong",
        "28.1(3)",
        line("123m56p789s555z33m", "4p", by="robbed-kong"),
        line("123m56p789s555z33m", "4p", by="discard"),
    ),
    (
        "from-final-draw",
        "28.2(1)",
        line("123m456p789s55z33m", "3m", by="draw", last=True),
        line("123m456p789s55z33m", "3m", by="discard", last=True),
    ),
    (
        "from-final-exposed",
        "28.2(2)",
        line("123m456p789s55z33m", "3m", by="discard", last=True),
        line("123m456p789s55z33m", "3m", by="draw", last=True),
    ),
    (
        "on-first-kong",
        "28.3(1)",
        line("123m456p55z33m", "3m", by="replacement", melds=[kong("9999s")]),
        line("123m456p55z33m", "3m", by="draw", melds=[kong("9999s")]),
    ),
    (
        "on-second-kong",
        "28.3(2)",
        line(
            "123m55p33m",
            "5p",
            by="replacement",
            kongs_in_row=2,
            melds=[kong("9999s"), unfolded("1111z")],
        ),
        line("123m55p33m", "5p", by="replacement", melds=[kong("9999s"), unfolded("1111z")]),
    ),
    (
        "on-third-kong",
        "28.3(3)",
        line("99m33m", "9m", by="replacement", kongs_in_row=3, melds=FOUR_KONGS[1:]),
        line("99m33m", "9m", by="replacement", kongs_in_row=2, melds=FOUR_KONGS[1:]),
    ),
    (
        "all-pickups",
        "28.4(1)",
        line("9m", "9m", melds=CLAIMED),
        line("9m", "9m", by="draw", melds=CLAIMED),
    ),
    (
        "self-help",
        "28.4(2)",
        line("123m456p55z33m", "3m", by="draw", melds=[unfolded("9999s")]),
        line("123m456p55z33m", "3m", by="draw", melds=[kong("9999s")]),
    ),
    (
        "clear-front",
        "28.4(3)",
        line("123m456p789s55z33m", "3m"),
        line("123m456p55z33m", "3m", melds=[unfolded("9999s")]),
    ),
    (
        "no-flower",
        "28.5(1)",
        line("123m456p789s55z33m", "3m"),
        line("123m456p789s55z33m", "3m", flowers="1f"),
    ),
    (
        "chance-flower",
        "28.5(2)",
        line("123m456p789s55z33m", "3m", flowers="2f"),
        line("123m456p789s55z33m", "3m", flowers="1345f"),
    ),
    (
        "full-set-of-flowers",
        "28.5(3)",
        line("123m456p789s55z33m", "3m", flowers="5678f"),
        line("123m456p789s55z33m", "3m", flowers="1256f"),
    ),
]


@pytest.mark.parametrize(
    ("element", "article", "hit", "near"), ROWS, ids=[f"{row[1]} {row[0]}" for row in ROWS]
)
def test_an_element_counts_in_its_hand_and_is_not_in_its_near_miss(
    element: str, article: str, hit: Line, near: Line
) -> None:
    assert RULES.fan(element).article == article
    result = scored(hit)
    assert result.win
    assert element in counted(result)
    assert element not in present(scored(near))


def test_the_rows_are_all_the_elements_in_the_order_of_the_text() -> None:
    assert [row[0] for row in ROWS] == [fan.id for fan in RULES.fans]
    assert [fan.number for fan in RULES.fans] == list(range(1, 56))
