"""The map of fans: the rule book's own table, filled with what one learner sees."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from school.progress.fan_state import UNSEEN, FanMastery, FanState
from scoring import Fan, RuleSet
from web.components.fan_values import YAKUMAN_SERIES, has_open_value, value_label
from web.reference.map_groups import group_limit_text, group_second_name
from wording import Translator, amount, fan_name, series_name

MasteryName = Literal["sure", "near", "learning", "fading", "new"]


@dataclass(frozen=True, slots=True)
class MapCell:
    """A fan on the map and how well this learner sees it; `chosen` where fans are chosen.

    `value` is said in the cell where the map has no columns by value.  `chance` is how likely
    it is seen now, of a hundred; `None` where nothing is known of it.
    """

    id: str
    name: str
    href: str
    state: MasteryName = "new"
    due: bool = False
    chosen: bool = False
    value: str = ""
    chance: int | None = None


@dataclass(frozen=True, slots=True)
class MapRow:
    """A series: its cells by value, one tuple for each value of the map.  `id` is its anchor.

    `text` is the rule of the group, where it has one.
    """

    series: str
    cells: tuple[tuple[MapCell, ...], ...]
    id: str = ""
    second_name: str = ""
    second_lang: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class MapView:
    """The rule book's table: series by value.  `counts` holds each state's number of fans.

    Without `values` there is a row for each group and no columns.
    """

    caption: str
    values: tuple[str, ...]
    rows: tuple[MapRow, ...]
    counts: Mapping[MasteryName, int]
    due: int = 0


FanStates = Mapping[str, FanState]

MASTERY_NAMES: Final[Mapping[FanMastery, MasteryName]] = {
    FanMastery.NONE: "new",
    FanMastery.LEARNING: "learning",
    FanMastery.NEAR: "near",
    FanMastery.SURE: "sure",
    FanMastery.FADING: "fading",
}


def map_view(
    rules: RuleSet,
    states: FanStates,
    t: Translator,
    href: Callable[[str], str],
    chosen: Collection[str] = (),
    due: Collection[str] = (),
) -> MapView:
    """The table: a row for each series, a column for each value, every fan in its cell.

    `href` gives the address of a fan's page; `chosen` are the ids that are ticked where fans
    are being chosen, `due` those whose review is due.
    """
    cells = {
        fan.id: replace(
            _cell(fan, rules, states, t, href(fan.id)), chosen=fan.id in chosen, due=fan.id in due
        )
        for fan in rules.fans
    }
    values = sorted({fan.value for fan in rules.fans}, reverse=True) if rules.is_table else []
    rows = tuple(_row(series, rules, values, cells, t) for series in rules.series)
    counts = Counter(cell.state for cell in cells.values())
    columns = tuple(amount(value, t) for value in values)
    return MapView(t.gettext("The map of fans"), columns, rows, counts, len({*cells} & {*due}))


def mastery_counts(rules: RuleSet, states: FanStates) -> MapView:
    """The map without its cells: how many fans are in each state."""
    counts = Counter(MASTERY_NAMES[_state(states, fan.id).state] for fan in rules.fans)
    return MapView("", (), (), counts)


def fading_fans(rules: RuleSet, states: FanStates, most: int) -> tuple[str, ...]:
    """The fans that time has lowered, those least likely to be seen now first; `most` at most."""
    ids = [fan.id for fan in rules.fans if _state(states, fan.id).state is FanMastery.FADING]
    return tuple(sorted(ids, key=lambda fan: _state(states, fan).chance)[:most])


def _state(states: FanStates, fan: str) -> FanState:
    return states.get(fan, UNSEEN)


def _cell(fan: Fan, rules: RuleSet, states: FanStates, t: Translator, href: str) -> MapCell:
    state = _state(states, fan.id)
    value = "" if fan.series == YAKUMAN_SERIES else value_label(fan, t)  # the group says it
    chance = round(100 * state.chance) if state.n else None
    return MapCell(
        fan.id, fan_name(fan, t), href, MASTERY_NAMES[state.state], value=value, chance=chance
    )


def _row(
    series: str,
    rules: RuleSet,
    values: Sequence[float],
    cells: Mapping[str, MapCell],
    t: Translator,
) -> MapRow:
    """The fans of a group by value, or all of them in one cell where the map has no columns."""
    fans = [fan for fan in rules.fans if fan.series == series]
    columns = [[fan for fan in fans if fan.value == value] for value in values] or [fans]
    also, also_lang = group_second_name(series, rules, t)
    return MapRow(
        series=series_name(series, rules.id, t),
        cells=tuple(tuple(cells[fan.id] for fan in column) for column in columns),
        id=series,
        second_name=also,
        second_lang=also_lang,
        text=group_limit_text(series, rules, t) or _open_values(fans, t),
    )


def _open_values(fans: Sequence[Fan], t: Translator) -> str:
    """What the second number of a cell is, where one has two."""
    if not any(map(has_open_value, fans)):
        return ""
    return t.gettext("The second number is for an open hand.")
