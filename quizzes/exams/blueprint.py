"""What an exam under a rule set holds: its parts, its time, when it is passed, what is critical."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from quizzes.address import LARGEST_SEED, LEVELS, RUN_SEEDS, Kind
from quizzes.errors import QuizError
from quizzes.exams.names import PART_NAMES
from quizzes.runs import RunPart

EXAM_ITEMS: Final = 60
PRACTICE_ITEMS: Final = 20
MINUTES: Final = range(10, 241)
PASS_PERCENT: Final = range(50, 101)
EXAM_SEEDS: Final = range(10**17, LARGEST_SEED + 1)
"""The seeds of exam questions: nobody finds one among 9 × 10**17, and no other question has one."""

assert RUN_SEEDS.stop < EXAM_SEEDS.start


class CriticalError(StrEnum):
    """An answer with which an exam is failed, however many others are right."""

    WIN_PAID = "win-paid"  # a win is paid that is none
    WIN_REFUSED = "win-refused"  # a win is refused that is one


@dataclass(frozen=True, slots=True)
class ExamDraw:
    """One sort of question: its kind and what its address asks for.

    `worth` is a range of values, both ends in it: the question is about a fan of such a value.
    """

    asks: RunPart
    worth: tuple[float, float] | None = None

    @property
    def kind(self) -> Kind:
        """The kind of question."""
        return self.asks.kind


@dataclass(frozen=True, slots=True)
class ExamPart:
    """A part of an exam: `items` questions, of a practice exam `practice`.

    `draws` take turns, and so do `levels`. `articles` are those that the part is about.
    """

    id: str
    items: int
    practice: int
    levels: tuple[int, ...]
    draws: tuple[ExamDraw, ...]
    articles: tuple[str, ...]

    def __post_init__(self) -> None:
        _check(self.id in PART_NAMES, f"{self.id!r} has no name")
        _check(0 < self.practice <= self.items, f"{self.id}: {self.practice} of {self.items}")
        _check(bool(self.levels) and set(self.levels) <= set(LEVELS), f"{self.id}: levels")
        _check(bool(self.draws), f"{self.id} draws nothing")
        _check(bool(self.articles), f"{self.id} names no article")

    @property
    def name(self) -> str:
        """What it is called: a message."""
        return PART_NAMES[self.id]


@dataclass(frozen=True, slots=True)
class CriticalRule:
    """Which choices of rulings about some topics let a win stand, and which refuse it.

    Any other choice says neither: a warning or a deduction may come beside a win that stands.
    """

    topics: tuple[str, ...]
    wins: tuple[str, ...]
    refuses: tuple[str, ...]

    def __post_init__(self) -> None:
        _check(bool(self.wins) and bool(self.refuses), "a ruling lets a win stand, another refuses")
        _check(not set(self.wins) & set(self.refuses), "a ruling lets a win stand and refuses it")


@dataclass(frozen=True, slots=True)
class ExamBlueprint:
    """The exam of a rule set.

    It is passed with `pass_percent` of its questions right and no critical error. `minutes` is the
    time for it, `practice_minutes` that of a practice exam.

    Raises:
        QuizError: `bad-blueprint`, with what cannot be.
    """

    rules: str
    minutes: int
    practice_minutes: int
    pass_percent: int
    parts: tuple[ExamPart, ...]
    critical: tuple[CriticalRule, ...]

    def __post_init__(self) -> None:
        _check(self.minutes in MINUTES and self.practice_minutes in MINUTES, "minutes")
        _check(self.pass_percent in PASS_PERCENT, "pass_percent")
        ids = [part.id for part in self.parts]
        _check(len(set(ids)) == len(ids), "a part stands there twice")
        _check(self.items(practice=False) == EXAM_ITEMS, f"{EXAM_ITEMS} items")
        _check(self.items(practice=True) == PRACTICE_ITEMS, f"{PRACTICE_ITEMS} practice items")

    def items(self, *, practice: bool) -> int:
        """How many questions it has."""
        return sum(part.practice if practice else part.items for part in self.parts)

    def time(self, *, practice: bool) -> int:
        """Its time in minutes."""
        return self.practice_minutes if practice else self.minutes

    def needed(self, *, practice: bool) -> int:
        """How many questions must be right."""
        return -(-self.items(practice=practice) * self.pass_percent // 100)

    def part(self, id: str) -> ExamPart | None:
        """The part of that id; None where the blueprint has it no longer."""
        return next((part for part in self.parts if part.id == id), None)


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise QuizError("bad-blueprint", f"this exam cannot be: {what}")
