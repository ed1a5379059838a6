"""What a hand could become: its distance from a win, the fans within reach, what each discard keeps."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from scoring import System, Tile, rule_set
from scoring.plans import DiscardOutlook, FanPlan, PlansAnswer, WinPlan
from scoring.plans.kept_out import kept_out
from web.components.hand import HandView, hand_view
from web.components.outlook import OutlookView, outlook_view
from web.components.worth import hand_value_text
from wording import (
    Translator,
    away_text,
    comma_list,
    fan_name,
    kept_out_text,
    kept_text,
    points,
    tile_label,
    win_source_text,
)

MOST_WINS: Final = 4
FanHref = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class FanPlanView:
    """A fan within reach. `kept_out` says with which tiles other fans count in its place."""

    name: str
    href: str
    value: str
    outlook: OutlookView
    kept_out: str


@dataclass(frozen=True, slots=True)
class FanPlanGroup:
    """The fans that are so many tiles away."""

    heading: str
    fans: tuple[FanPlanView, ...]


@dataclass(frozen=True, slots=True)
class WinPlanView:
    """A way to a win that counts: what it would be worth, of which fans, and the hand then."""

    worth: str
    source: str
    fans: str
    hand: HandView
    outlook: OutlookView


@dataclass(frozen=True, slots=True)
class DiscardView:
    """A tile that could go, and what stays as near without it."""

    code: str
    name: str
    kept: str
    keeps_shape: bool


@dataclass(frozen=True, slots=True)
class PlansView:
    """What is said of a hand in play."""

    hand: HandView
    shape: OutlookView
    is_win_due: bool
    wins: tuple[WinPlanView, ...]
    more_wins: tuple[WinPlanView, ...]
    groups: tuple[FanPlanGroup, ...]
    discards: tuple[DiscardView, ...]


def plans_view(
    answer: PlansAnswer, t: Translator, href: FanHref, drawn: Tile | None = None
) -> PlansView:
    """What the hand could become. `href` is the address of a fan's page, `drawn` the tile that came last."""
    wins = tuple(_win(each, t) for each in answer.wins)
    return PlansView(
        hand=hand_view(answer.hand.lying(drawn), answer.rules, t, wins=False),
        shape=outlook_view(answer.shape, t),
        is_win_due=rule_set(answer.rules).system is not System.IMJ,
        wins=wins[:MOST_WINS],
        more_wins=wins[MOST_WINS:],
        groups=tuple(_groups(answer, t, href)),
        discards=tuple(_discard(each, answer, t) for each in _ranked(answer)),
    )


def _win(plan: WinPlan, t: Translator) -> WinPlanView:
    result = plan.score
    return WinPlanView(
        worth=hand_value_text(result, t),
        source=win_source_text(result, t),
        fans=comma_list([fan_name(line.fan, t) for line in result.counted], t),
        hand=hand_view(result.hand, result.rules, t, plain=True),
        outlook=outlook_view(plan.outlook, t),
    )


def _groups(answer: PlansAnswer, t: Translator, href: FanHref) -> list[FanPlanGroup]:
    return [
        FanPlanGroup(away_text(away, t), tuple(_fan(each, answer, t, href) for each in group))
        for away, group in groupby(answer.fans, key=lambda each: each.outlook.away)
    ]


def _fan(plan: FanPlan, answer: PlansAnswer, t: Translator, href: FanHref) -> FanPlanView:
    fan, outlook = plan.fan, plan.outlook
    others = kept_out(rule_set(answer.rules), answer.hand, fan.id)
    return FanPlanView(
        fan_name(fan, t),
        href(fan.id),
        points(fan.value, answer.rules, t),
        outlook_view(outlook, t),
        kept_out_text(fan, others, outlook, t),
    )


def _ranked(answer: PlansAnswer) -> list[DiscardOutlook]:
    """Those that keep most first: the nearest wins, then a shape, then fans."""
    return sorted(
        answer.discards,
        key=lambda each: (-len(each.wins), not each.keeps_shape, -len(each.fans)),
    )


def _discard(discard: DiscardOutlook, answer: PlansAnswer, t: Translator) -> DiscardView:
    return DiscardView(
        code=str(discard.tile),
        name=tile_label(discard.tile, t),
        kept=kept_text(discard, answer, t),
        keeps_shape=discard.keeps_shape,
    )
