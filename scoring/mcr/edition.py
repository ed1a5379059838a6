"""An edition of the competition rules: its table of fans and the numbers around it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from scoring.fan import Condition, Fan, Scope
from scoring.mcr.finder import EditionFinder
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

    @cached_property
    def finder(self) -> EditionFinder:
        """Finds its fans in a case."""
        return EditionFinder(self.fans)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """What an edition says otherwise than the base about one fan; None where it says the same.

    `chinese` is its name there; `excludes` and `implied` replace those of the base as a whole.
    """

    chinese: str | None = None
    number: int | None = None
    value: int | None = None
    excludes: tuple[str, ...] | None = None
    implied: Mapping[str, Scope] | None = None
    condition: Condition | None = None

    def applied_to(self, fan: Fan) -> Fan:
        """That fan of the base as this edition has it."""
        return replace(
            fan,
            names=fan.names if self.chinese is None else {**fan.names, "zh": self.chinese},
            number=fan.number if self.number is None else self.number,
            value=fan.value if self.value is None else self.value,
            excludes=fan.excludes if self.excludes is None else self.excludes,
            implied=fan.implied if self.implied is None else self.implied,
            condition=self.condition or fan.condition,
        )


def revised(
    base: Edition,
    differences: Mapping[str, Difference],
    articles: Callable[[int], tuple[str, ...]],
) -> tuple[Fan, ...]:
    """The fans of the base with those differences, by number; `articles` cites a number's."""

    def rows() -> Iterator[Fan]:
        same = Difference()
        for fan in base.fans:
            row = differences.get(fan.id, same).applied_to(fan)
            yield replace(row, articles=articles(row.number))

    return tuple(sorted(rows(), key=lambda row: row.number))
