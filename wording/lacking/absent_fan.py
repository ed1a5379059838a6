"""What the reasons are told from: the hand, its readings, the fan and the reader's words."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from scoring import Fan, Hand, Reading, RuleSet, Tile, rule_set
from scoring.reading import Shape
from scoring.why_not import WhyNotAnswer
from scoring.why_not.rows import row_name
from wording.translator import Translator


class AbsentFan(NamedTuple):
    """A fan that is not in a hand, with all readings of the hand and the fans that count, each first
    the one that counts most.
    """

    row: str
    fan: Fan
    hand: Hand
    rules: RuleSet
    readings: tuple[Reading, ...]
    counted: tuple[Fan, ...]
    t: Translator

    @classmethod
    def of(cls, answer: WhyNotAnswer, t: Translator) -> "AbsentFan":
        """What the answer is about."""
        score, rules = answer.score, rule_set(answer.score.rules)
        accounts = (score.account, *score.others) if score.account else ()
        readings = tuple(dict.fromkeys(each.reading for each in accounts))
        counted = tuple(line.fan for line in score.counted if line.fan.id != "flower-tiles")
        row = row_name(rules.system, answer.fan.id)
        return cls(row, answer.fan, score.hand, rules, readings, counted, t)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the hand, those of kongs too, in order."""
        return tuple(sorted(each for each in self.hand.tiles if not each.is_flower))

    @property
    def of_sets(self) -> tuple[Reading, ...]:
        """The readings as four sets and a pair."""
        return tuple(each for each in self.readings if each.shape is Shape.STANDARD)


Reasons = Callable[[AbsentFan], Iterable[str]]
"""Yields what is missing or in the way, what tells most first."""


def nothing(_case: AbsentFan) -> Iterable[str]:
    """Of what only the definition tells."""
    return ()
