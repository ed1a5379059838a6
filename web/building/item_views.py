"""The questions of an assignment as its teacher sees them: hand, prompt, key, explanation."""

from collections.abc import Mapping
from dataclasses import dataclass

from quizzes import Address, Question, grade
from quizzes.address import LEVELS
from quizzes.question import score_of
from quizzes.question_cache import question_at
from quizzes.texts import foreign_names, kind_name
from quizzes.topics import filtered_topic
from quizzes.words.score_text import total_text
from school.assignments.models import Item
from school.assignments.status import SectionWithItems
from scoring import rule_set
from web.components.hand import HandView
from web.components.ledger import BlockView, FanHref
from web.progress.topics import topic_name
from web.questions.answer_words import key_words, words_language
from web.questions.answered_view import answered_view
from web.questions.choices import ChoiceView
from web.questions.control import Control
from web.questions.heading import choice_views
from web.questions.kind_views import control_of
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.questions.seats import PaymentsTable
from web.questions.stated import ReasonView, SituationView
from wording import Translator


@dataclass(frozen=True, slots=True)
class ItemView:
    """One question with its key. `aim` is what it was chosen for; empty where nothing was wished.

    `points` are as they stand in the field. Of `blocks`, `reason` and `paid` its explanation is made.
    """

    id: str
    number: int
    kind: str
    level: int
    aim: str
    points: str
    error: str
    locked: bool
    hand: HandView | None
    situation: SituationView | None
    question: str
    choices: tuple[ChoiceView, ...]
    key: str
    key_lang: str
    total: str
    reason: ReasonView | None
    paid: PaymentsTable | None
    blocks: tuple[BlockView, ...]
    foreign_names: tuple[tuple[str, str], ...]
    easier: bool
    harder: bool
    note: str
    can_be_swapped: bool


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section with its questions; its words as they stand in the fields."""

    id: str
    number: int
    title: str
    instruction: str
    items: tuple[ItemView, ...]
    error: str = ""


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed over what is stored, by the names of the fields, and what is wrong with it."""

    values: Mapping[str, str]
    errors: Mapping[str, str]


def section_views(
    parts: tuple[SectionWithItems, ...], t: Translator, href: FanHref, typed: Typed
) -> tuple[SectionView, ...]:
    """All sections, with what was typed."""
    return tuple(_section(number, part, t, href, typed) for number, part in enumerate(parts, 1))


def _section(
    number: int, part: SectionWithItems, t: Translator, href: FanHref, typed: Typed
) -> SectionView:
    own = part.section
    id = str(own.public_id)
    return SectionView(
        id=id,
        number=number,
        title=typed.values.get(f"section-title-{id}", own.title),
        instruction=typed.values.get(f"section-text-{id}", own.instruction),
        items=tuple(item_view(each, t, href, typed) for each in part.items),
        error=typed.errors.get(f"section-text-{id}", ""),
    )


def item_view(item: Item, t: Translator, href: FanHref, typed: Typed) -> ItemView:
    """A question with its key."""
    question, name = question_at(Address.parse(item.question)), f"points-{item.public_id}"
    address = question.address
    explained = answered_view(question, None, grade(question, None), t, href)
    return ItemView(
        id=str(item.public_id),
        number=item.position,
        kind=kind_name(address.kind, t),
        level=address.level,
        aim=aim_text(address, t),
        points=typed.values.get(name, points_in_field(item.points)),
        error=typed.errors.get(name, ""),
        locked=item.locked,
        hand=shown_hand(question, t),
        situation=situation_view(question, t),
        question=_asked(question, t),
        choices=choice_views(question, t) if control_of(question) is Control.CHOICES else (),
        key=key_words(question, t),
        key_lang=words_language(question, question.answer, t),
        total=_total(question, t),
        reason=explained.reason,
        paid=explained.paid,
        blocks=explained.blocks,
        foreign_names=foreign_names(question, t),
        easier=address.level > LEVELS[0] and not address.is_own,
        harder=address.level < LEVELS[-1] and not address.is_own,
        note=item.note or "",
        can_be_swapped=not address.is_own,
    )


def _asked(question: Question, t: Translator) -> str:
    """What is asked; an announcement is told whole, for no control shows it here."""
    return prompt_without_control(question, t)


def _total(question: Question, t: Translator) -> str:
    """What the fans come to, where fans are the answer."""
    score = score_of(question)
    of_fans = control_of(question) is Control.FANS
    return total_text(score, t) if score and of_fans else ""


def points_in_field(points: float) -> str:
    """Points as a number field holds them."""
    return str(int(points)) if points == int(points) else str(points)


def aim_text(address: Address, t: Translator) -> str:
    """What the question was chosen for: a fan, a principle, a topic, or a hand of the table."""
    if address.natural:
        return t.gettext("as at the table")
    if address.is_own:
        return t.gettext("your own, the same hand for everybody")
    topic = filtered_topic(address)
    return topic_name(topic, rule_set(address.rules), t) if topic else ""
