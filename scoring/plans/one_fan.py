"""How far one fan is, for who does not ask for all of them."""

from typing import Final

from scoring.deficiency.reach import ReachSearch
from scoring.memo import Memo
from scoring.plans.answer import Outlook
from scoring.plans.ask import FARTHER, FARTHEST, outlook_of
from scoring.plans.fans import PlayedFrom, any_shape, planned_fans
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


def _search(asked: _Asked) -> tuple[ReachSearch, Outlook | None]:
    rules, hand = asked
    search = ReachSearch(hand.held)
    found = search.reach(any_shape(rules), 0, FARTHEST)
    return search, outlook_of(found, hand.unseen) if found else None


def _fan_outlook(asked: tuple[str, HandInPlay, str]) -> Outlook | None:
    rules, hand, fan = asked
    search, shape = _SHAPES[rules, hand]
    played = PlayedFrom.of(rule_set(rules), hand)
    planned = next((each for each in planned_fans(played) if each.fan.id == fan), None)
    if shape is None or planned is None:
        return None
    found = search.reach(planned.group, shape.away, shape.away + FARTHER)
    return outlook_of(found, hand.unseen) if found else None


_SHAPES: Final[Memo[_Asked, tuple[ReachSearch, Outlook | None]]] = Memo(_search, 1 << 7)
_FANS: Final[Memo[tuple[str, HandInPlay, str], Outlook | None]] = Memo(_fan_outlook, 1 << 11)
