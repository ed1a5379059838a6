"""Every fan of a rule set on one sheet, by family: picture, value, and a line to keep it by."""

from collections.abc import Callable
from dataclasses import dataclass

from scoring import Fan, RuleSet, is_told_by_picture
from web.components.fan_values import YAKUMAN_SERIES, value_label
from web.components.ledger import YAKUMAN_SIGN
from web.components.tile_strip import TileStrip, fan_strip
from wording import Translator, fan_name, hook, series_name


@dataclass(frozen=True, slots=True)
class SheetFan:
    """A fan on a sheet or a card; `shared_picture` where the tiles alone do not tell which it is."""

    id: str
    name: str
    value: str
    hook: str
    href: str
    picture: TileStrip
    shared_picture: bool = False


@dataclass(frozen=True, slots=True)
class SheetFamily:
    """The fans of one series, the highest value first."""

    name: str
    fans: tuple[SheetFan, ...]


def sheet_families(
    rules: RuleSet, t: Translator, href: Callable[[str], str]
) -> tuple[SheetFamily, ...]:
    """Every fan in its family, families and fans in the order of the rule book."""
    return tuple(
        SheetFamily(
            series_name(series, rules.id, t),
            tuple(sheet_fan(fan, rules, t, href) for fan in rules.fans if fan.series == series),
        )
        for series in rules.series
    )


def sheet_fan(fan: Fan, rules: RuleSet, t: Translator, href: Callable[[str], str]) -> SheetFan:
    """A fan with its picture and its hook."""
    return SheetFan(
        id=fan.id,
        name=fan_name(fan, t),
        value=YAKUMAN_SIGN if fan.series == YAKUMAN_SERIES else value_label(fan, t),
        hook=hook(rules.id, fan.id, t),
        href=href(fan.id),
        picture=fan_strip(rules, fan.id),
        shared_picture=not is_told_by_picture(rules, fan.id),
    )
