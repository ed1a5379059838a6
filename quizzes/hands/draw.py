"""Chance that is the same everywhere: drawn from an address, never from the machine."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from scoring.chance import Chance

_Item = TypeVar("_Item")


class Draw(Chance):
    """A stream of choices that a run's name and an index in it decide.

    `turn` follows the index instead of chance, so that neighbours in a run differ.
    """

    def __init__(self, run: str, index: int = 0) -> None:
        self._run = run
        self._index = index
        super().__init__(f"{run}#{index}")

    def onward(self, steps: int) -> "Draw":
        """Another stream of the run, whose turns are that many further on."""
        return Draw(f"{self._run}#onward {steps}", self._index + steps)

    def skip(self, count: int) -> None:
        """Pass over that many choices without using them.

        Where a question tells a fact no more, what is drawn after it stays what it was, so that
        its address names the same question.
        """
        for _ in range(count):
            self._chance.random()

    def chance(self, probability: float) -> bool:
        """True that often."""
        return self._chance.random() < probability

    def pick(self, items: Sequence[_Item]) -> _Item:
        """One of the items."""
        return items[self.below(len(items))]

    def weighted(self, weights: Mapping[_Item, float]) -> _Item:
        """One of the keys, as often as its weight says."""
        left = self._chance.random() * sum(weights.values())
        for item, weight in weights.items():
            left -= weight
            if left < 0:
                return item
        return list(weights)[-1]  # rounding left a trifle over

    def sample(self, items: Sequence[_Item], count: int) -> list[_Item]:
        """That many of the items, or all where there are fewer."""
        return self.shuffled(items)[:count]

    def turn(self, items: Sequence[_Item], name: str = "") -> _Item:
        """The item whose turn it is: a run goes through all of them before one comes again.

        Turns of different names go through their items in orders of their own.
        """
        order = Draw(f"{self._run}#turn {name}").shuffled(items)
        return order[self._index % len(items)]
