"""The chart and who pays (30), agreed ranks (7.2), bound to lose (33)."""

from typing import Any

import pytest

from scoring import Wind, rule_set
from scoring.imj.payments import mados
from scoring.imj.rules import RULES
from tests.scoring.imj.lines import Line, chow, kong, line, meld, pung, scored, unfolded

CHART = [
    (0.5, 2),
    (1, 2),
    (2, 4),
    (3, 8),
    (4, 16),
    (5, 32),
    (6, 64),
    (7, 128),
    (8, 256),
    (9, 512),
    (10, 1000),
    (11, 2000),
    (12, 3000),
    (13, 4000),
    (14, 5000),
    (15, 6000),
]
FLUSH = [chow("123m"), chow("456m"), pung("777m"), pung("999m")]


@pytest.mark.parametrize(("fans", "score"), CHART)
def test_each_row_of_the_chart(fans: float, score: int) -> None:
    """30.1, 30.2."""
    assert mados(fans, RULES) == score


@pytest.mark.parametrize(
    ("fans", "highest", "score"),
    [
        (16, None, 6000),
        (40, None, 6000),
        (16, 20, 6000),
        (9, 10, 512),
        (10, 10, 1000),
        (11, 10, 1000),
        (0.5, 1, 2),
        (6, 1, 2),
    ],
)
def test_no_rank_above_the_agreed_highest_or_the_chart_is_paid(
    fans: float, highest: int | None, score: int
) -> None:
    """7.2(2), (3): without an agreement the chart's end is the highest rank."""
    assert mados(fans, RULES, highest) == score


def test_the_total_shows_what_the_payment_does_not() -> None:
    """7.2(2): a higher rank is allowed, and awarded up to the agreed highest only."""
    result = scored(line("11122233344z55z", "4z", by="draw", highest=10))
    assert (result.total, result.win) == (24, True)
    assert result.payments == {"E": -1000, "S": 3000, "W": -1000, "N": -1000}


TILES = ("123m56p789s555z33m", "4p")


@pytest.mark.parametrize(
    ("told", "fans", "paid"),
    [
        ({"by": "draw"}, 6, {"E": -64, "S": 192, "W": -64, "N": -64}),
        ({"from": "N"}, 4, {"E": 0, "S": 16, "W": 0, "N": -16}),
        ({"from": "E", "by": "robbed-kong"}, 5, {"E": -96, "S": 96, "W": 0, "N": 0}),
        ({"seat": "E", "from": "N"}, 4, {"E": 16, "S": 0, "W": 0, "N": -16}),
        ({"seat": "W", "by": "draw"}, 6, {"E": -64, "S": -64, "W": 192, "N": -64}),
    ],
    ids=["drawn", "discard", "robbed kong", "no dealer's share", "another seat"],
)
def test_who_pays(told: dict[str, Any], fans: float, paid: dict[str, int]) -> None:
    """30.3(1) to (3); the dealer neither pays nor gets more."""
    result = scored(line(*TILES, **told))
    assert (result.total, result.payments) == (fans, paid)


def test_a_replacement_is_drawn_from_the_tail() -> None:
    """30.3(1)."""
    result = scored(
        line("123m55p33m", "5p", by="replacement", melds=[kong("9999s"), kong("1111z")])
    )
    assert result.payments is not None
    assert len({paid for seat, paid in result.payments.items() if seat is not Wind.SOUTH}) == 1


def test_a_flower_is_drawn_however_the_line_says_it() -> None:
    """25.2(1), 30.3(1): no flower is discarded, so each of the three pays."""
    paid = {"E": -8, "S": 24, "W": -8, "N": -8}
    assert scored(line("", "7f", flowers="123456f")).payments == paid
    assert scored(line("", "7f", flowers="123456f", by="draw")).payments == paid


BOUND: list[tuple[str, Line]] = [
    ("33.1 pure same", line("5m", "5m", melds=FLUSH)),
    (
        "33.1 pure honours",
        line("7z", "7z", melds=[pung("111z"), pung("333z"), unfolded("5555z"), kong("6666z")]),
    ),
    (
        "33.2 big three dragons",
        line("12m99p", "3m", melds=[pung("555z"), kong("6666z"), pung("777z")]),
    ),
    (
        "33.3 big four winds",
        line("9p", "9p", melds=[pung("111z"), pung("222z"), pung("333z"), pung("444z")]),
    ),
]


@pytest.mark.parametrize("given", [each[1] for each in BOUND], ids=[each[0] for each in BOUND])
def test_who_is_bound_to_lose_pays_for_all_three_on_a_draw(given: Line) -> None:
    """33.1 to 33.3."""
    drawn = scored({**given, "by": "draw"}).payments
    bound = scored({**given, "by": "draw", "liable": "N"}).payments
    assert drawn is not None
    share = drawn[Wind.SOUTH] // 3
    assert set(drawn.values()) == {3 * share, -share}
    assert bound == {"E": 0, "S": 3 * share, "W": 0, "N": -3 * share}


@pytest.mark.parametrize("given", [each[1] for each in BOUND], ids=[each[0] for each in BOUND])
def test_a_discard_is_paid_by_its_player_alone(given: Line) -> None:
    """33.1 to 33.3 speak of a tile drawn from the head or the tail; 30.3(2) of a discard."""
    assert scored({**given, "liable": "N"}).payments == scored(given).payments


@pytest.mark.parametrize(
    "given",
    [
        line("22m55m", "5m", by="draw", melds=FLUSH[:3]),
        line("5z", "5z", by="draw", melds=FLUSH),
        line("12m99p777z", "3m", by="draw", melds=[pung("555z"), pung("666z")]),
        line(
            "9p", "9p", by="draw", melds=[meld("concealed-kong", f"{n}{n}{n}{n}z") for n in "1234"]
        ),
    ],
    ids=["three sets shown", "mixed same", "third dragon concealed", "nothing was claimed"],
)
def test_nobody_is_bound_where_no_article_applies(given: Line) -> None:
    """33.1 to 33.3: the element is there, and the last set was displayed with a discard's help."""
    assert scored({**given, "liable": "N"}).payments == scored(given).payments
    assert scored(given).win


def test_the_catalogue_cites_the_articles_of_payment() -> None:
    assert rule_set("imj") is RULES
    assert RULES.articles["self-drawn-payment"] == "30.3(1)"
