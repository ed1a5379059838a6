"""The chart of riichi points: the page, the cell of a hand, and its row in the account of the hand."""

import re
from html import unescape

import pytest
from flask import Flask

from scoring import Score, score, wire
from tests.web.visitor import SiteVisitor
from web.components.points_chart import ChartFoldView, ChartView, chart_fold
from web.reference.points_view import places_of, points_page, read_places
from wording import LANGUAGES, translator

pytestmark = pytest.mark.any_database

EN = translator("en")
# 3 han 40 fu: Tanyao, riichi and a dora, on a middle wait
SHOWN = "hand=345m456p2223468s+7s&seat=N&from=S"
LIT = re.compile(r'<td[^>]*aria-current="true"[^>]*>(.*?)</td>', re.DOTALL)
# hand, circumstances | the chart | row | what stands in the lit cell
LIT_CELLS = {
    "child, ron": ({"seat": "N", "from": "S"}, "child-ron", "40 fu", "1,300"),
    "child, tsumo": ({"seat": "N", "by": "draw"}, "child-tsumo", "30 fu", "500/1,000"),
    "dealer, ron": ({"seat": "E", "from": "S"}, "dealer-ron", "40 fu", "2,000"),
    "dealer, tsumo": ({"seat": "E", "by": "draw"}, "dealer-tsumo", "30 fu", "1,000"),
}


def scored(**more: object) -> Score:
    line = {"rules": "rengo", "concealed": "345m456p2223468s", "win": "7s", **more}
    return score(*wire.read_hand(line))


def lit(charts: tuple[ChartView, ...]) -> list[tuple[str, str, str]]:
    """The chart, the row and the sums of each cell that is lit."""
    return [
        (chart.id, row.fu, "/".join(cell.sums) or cell.limit)
        for chart in charts
        for row in chart.rows
        for cell in row.cells
        if cell.here
    ]


def fold_of(**more: object) -> ChartFoldView:
    fold = chart_fold(scored(**more), EN)
    assert fold is not None
    return fold


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_chart_for_each_winner(site: Flask, language: str):
    page = SiteVisitor(site, language).open("/rengo/points")

    assert (page.status, page.lang) == (200, language)
    assert re.findall(r'<table class="table chart" id="([a-z-]+)"', page.text) == [
        "child-ron",
        "child-tsumo",
        "dealer-ron",
        "dealer-tsumo",
    ]
    assert not LIT.findall(page.text)
    assert "/rengo/articles#57" in page.links


def test_only_riichi_has_a_chart_of_points(visitor: SiteVisitor):
    assert visitor.open("/mcr-2014/points").status == 404
    assert visitor.open("/imj/points").status == 404


@pytest.mark.parametrize("case", LIT_CELLS)
def test_a_hand_lights_its_row_its_column_and_its_cell(case: str):
    circumstances, chart, row, cell = LIT_CELLS[case]
    result = scored(**circumstances)
    view = points_page(places_of(result), EN, result, "/rengo/score")

    assert lit(view.charts) == [(chart, row, cell)]
    (own,) = [each for each in view.charts if each.id == chart]
    assert [each.fu for each in own.rows if each.here] == [row]
    assert own.heads[own.column] == EN.gettext("%(num)s han", num=int(result.total))
    assert all(each.column == -1 for each in view.charts if each is not own)


def test_a_hand_in_the_address_is_lit_and_told(visitor: SiteVisitor):
    page = visitor.open(f"/rengo/points?{SHOWN}")
    text = unescape(page.text)

    assert [re.sub("<[^>]+>", "", cell) for cell in LIT.findall(page.text)] == ["1,300 this hand"]
    assert "40 × 8 = 320" in text
    assert "4 × 320 = 1,280" in text
    assert any(link.startswith("/rengo/score?hand=") for link in page.links)


@pytest.mark.parametrize(
    ("query", "lit_cells"),
    [
        ({"han": "3", "fu": "40", "seat": "S", "by": "discard"}, [("child-ron", "40 fu", "5,200")]),
        ({"han": "2", "fu": "25", "seat": "E", "by": "draw"}, []),
        (
            {"han": "3", "fu": "70"},
            [
                (chart, "70 fu", "mangan")
                for chart in ("child-ron", "child-tsumo", "dealer-ron", "dealer-tsumo")
            ],
        ),
        ({"han": "0", "fu": "40"}, []),
        ({"han": "3", "fu": "35"}, []),
        ({"han": "9" * 40, "fu": "x"}, []),
        ({"han": "٣", "fu": "40"}, []),
    ],
)
def test_han_and_fu_in_the_address_light_their_cell(
    query: dict[str, str], lit_cells: list[tuple[str, str, str]]
):
    assert lit(points_page(read_places(query), EN).charts) == lit_cells


