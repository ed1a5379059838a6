"""How far one fan is, for who does not ask for all of them."""

from dataclasses import replace
from typing import Final

from scoring.deficiency.pattern import PairsPattern
from scoring.deficiency.reach import PatternGroup, PatternReach, ReachSearch
from scoring.memo import Memo
from scoring.plans.answer import Outlook
from scoring.plans.ask import FARTHER, FARTHEST, outlook_of
from scoring.plans.fans import PlannedFan, PlayedFrom, any_shape, planned_fans
from scoring.plans.hand import HandInPlay
from scoring.rule_set import RuleSet
from scoring.rules import rule_set

_Asked = tuple[str, HandInPlay]


def shape_outlook(rules: RuleSet, hand: HandInPlay) -> Outlook | None:
    """How far the nearest winning shape is; None where what is seen leaves none."""
    return _SHAPES[rules.id, hand][1]


def fan_outlook(rules: RuleSet, hand: HandInPlay, fan: str) -> Outlook | None:
    """How far the fan is, as `plans` tells it; None where it is out of reach or no plan of tiles."""
    return _FANS[rules.id, hand, fan]


def fan_reach(rules: RuleSet, hand: HandInPlay, fan: str) -> PatternReach | None:
    """The nearest hands that have the fan; None where it is out of reach or no plan of tiles."""
    planned = _planned(rules, hand, fan)
    return _reach_of_group(rules, hand, planned.group) if planned else None


def rests_on_four_alike(rules: RuleSet, hand: HandInPlay, fan: str) -> bool:
    """Whether the outlook changes if four alike are not counted as two pairs; a text may be silent on it."""
    planned = _planned(rules, hand, fan)
    if planned is None:
        return False
    different = tuple(
        replace(each, different=True) if isinstance(each, PairsPattern) else each
        for each in planned.group.loose
    )
    if different == planned.group.loose:
        return False
    found = _reach_of_group(rules, hand, planned.group._replace(loose=different))
    told = outlook_of(found, hand.unseen) if found else None
    return told != fan_outlook(rules, hand, fan)


def _search(asked: _Asked) -> tuple[ReachSearch, Outlook | None]:
    rules, hand = asked
    search = ReachSearch(hand.held)
    found = search.reach(any_shape(rules), 0, FARTHEST)
    return search, outlook_of(found, hand.unseen) if found else None


def _planned(rules: RuleSet, hand: HandInPlay, fan: str) -> PlannedFan | None:
    planned = planned_fans(PlayedFrom.of(rules, hand))
    return next((each for each in planned if each.fan.id == fan), None)


def _reach_of_group(rules: RuleSet, hand: HandInPlay, group: PatternGroup) -> PatternReach | None:
    search, shape = _SHAPES[rules.id, hand]
    if shape is None:
        return None
    return search.reach(group, shape.away, shape.away + FARTHER)


def _fan_outlook(asked: tuple[str, HandInPlay, str]) -> Outlook | None:
    rules, hand, fan = rule_set(asked[0]), *asked[1:]
    found = fan_reach(rules, hand, fan)
    return outlook_of(found, hand.unseen) if found else None


_SHAPES: Final[Memo[_Asked, tuple[ReachSearch, Outlook | None]]] = Memo(_search, 1 << 7)
_FANS: Final[Memo[tuple[str, HandInPlay, str], Outlook | None]] = Memo(_fan_outlook, 1 << 11)
