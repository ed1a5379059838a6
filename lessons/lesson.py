"""A lesson as it is shown: steps with text and the things to look at and to do."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeVar

from lessons.pieces.check import Check
from lessons.pieces.comparison import ComparedHand
from lessons.pieces.diagram import Diagram
from lessons.pieces.live import LiveHand
from lessons.pieces.question import LessonQuestion
from lessons.pieces.worked import WorkedExample
from lessons.prose import Prose
from wording.languages import SOURCE

Piece = WorkedExample | LiveHand | Check | LessonQuestion | Diagram | ComparedHand

EXERCISES: Final = ("check", "question")
ACTIVE: Final = ("live", *EXERCISES)
_T = TypeVar("_T")


class AccountPart(StrEnum):
    """A part of an account, or of a hand, that a lesson teaches to read; before it is left out.

    `TYPED` is the hand as it is typed, for copying; the others of a hand are facts of the table.
    """

    STRUCK = "struck"
    PAYMENT = "payment"
    SEAT = "seat"
    ROUND = "round"
    WON_ON = "won-on"
    FLOWERS = "flowers"
    TYPED = "typed"


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Running text between the directives."""

    text: Prose


@dataclass(frozen=True, slots=True)
class Directive:
    """A directive: its kind, its name, the text within, and the text shown after an answer.

    `under` has the id of a rule set as its name; `counter` and `can` have none.
    """

    kind: str
    name: str
    text: Prose
    after: Prose


Block = TextBlock | Directive


@dataclass(frozen=True, slots=True)
class Step:
    """One screen of a lesson."""

    title: str
    blocks: tuple[Block, ...]

    @property
    def directives(self) -> tuple[Directive, ...]:
        """The directives of the step, in order."""
        return tuple(block for block in self.blocks if isinstance(block, Directive))

    @property
    def active(self) -> Directive | None:
        """The one thing to do in this step."""
        return next((each for each in self.directives if each.kind in ACTIVE), None)

    def prose(self) -> Iterator[Prose]:
        """Every text of the step."""
        for block in self.blocks:
            yield block.text
            if isinstance(block, Directive):
                yield block.after


@dataclass(frozen=True, slots=True)
class LessonText:
    """A lesson in one language; `of` is the digest of the English text it was made from."""

    title: str
    steps: tuple[Step, ...]
    digest: str
    source_digest: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson with its words by language.

    `pieces` are by directive and name, `covers` the articles by rule set, `teaches` fans of
    `rules`, `unlocks` the parts of an account, and `explains` the terms of the glossary that it
    teaches.
    """

    course: str
    id: str
    rules: str
    teaches: tuple[str, ...]
    unlocks: tuple[AccountPart, ...]
    explains: tuple[str, ...]
    covers: Mapping[str, tuple[str, ...]]
    pieces: Mapping[tuple[str, str], Piece]
    words: Mapping[str, LessonText]

    @property
    def path(self) -> str:
        """Its name among all lessons: `mcr/pure-straight`."""
        return f"{self.course}/{self.id}"

    @property
    def steps(self) -> int:
        """How many steps it has."""
        return len(self.words[SOURCE.tag].steps)

    @property
    def exercise_names(self) -> tuple[str, ...]:
        """The names of its checks and questions, in order."""
        found = (step.active for step in self.words[SOURCE.tag].steps)
        return tuple(each.name for each in found if each and each.kind in EXERCISES)

    def exercise(self, name: str) -> Check | LessonQuestion:
        """The check or question of that name. Raises KeyError: there is none."""
        for kind in EXERCISES:
            piece = self.pieces.get((kind, name))
            if isinstance(piece, Check | LessonQuestion):
                return piece
        raise KeyError(name)

    def piece(self, directive: Directive, kind: type[_T]) -> _T:
        """What a directive places. Raises TypeError where it is of another kind."""
        found = self.pieces[directive.kind, directive.name]
        if not isinstance(found, kind):
            raise TypeError(f"{directive.kind} {directive.name} is no {kind.__name__}")
        return found


@dataclass(frozen=True, slots=True)
class CourseChapter:
    """A part of a course."""

    title: Mapping[str, str]
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in order; title and what it is about by language.

    `moved` names for a lesson that is no more the one that teaches the same now.
    """

    id: str
    rules: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    chapters: tuple[CourseChapter, ...]
    moved: Mapping[str, str] = field(default_factory=dict)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """Every lesson in order."""
        return tuple(lesson for chapter in self.chapters for lesson in chapter.lessons)
