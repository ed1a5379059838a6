"""Words of: how much is this hand worth?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import MISSED_FAN_ID
from quizzes.question import HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import total_headline
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import reasoned_text
from quizzes.words.score_text import score_text, worth_said, yakuman_note
from wording import Translator


def _prompt(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext(prompts(question).total)


def _hint(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext(prompts(question).total_hint)


def _wrong(question: HandQuestion[float], verdict: Verdict, t: Translator) -> str:
    if verdict.misconception and verdict.misconception != MISSED_FAN_ID:
        misconception = BY_ID[verdict.misconception]
        return reasoned_text(misconception, verdict.fan, verdict.other, question.score, t)
    if verdict.invented:  # a sum does not tell what was overlooked
        return total_headline(float(verdict.invented[0]), question.score, t)
    return t.gettext("This hand is worth %(worth)s.", worth=worth_said(question.score, t))


def explanation(question: HandQuestion[float], t: Translator) -> str:
    """The count; a yakuman, to which the text gives no han, says what its number is."""
    told = (score_text(question, t), yakuman_note(question.score, t))
    return "\n".join(filter(None, told))


WORDS: Final[KindWords[HandQuestion[float]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
