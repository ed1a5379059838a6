"""A hand or a pattern in a few small tiles, for lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from scoring import RuleSet, Tile, pattern, rule_set
from web.components.hand import HandView, MeldView
from wording import Translator, line_of_parts, run_text, semicolon_list


@dataclass(frozen=True, slots=True)
class TileStrip:
    """Small tiles in a row: `sets` as codes with room between them, then the melds.

    `last` are the places of the sets that come last in the hand and are marked. `words` say the same
    for a screen reader; they are empty where words stand beside it.
    """

    sets: tuple[tuple[str, ...], ...]
    last: tuple[int, ...] = ()
    melds: tuple[MeldView, ...] = ()
    words: str = ""

    @property
    def is_pattern(self) -> bool:
        """Whether it shows more than the tile that comes last."""
        return len(self.sets) > len(self.last) or bool(self.melds)


def hand_strip(hand: HandView, t: Translator) -> TileStrip:
    """A hand: the standing tiles by suit, the winning tile, the melds."""
    standing = tuple(tuple(each.code for each in suit) for suit in hand.suits)
    words = line_of_parts(hand.line, t) if hand.line else ""
    if hand.win is None:
        return TileStrip(standing, melds=hand.melds, words=words)
    return TileStrip((*standing, (hand.win.code,)), (len(standing),), hand.melds, words)


def sets_strip(sets: Sequence[Sequence[Tile]], t: Translator) -> TileStrip:
    """Sets of tiles without the rest of a hand."""
    words = semicolon_list([run_text(each, t) for each in sets], t)
    return TileStrip(_codes(sets), words=words)


def fan_strip(rules: RuleSet, fan: str) -> TileStrip:
    """The smallest picture of a fan, without words: its name and what makes it stand beside it."""
    return _fan_strip(rules.id, fan)


@cache
def _fan_strip(rules: str, fan: str) -> TileStrip:
    found = pattern(rule_set(rules), fan)
    sets = _codes(found.sets)
    if found.last is None:
        return TileStrip(sets)
    return TileStrip((*sets, (str(found.last),)), (len(sets),))


def _codes(sets: Sequence[Sequence[Tile]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(map(str, each)) for each in sets)
