"""A question with its key, as its teacher sees it in lists."""

from dataclasses import dataclass

from quizzes import Question
from quizzes.question import score_of, tiles_of
from quizzes.texts import foreign_names, kind_name
from quizzes.words.score_text import total_text
from scoring import Hand, WaitingHand
from web.components.hand import HandView
from web.questions.answer_words import key_words, words_language
from web.questions.choices import ChoiceView
from web.questions.control import Control
from web.questions.heading import choice_views
from web.questions.kind_views import control_of
from web.questions.question_view import shown_hand
from web.questions.reason import prompt_without_control, situation_view
from web.questions.stated import SituationView
from wording import Translator, rules_badge


@dataclass(frozen=True, slots=True)
class AskedView:
    """What is asked, of which hand, with the key; `total` where fans are the key."""

    rules: str
    kind: str
    level: int
    hand: HandView | None
    situation: SituationView | None
    question: str
    choices: tuple[ChoiceView, ...]
    key: str
    key_lang: str
    total: str
    foreign_names: tuple[tuple[str, str], ...]


def asked_view(
    question: Question, t: Translator, beside: Hand | WaitingHand | None = None
) -> AskedView:
    """The question; without its hand where that is the one that stands beside it anyway."""
    control, score = control_of(question), score_of(question)
    return AskedView(
        rules=rules_badge(question.address.rules, t),
        kind=kind_name(question.address.kind, t),
        level=question.address.level,
        hand=None if beside and tiles_of(question) == beside else shown_hand(question, t),
        situation=situation_view(question, t),
        question=prompt_without_control(question, t),
        choices=choice_views(question, t) if control is Control.CHOICES else (),
        key=key_words(question, t),
        key_lang=words_language(question, question.answer, t),
        total=total_text(score, t) if score and control is Control.FANS else "",
        foreign_names=foreign_names(question, t),
    )
