"""Ratings by kind: a number, its doubt and its curve, for who opens the page."""

from datetime import UTC, date, datetime, timedelta
from typing import Final

import pytest

from school.learning.rating import Estimate
from school.progress.rating_curve import RatingCurve, RatingDay
from tests.web.visitor import SiteVisitor
from web.progress.plots import BOTTOM, TOP
from web.progress.ratings_view import MOST_DAYS, rating_doubt, rating_number, rating_views
from wording import translator

RATINGS: Final = "/mcr-2014/progress/ratings"
FIRST: Final = date(2026, 11, 1)


@pytest.mark.parametrize(
    ("value", "number", "doubt"),
    [
        (Estimate(0.0, 0.01), 1500, 29),
        (Estimate(2.302585, 0.25), 1900, 143),
        (Estimate(-1.0, 0.04), 1326, 57),
    ],
)
def test_400_points_are_odds_of_ten_to_one_and_the_doubt_holds_nine_of_ten(
    value: Estimate, number: int, doubt: int
):
    assert rating_number(value) == number
    assert rating_doubt(value) == doubt


def test_a_curve_keeps_its_last_day_and_stays_within_its_plot():
    days = tuple(
        RatingDay(FIRST + timedelta(days=at), Estimate(at / 50, 0.5 / (at + 1))) for at in range(99)
    )
    (view,) = rating_views([RatingCurve("find", days[-1].rating, days)], translator("en"))

    assert view.plot is not None
    assert len(view.plot.dots) <= MOST_DAYS
    assert view.plot.rows[-1][0] == "7 Feb 2027"
    assert view.plot.dots[-1].text == view.number
    assert all(TOP <= dot.y <= BOTTOM for dot in (*view.plot.dots, *view.plot.band))


def test_one_answer_is_a_number_two_days_are_a_curve(
    visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    nothing = visitor.open(RATINGS)
    noon = datetime(2026, 11, 23, 12, tzinfo=UTC)
    for at in (noon, noon + timedelta(days=1)):
        monkeypatch.setattr("web.clock.system_time", lambda at=at: at)
        visitor.answer(f"/drill/mcr-2014/find/1/{at.day}/1", unknown=1)
        page = visitor.open(RATINGS)
        if at == noon:
            assert "plot__line" not in page.text

    assert "There is no rating yet" in nothing.text
    assert "plot__line" in page.text
    assert "24 Nov 2026" in page.text
    assert visitor.open("/mcr-2014/progress").link_to(RATINGS)
