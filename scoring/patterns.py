"""The tiles that show a fan at a glance: the smallest picture of it, without the rest of the hand.

They stand in `patterns.tsv` beside the fans of each system, sets parted by blanks; the winning tile
has an exclamation mark where it matters that it comes last. The editions of MCR share theirs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from scoring.rule_set import RuleSet, System
from scoring.tiles import Tile, parse_tiles

_FOLDER: Final = Path(__file__).parent
_LAST: Final = "!"


@dataclass(frozen=True, slots=True)
class FanPattern:
    """Sets of tiles in order, and the tile that comes last, where that is what the fan is about."""

    sets: tuple[tuple[Tile, ...], ...]
    last: Tile | None = None


def pattern(rules: RuleSet, fan: str) -> FanPattern:
    """The picture of a fan. Raises ScoringError: the rule set has no such fan."""
    return _patterns(rules.system)[rules.fan(fan).id]


def is_told_by_picture(rules: RuleSet, fan: str) -> bool:
    """Whether the tiles alone tell the fan: there are sets, and no other fan of the rule set shows them."""
    own = pattern(rules, fan)
    others = (pattern(rules, each.id) for each in rules.fans if each.id != fan)
    return bool(own.sets) and own not in others


@cache
def _patterns(system: System) -> Mapping[str, FanPattern]:
    lines = (_FOLDER / system.value / "patterns.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines[1:])
    return MappingProxyType({fan: _pattern(text) for fan, text in rows})


def _pattern(text: str) -> FanPattern:
    words = text.split(" ")
    sets = tuple(parse_tiles(word) for word in words if not word.endswith(_LAST))
    last = [parse_tiles(word.removesuffix(_LAST))[0] for word in words if word.endswith(_LAST)]
    return FanPattern(sets, last[0] if last else None)
