"""A question as it is asked. Nothing here looks at the answer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

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
from web.questions.announcement import AnnouncementView, announcement_view
from web.questions.choices import ChoiceView
from web.questions.control import Control
from web.questions.heading import choice_views, page_title
from web.questions.kind_views import control_of, kind_view
from web.questions.number_field import NumberView
from web.questions.picker import (
    FanPickerView,
    TileGroup,
    ValuePadView,
    fan_picker_view,
    value_pad_view,
    wait_groups,
)
from web.questions.reason import prompt_text, situation_view
from web.questions.seats import SeatsView, seats_view, sheet_seats_view
from web.questions.stated import SituationView
from wording import Translator


@dataclass(frozen=True, slots=True)
class SentFields:
    """What was sent or saved before, so that it stands there again.

    `error` says why it could not be taken as an answer; `choice` is what the form sends for the
    one of a few answers.
    """

    error: str = ""
    choice: str = ""
    fans: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    total: str = ""
    seats: Mapping[str, str] = field(default_factory=dict)
    extra: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question with the one control that its answer is given with.

    It is about a hand on the felt, or about a situation, or about words alone; `foreign_names` are
    names of other languages in its sentences.
    """

    hand: HandView | None
    situation: SituationView | None
    title: str
    question: str
    hint: str
    control: Control
    error: str = ""
    foreign_names: tuple[tuple[str, str], ...] = ()
    picker: FanPickerView | None = None
    pad: ValuePadView | None = None
    groups: tuple[TileGroup, ...] = ()
    choices: tuple[ChoiceView, ...] = ()
    number: NumberView | None = None
    seats: SeatsView | None = None
    announced: AnnouncementView | None = None


def question_view(question: Question, t: Translator, sent: SentFields) -> QuestionView:
    """The question, what was tried before included."""
    control = control_of(question)
    asked = prompt_text(question, t)
    view = QuestionView(
        hand=shown_hand(question, t),
        situation=situation_view(question, t),
        title=page_title(question, asked, t),
        question=asked,
        hint=hint(question, t),
        control=control,
        error=sent.error,
        foreign_names=foreign_names(question, t),
    )
    return _CONTROLS[control](view, question, t, sent)


def _with_picker(
    view: QuestionView, question: HandQuestion[tuple[str, ...]], t: Translator, sent: SentFields
) -> QuestionView:
    """The fans that the question offers: a short list at the first levels, else all."""
    rules = rule_set(question.address.rules)
    offered = [rules.fan(choice.id) for choice in question.choices or ()]
    picker = fan_picker_view(offered, rules.id, t, sent.fans, question.hand)
    return replace(view, picker=picker)


def _with_pad(
    view: QuestionView, question: Question, t: Translator, sent: SentFields
) -> QuestionView:
    return replace(view, pad=value_pad_view(rule_set(question.address.rules), t, sent.total))


def _with_tiles(
    view: QuestionView, question: Question, t: Translator, sent: SentFields
) -> QuestionView:
    return replace(view, groups=wait_groups(t, sent.tiles))


def _with_seats(
    view: QuestionView,
    question: HandQuestion[PaymentsAnswer] | TsumoQuestion | SheetQuestion,
    t: Translator,
    sent: SentFields,
) -> QuestionView:
    if isinstance(question, SheetQuestion):
        return replace(view, seats=sheet_seats_view(question, t, sent.seats))
    return replace(view, seats=seats_view(question, t, sent.seats))


def _with_announcement(
    view: QuestionView, question: AnnouncementQuestion, t: Translator, sent: SentFields
) -> QuestionView:
    announced = announcement_view(question, t, sent.extra, sent.fans, sent.total)
    return replace(view, announced=announced)


def _with_choices(
    view: QuestionView, question: Question, t: Translator, sent: SentFields
) -> QuestionView:
    return replace(view, choices=choice_views(question, t, sent.choice))


def _with_number(
    view: QuestionView, question: Question, t: Translator, sent: SentFields
) -> QuestionView:
    field = kind_view(question).number_field
    return replace(view, number=field.view(t, sent.total) if field else None)


_CONTROLS: Final[
    Mapping[Control, Callable[[QuestionView, Any, Translator, SentFields], QuestionView]]
] = row_for_each(
    Control,
    {
        Control.FANS: _with_picker,
        Control.PAD: _with_pad,
        Control.TILES: _with_tiles,
        Control.SEATS: _with_seats,
        Control.ANNOUNCEMENT: _with_announcement,
        Control.CHOICES: _with_choices,
        Control.NUMBER: _with_number,
    },
)


def shown_hand(question: Question, t: Translator) -> HandView | None:
    """The tiles of a question before its answer is due; None where it shows none."""
    return kind_view(question).hand(question, t)
