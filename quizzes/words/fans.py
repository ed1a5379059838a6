"""Words of: which fans does this hand count?"""

from typing import Final

from quizzes.question import HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.kind_words import (
    KindWords,
    complete_headline,
    named_choice,
    no_foreign_names,
    reader_language,
)
from quizzes.words.misconception import misconception_text, named_fan
from quizzes.words.score_text import score_text
from scoring import rule_set
from wording import Translator


def _prompt(question: HandQuestion[tuple[str, ...]], t: Translator) -> str:
    return t.gettext(prompts(question).fans)


def _hint(question: HandQuestion[tuple[str, ...]], t: Translator) -> str:
    return t.gettext(prompts(question).fans_hint)


def _wrong(question: HandQuestion[tuple[str, ...]], verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return misconception_text(question, verdict, t)
    if verdict.invented:
        rules = rule_set(question.address.rules)
        dearest = max(verdict.invented, key=lambda fan: rules.fan(fan).value)
        return t.gettext("%(fan)s is not in this hand.", fan=named_fan(dearest, rules, t))
    return t.gettext("This is how the hand counts.")


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
