"""The map of fans: the rule book's own table, filled with what one learner sees."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Final

from school.progress.fan_state import UNSEEN, FanState, State
from scoring import Fan, RuleSet
from scoring.mcr.names import SERIES
from web.view_models import MapCell, MapRow, MapView, Seen
from wording import Translator, fan_name, series_name

States = Mapping[str, FanState]

SEEN: Final[Mapping[State, Seen]] = {
    State.NONE: "new",
    State.LEARNING: "learning",
    State.NEAR: "near",
    State.SURE: "sure",
    State.FADING: "fading",
}


def map_view(
    rules: RuleSet,
    states: States,
    t: Translator,
    href: Callable[[str], str],
    chosen: Collection[str] = (),
) -> MapView:
    """The table: a row for each series, a column for each value, every fan in its cell.

    `href` gives the address of a fan's page; `chosen` are the ids that are ticked where fans
    are being chosen.
    """
    values = tuple(dict.fromkeys(fan.value for fan in rules.fans))
    cells = {fan.id: _cell(fan, states, t, href(fan.id), fan.id in chosen) for fan in rules.fans}
    rows = tuple(
        _row(series, values, [fan for fan in rules.fans if fan.series == series], cells, t)
        for series in rules.series
    )
    counts = Counter(cell.state for cell in cells.values())
    return MapView(t.gettext("The map of fans"), values, rows, counts)


def fading(rules: RuleSet, states: States, most: int) -> tuple[str, ...]:
    """The fans that time has lowered, those least likely to be seen now first; `most` at most."""
    ids = [fan.id for fan in rules.fans if _state(states, fan.id).state is State.FADING]
    return tuple(sorted(ids, key=lambda fan: _state(states, fan).chance)[:most])


def _state(states: States, fan: str) -> FanState:
    return states.get(fan, UNSEEN)


def _cell(fan: Fan, states: States, t: Translator, href: str, chosen: bool) -> MapCell:
    seen = SEEN[_state(states, fan.id).state]
    return MapCell(fan.id, fan_name(fan, t), href, seen, chosen=chosen)


def _row(
    series: str,
    values: tuple[int, ...],
    fans: list[Fan],
    cells: Mapping[str, MapCell],
    t: Translator,
) -> MapRow:
    other, lang = ("en", "en") if t.lang == "zh-Hans" else ("zh", "zh-Hans")
    return MapRow(
        series=series_name(series, t),
        cells=tuple(tuple(cells[fan.id] for fan in fans if fan.value == value) for value in values),
        id=series,
        also=SERIES[series][other],
        also_lang=lang,
    )
