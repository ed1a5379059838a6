"""The official rules of Mahjong Rengo as a rule set, and what no hand under them can be."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from scoring.case import Case
from scoring.counts import count_of
from scoring.errors import Fault, fault
from scoring.fan import Fan, Use
from scoring.hand import Hand, Riichi, Standing
from scoring.reading import Shape
from scoring.rengo import settle, yaku_1, yaku_2, yaku_3, yakuman
from scoring.rengo.dora import dora_of
from scoring.rengo.names import NAMES, SERIES
from scoring.rengo.yaku import Yaku
from scoring.rule_set import RuleSet, System
from scoring.tiles import COPIES

GROUPS: Final = (
    yaku_1.group,
    yaku_2.group,
    yaku_3.three_han,
    yaku_3.four_han,
    yaku_3.six_han,
    yakuman.group,
)
YAKU: Final[tuple[Yaku, ...]] = tuple(yaku for group in GROUPS for yaku in group.yaku)


def _dora(case: Case) -> Iterator[Use]:
    """The tile after the indicator, once for each that the hand holds; no yaku (16)."""
    yield from dora_of(case.hand)


DORA: Final = Fan(
    id="dora",
    number=len(YAKU) + 1,
    value=1,
    series="dora",
    condition=_dora,
    names=NAMES["dora"],
    articles=("16",),
    open_value=1,
)


@dataclass(frozen=True, kw_only=True)
class RengoRules(RuleSet):
    """The rules of Mahjong Rengo. `yaku` are the fans but for the dora."""

    yaku: tuple[Yaku, ...]

    def faults(self, hand: Hand | Standing) -> Iterator[Fault]:
        """What cannot be: a riichi of an open hand (36), and an indicator that is a fifth tile."""
        yield from super().faults(hand)
        told = hand.circumstances
        if told.riichi is not Riichi.NONE and any(meld.is_claimed for meld in hand.melds):
            yield fault("riichi-with-open-hand")
        indicator = told.dora_indicator
        if indicator is not None:
            if isinstance(hand, Hand):
                held = count_of(hand.counts, indicator.index)
            else:
                held = hand.count(indicator)
            if held == COPIES:
                yield fault("indicator-in-hand", tile=str(indicator))


RULES: Final = RengoRules(
    id="rengo",
    system=System.RENGO,
    fans=(*YAKU, DORA),
    series=tuple(SERIES),
    minimum=1,
    shapes=frozenset({Shape.STANDARD, Shape.SEVEN_PAIRS, Shape.THIRTEEN_ORPHANS}),
    has_flowers=False,
    yaku=YAKU,
    principles={
        settle.REPLACED: "51",
        settle.CONTAINED: "51",
        settle.YAKUMAN_ALONE: "53",
        "one-yakuman": "54",
        "dearest-reading": "60",
    },
    articles={
        "shape": "4",
        "no-yaku": "62",
        "furiten": "63",
        "base": "56",
        "doubling": "57",
        "self-drawn-payment": "58(1)",
        "discard-payment": "58(2)",
        "limits": "59",
        "deposits": "43(1)",
        "liable": "67",
        "dora": "16",
    },
)
