"""What a lesson together is set to, and how it goes from one stage to the next."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

MOST_QUESTIONS: Final = 40
TIME_LIMITS: Final = (0, 20, 30, 45, 60, 90, 120, 180)  # seconds for a question, 0 for no limit
TEAMS: Final = (0, 2, 3, 4)


class LessonStage(StrEnum):
    """Where a lesson stands. After `LOBBY` it is about one question until it has ended."""

    LOBBY = "lobby"  # the class comes in
    ASKING = "asking"
    CLOSED = "closed"  # no more answers, and none is told yet
    REVEALED = "revealed"
    ENDED = "ended"


class LeadingAct(StrEnum):
    """What the teacher does."""

    NEXT = "next"  # the question after this one; of a question that was not revealed: skip it
    CLOSE = "close"
    REOPEN = "reopen"
    REVEAL = "reveal"
    GO = "go"  # to a question by its number
    END = "end"


@dataclass(frozen=True, slots=True)
class LessonSettings:
    """What the teacher chooses before the lesson.

    `seconds` for each question, 0 for no limit; so many `teams`, 0 where each plays alone. `shows_names`:
    the table of points names who has them. `shows_bars`: the bars grow while answers come in. `graded`:
    the lesson stands in the gradebook afterwards.
    """

    seconds: int = 0
    teams: int = 0
    shows_names: bool = False
    shows_bars: bool = False
    graded: bool = True
