"""A question as it is asked on paper. Nothing here looks at the answer."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final
from unicodedata import east_asian_width

from quizzes import Question, hint
from quizzes.question import (
    AnnouncementQuestion,
    HandQuestion,
    PaymentsAnswer,
    SheetQuestion,
    TsumoQuestion,
)
from quizzes.texts import foreign_names
from scoring import rule_set
from scoring.rows import row_for_each
from web.components.hand import HandView
from web.questions.announcement import AnnouncedFan, announcement_view
from web.questions.control import Control
from web.questions.heading import choice_views
from web.questions.kind_views import control_of, kind_view
from web.questions.number_field import NUMBER_FIELD
from web.questions.picker import FEW_FANS, fan_picker_view
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_text, situation_view
from web.questions.seats import SeatView, seats_view, sheet_seats_view
from web.questions.session_sheet import ScoreSheetView
from web.questions.stated import TableShown
from wording import Translator


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
class WritingLine:
    """An empty line to write on, or a short one for a number with its unit."""

    label: str
    short: bool = False
    unit: str = ""


@dataclass(frozen=True, slots=True)
class AnnouncedView:
    """What somebody announced, to strike out what is wrong."""

    fans: tuple[AnnouncedFan, ...]
    total: str


@dataclass(frozen=True, slots=True)
class TaskView:
    """A question on paper, with the room that its answer takes.

    `prompt` is empty where the head of the section asks it for all. `points` is what it counts,
    empty where all count one.
    """

    number: int
    prompt: str
    hint: str
    facts: tuple[str, ...] = ()
    sheet: ScoreSheetView | None = None
    table: TableShown | None = None
    hand: HandView | None = None
    foreign_names: tuple[tuple[str, str], ...] = ()
    points: str = ""
    boxes: BoxesView | None = None
    lines: tuple[WritingLine, ...] = ()
    seats: tuple[SeatView, ...] = ()
    announced: AnnouncedView | None = None


_FOUR, _TWO = 17, 42  # letters that an answer may have to stand four, or two, in a row
_WIDE: Final = frozenset("WF")  # classes of characters that are as wide as two letters


def task_view(question: Question, number: int, points: str, t: Translator) -> TaskView:
    """The question with the room for its answer."""
    situation = situation_view(question, t)
    task = TaskView(
        number=number,
        prompt=prompt_text(question, t),
        hint=hint(question, t),
        facts=situation.facts if situation else (),
        table=situation.table if situation else None,
        sheet=situation.sheet if situation else None,
        hand=shown_hand(question, t),
        foreign_names=foreign_names(question, t),
        points=points,
    )
    return _ANSWER_SPACE[control_of(question)](task, question, t)


def _with_total(task: TaskView, question: Question, t: Translator) -> TaskView:
    total = WritingLine(t.gettext("Total"), short=True)
    return replace(task, lines=(WritingLine(t.gettext("Counted")), total))


def _with_tiles(task: TaskView, question: Question, t: Translator) -> TaskView:
    return replace(task, lines=(WritingLine(t.gettext("Tiles")),))


def _with_seats(
    task: TaskView,
    question: HandQuestion[PaymentsAnswer] | TsumoQuestion | SheetQuestion,
    t: Translator,
) -> TaskView:
    if isinstance(question, SheetQuestion):
        return replace(task, seats=sheet_seats_view(question, t, {}).seats)
    return replace(task, seats=seats_view(question, t, {}).seats)


def _with_fans(task: TaskView, question: HandQuestion[tuple[str, ...]], t: Translator) -> TaskView:
    """A few fans to mark, or lines to write them on where the learner has to know them."""
    offered = question.choices or ()
    if len(offered) > FEW_FANS:
        return replace(task, lines=(WritingLine(t.gettext("Counted")), WritingLine("")))
    rules = rule_set(question.address.rules)
    picker = fan_picker_view(
        (rules.fan(each.id) for each in offered), rules.id, t, hand=question.hand
    )
    boxes = tuple(
        BoxView("", fan.name, group.label) for group in picker.groups for fan in group.fans
    )
    return replace(task, boxes=BoxesView(boxes, _columns(boxes), several=True))


def _with_announcement(task: TaskView, question: AnnouncementQuestion, t: Translator) -> TaskView:
    said = announcement_view(question, t)
    lines = (
        WritingLine(t.gettext("Something is missing")),
        WritingLine(t.gettext("The right total"), short=True),
    )
    return replace(task, announced=AnnouncedView(said.fans, said.total), lines=lines)


def _with_number(task: TaskView, question: Question, t: Translator) -> TaskView:
    field = kind_view(question).number_field or NUMBER_FIELD
    asked = field.view(t, "")
    number = WritingLine(asked.label, short=True, unit=asked.unit)
    if not field.working:
        return replace(task, lines=(number,))
    return replace(task, lines=(WritingLine(t.gettext("Working")), WritingLine(""), number))


def _with_choices(task: TaskView, question: Question, t: Translator) -> TaskView:
    boxes = tuple(
        BoxView(each.key, each.name, each.points, each.lang) for each in choice_views(question, t)
    )
    columns = _columns(boxes)
    beside = max(1, columns // 2)  # half the page is left beside a table
    return replace(task, boxes=BoxesView(boxes, beside if task.table else columns))


_ANSWER_SPACE: Final[Mapping[Control, Callable[[TaskView, Any, Translator], TaskView]]] = (
    row_for_each(
        Control,
        {
            Control.FANS: _with_fans,
            Control.PAD: _with_total,
            Control.TILES: _with_tiles,
            Control.SEATS: _with_seats,
            Control.ANNOUNCEMENT: _with_announcement,
            Control.NUMBER: _with_number,
            Control.CHOICES: _with_choices,
        },
    )
)


def _columns(boxes: Sequence[BoxView]) -> int:
    """How many answers stand in a row, so that none of them needs a second line."""
    widest = max(_width(each.name) + _width(each.points) for each in boxes)
    if widest <= _FOUR:
        return 4
    return 2 if widest <= _TWO else 1


def _width(text: str) -> int:
    return sum(2 if east_asian_width(each) in _WIDE else 1 for each in text)
