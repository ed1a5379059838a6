"""What the map tells of a fan at the pointer: its tiles and a line to keep it by."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from scoring import RuleSet, pattern, rule_set
from wording import Translator, hook, translator, translator_under


@dataclass(frozen=True, slots=True)
class FanGlance:
    """`tiles` are the sets parted by blanks, with a mark behind the one that comes last: `1s2s 3s!`."""

    tiles: str
    text: str


def fan_glances(rules: RuleSet, t: Translator) -> Mapping[str, FanGlance]:
    """The glance of each fan, by its id."""
    return _glances(rules.id, t.lang)


@cache
def _glances(rules: str, lang: str) -> Mapping[str, FanGlance]:
    found, t = rule_set(rules), translator_under(rules, translator(lang))
    return MappingProxyType(
        {fan.id: FanGlance(_tiles(found, fan.id), hook(rules, fan.id, t)) for fan in found.fans}
    )


def _tiles(rules: RuleSet, fan: str) -> str:
    """The pattern of a fan; nothing where only the tile that comes last is in it."""
    found = pattern(rules, fan)
    if not found.sets:
        return ""
    sets = ["".join(map(str, each)) for each in found.sets]
    return " ".join([*sets, *([f"{found.last}!"] if found.last else [])])
