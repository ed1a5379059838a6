"""An incident as the referee meets it: the table, what is said, what may be asked, what is ruled."""

from dataclasses import dataclass
from enum import StrEnum

from quizzes.desk.address import DeskAddress
from quizzes.desk.happening import Happening
from quizzes.message import Message
from quizzes.question import PaymentsAnswer
from scoring import Wind
from scoring.play import TableState

PartAnswer = tuple[str, ...] | float | str | PaymentsAnswer
"""Ids of choices, a number, the id of a choice, or an amount for each seat."""


class PartControl(StrEnum):
    """How a part is answered."""

    ONE = "one"
    SEVERAL = "several"
    NUMBER = "number"
    BY_SEAT = "by-seat"


@dataclass(frozen=True, slots=True)
class Statement:
    """What a player says; it need not be true, nor matter."""

    seat: Wind
    text: Message


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What the referee may look at or ask, for so many seconds of the players' time.

    The `finding` is told once it was asked. `decides` says that the ruling hangs on it.
    """

    id: str
    text: Message
    seconds: int
    finding: Message
    decides: bool


@dataclass(frozen=True, slots=True)
class PartChoice:
    """One of several answers of a part.

    Without a `text` its id is an article, to be called as the text of the rules cites it. A fact that
    only an inquiry shows names it in `shown_by`.
    """

    id: str
    text: Message | None
    shown_by: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the ruling.

    `id` says what is asked: `facts`, `verdict`, `count`, `foul`, `article`, `penalty`, `amount`,
    `gravity`, `payments`, `play`, `sheet` or `record`; those of a second deed end with `-2`. `answer` is the one
    that is shown, `accepted` are all that are right. `ours` marks a ruling where the text is silent.
    """

    id: str
    question: Message
    control: PartControl
    choices: tuple[PartChoice, ...]
    answer: PartAnswer
    accepted: tuple[PartAnswer, ...]
    reason: Message
    citations: tuple[str, ...]
    ours: bool = False


@dataclass(frozen=True, slots=True)
class DeskIncident:
    """An incident.

    `opened` are the seats whose hand lies open, `agreed` what the event has chosen where the text leaves
    it open, `truth` what truly happened.
    """

    address: DeskAddress
    state: TableState
    opened: tuple[Wind, ...]
    heading: tuple[Message, ...]
    agreed: tuple[Message, ...]
    statements: tuple[Statement, ...]
    inquiries: tuple[Inquiry, ...]
    parts: tuple[Part, ...]
    truth: tuple[Happening, ...]

    def part(self, id: str) -> Part:
        """The part of that id. Raises KeyError."""
        for each in self.parts:
            if each.id == id:
                return each
        raise KeyError(id)
