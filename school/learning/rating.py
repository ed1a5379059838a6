"""How able a learner is and how hard a question: a small logistic model that learns as it goes.

A learner has a rating for each rule set and kind, a question the difficulties of its features
(`features`). The chance of success is the logistic function of rating less difficulty; 1 is
about one level. Every value is an `Estimate`, a mean with a variance: what is uncertain moves far
after an answer, what is well known little.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value on the scale of log odds, and how uncertain it is; `n` answers went into it."""

    mean: float
    variance: float
    n: int = 0


Features = Mapping[str, float]
"""What a question asks of whoever answers it: the name of each feature, and how much there is."""


def features(
    kind: str,
    level: int,
    topic: str | None = None,
    *,
    readings: int | None = None,
    melds: int | None = None,
    traps: Iterable[str] = (),
) -> Features:
    """The features of a question: `kind:total`, `level:3`, `about:pure-straight`, `trap:…`.

    `readings` (ways to read the tiles) and `melds` count by how many there are beyond what
    is usual for the level; None where the question is not made yet or has no hand.
    """


def prior(feature: str) -> Estimate:
    """The difficulty of a feature that nobody has met."""


def start(others: Iterable[Estimate] = ()) -> Estimate:
    """The rating in a kind that a learner has not met, from his or her ratings in `others`."""


def chance(
    rating: Estimate,
    asked: Features,
    difficulties: Mapping[str, Estimate],
    recall: float | None = None,
) -> float:
    """The chance of success, 0 to 1.

    `difficulties` holds what is learnt of features; one that is not there has its `prior`.
    `recall` is how likely the topic is remembered; None where no one topic is aimed at.
    """


def after(
    rating: Estimate,
    asked: Features,
    difficulties: Mapping[str, Estimate],
    credit: float,
    recall: float | None = None,
) -> tuple[Estimate, dict[str, Estimate]]:
    """The rating and the difficulties of the features that were asked, after an answer.

    `credit` is 0 to 1; the other arguments are as in `chance`, as they were before the answer.
    """
