"""The question itself."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from scoring.deficiency.blocks import Counts, Kinds
from scoring.deficiency.reach import PatternReach, ReachSearch
from scoring.memo import Memo
from scoring.plans.answer import (
    DiscardOutlook,
    FanPlan,
    HelpfulTile,
    Outlook,
    PlansAnswer,
    WinPlan,
)
from scoring.plans.fans import PlayedFrom, any_shape, planned_fans
from scoring.plans.hand import HandInPlay
from scoring.plans.wins import FanReach, FoundWin, WinSearch
from scoring.rule_set import RuleSet
from scoring.rules import rule_set
from scoring.tiles import TILES

FARTHER: Final = 3
"""A fan is within reach that is at most so many tiles farther away than the nearest winning shape."""
FARTHEST: Final = 14
"""No hand of fourteen tiles is farther away from anything."""


def plans(rules: RuleSet, hand: HandInPlay) -> PlansAnswer:
    """What the hand could become: fans within reach, the nearest wins, what each discard keeps.

    Raises:
        ScoringError: the rule set cannot have such a hand.
    """
    rules.check(hand.waiting_hand)
    return _ANSWERS[rules.id, hand]


def _answer(key: tuple[str, HandInPlay]) -> PlansAnswer:
    rules, hand = rule_set(key[0]), key[1]
    search, unseen = ReachSearch(hand.held), hand.unseen
    played = PlayedFrom.of(rules, hand)
    shape = search.reach(any_shape(rules.id), 0, FARTHEST)
    if shape is None:  # what is seen leaves no winning shape
        return PlansAnswer(hand, rules.id, Outlook(FARTHEST, (), ()), (), (), ())
    most = shape.away + FARTHER
    fans = []
    for planned in planned_fans(played):
        reach = search.reach(planned.group, shape.away, most)
        if reach is not None:
            fans.append(FanReach(planned, reach))
    fans.sort(key=lambda each: (each.reach.away, -each.planned.fan.value))
    found = WinSearch(rules, hand, search).nearest(shape, fans, played, most)
    plain = PlansAnswer(
        hand,
        rules.id,
        outlook_of(shape, unseen),
        tuple([_fan_plan(each, unseen) for each in fans]),
        tuple(_win_plans(found, unseen)),
        (),
    )
    return replace(plain, discards=tuple(_discards(plain))) if hand.has_drawn else plain


_ANSWERS: Final[Memo[tuple[str, HandInPlay], PlansAnswer]] = Memo(_answer, 1 << 8)


def _discards(answer: PlansAnswer) -> Iterator[DiscardOutlook]:
    """What stays as near without each of the standing tiles."""
    for tile in dict.fromkeys(answer.hand.concealed):
        yield DiscardOutlook(
            tile,
            tile in answer.shape.spare,
            tuple(at for at, each in enumerate(answer.fans) if tile in each.outlook.spare),
            tuple(at for at, each in enumerate(answer.wins) if tile in each.outlook.spare),
        )


def _fan_plan(found: FanReach, unseen: Counts) -> FanPlan:
    return FanPlan(found.planned.fan, outlook_of(found.reach, unseen))


def outlook_of(reach: PatternReach, unseen: Counts) -> Outlook:
    """How far what was searched is, and the tiles that matter."""
    return _outlook(reach.away, reach.lacking, reach.spare, unseen)


def _outlook(away: int, lacking: Kinds, spare: Kinds, unseen: Counts) -> Outlook:
    helps = tuple(HelpfulTile(TILES[kind], unseen[kind]) for kind in sorted(lacking))
    return Outlook(away, helps, tuple(TILES[kind] for kind in sorted(spare)))


def _win_plans(found: list[FoundWin], unseen: Counts) -> list[WinPlan]:
    """Hands of the same fans are one plan."""
    grouped: dict[tuple[object, ...], list[FoundWin]] = {}
    for each in found:
        counted = tuple((line.fan.id, line.times) for line in each.score.counted)
        key = each.away, each.by, counted
        grouped.setdefault(key, []).append(each)
    several = [
        WinPlan(
            alike[0].score,
            _outlook(
                alike[0].away,
                frozenset().union(*(each.lacking for each in alike)),
                frozenset().union(*(each.spare for each in alike)),
                unseen,
            ),
        )
        for alike in grouped.values()
    ]
    return sorted(several, key=lambda each: (each.outlook.away, -each.score.total))
