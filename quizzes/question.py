"""A question with its answer, what a learner gives, and what grading finds."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from quizzes.address import Address
from quizzes.message import Message
from scoring import Hand, Score, Wait, WaitingHand


@dataclass(frozen=True, slots=True)
class Claim:
    """Whether a hand may be declared a win, and if not, why: `why_not` as `score` answers it."""

    win: bool
    why_not: str | None


@dataclass(frozen=True, slots=True)
class Paid:
    """What each player gains, or loses below zero, by seat."""

    east: float
    south: float
    west: float
    north: float


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A fan that is not counted, and the fan or principle that keeps it out."""

    fan: str
    because: str


@dataclass(frozen=True, slots=True)
class Objection:
    """What an announcement leaves out, what it has too much, and the right total."""

    missing: tuple[str, ...]
    extra: tuple[str, ...]
    total: float


Answer = tuple[str, ...] | float | str | Claim | Paid | Exclusion | Objection
"""Fan ids, each as often as it counts, or tile codes; a number; the id of a choice; and so on."""
Response = Answer | None
"""What a learner answers; None stands for "I don't know"."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several answers.

    `misconception` is the one that leads to it, if any. `text` is what it says; None
    where the id is that of a fan, which is called by its name.
    """

    id: str
    misconception: str | None = None
    text: Message | None = None


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a player announces: fans, each as often as it is said, and a total.

    `misconception` is the id of the one that makes it wrong; None where all is right.
    """

    fans: tuple[str, ...]
    total: float
    misconception: str | None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same hand under another rule set."""

    rules: str
    score: Score


@dataclass(frozen=True, slots=True)
class Situation:
    """Something that happened at the table.

    `template` is the id of what made it, `facts` what is stated in order, `question` what is asked,
    `reason` how the answer follows.
    """

    template: str
    facts: tuple[Message, ...]
    question: Message
    reason: Message


class Way(StrEnum):
    """What is told of a term, and what is asked."""

    MEANING = "meaning"  # its definition is told, its name asked
    NAME = "name"  # its name is told, its definition asked
    FROM_TONGUE = "from-tongue"  # its name in another language is told
    TO_TONGUE = "to-tongue"  # its name in another language is asked


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the glossary, or a fan by its name, that is asked for.

    The other language is the first of `languages` that is not the reader's and in which the name
    does not show what it is called in the reader's.
    """

    id: str
    way: Way
    languages: tuple[str, ...]
    is_fan: bool = False


About = Announcement | Elsewhere | Situation | Term
"""What a question is about beside a hand, or instead of one."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a hand (`hand`, `score`), standing tiles (`standing`, `waits`), or `about`.

    `choices` is None where the learner types a number, picks tiles or fills in a form; `citations`
    are the articles that the answer rests on.
    """

    address: Address
    choices: tuple[Choice, ...] | None
    answer: Answer
    citations: tuple[str, ...]
    hand: Hand | None = None
    score: Score | None = None
    waiting_hand: WaitingHand | None = None
    waits: tuple[Wait, ...] = ()
    about: About | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is right and wrong with an answer.

    `credit` is 0 to 1 and `exact` says that nothing was wrong. `right`, `missed` and `invented`
    are parts of the answer (fan ids, tile codes, seats, or the number as text). `misconception` is the id
    of the one that explains the answer, `fan` the fan it concerns, and `other` the fan
    or principle that tells why.
    """

    credit: float
    exact: bool
    right: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]
    misconception: str | None = None
    fan: str | None = None
    other: str | None = None


class Evidence(NamedTuple):
    """What an answer shows about one topic: seen or not, and how much it weighs, up to 1."""

    topic: str
    seen: bool
    weight: float
