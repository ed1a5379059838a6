"""The question itself."""

from collections import Counter
from dataclasses import replace
from typing import Final

from scoring.hand import Hand
from scoring.memo import Memo
from scoring.record import Struck
from scoring.rule_set import RuleSet
from scoring.rules import rule_set, score
from scoring.tiles import Tile
from scoring.why_not.answer import FanStanding, NearestWay, WhyNotAnswer
from scoring.why_not.changes import KongUndone, MeldChange, SetConcealed, TileChange
from scoring.why_not.search import FoundWay, WaySearch
from scoring.why_not.standing import where_it_stands


def why_not(rules: RuleSet, hand: Hand, fan: str) -> WhyNotAnswer:
    """Whether that fan counts in the hand, and if not, why; a hand of no winning shape will do.

    Raises:
        ScoringError: the rule set has no such fan, or cannot have such a hand.
    """
    rules.check(hand)
    return _ANSWERS[rules.id, hand, rules.fan(fan).id]


def _answer(key: tuple[str, Hand, str]) -> WhyNotAnswer:
    rules, hand = rule_set(key[0]), key[1]
    fan = rules.fan(key[2])
    answer = where_it_stands(score(hand, rules), rules, fan)
    if answer.standing is not FanStanding.MISSING:
        return answer
    search = WaySearch(hand, rules, fan)
    ways = tuple(_way(each, hand, search.counts_claimed(each)) for each in search.nearest())
    return replace(answer, ways=ways)


_ANSWERS: Final[Memo[tuple[str, Hand, str], WhyNotAnswer]] = Memo(_answer, 1 << 9)


def _way(found: FoundWay, hand: Hand, counts_claimed: bool) -> NearestWay:
    pattern = _pattern(found)
    held = Counter(hand.tiles)
    in_place = Counter(pattern) & held
    return NearestWay(
        found.changes,
        found.score,
        found.line if isinstance(found.line, Struck) else None,
        pattern,
        tuple(sorted(in_place.elements())),
        tuple(sorted((Counter(pattern) - held).elements())),
        tuple(each.out for each in found.changes if isinstance(each, TileChange)),
        tuple(
            each.kong if isinstance(each, KongUndone) else each.meld
            for each in found.changes
            if isinstance(each, SetConcealed | MeldChange | KongUndone)
        ),
        isinstance(found.line, Struck) and counts_claimed,
    )


def _pattern(found: FoundWay) -> tuple[Tile, ...]:
    """The tiles that make the fan in the hand after the changes."""
    account = found.score.account
    use = found.line.uses[0]
    if account is None or not (use.sets or use.tiles):
        return found.score.hand.tiles
    if use.tiles:
        return use.tiles
    return tuple(sorted(each for place in use.sets for each in account.reading.sets[place].tiles))
