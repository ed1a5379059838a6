"""Wrong rules about flowers and about the sum."""

from collections.abc import Iterator

from quizzes.misconceptions.misconception import MisconceptionTheme
from quizzes.misconceptions.mistake import Mistake, WrongCount
from scoring import EDITIONS, RuleSet, Score
from wording import N_

theme = MisconceptionTheme[WrongCount]()


@theme.misconception(
    "flowers-forgotten",
    N_("flowers forgotten"),
    N_("The flowers are missing: each adds 1 point to the total."),
    "flowers",
)
def flowers_forgotten(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Leaves the flowers out."""
    if score.flowers:
        yield Mistake(removed=("flower-tiles",) * _flowers(score), fan="flower-tiles")


@theme.misconception(
    "flowers-once",
    N_("several flowers counted as one"),
    N_("Flowers add 1 point each, not 1 point between them."),
    "flowers",
)
def flowers_once(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Counts one point for all the flowers."""
    flowers = _flowers(score)
    if flowers > 1:
        yield Mistake(removed=("flower-tiles",) * (flowers - 1), fan="flower-tiles")


def _flowers(score: Score) -> int:
    return len(score.hand.circumstances.flowers)


@theme.misconception(
    "base-in-total",
    N_("base points added to the total"),
    N_("The base points are paid in addition: they are not part of what the hand is worth."),
    "base-points",
)
def base_in_total(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Adds the base points to the worth of the hand."""
    yield Mistake(points=EDITIONS[rules.id].base)


@theme.misconception(
    "paid-by-three",
    N_("the sum of three payments given"),
    N_(
        "Three payers together pay three times the value; the hand itself is worth a third of that."
    ),
    "self-drawn-payment",
)
def paid_by_three(score: Score, rules: RuleSet) -> Iterator[Mistake]:
    """Gives what a self-drawn win earns from three players, with or without the base points."""
    if score.hand.circumstances.self_drawn:
        yield Mistake(points=2 * score.total)
