"""The official rules of Mahjong Rengo as a rule set, and what no hand under them can be."""

from dataclasses import dataclass
from typing import Final

from scoring.counts import count_of
from scoring.errors import Fault, fault
from scoring.hand import Hand, Riichi, WaitingHand, WinSource
from scoring.reading import Shape
from scoring.rengo import settle
from scoring.rengo.catalogue import DORA, YAKU
from scoring.rengo.names import SERIES
from scoring.rule_set import RuleSet, System
from scoring.seats import Wind
from scoring.tiles import COPIES, Tile

_NONE: Final = Riichi.NONE
_ROBBED_KONG: Final = WinSource.ROBBED_KONG


@dataclass(frozen=True, kw_only=True)
class RengoRules(RuleSet):
    """The rules of Mahjong Rengo."""

    def faults(self, hand: Hand | WaitingHand) -> list[Fault]:
        """What cannot be: a riichi of an open hand (36), and an indicator that is a fifth tile (1)."""
        found = super().faults(hand)
        circumstances = hand.circumstances
        if circumstances.riichi is not _NONE and any([meld.is_claimed for meld in hand.melds]):  # noqa: C419
            found.append(fault("riichi-with-open-hand"))
        indicator = circumstances.dora_indicator
        if indicator is None:
            return found
        if _count(hand, indicator) == COPIES:
            found.append(fault("indicator-in-hand", tile=str(indicator)))
        robbed = circumstances.by is _ROBBED_KONG
        if robbed and isinstance(hand, Hand) and hand.win == indicator:
            found.append(fault("indicator-in-robbed-kong", tile=str(indicator)))
        return found


def _count(hand: Hand | WaitingHand, kind: Tile) -> int:
    if isinstance(hand, Hand):
        return count_of(hand.counts, kind[0])
    return hand.count(kind)


RULES: Final = RengoRules(
    id="rengo",
    system=System.RENGO,
    fans=(*YAKU, DORA),
    series=tuple(SERIES),
    is_table=False,
    minimum=1,
    shapes=frozenset({Shape.STANDARD, Shape.SEVEN_PAIRS, Shape.THIRTEEN_ORPHANS}),
    has_flowers=False,
    rounds=(Wind.EAST, Wind.SOUTH),
    principles=dict(settle.PRINCIPLES),
    articles={
        "shape": "4",
        "dora": "16",
        "rounds": "24(1)",
        "deposits": "43(1)",
        "base": "56",
        "doubling": "57",
        "self-drawn-payment": "58(1)",
        "discard-payment": "58(2)",
        "limits": "59",
        "no-yaku": "62",
        "furiten": "63",
        "liable": "67",
    },
)
