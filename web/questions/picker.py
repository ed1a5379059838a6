"""The controls that an answer is given with: fans by value, tiles by suit, values."""

from collections import Counter
from collections.abc import Iterable, Set
from dataclasses import dataclass
from itertools import groupby
from math import inf
from typing import Final

from scoring import TILES, Fan, Hand, RuleSet, Tile, rule_set
from web.components.fan_values import YAKUMAN_SERIES
from wording import Translator, amount, fan_name, fan_search_text, suit_name, tile_label


@dataclass(frozen=True, slots=True)
class FanOption:
    """A fan to choose.  `search` holds every name and reading in lower case, space-separated.

    `most` is how often one hand can count it (1: a checkbox; more: a checkbox and a stepper).
    The chosen ids post as `fan`, the count of a repeatable fan as `times-<id>`.
    """

    id: str
    name: str
    search: str
    most: int = 1
    chosen: int = 0


@dataclass(frozen=True, slots=True)
class FanGroup:
    """All fans of one value; `label` is the value as it is written."""

    value: float
    label: str
    fans: tuple[FanOption, ...]


@dataclass(frozen=True, slots=True)
class FanPickerView:
    """Fans by value, cheapest first; groups from `fold_from` up are folded.

    `few`: so few that all are shown, without a search. `apart` are other fans, folded as well.
    """

    groups: tuple[FanGroup, ...]
    fold_from: float = 12
    few: bool = False
    apart: tuple[FanGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class ValuePadView:
    """Keys of the values that fans have, each with its label; the sum posts as `name`."""

    values: tuple[tuple[float, str], ...]
    name: str = "total"
    value: str = ""


@dataclass(frozen=True, slots=True)
class TileKey:
    """A tile that can be chosen; `label` is its name in words, `left` how many remain."""

    code: str
    label: str
    chosen: bool = False
    left: int | None = None


@dataclass(frozen=True, slots=True)
class TileGroup:
    """The keys of one suit, or of the honors, or of the flowers."""

    label: str
    keys: tuple[TileKey, ...]


FOLD_FROM: Final = 12
"""The value from which groups are folded."""
FEW_FANS: Final = 12  # fans that are seen at a glance need neither search nor folds


def fan_picker_view(
    fans: Iterable[Fan],
    rules: str,
    t: Translator,
    given: Iterable[str] = (),
    hand: Hand | None = None,
    apart: Set[str] = frozenset(),
) -> FanPickerView:
    """These fans by value, cheapest first; `given` holds an id for each time it was chosen.

    With a hand the values are those that the fans have in it: an open hand makes some less. The
    fans `apart` stand in groups of their own.
    """
    chosen = Counter(given)

    def worth(fan: Fan) -> float:
        return fan.value_in(hand) if hand else fan.value

    def grouped(some: Iterable[Fan]) -> tuple[FanGroup, ...]:
        return tuple(
            FanGroup(
                value,
                _value_name(value, rules, t),
                tuple(_option(fan, rules, t, chosen[fan.id]) for fan in group),
            )
            for value, group in groupby(some, key=worth)
        )

    in_order = sorted(fans, key=lambda fan: (worth(fan), fan.number))
    near = [fan for fan in in_order if fan.id not in apart] or in_order
    return FanPickerView(
        few=len(in_order) <= FEW_FANS,
        groups=grouped(near),
        fold_from=inf if len(near) <= FEW_FANS else FOLD_FROM,
        apart=grouped(fan for fan in in_order if fan not in near),
    )


def _option(fan: Fan, rules: str, t: Translator, chosen: int) -> FanOption:
    search = fan_search_text(fan, rules)
    return FanOption(fan.id, fan_name(fan, t), search, fan.most_times, chosen)


def _value_name(value: float, rules: str, t: Translator) -> str:
    """A value as the head of its fans; thirteen han are a yakuman's and no number of the text."""
    of_value = (fan.series for fan in rule_set(rules).fans if fan.value == value)
    return t.gettext("Yakuman") if YAKUMAN_SERIES in of_value else amount(value, t)


def value_pad_view(rules: RuleSet, t: Translator, given: str = "") -> ValuePadView:
    """A key for each value that a fan has, closed or open, and that adds something."""
    closed = {fan.value for fan in rules.fans}
    opened = {fan.open_value for fan in rules.fans if fan.open_value is not None}
    values = sorted((closed | opened) - {0})
    return ValuePadView(tuple((value, amount(value, t)) for value in values), value=given)


def wait_groups(t: Translator, given: Iterable[str] = ()) -> tuple[TileGroup, ...]:
    """The 34 kinds of tile, a group for each suit and one for the honors."""
    chosen = frozenset(given)
    playing = (tile for tile in TILES if not tile.is_flower)
    return tuple(
        TileGroup(_group_name(suit, t), tuple(_key(tile, t, chosen) for tile in tiles))
        for suit, tiles in groupby(playing, key=lambda tile: tile.suit)
    )


def _group_name(suit: str, t: Translator) -> str:
    return t.gettext("honors") if suit == "z" else suit_name(suit, t)


def _key(tile: Tile, t: Translator, chosen: frozenset[str]) -> TileKey:
    return TileKey(str(tile), tile_label(tile, t), chosen=str(tile) in chosen)
