"""A question as it is asked. Nothing here looks at the answer."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from quizzes import Question, hint, prompt
from quizzes.words import names_elsewhere
from scoring import rule_set
from web.components.hand import HandView, hand_view
from web.questions.announcement import AnnouncementView, announcement_view
from web.questions.control import Control, control_of
from web.questions.heading import ChoiceView, choice_views, page_title
from web.questions.number_field import NumberView, number_view
from web.questions.picker import (
    FanPickerView,
    TileGroup,
    ValuePadView,
    fan_picker_view,
    value_pad_view,
    wait_groups,
)
from web.questions.reason import SituationView, asked_text, situation_view
from web.questions.seats import SeatsView, seats_view
from wording import Translator


@dataclass(frozen=True, slots=True)
class Tried:
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
class AskedView:
    """A question with the one control that its answer is given with.

    It is about a hand on the felt, or about a situation, or about words alone; `foreign` are
    names of other languages in its sentences.
    """

    hand: HandView | None
    situation: SituationView | None
    title: str
    question: str
    hint: str
    control: Control
    error: str = ""
    foreign: tuple[tuple[str, str], ...] = ()
    picker: FanPickerView | None = None
    pad: ValuePadView | None = None
    groups: tuple[TileGroup, ...] = ()
    choices: tuple[ChoiceView, ...] = ()
    number: NumberView | None = None
    seats: SeatsView | None = None
    announced: AnnouncementView | None = None


def asked_view(question: Question, t: Translator, tried: Tried) -> AskedView:
    """The question, what was tried before included."""
    control = control_of(question)
    asked = asked_text(question, prompt(question, t), t)
    rules = rule_set(question.address.rules)
    return AskedView(
        hand=shown_hand(question, t),
        situation=situation_view(question, t),
        title=page_title(question, asked, t),
        question=asked,
        hint=hint(question, t),
        control=control,
        error=tried.error,
        foreign=names_elsewhere(question, t),
        picker=_picker(question, t, tried.fans) if control is Control.FANS else None,
        pad=value_pad_view(rules, t, tried.total) if control is Control.PAD else None,
        groups=wait_groups(t, tried.tiles) if control is Control.TILES else (),
        choices=choice_views(question, t, tried.choice) if control is Control.CHOICES else (),
        number=number_view(question, t, tried.total) if control is Control.NUMBER else None,
        announced=_announced(question, t, tried) if control is Control.ANNOUNCEMENT else None,
        seats=seats_view(question, t, tried.seats) if control is Control.SEATS else None,
    )


def _picker(question: Question, t: Translator, given: tuple[str, ...]) -> FanPickerView:
    """The fans that the question offers: a short list at the first levels, else all."""
    rules = rule_set(question.address.rules)
    offered = [rules.fan(choice.id) for choice in question.choices or ()]
    return fan_picker_view(offered, rules.id, t, given, question.hand)


def _announced(question: Question, t: Translator, tried: Tried) -> AnnouncementView:
    return announcement_view(question, t, tried.extra, tried.fans, tried.total)


def shown_hand(question: Question, t: Translator) -> HandView | None:
    """The hand of a question before its answer is due; None where it is about no hand."""
    held = question.hand or question.waiting_hand
    return hand_view(held, question.address.rules, t) if held else None
