"""What a wrong rule of counting makes of a score."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from quizzes.misconceptions.misconception import Misconception
from scoring import RuleSet, Score, Struck

HALF_FAN: Final = 0.5  # of a fan, for the coward of IMJ (26.1)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a wrong rule makes of one hand.

    `added` and `removed` are fan ids against the right counting, each as often as it is wrong.
    `points` is what the total gains beside those fans. `fan` is the fan that the mistake is
    about and `other` the fan or principle that tells why it is wrong. It is `partial` where the rule
    would make the same of more sets or lines of the hand: a total alone does not show it.
    """

    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    points: float = 0
    fan: str | None = None
    other: str | None = None
    partial: bool = False


WrongCount = Callable[[Score, RuleSet], Iterator[Mistake]]


CountMisconception = Misconception[WrongCount]


def counts_fan(score: Score, fan: str) -> bool:
    """Whether the score counts that fan."""
    return any(line.fan.id == fan for line in score.counted)


def struck_by(score: Score, principle: str) -> tuple[Struck, ...]:
    """What that principle kept out of the count."""
    account = score.account
    return tuple(each for each in account.struck if each.principle == principle) if account else ()


def points_changed(score: Score, rules: RuleSet, mistake: Mistake) -> float:
    """By how much the mistake changes the total: points, fans or han."""
    values = {line.fan.id: line.value for line in score.counted}
    gained = sum(score.value_of(rules.fan(fan)) for fan in mistake.added)
    lost = sum(values[fan] for fan in mistake.removed)
    right = sum(line.points for line in score.counted)
    return _whole(right + gained - lost) - _whole(right) + mistake.points


def _whole(total: float) -> float:
    """The total without its half, unless the half is all there is (IMJ 30.2)."""
    return total if total <= HALF_FAN else int(total)
