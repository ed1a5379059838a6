"""The rule set as data: its groups and elements, its chart, and where the text says what."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import Final

from scoring.errors import Fault, fault
from scoring.fan import Fan
from scoring.hand import Hand, WaitingHand
from scoring.imj import (
    article_25_1_special,
    article_25_2_special,
    article_26_structures,
    article_27_1_pure,
    article_27_2_honours,
    article_27_3_pungs,
    article_27_4_chows,
    article_28_5_flowers,
    article_28_declaring,
)
from scoring.imj.first_turn import first_turn_faults
from scoring.imj.group import ElementGroup
from scoring.reading import Shape
from scoring.rule_set import RuleSet, System

GROUPS: Final = (
    article_25_1_special.group,
    article_25_2_special.group,
    article_26_structures.group,
    article_27_1_pure.group,
    article_27_2_honours.group,
    article_27_3_pungs.group,
    article_27_4_chows.group,
    article_28_declaring.last_tile,
    article_28_declaring.game_end,
    article_28_declaring.after_kongs,
    article_28_declaring.building,
    article_28_5_flowers.group,
)


@dataclass(frozen=True, kw_only=True)
class InternationalRules(RuleSet):
    """International Mahjong as data.

    `groups` hold the elements and their limits. `mados_by_fans` gives the score in mados for each whole
    number of fans, from 1 on (30.1); its last row is the highest that is paid (7.2(3)).
    """

    groups: tuple[ElementGroup, ...]
    mados_by_fans: tuple[int, ...]

    @cached_property
    def _group_of(self) -> Mapping[str, ElementGroup]:
        return MappingProxyType({group.id: group for group in self.groups})

    def group(self, fan: Fan) -> ElementGroup:
        """The group that an element stands in."""
        return self._group_of[fan.series]

    @property
    def highest(self) -> int:
        """Fans of the last row of the chart."""
        return len(self.mados_by_fans)

    def faults(self, hand: Hand | WaitingHand) -> list[Fault]:
        """More kongs of the winning turn than the hand shows, and wins that cannot be."""
        found = super().faults(hand)
        in_row = hand.circumstances.kongs_in_row or 0
        shown = sum(meld.is_kong for meld in hand.melds)
        if in_row > shown:
            found.append(fault("more-kongs-in-row", told=in_row, shown=shown))
        if isinstance(hand, Hand) and _is_flower_of_another(hand):
            found.append(fault("flower-not-drawn", tile=str(hand.win)))
        if hand.circumstances.first_turn:
            found += first_turn_faults(hand)
        return found


def _is_flower_of_another(hand: Hand) -> bool:
    """Whether a flower shall win that was not drawn; beside four kongs any tile may be named."""
    return hand.win.is_flower and not hand.circumstances.self_drawn and not hand.wins_by_kongs


def _rows() -> tuple[Fan, ...]:
    names = tuple(row.id for row in chain.from_iterable(group.fans for group in GROUPS))
    return tuple(chain.from_iterable(group.rows(names) for group in GROUPS))


RULES: Final = InternationalRules(
    id="imj",
    system=System.IMJ,
    fans=_rows(),
    series=tuple(group.id for group in GROUPS),
    is_table=False,
    minimum=0,
    shapes=frozenset(
        {
            Shape.STANDARD,
            Shape.SEVEN_PAIRS,
            Shape.THIRTEEN_ORPHANS,
            Shape.HONORS_AND_KNITTED,
            Shape.FLOWERS,
            Shape.FOUR_KONGS,
        }
    ),
    has_flowers=True,
    groups=GROUPS,
    mados_by_fans=(2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 2000, 3000, 4000, 5000, 6000),
    principles={
        "one-of-group": "24",
        "special-alone": "25",
        "one-structure": "24.1",
        "half-fan": "30.2",
    },
    articles={
        "shape": "19",
        "minimum": "7.2(1)",
        "highest-rank": "7.2(2)",
        "chart": "30.1",
        "chart-end": "7.2(3)",
        "self-drawn-payment": "30.3(1)",
        "discard-payment": "30.3(2)",
        "robbed-kong-payment": "30.3(3)",
        "bound-to-lose": "33",
        "flowers": "28.5",
    },
)
