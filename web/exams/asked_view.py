"""A question of an exam: what stands above it, and where the others are. Nothing tells right or wrong."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from quizzes import Address
from quizzes.exams import ExamBlueprint
from quizzes.texts import kind_name
from school.exams.models import ExamItem
from web.assignments.question_view import (
    AttemptHead,
    PositionView,
    TimeView,
    state_of,
    state_word,
)
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class ExamPlace:
    """A question in the list of all: answered or not, and whether it is marked for later."""

    number: int
    href: str
    answered: bool
    later: bool
    is_current: bool
    label: str


def exam_head(
    blueprint: ExamBlueprint,
    item: ExamItem,
    count: int,
    positions: tuple[PositionView, ...],
    time: TimeView | None,
    t: Translator,
) -> AttemptHead:
    """The stamps of a question: its part, its kind, its place; nothing of its address."""
    part = blueprint.part(item.part)
    address = Address.parse(item.question)
    kind = kind_name(address.kind, t)
    name = t.gettext(part.name) if part else kind
    return AttemptHead(
        title=t.gettext("Exam"),
        rules=rules_badge(blueprint.rules, t),
        kind=kind,
        worth=name if name != kind else t.gettext("Exam"),
        place=t.gettext("Question %(number)s of %(count)s", number=item.place, count=count),
        positions=positions,
        section="",
        instruction="",
        time=time,
    )


def exam_places(
    items: Iterable[ExamItem], here: int, href: Callable[[int], str], t: Translator
) -> tuple[ExamPlace, ...]:
    """All questions of an exam under way."""
    return tuple(
        ExamPlace(
            each.place,
            href(each.place),
            each.outcome is not None,
            each.later,
            each.place == here,
            t.gettext(
                "Question %(number)s: %(state)s",
                number=each.place,
                state=_state(each, t),
            ),
        )
        for each in items
    )


def _state(item: ExamItem, t: Translator) -> str:
    word = state_word("open" if item.outcome is None else "answered", t)
    return t.gettext("%(state)s, marked for later", state=word) if item.later else word


def graded_places(
    items: Iterable[ExamItem], here: int, href: Callable[[int], str], t: Translator
) -> tuple[PositionView, ...]:
    """All questions of an exam that is over, each with how it was answered."""
    return tuple(_graded(each, here, href, t) for each in items)


def _graded(item: ExamItem, here: int, href: Callable[[int], str], t: Translator) -> PositionView:
    state = state_of(item, is_revealed=True)
    label = t.gettext(
        "Question %(number)s: %(state)s", number=item.place, state=state_word(state, t)
    )
    return PositionView(item.place, href(item.place), state, item.place == here, label)