def test_a_limit_is_lit_among_the_limits():
    view = points_page(read_places({"han": "6", "fu": "40", "seat": "E", "by": "discard"}), EN)

    assert lit(view.charts) == []
    assert [
        (chart.id, row.name, row.cell.sums)
        for chart in view.charts
        for row in chart.limits
        if row.cell.here
    ] == [("dealer-ron", "haneman", ("18,000",))]
    assert view.steps[-1].own == "haneman: 18,000"


def test_a_yakuman_has_no_fu_and_is_lit_all_the_same(visitor: SiteVisitor):
    """Article 59(5)."""
    page = visitor.open("/rengo/points?hand=19m19p19s1234567z+1m&by=draw&seat=S")

    assert [re.sub("<[^>]+>", "", cell) for cell in LIT.findall(page.text)] == [
        "8,000/16,000 this hand"
    ]


@pytest.mark.parametrize("query", ["hand=11m", "hand=123456789m1122p+3p", "hand=%FF", "han=3"])
def test_what_stands_nowhere_lights_nothing(visitor: SiteVisitor, query: str):
    page = visitor.open(f"/rengo/points?{query}")

    assert page.status == 200
    assert not LIT.findall(page.text)


def test_the_account_of_a_hand_has_its_row_in_a_fold():
    fold = fold_of(seat="N", **{"from": "S"})

    (row,) = fold.chart.rows
    assert (fold.chart.title, row.fu) == ("Non-dealer, ron", "40 fu")
    assert ["/".join(each.sums) or each.limit for each in row.cells] == [
        "1,300",
        "2,600",
        "5,200",
        "mangan",
    ]
    assert [each.here for each in row.cells] == [True, False, False, False]
    assert fold.query == SHOWN


def test_han_beyond_the_columns_have_one_of_their_own():
    fold = fold_of(seat="E", by="draw", riichi="double", last=True, dora_indicator="1s")

    (row,) = fold.chart.rows
    assert fold.chart.heads[-1] == "8 han"
    assert (row.cells[-1].limit, row.cells[-1].sums, row.cells[-1].here) == (
        "baiman",
        ("8,000",),
        True,
    )


def test_the_fold_stands_wherever_the_account_does(visitor: SiteVisitor):
    visitor.choose(rules="rengo")
    asked = visitor.answer("/drill/rengo/total/2/2611/1?n=5", unknown=1)
    pages = (asked, visitor.open(f"/rengo/score?{SHOWN}"), visitor.open("/rengo/fans/pinfu"))

    for page in pages:
        assert 'class="fold chart-fold"' in page.text
        assert any(link.startswith("/rengo/points?hand=") for link in page.links)


def test_a_hand_that_is_no_win_has_no_row():
    """Without a yaku nothing is paid (62)."""
    no_yaku = score(
        *wire.read_hand(
            {"rules": "rengo", "concealed": "123m456p2223468s", "win": "7s", "from": "S"}
        )
    )
    assert not no_yaku.win
    assert chart_fold(no_yaku, EN) is None


@pytest.mark.parametrize(
    "address", ["/rengo/fans", "/rengo/fans/pinfu", "/rengo/score", "/rengo/articles"]
)
def test_the_chart_is_found_from_the_pages_of_riichi(visitor: SiteVisitor, address: str):
    assert "/rengo/points" in visitor.open(address).links


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_on_points_lead_to_the_chart(site: Flask, language: str):
    visitor = SiteVisitor(site, language)

    for lesson in ("points-chart", "points-chart-tsumo"):
        page = visitor.open(f"/learn/rengo/{lesson}/7")
        assert re.search(r'<p>[^<]*<a href="/rengo/points">', page.text), lesson


def test_a_base_beyond_the_rows_is_at_a_limit_and_has_its_fold(visitor: SiteVisitor):
    """Three concealed kongs of terminals: 20 + 10 + 96 + 2, up to 130 (56(2), (5))."""
    kongs = [{"kind": "concealed-kong", "tiles": tiles} for tiles in ("1111m", "9999m", "1111s")]
    line = {"rules": "rengo", "concealed": "23p77z", "melds": kongs, "win": "4p", "by": "discard"}
    hand, rules = wire.read_hand({**line, "seat": "S", "round": "E"})
    found = score(hand, rules)

    assert (found.account and found.account.base and found.account.base.points) == 130
    assert chart_fold(found, translator("en"))
    assert visitor.open("/rengo/points?han=4&fu=130").status == 200
    assert not read_places({"han": "2", "fu": "130"})
    assert not read_places({"han": "1", "fu": "20"})


def test_other_rule_sets_lead_to_no_chart(visitor: SiteVisitor):
    assert "/rengo/points" not in visitor.open("/mcr-2014/fans").links
