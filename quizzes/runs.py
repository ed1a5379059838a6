"""A run of questions of one level and seed, from number 1 on: of one kind, or of several by turns."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from quizzes import Address, Kind, QuizError
from quizzes.address import RUN_SEEDS

LENGTHS: Final = (5, 10, 20)
DEFAULT_LENGTH: Final = 10
LONGEST: Final = 50  # questions
CLOCKS: Final = (30, 60, 120)  # seconds for a question; a run has no clock until one is chosen
DAY_GUIDE: Final = "day"  # the run is the one question of a day
GUIDES: Final = ("next", "placement", DAY_GUIDE)  # what may choose the questions of a run

_chance = random.SystemRandom()


@dataclass(frozen=True, slots=True)
class RunPart:
    """A kind with the wish that ends its addresses: fans, an aim, or nothing."""

    kind: Kind
    wish: str = ""

    def __str__(self) -> str:
        return f"{self.kind}/{self.wish}" if self.wish else self.kind.value

    @classmethod
    def of(cls, address: Address) -> "RunPart":
        """The turn that an address belongs to; what stands masked stays there."""
        wish = "" if address.masked else "+".join(address.fans) or address.aim
        return cls(address.kind, wish)

    def at(self, like: Address, number: int) -> Address:
        """The question of that number in a run like that of another question.

        Raises:
            QuizError: the rule set knows no such wish.
        """
        place = f"{like.rules}/{self.kind}/{like.level}/{like.seed}/{number}"
        return Address.parse(f"{place}/{self.wish}" if self.wish else place)


@dataclass(frozen=True, slots=True)
class Run:
    """A question and the run that it belongs to.

    A question beyond the longest run stands alone: it is a run of one.

    `turns` are the kinds that take turns, where there are several; `clock` is how many seconds a
    question should take, 0 without a clock. `guide` names what chooses the questions one by one,
    empty where the address of the first tells them all; `why` is the reason of this question.
    `resumes` is the run that one goes back to, for a question asked in between.
    """

    address: Address
    length: int
    turns: tuple[RunPart, ...] = ()
    clock: int = 0
    guide: str = ""
    why: str = ""
    resumes: "Run | None" = None

    @property
    def number(self) -> int:
        """The place of the question, from 1."""
        return max(1, self.address.index)

    @property
    def numbers(self) -> range:
        """The places of all questions of the run."""
        first = self.number if self.number > LONGEST else 1
        return range(first, first + self.length)

    @property
    def is_last(self) -> bool:
        """Nothing comes after this question."""
        return self.number >= self.numbers[-1]

    @property
    def query(self) -> dict[str, Any]:
        """What tells the run beside the address of its question, as parameters of an address."""
        if self.resumes:
            return {**self.resumes.query, "resumes": str(self.resumes.address)}
        told = {
            "n": str(self.length),
            "kinds": ",".join(map(str, self.turns)),
            "clock": str(self.clock or ""),
            "run": self.guide,
        }
        return {name: value for name, value in told.items() if value}

    def at(self, number: int) -> "Run":
        """The same run at another question."""
        turns = self.turns or (RunPart.of(self.address),)
        turn = turns[(number - 1) % len(turns)]
        return replace(self, address=turn.at(self.address, number))

    @property
    def after(self) -> "Run":
        """The next question."""
        return self.at(self.number + 1)

    @property
    def starts(self) -> tuple["Run", ...]:
        """The run at the first question of each of its kinds."""
        return tuple(self.at(number) for number in range(1, len(self.turns or (1,)) + 1))


def run_around(
    address: Address,
    asked_length: str | None,
    kinds: str | None = None,
    clock: str | None = None,
    guide: str | None = None,
    resumes: str | None = None,
) -> Run:
    """The run around a question. What cannot be of all that its address tells is passed over.

    `resumes` is the address of the question after which this one is asked in between; length,
    kinds, clock and guide are then those of its run.
    """
    if resumes and (resumed := _address(resumes)):
        return between(address, run_around(resumed, asked_length, kinds, clock, guide))
    text = asked_length or ""
    length = int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else 0
    if not 1 <= length <= LONGEST:
        length = DEFAULT_LENGTH
    seconds = int(clock) if clock and clock in map(str, CLOCKS) else 0
    if address.index > LONGEST:
        return Run(address, 1, clock=seconds)
    return Run(
        address,
        max(length, address.index),
        _turns(address, kinds or ""),
        seconds,
        guide if guide and guide in GUIDES and address.index > 0 else "",
    )


def _turns(address: Address, kinds: str) -> tuple[RunPart, ...]:
    """The kinds that take turns, where the question is the one whose turn it is."""
    parts = [part.partition("/") for part in kinds.split(",")]
    if len(parts) < 2 or len(parts) > len(Kind) or address.index < 1:
        return ()
    try:
        turns = tuple(RunPart(Kind(kind), wish) for kind, _, wish in parts)
        addresses = [turn.at(address, address.index) for turn in turns]
    except (ValueError, QuizError):
        return ()
    return turns if addresses[(address.index - 1) % len(turns)] == address else ()


def _address(text: str) -> Address | None:
    try:
        return Address.parse(text)
    except QuizError:
        return None


def between(address: Address, run: Run) -> Run:
    """A question by itself, after which the run goes on; of two in a row both lead back to it."""
    return Run(address, 1, resumes=run.resumes or run)


def new_seed() -> int:
    """A seed for a run that nobody had before."""
    return _chance.choice(RUN_SEEDS)


def new_run(rules: str, turns: Sequence[RunPart], level: int, length: int, clock: int = 0) -> Run:
    """A run that nobody had before, at its first question."""
    seed = new_seed()
    first = turns[0].at(Address(rules, turns[0].kind, level, seed, 1), 1)
    return Run(first, length, tuple(turns) if len(turns) > 1 else (), clock)
