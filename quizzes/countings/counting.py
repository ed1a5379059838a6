"""A counting: the fans of a hand, each as often as it counts."""

from collections.abc import Sequence

from scoring import RuleSet, Score

Counting = tuple[str, ...]
"""Fan ids in book order, each as often as it counts."""


def printed(score: Score) -> Counting:
    """The counting that the engine prints, flowers included."""
    return tuple(line.fan.id for line in score.counted for _ in line.uses)


def in_book_order(fans: Sequence[str], rules: RuleSet) -> Counting:
    """The fans by their number."""
    return tuple(sorted(fans, key=lambda fan: rules.fan(fan).number))
