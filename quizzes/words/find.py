"""Words of: which of these four is there?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.shared import ABSENT_FAN_ID
from quizzes.question import HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import invented_text, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import reasoned_text
from quizzes.words.score_text import score_text
from scoring import rule_set
from wording import Translator


def _prompt(question: HandQuestion[str], t: Translator) -> str:
    return t.gettext(prompts(question).find)


def _hint(question: HandQuestion[str], t: Translator) -> str:
    return t.gettext("The other three are not in this hand at all.")


def _wrong(question: HandQuestion[str], verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.misconception != ABSENT_FAN_ID:
        misconception = BY_ID[verdict.misconception]
        return reasoned_text(misconception, verdict.fan, verdict.other, question.score, t)
    if not verdict.invented:
        return missed_text(rules.fan(verdict.missed[0]), question.score, t)
    return invented_text(rules.fan(verdict.invented[0]), question.score, t)


WORDS: Final[KindWords[HandQuestion[str]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=score_text,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
