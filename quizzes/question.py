"""A question with its answer, what a learner gives, and what grading finds."""

from dataclasses import dataclass
from typing import NamedTuple

from quizzes.address import Address
from scoring import Hand, Score, Standing, Wait

Given = tuple[str, ...] | float | str | None
"""What a learner answers: fan ids, each as often as it counts; a total; tile codes; one fan id.

None stands for "I don't know".
"""
Answer = tuple[str, ...] | float | str


@dataclass(frozen=True, slots=True)
class Choice:
    """A fan to choose from. `trap` is the misconception that leads to it, where there is one."""

    id: str
    trap: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a hand (`hand`, `score`) or about standing tiles (`standing`, `waits`).

    `choices` is None where the learner types a number or picks tiles; `cites` are the articles
    that the answer rests on.
    """

    address: Address
    hand: Hand | None
    standing: Standing | None
    choices: tuple[Choice, ...] | None
    answer: Answer
    cites: tuple[str, ...]
    score: Score | None
    waits: tuple[Wait, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is right and wrong with an answer.

    `credit` is 0 to 1 and `exact` says that nothing was wrong. `right`, `missed` and `invented`
    are parts of the answer (fan ids, tile codes, or the number as text). `trap` is the id of
    the misconception that explains the answer, `fan` the fan it concerns, and `other` the fan
    or principle that tells why.
    """

    credit: float
    exact: bool
    right: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]
    trap: str | None = None
    fan: str | None = None
    other: str | None = None


class Evidence(NamedTuple):
    """What an answer shows about one fan: seen or not, and how much it weighs, up to 1."""

    fan: str
    seen: bool
    weight: float
