"""An edition of the competition rules: its table of fans and the numbers around it."""

from dataclasses import dataclass

from scoring.reading import Shape
from scoring.rule_set import RuleSet

SHAPES = frozenset(
    {
        Shape.STANDARD,
        Shape.SEVEN_PAIRS,
        Shape.THIRTEEN_ORPHANS,
        Shape.KNITTED_STRAIGHT,
        Shape.HONORS_AND_KNITTED,
    }
)


@dataclass(frozen=True, kw_only=True)
class Edition(RuleSet):
    """One edition as data. `base` are the points each loser pays besides (底分)."""

    base: int
