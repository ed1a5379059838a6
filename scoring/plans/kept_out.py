"""Whether a fan would count in the nearest hands that have it, and what counts in its place.

A plan is a pattern of tiles. Where with some tile every nearest hand also has a fan that strikes
it, as Little Four Winds does Big Three Winds, the tile brings the pattern nearer and no win with it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Final

from scoring.errors import ScoringError
from scoring.fan import Fan
from scoring.hand import Hand, WinSource
from scoring.plans.answer import Outlook
from scoring.plans.hand import HandInPlay
from scoring.plans.one_fan import fan_outlook, fan_reach
from scoring.record import Account
from scoring.rengo.yaku import Yaku
from scoring.rule_set import RuleSet
from scoring.rules import equal_accounts, rule_set
from scoring.tiles import TILES, Tile

MOST_TRIED: Final = 128  # nearest hands of one fan


def can_count(rules: RuleSet, hand: HandInPlay, fan: str, drawn: Tile | None = None) -> bool:
    """Whether one of the nearest hands that have the fan counts it.

    `drawn` is the tile that came last; it wins where nothing is lacking.
    """
    reach = fan_reach(rules, hand, fan)
    if reach is None:
        return False
    nearest = dict.fromkeys(islice(reach.targets(), MOST_TRIED))
    return any(_strikers(rules, hand, each, fan, drawn) is None for each in nearest)


def kept_out(rules: RuleSet, hand: HandInPlay, fan: str) -> Mapping[Tile, tuple[Fan, ...]]:
    """The helpful tiles with which other fans count in its place in every nearest hand, and which.

    A tile is left out where not every nearest hand was looked at.
    """
    outlook, reach = fan_outlook(rules, hand, fan), fan_reach(rules, hand, fan)
    if outlook is None or reach is None or not _has_near_rival(rules, hand, fan, outlook):
        return {}
    there = Counter(each.index for each in hand.concealed)
    unsure = frozenset().union(*(each.exchanges()[0] for each in reach.loose))
    doubtful = set(reach.lacking - unsure)
    by: dict[int, set[str]] = defaultdict(set)
    for number, standing in enumerate(dict.fromkeys(reach.targets())):
        if not doubtful or number == MOST_TRIED:
            return {}
        lacking = doubtful & (Counter(standing) - there).keys()
        strikers = _strikers(rules, hand, standing, fan, None) if lacking else None
        if strikers:
            for kind in lacking:
                by[kind] |= strikers
        else:
            doubtful -= lacking
    return {
        TILES[kind]: tuple(each for each in rules.fans if each.id in by[kind])
        for kind in sorted(doubtful)
    }


def _has_near_rival(rules: RuleSet, hand: HandInPlay, fan: str, outlook: Outlook) -> bool:
    """Whether some tile brings one that strikes it nearer too, or that one is nearer already."""
    helps = {each.tile for each in outlook.helps}
    rivals = (fan_outlook(rules, hand, each) for each in _rivals(rules.id, fan))
    return any(
        each.away < outlook.away
        or (each.away == outlook.away and not helps.isdisjoint(one.tile for one in each.helps))
        for each in rivals
        if each
    )


@cache
def _rivals(rules: str, fan: str) -> tuple[str, ...]:
    """What may count in its place: the fans that strike it, and the yakuman of Rengo."""
    own = rule_set(rules).fan(fan)
    return tuple(
        each.id
        for each in rule_set(rules).fans
        if fan in each.strikes or (_is_yakuman(each) and not _is_yakuman(own))
    )


def _is_yakuman(fan: Fan) -> bool:
    return isinstance(fan, Yaku) and fan.is_yakuman


def _strikers(
    rules: RuleSet, hand: HandInPlay, standing: tuple[int, ...], fan: str, drawn: Tile | None
) -> frozenset[str] | None:
    """The fans that count in its place in a complete hand, whichever lacking tile wins it; None where it counts."""
    found: set[str] = set()
    for account in _accounts(rules, hand, standing, drawn):
        if any(line.fan.id == fan for line in account.counted):
            return None
        strikers = (account.striker(each) for each in account.struck if each.fan.id == fan)
        found.update(each.id for each in strikers if each)
    return frozenset(found)


def _accounts(
    rules: RuleSet, hand: HandInPlay, standing: tuple[int, ...], drawn: Tile | None
) -> Iterator[Account]:
    tiles = Counter(TILES[kind] for kind in standing)
    wins = list(tiles - Counter(hand.concealed)) or ([drawn] if drawn else list(tiles))
    for by in (WinSource.DISCARD, WinSource.DRAW):
        told = replace(hand.circumstances, by=by)
        for win in wins:
            concealed = list(tiles.elements())
            concealed.remove(win)
            try:
                complete = Hand(tuple(concealed), hand.melds, win, told)
                rules.check(complete)
            except ScoringError:  # no such hand can be, with so many tiles seen
                continue
            yield from equal_accounts(complete, rules)
