"""Plots as plain numbers: lines over weeks, bars over days, each with the table of its figures.

A plot is drawn in a box of `WIDTH` by `HEIGHT` units. Its points are placed here, so that a template
only writes them down; what they show stands in `text` as a sentence and in `rows` as a table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil, sqrt
from typing import Final

from school.progress.fan_state import WILSON_Z
from school.rounding import percent
from web.components.dates import short_day
from web.progress.practice_days import Span, weekday_names
from wording import Translator

WIDTH: Final = 360
HEIGHT: Final = 190
LEFT: Final = 42
RIGHT: Final = 346
TOP: Final = 20
BOTTOM: Final = 160
BAR_WIDTH: Final = 26  # how wide a bar is
GRID_STEPS: Final = (5, 10, 15, 20, 30, 60, 120, 300, 600)  # seconds between two lines of the grid
GRID_LINES: Final = 3  # of the grid above zero
SAME_SHARE: Final = 0.1  # a share by which times may differ and still be about as long


@dataclass(frozen=True, slots=True)
class PlotPoint:
    """A place in the plot with words: a point, a bar's top, a label of an axis."""

    x: float
    y: float
    text: str = ""
    anchor: str = "middle"


@dataclass(frozen=True, slots=True)
class PlotView:
    """A plot with its sentence and its table, whose first cell in a row names the row.

    `dots` are the points, joined by a line or standing as bars; `grid` are the lines across with
    what they mean, `axis` the labels below. `goal` is a line to aim at, `band` the
    outline of the doubt about the line.
    """

    id: str
    heading: str
    text: str
    dots: tuple[PlotPoint, ...]
    grid: tuple[PlotPoint, ...]
    axis: tuple[PlotPoint, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    goal: PlotPoint | None = None
    note: str = ""
    band: tuple[PlotPoint, ...] = ()


def accuracy_plot(spans: Sequence[Span], goal: float, t: Translator) -> PlotView:
    """How many of 100 answers were right, span by span; `goal` is the share to aim at."""
    shares = [each.right / each.answers for each in spans]
    xs = day_places([each.at for each in spans])
    return PlotView(
        id="accuracy",
        heading=t.gettext("Right answers"),
        text=_accuracy_text(spans, t),
        note=t.gettext(
            "Questions get harder as you get better, so about %(goal)s right is what to expect.",
            goal=percent_text(goal),
        ),
        dots=tuple(
            PlotPoint(x, _height(share), percent_text(share))
            for x, share in zip(xs, shares, strict=True)
        ),
        grid=tuple(
            PlotPoint(LEFT, _height(share), percent_text(share), "end") for share in (0, 0.5, 1)
        ),
        axis=_axis(spans, xs, t),
        goal=PlotPoint(RIGHT, _height(goal), t.gettext("aim"), "end"),
        columns=(t.gettext("When"), t.gettext("Answers"), t.gettext("Right"), t.gettext("Share")),
        rows=tuple(
            (each.label, str(each.answers), str(each.right), percent_text(share))
            for each, share in zip(spans, shares, strict=True)
        ),
    )


def speed_plot(spans: Sequence[Span], t: Translator) -> PlotView | None:
    """How many seconds an answer took, span by span; None where no time is known."""
    timed = [each for each in spans if each.timed]
    if not timed:
        return None
    means = [each.seconds / each.timed for each in timed]
    step = next(
        (each for each in GRID_STEPS if each * GRID_LINES >= max(means)),
        ceil(max(means) / GRID_LINES),
    )
    xs = day_places([each.at for each in timed])
    return PlotView(
        id="speed",
        heading=t.gettext("Seconds per answer"),
        text=_speed_text(timed, t),
        dots=tuple(
            PlotPoint(x, _height(mean / (step * GRID_LINES)), _whole(mean))
            for x, mean in zip(xs, means, strict=True)
        ),
        grid=tuple(
            PlotPoint(LEFT, _height(n / GRID_LINES), str(n * step), "end")
            for n in range(GRID_LINES + 1)
        ),
        axis=_axis(timed, xs, t),
        columns=(
            t.gettext("When"),
            t.gettext("Timed answers"),
            t.gettext("Seconds per answer"),
        ),
        rows=tuple(
            (each.label, str(each.timed), _whole(mean))
            for each, mean in zip(timed, means, strict=True)
        ),
    )


def forecast_plot(due: Sequence[tuple[date, int]], t: Translator) -> PlotView:
    """How many reviews each day brings; the first day is today."""
    today = due[0][0]
    names = weekday_names([day for day, _ in due], today, t)
    most = max(1, *(count for _, count in due))
    width = (RIGHT - LEFT) / len(due)
    xs = [LEFT + width * (place + 0.5) for place in range(len(due))]
    return PlotView(
        id="forecast",
        heading=t.gettext("Coming up"),
        text=_forecast_text(due, t),
        dots=tuple(
            PlotPoint(x, _height(count / most), str(count))
            for x, (_, count) in zip(xs, due, strict=True)
        ),
        grid=(PlotPoint(LEFT, BOTTOM),),
        axis=tuple(PlotPoint(x, BOTTOM, name) for x, name in zip(xs, names, strict=True)),
        columns=(t.gettext("When"), t.gettext("Reviews")),
        rows=tuple(
            (f"{name} {short_day(day, t)}" if day > today else name, str(count))
            for name, (day, count) in zip(names, due, strict=True)
        ),
    )


def percent_text(share: float) -> str:
    """A share, 0 to 1, as a sentence has it: `13%`."""
    return f"{percent(share)}%"


def _accuracy_text(spans: Sequence[Span], t: Translator) -> str:
    """How the later half of the time compares with the earlier one, and whether that means anything."""
    early, late = _halves(spans)
    if not early:
        return t.gettext("%(last)s of the answers were right.", last=percent_text(_share(late)))
    first, last = _share(early), _share(late)
    told = {"first": percent_text(first), "last": percent_text(last)}
    change = _certain_change(early, late)
    if change > 0:
        return t.gettext(
            "More answers have been right lately: %(last)s now, %(first)s before.", **told
        )
    if change < 0:
        return t.gettext(
            "Fewer answers have been right lately: %(last)s now, %(first)s before.", **told
        )
    return t.gettext("About as many answers are right as before: %(last)s and %(first)s.", **told)


def _speed_text(spans: Sequence[Span], t: Translator) -> str:
    early, late = _halves(spans)
    last = _mean(late)
    if not early:
        return t.gettext("An answer took %(last)s seconds.", last=_whole(last))
    first = _mean(early)
    told = {"first": _whole(first), "last": _whole(last)}
    if abs(last - first) < SAME_SHARE * first or told["first"] == told["last"]:
        return t.gettext("An answer takes about as long as before: %(last)s seconds.", **told)
    if last < first:
        return t.gettext(
            "An answer takes less time lately: %(last)s seconds now, %(first)s before.", **told
        )
    return t.gettext(
        "Answers have been taking longer lately: %(last)s seconds now, %(first)s before.", **told
    )


def _forecast_text(due: Sequence[tuple[date, int]], t: Translator) -> str:
    today, whole = due[0][1], sum(count for _, count in due)
    if not whole:
        return t.gettext("No review is due within seven days.")
    return t.ngettext(
        "%(num)s review within seven days, %(today)s of them today.",
        "%(num)s reviews within seven days, %(today)s of them today.",
        whole,
        today=today,
    )


def _halves(spans: Sequence[Span]) -> tuple[Sequence[Span], Sequence[Span]]:
    middle = len(spans) // 2
    return spans[:middle], spans[middle:]


def _share(spans: Sequence[Span]) -> float:
    return sum(each.right for each in spans) / sum(each.answers for each in spans)


def _mean(spans: Sequence[Span]) -> float:
    return sum(each.seconds for each in spans) / sum(each.timed for each in spans)


def _certain_change(early: Sequence[Span], late: Sequence[Span]) -> int:
    """1 or -1 where the share rose or fell by more than chance would, with 90 % certainty; else 0."""
    before, after = (sum(each.answers for each in half) for half in (early, late))
    first, last = _share(early), _share(late)
    whole = (first * before + last * after) / (before + after)
    error = sqrt(whole * (1 - whole) * (1 / before + 1 / after))
    return 0 if abs(last - first) <= WILSON_Z * error else 1 if last > first else -1


def day_places(days: Sequence[date]) -> list[float]:
    """Where each day stands between left and right; one alone in the middle."""
    first, last = LEFT + BAR_WIDTH / 2, RIGHT - BAR_WIDTH / 2
    whole = (days[-1] - days[0]).days
    if not whole:
        return [(first + last) / 2]
    return [first + (last - first) * (day - days[0]).days / whole for day in days]


def _height(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * min(max(share, 0.0), 1.0)


def _axis(spans: Sequence[Span], xs: Sequence[float], t: Translator) -> tuple[PlotPoint, ...]:
    """The first and the last day; those between stand in the table."""
    ends = {xs[0]: spans[0].at, xs[-1]: spans[-1].at}
    return tuple(PlotPoint(x, BOTTOM, short_day(day, t)) for x, day in ends.items())


def _whole(seconds: float) -> str:
    return str(round(seconds))
