"""Words of: which of these is not counted, and why?"""

from typing import Final

from quizzes.misconceptions.mistake import counts_fan
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Exclusion, HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import invented_text, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text
from scoring import rule_set
from wording import Translator, fan_name

_TOLD_BY_THE_HAND: Final = frozenset({"absent-fan-excluded", "other-reason"})
"""Of what is not there, or kept out by something else, the hand itself says what it is."""


def _prompt(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext(prompts(question).principle)


def _hint(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext("One of the four is true.")


def _wrong(question: HandQuestion[Exclusion], verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.invented:
        chosen = rules.fan(verdict.invented[0].split(">")[0])
        if counts_fan(question.score, chosen.id):
            return missed_text(chosen, question.score, t)
        if verdict.misconception in _TOLD_BY_THE_HAND:
            return invented_text(chosen, question.score, t)
        return t.gettext(BY_ID[verdict.misconception].feedback, fan=fan_name(chosen, t))
    return invented_text(rules.fan(verdict.missed[0].split(">")[0]), question.score, t)


WORDS: Final[KindWords[HandQuestion[Exclusion]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=score_text,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
