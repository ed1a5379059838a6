"""What a question about a score sheet is made of, before it has an address."""

from dataclasses import dataclass
from enum import StrEnum

from quizzes.message import Message
from quizzes.misconceptions.settlement import Payments
from quizzes.sheets.lines import Sheet


class AskedOfSheet(StrEnum):
    """What is asked of a score sheet, or of what is done with it."""

    POINTS = "points"  # the points of a deal, player by player
    TOTALS = "totals"  # the running totals after some deals
    ERROR = "error"  # which line is wrong
    RANK = "rank"  # table points, or places, with ties
    SEATS = "seats"  # who sits where in a round
    WALL = "wall"  # which stack of which wall goes first
    SIGN = "sign"  # whose signature is missing
    APPEAL = "appeal"  # which appeal is in time and complete


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTask:
    """The question without its address.

    `facts` are told beside the sheet, `asked` is what is asked, `working` how the answer comes about,
    cell by cell. `answer` are amounts by seat, or the id of one of `choices`, each with what it says and the
    misconception that leads to it, if any. `wrong` are amounts that wrong rules yield; where a
    line is wrong, what stands there.
    `is_house_ruling`: the text leaves the answer open, so that this site rules.
    """

    asks: AskedOfSheet
    sheet: Sheet
    facts: tuple[Message, ...]
    asked: Message
    answer: Payments | str
    working: tuple[Message, ...]
    articles: tuple[str, ...]
    choices: tuple[tuple[str, Message, str | None], ...] = ()
    wrong: tuple[tuple[str, Payments], ...] = ()
    is_house_ruling: bool = False
