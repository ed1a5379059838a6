"""Words of: which fans count in this hand?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import ABSENT_FAN_ID, MISSED_FAN_ID
from quizzes.question import HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import fans_headline, with_fans
from quizzes.words.kind_words import (
    KindWords,
    complete_headline,
    named_choice,
    no_foreign_names,
    reader_language,
)
from quizzes.words.misconception import reasoned_text
from quizzes.words.score_text import score_text
from wording import Translator, joined_sentences

_TELLING_NOTHING: Final = frozenset({MISSED_FAN_ID, ABSENT_FAN_ID})
"""What only says that a fan is there or not: what makes it or what it lacks says more."""


def _prompt(question: HandQuestion[tuple[str, ...]], t: Translator) -> str:
    return t.gettext(prompts(question).fans)


def _hint(question: HandQuestion[tuple[str, ...]], t: Translator) -> str:
    own = prompts(question)
    told = t.gettext(own.fans_hint)
    if own.flowers_hint and any(each.id == "flower-tiles" for each in question.choices or ()):
        return joined_sentences([told, t.gettext(own.flowers_hint)], t)
    return told


def _wrong(question: HandQuestion[tuple[str, ...]], verdict: Verdict, t: Translator) -> str:
    if verdict.misconception and verdict.misconception not in _TELLING_NOTHING:
        misconception = BY_ID[verdict.misconception]
        told = reasoned_text(misconception, verdict.fan, verdict.other, question.score, t)
        return told if verdict.fan else with_fans(told, verdict, question.score, t)
    return fans_headline(verdict, question.score, t)


WORDS: Final[KindWords[HandQuestion[tuple[str, ...]]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=complete_headline,
    explanation=score_text,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
