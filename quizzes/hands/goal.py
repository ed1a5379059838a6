"""What a hand shall show, and the hand that was made for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Self

from quizzes.hands.book import Recipe
from scoring import Score

TRIES: Final = 60  # constructions of one hand before giving up; nearly always the first will do
FITS: Final = 6  # hands from which the one nearest to the level is taken

Accept = Callable[[Score], bool]


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a construction.

    `targets` are fans with weights: the hand counts one of them. `accept` may ask more of it.
    `recipe` drafts it where the target's own does not do. `tries` is how often; each draft is
    made dearer than the last, and after `lifts` of them that begins anew, at any table. Of `fits`
    hands the nearest to the level is taken. A `natural` hand is not
    built at all but won in a deal. `kind` is what the kind of question asks beside the hand.
    """

    targets: Mapping[str, float]
    accept: Accept | None = None
    recipe: Recipe | None = None
    tries: int = TRIES
    lifts: int = TRIES
    fits: int = FITS
    natural: bool = False
    kind: float = 0.0

    def asking(self, more: Accept | None) -> Self:
        """The goal with one condition more."""
        accept = self.accept
        if more is None or accept is None:
            return replace(self, accept=more or accept)
        both: Accept = lambda found: accept(found) and more(found)  # noqa: E731
        return replace(self, accept=both)

    def accepts(self, found: Score) -> bool:
        """Whether the hand has what is asked beside the target."""
        return self.accept is None or self.accept(found)


@dataclass(frozen=True, slots=True)
class Made:
    """A hand with its score, and the fan that it was built for."""

    score: Score
    target: str
