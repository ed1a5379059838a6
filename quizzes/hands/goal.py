"""What a hand shall show, and the hand that was made for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from quizzes.hands.recipe_book import Recipe
from scoring import Score

ATTEMPTS: Final = 60  # constructions of one hand before giving up; nearly always the first will do
CANDIDATES: Final = 6  # hands from which the one nearest to the level is taken

Accept = Callable[[Score], bool]


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a construction.

    `targets` are fans with weights: the hand counts one of them. `accept` may ask more of it.
    `recipe` takes the place of the target's own. A hand is attempted `attempts` times; each
    skeleton is made worth more than the last, and after `escalations` of them they are simple again, at
    any seating. Of `candidates` hands the nearest to the level is taken. A `natural` hand is not
    built at all but won in a deal. `kind_difficulty` is what the kind of question adds to the hand's.
    """

    targets: Mapping[str, float]
    accept: Accept | None = None
    recipe: Recipe | None = None
    attempts: int = ATTEMPTS
    escalations: int = ATTEMPTS
    candidates: int = CANDIDATES
    natural: bool = False
    kind_difficulty: float = 0.0

    def asking(self, more: Accept | None) -> Self:
        """The goal with one condition more."""
        accept = self.accept
        if more is None or accept is None:
            return replace(self, accept=more or accept)
        both: Accept = lambda found: accept(found) and more(found)  # noqa: E731
        return replace(self, accept=both)

    def accepts(self, score: Score) -> bool:
        """Whether the hand has what is asked beside the target."""
        return self.accept is None or self.accept(score)


@dataclass(frozen=True, slots=True)
class BuiltHand:
    """A hand with its score, and the fan that it was built for."""

    score: Score
    target: str
