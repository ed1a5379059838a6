"""A question as it is asked. Nothing here looks at the answer."""

from dataclasses import dataclass

from quizzes import Kind, Question, hint, prompt
from school.progress.tally import Tally
from scoring import rule_set
from web.present.drill import choice_views, drill_head
from web.present.hand import hand_view
from web.present.picker import fan_picker_view, value_pad_view, wait_groups
from web.run import Run
from web.view_models import (
    ChoiceView,
    DrillHead,
    FanPickerView,
    HandView,
    TileGroup,
    ValuePadView,
)
from wording import Translator


@dataclass(frozen=True, slots=True)
class Tried:
    """What was sent and could not be taken as an answer, so that it stands there again."""

    error: str = ""
    fans: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    total: str = ""


@dataclass(frozen=True, slots=True)
class AskedView:
    """A question with the one control that its answer is given with."""

    head: DrillHead
    hand: HandView
    question: str
    hint: str
    control: str
    error: str = ""
    picker: FanPickerView | None = None
    pad: ValuePadView | None = None
    groups: tuple[TileGroup, ...] = ()
    choices: tuple[ChoiceView, ...] = ()


def asked_view(
    question: Question, run: Run, so_far: Tally | None, t: Translator, tried: Tried
) -> AskedView:
    """The question, what was tried before included."""
    kind = question.address.kind
    rules = rule_set(question.address.rules)
    return AskedView(
        head=drill_head(run, so_far, t),
        hand=shown_hand(question, t),
        question=prompt(question, t),
        hint=hint(question, t),
        control=kind.value,
        error=tried.error,
        picker=_picker(question, t, tried.fans) if kind is Kind.FANS else None,
        pad=value_pad_view(rules, t, tried.total) if kind is Kind.TOTAL else None,
        groups=wait_groups(t, tried.tiles) if kind is Kind.WAITS else (),
        choices=choice_views(question, t) if kind is Kind.FIND else (),
    )


def _picker(question: Question, t: Translator, given: tuple[str, ...]) -> FanPickerView:
    """The fans that the question offers: a short list at the first levels, else all."""
    rules = rule_set(question.address.rules)
    offered = [rules.fan(choice.id) for choice in question.choices or ()]
    return fan_picker_view(offered, rules.id, t, given, question.hand)


def shown_hand(question: Question, t: Translator) -> HandView:
    """The hand of a question before its answer is due."""
    held = question.hand or question.standing
    if held is None:
        raise ValueError(f"{question.address} shows neither a hand nor standing tiles")
    return hand_view(held, question.address.rules, t)
