"""What a level is: which fans, how many melds, how rare the circumstances, how much to count."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from quizzes.hands.draft import Style
from scoring import RuleSet, Score


@dataclass(frozen=True, slots=True)
class Level:
    """A level as weights.

    `values` weigh the fans that a hand is built for by their value, `extra` adds to single fans,
    and those of `without` are left for later; `demand` is the span of `demand_of` that the
    hands should lie in.
    """

    style: Style
    values: Mapping[float, float]
    demand: tuple[float, float]
    without: frozenset[str] = frozenset()
    extra: Mapping[str, float] = field(default_factory=dict)


def target_weights(level: Level, rules: RuleSet) -> dict[str, float]:
    """How often a hand of the level is built for each fan; a value's weight is shared out."""
    fans = [fan for fan in rules.fans if fan.id not in level.without]
    sizes: dict[float, int] = {}
    for fan in fans:
        sizes[fan.value] = sizes.get(fan.value, 0) + 1
    return {
        fan.id: level.values.get(fan.value, 0.0) / sizes[fan.value] + level.extra.get(fan.id, 0.0)
        for fan in fans
        if level.values.get(fan.value)
    }


def demand_of(score: Score) -> float:
    """How much a hand asks of who counts it: lines, exclusions, rival readings, circumstances."""
    account = score.account
    if account is None:
        return 0.0
    kinds_struck = {(each.fan.id, each.principle) for each in account.struck}
    hard = sum(0.6 if principle == "non-repeat" else 1.2 for _, principle in kinds_struck)
    repeats = sum(line.times - 1 for line in account.counted)
    rivals = min(len(score.others), 4)
    melds = len(score.hand.melds)
    return len(account.counted) + hard + 1.5 * repeats + 1.5 * rivals + 0.3 * melds


def miss(demand: float, span: tuple[float, float]) -> float:
    """How far a demand lies outside the span of a level."""
    low, high = span
    return max(low - demand, demand - high, 0.0)
