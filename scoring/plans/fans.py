"""Which fans can be planned: those that tiles make, with the patterns in which they are looked for."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from scoring.deficiency.blocks import ALL_CHOWS, ALL_PUNGS, ALL_SETS
from scoring.deficiency.pattern import ANY_PUNGS, SETS, SetPattern, TilePattern
from scoring.deficiency.reach import PatternGroup
from scoring.fan import Fan
from scoring.hand import Hand
from scoring.kin import pattern_of
from scoring.melds import MeldKind
from scoring.plans.hand import HandInPlay
from scoring.reading import KNITTED_STRAIGHTS, Shape
from scoring.rule_set import RuleSet
from scoring.rules import rule_set
from scoring.seats import Wind
from scoring.why_not import tile_patterns as tiles
from scoring.why_not.rows import guide

_LEFT_OUT: Final = frozenset(
    {
        # the fourth tile of a kind
        "tile-hog",
        "four-kongs",
        "three-kongs",
        "two-melded-kongs",
        "two-concealed-kongs",
        "melded-kong",
        "concealed-kong",
        "kong-to-fourth",
        "out-with-replacement-tile",
        # the winning tile and how it comes
        "robbing-the-kong",
        "last-tile",
        "edge-wait",
        "closed-wait",
        "single-wait",
        # nothing else
        "chicken-hand",
    }
)
"""Patterns that are no plan of tiles, by the name that the systems share."""
_CONCEALED_PUNGS: Final = frozenset(
    {"four-concealed-pungs", "three-concealed-pungs", "two-concealed-pungs"}
)
"""Patterns of pungs among which claimed ones do not count."""
_WITHOUT_MELDS: Final = frozenset({"all-hidden-pungs"})
"""Fans of sets that no declared set may be in, a concealed kong neither (IMJ 25.1)."""
_WITHOUT_SETS: Final = frozenset(
    {
        "seven-pairs",
        "thirteen-orphans",
        "lesser-honors-and-knitted-tiles",
        "greater-honors-and-knitted-tiles",
    }
)


class PlannedFan(NamedTuple):
    """A fan with its patterns, plain and made ready to be searched."""

    fan: Fan
    patterns: tuple[TilePattern, ...]
    group: PatternGroup


class PlayedFrom(NamedTuple):
    """What of a hand decides which patterns make a fan: its winds and its claimed sets."""

    rules: str
    seat: Wind
    round: Wind
    melds: int
    is_open: bool
    claimed_pungs: int

    @classmethod
    def of(cls, rules: RuleSet, hand: HandInPlay | Hand) -> "PlayedFrom":
        """What decides it in that hand."""
        claimed = [meld for meld in hand.melds if meld.is_claimed]
        pungs = sum(meld.kind is not MeldKind.CHOW for meld in claimed)
        told = hand.circumstances
        return cls(rules.id, told.seat, told.round, len(hand.melds), bool(claimed), pungs)


@cache
def planned_fans(played: PlayedFrom) -> tuple[PlannedFan, ...]:
    """The fans that tiles make, in the order of the text."""
    rules = rule_set(played.rules)
    found = []
    for fan in rules.fans:
        if not (fan.concealed_only and played.is_open):
            patterns = tuple(_patterns(rules, fan, played))
            if Shape.KNITTED_STRAIGHT in rules.shapes:
                patterns += tuple(chain.from_iterable(map(_beside_knitted, patterns)))
            if patterns:
                found.append(PlannedFan(fan, patterns, PatternGroup.of(patterns)))
    return tuple(found)


def _patterns(rules: RuleSet, fan: Fan, played: PlayedFrom) -> Iterator[TilePattern]:
    name = pattern_of(rules.system, fan.id)
    patterns = guide(rules, fan, played.seat, played.round).patterns
    if fan.id in _WITHOUT_MELDS and played.melds:
        return
    if name in _LEFT_OUT or patterns in (tiles.ANY_SETS, _CLOSED_SETS):
        return
    claimed = played.claimed_pungs if name in _CONCEALED_PUNGS else 0
    for each in patterns:
        least = each.pungs[0] + claimed if isinstance(each, SetPattern) else 0
        if not isinstance(each, SetPattern) or not least:
            yield each
        elif least == SETS:  # pungs alone, which are sooner searched
            yield replace(each, sets=each.sets & ALL_PUNGS, pungs=ANY_PUNGS)
        elif least < SETS:
            yield replace(each, pungs=(least, each.pungs[1]))


def _beside_knitted(pattern: TilePattern) -> Iterator[TilePattern]:
    """The same where a knitted straight stands for three of the sets, if it may."""
    if not isinstance(pattern, SetPattern) or pattern.knitted or len(pattern.core) > 1:
        return
    any_sets = pattern.sets in (ALL_SETS, ALL_CHOWS)  # its triples are chows here
    by_kinds = pattern.sets == tiles.sets_within(pattern.pairs)
    for straight in KNITTED_STRAIGHTS:
        if pattern.pungs[0] <= 1 and (any_sets or (by_kinds and pattern.pairs >= {*straight})):
            yield replace(pattern, knitted=tuple(sorted(straight)))


_CLOSED_SETS: Final = tuple(
    replace(each, concealed=True) for each in tiles.ANY_SETS if isinstance(each, SetPattern)
)


@cache
def any_shape(rules_id: str) -> PatternGroup:
    """Every winning shape that the rule set knows, whatever it is worth."""
    return PatternGroup.of(tuple(_shapes(rule_set(rules_id))))


def _shapes(rules: RuleSet) -> Iterator[TilePattern]:
    yield from tiles.ANY_SETS
    if Shape.KNITTED_STRAIGHT in rules.shapes:
        yield from tiles.knitted_straights()
    for fan in rules.fans:  # hands without sets as the rule set's own fans have them
        if pattern_of(rules.system, fan.id) in _WITHOUT_SETS:
            yield from guide(rules, fan, Wind.EAST, Wind.EAST).patterns
