"""Ratings by kind as numbers with their doubt, each with its curve."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil, floor, log, sqrt
from typing import Final

from quizzes import Kind
from quizzes.texts import kind_name
from school.learning.rating import Estimate
from school.progress.rating_curve import RatingCurve, RatingDay
from web.components.dates import date_text, short_day
from web.progress.plots import BOTTOM, LEFT, TOP, PlotPoint, PlotView, day_places
from wording import Translator

MIDDLE: Final = 1500  # who has this is as likely as not to be right at a usual question of level 3
POINTS: Final = 400 / log(10)  # of a step in log odds: 400 points are odds of ten to one
MOST_DAYS: Final = 40  # points of a curve
_GRID: Final = (50, 100, 200, 500, 1000)  # points between two lines of the grid
_GRID_LINES: Final = 4
_DOUBT_Z: Final = 1.645  # the true value lies within the doubt with 90 % certainty


@dataclass(frozen=True, slots=True)
class RatingView:
    """A kind with its number, the doubt about it in points, how many answers; `plot` may be None."""

    name: str
    number: str
    doubt: str
    answers: str
    plot: PlotView | None


def rating_views(curves: Sequence[RatingCurve], t: Translator) -> tuple[RatingView, ...]:
    """Each kind that the code still knows."""
    known = {kind.value for kind in Kind}
    return tuple(_view(each, t) for each in curves if each.kind in known)


def rating_number(value: Estimate) -> int:
    """The rating in points."""
    return round(MIDDLE + POINTS * value.mean)


def rating_doubt(value: Estimate) -> int:
    """How many points the true rating may lie above or below."""
    return round(POINTS * _DOUBT_Z * sqrt(value.variance))


def _view(curve: RatingCurve, t: Translator) -> RatingView:
    name = kind_name(Kind(curve.kind), t)
    return RatingView(
        name=name,
        number=str(rating_number(curve.rating)),
        doubt=f"±{rating_doubt(curve.rating)}",
        answers=str(curve.rating.n),
        plot=_plot(curve, name, t) if len(curve.days) > 1 else None,
    )


def _plot(curve: RatingCurve, name: str, t: Translator) -> PlotView:
    days = _thinned(curve.days)
    values = [(rating_number(each.rating), rating_doubt(each.rating)) for each in days]
    low, high, step = _range(values)
    xs = day_places([each.day for each in days])

    def height(points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (points - low) / (high - low)

    above = [
        PlotPoint(x, height(number + doubt)) for x, (number, doubt) in zip(xs, values, strict=True)
    ]
    below = [
        PlotPoint(x, height(number - doubt)) for x, (number, doubt) in zip(xs, values, strict=True)
    ]
    return PlotView(
        id=f"rating-{curve.kind}",
        heading=name,
        text=_text(values, days, t),
        dots=tuple(
            PlotPoint(x, height(number), str(number))
            for x, (number, _doubt) in zip(xs, values, strict=True)
        ),
        grid=tuple(
            PlotPoint(LEFT, height(points), str(points), "end")
            for points in range(low, high + 1, step)
        ),
        axis=tuple(PlotPoint(xs[at], BOTTOM, short_day(days[at].day, t)) for at in (0, -1)),
        columns=(t.gettext("When"), t.gettext("Rating"), t.gettext("Margin")),
        rows=tuple(
            (_day_text(each.day, t), str(number), f"±{doubt}")
            for each, (number, doubt) in zip(days, values, strict=True)
        ),
        band=(*above, *reversed(below)),
    )


def _text(values: Sequence[tuple[int, int]], days: Sequence[RatingDay], t: Translator) -> str:
    return t.gettext(
        "%(last)s now, give or take %(doubt)s; %(first)s on %(day)s.",
        last=values[-1][0],
        doubt=f"±{values[-1][1]}",
        first=values[0][0],
        day=_day_text(days[0].day, t),
    )


def _day_text(day: date, t: Translator) -> str:
    return date_text(day, "medium", t)


def _thinned(days: Sequence[RatingDay]) -> Sequence[RatingDay]:
    """At most `MOST_DAYS` of them, evenly, the last always."""
    every = ceil(len(days) / MOST_DAYS)
    return days[::-1][::every][::-1]


def _range(values: Sequence[tuple[int, int]]) -> tuple[int, int, int]:
    """The lowest and the highest line of the grid, and the points between two lines."""
    least = min(number - doubt for number, doubt in values)
    most = max(number + doubt for number, doubt in values)
    for step in _GRID:
        low, high = floor(least / step) * step, ceil(most / step) * step
        if high - low <= step * _GRID_LINES:
            break
    return low, max(high, low + step), step
