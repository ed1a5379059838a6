"""The tiles that show a fan at a glance: the smallest picture of it, without the rest of the hand.

They stand in `patterns.tsv` beside the fans of each system, sets parted by blanks; the winning tile
has an exclamation mark where it matters that it comes last. The third column names the other fans
that the same tiles show. The editions of MCR share theirs.
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
_BY_WHAT_LACKS: Final = frozenset({"no-honors", "one-voided-suit"})
"""Fans of a hand that lacks something: a few of its sets tell nothing of the others."""
WHOLE: Final = 13  # tiles of a hand that waits


@dataclass(frozen=True, slots=True)
class FanPattern:
    """Sets of tiles in order, and the tile that comes last, where that is what the fan is about.

    `also` are the ids of other fans that can be seen in the same tiles.
    """

    sets: tuple[tuple[Tile, ...], ...]
    last: Tile | None = None
    also: frozenset[str] = frozenset()

    @property
    def is_whole(self) -> bool:
        """Whether it shows all that a hand holds, or all but the winning tile."""
        return sum(map(len, self.sets)) >= WHOLE


def pattern(rules: RuleSet, fan: str) -> FanPattern:
    """The picture of a fan. Raises ScoringError: the rule set has no such fan."""
    return _patterns(rules.system)[rules.fan(fan).id]


def is_told_by_picture(rules: RuleSet, fan: str) -> bool:
    """Whether the tiles alone tell the fan: no other fan of the rule set shows the same, nor is it about the last one."""
    own = pattern(rules, fan)
    others = (pattern(rules, each.id).sets for each in rules.fans if each.id != fan)
    told = bool(own.sets) and own.last is None and own.sets not in others
    return told and fan not in _BY_WHAT_LACKS


@cache
def _patterns(system: System) -> Mapping[str, FanPattern]:
    lines = (_FOLDER / system.value / "patterns.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines[1:])
    return MappingProxyType({fan: _pattern(text, also) for fan, text, also in rows})


def _pattern(text: str, also: str) -> FanPattern:
    words = text.split(" ")
    sets = tuple(parse_tiles(word) for word in words if not word.endswith(_LAST))
    last = [parse_tiles(word.removesuffix(_LAST))[0] for word in words if word.endswith(_LAST)]
    return FanPattern(sets, last[0] if last else None, frozenset(also.split()))
