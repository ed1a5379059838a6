"""The plain values that sheets of paper show; every word is in the sheet's language already."""

from dataclasses import dataclass

from markupsafe import Markup

from web.questions.control_models import SaidFan, SeatView
from web.view_models import HandView


@dataclass(frozen=True, slots=True)
class Print:
    """How a sheet is printed, beside its words.

    `size` is `a4` or `letter`, `text` is `normal` or `large`, `inks` is `grey` or `colour`.
    """

    size: str = "a4"
    text: str = "normal"
    inks: str = "grey"
    numerals: bool = False


@dataclass(frozen=True, slots=True)
class BoxView:
    """An answer to mark: its letter, what it says, what it is worth; `lang` where another's."""

    key: str
    name: str
    points: str = ""
    lang: str = ""


@dataclass(frozen=True, slots=True)
class BoxesView:
    """Answers to mark, so many beside one another; `several` where more than one may be right."""

    boxes: tuple[BoxView, ...]
    columns: int
    several: bool = False


@dataclass(frozen=True, slots=True)
class LineView:
    """An empty line to write on, or a short one for a number with its unit."""

    label: str
    short: bool = False
    unit: str = ""


@dataclass(frozen=True, slots=True)
class AnnouncedView:
    """What somebody announced, to strike out what is wrong."""

    fans: tuple[SaidFan, ...]
    total: str


@dataclass(frozen=True, slots=True)
class TaskView:
    """A question on paper, with the room that its answer takes.

    `asked` is empty where the head of the section asks it for all. `points` is what it counts,
    empty where all count one.
    """

    number: int
    asked: str
    hint: str
    told: tuple[str, ...] = ()
    hand: HandView | None = None
    foreign: tuple[tuple[str, str], ...] = ()
    points: str = ""
    boxes: BoxesView | None = None
    lines: tuple[LineView, ...] = ()
    seats: tuple[SeatView, ...] = ()
    announced: AnnouncedView | None = None


@dataclass(frozen=True, slots=True)
class PartView:
    """A section: its title and instruction, and what all of its tasks ask, each perhaps empty."""

    title: str
    instruction: str
    asked: str
    hint: str
    tasks: tuple[TaskView, ...]


@dataclass(frozen=True, slots=True)
class HeadView:
    """What stands at the head of a sheet and at the foot of its pages; `rules` is a stamp."""

    title: str
    rules: str
    of_class: str
    version: str
    points: str


@dataclass(frozen=True, slots=True)
class WorksheetView:
    """A worksheet; `qr` leads to the same questions on the site."""

    head: HeadView
    parts: tuple[PartView, ...]
    qr: Markup


@dataclass(frozen=True, slots=True)
class KeyRow:
    """A line of the key.

    `letter` and `answer` are what is right, `lang` where the answer is in another language;
    `account` the fans that count with their values and what they come to, `why` what else leads to
    the answer with its articles, with the names of other languages in it (`foreign`); `address`
    names the question for ever.
    """

    number: int
    letter: str
    answer: str
    account: str
    why: tuple[str, ...]
    address: str
    points: str = ""
    lang: str = ""
    foreign: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class KeyView:
    """The answers to a worksheet, for the teacher alone."""

    head: HeadView
    parts: tuple[tuple[str, tuple[KeyRow, ...]], ...]


@dataclass(frozen=True, slots=True)
class CardView:
    """A student's card: the name, the code, and the code as an address."""

    name: str
    code: str
    qr: Markup


@dataclass(frozen=True, slots=True)
class CardsView:
    """The cards of a class, a sheet after the other; `address` is where a code is typed."""

    of_class: str
    address: str
    sheets: tuple[tuple[CardView, ...], ...]


@dataclass(frozen=True, slots=True)
class CodeView:
    """What a class joins with: the code in large letters, and the address."""

    of_class: str
    code: str
    address: str
    qr: Markup
