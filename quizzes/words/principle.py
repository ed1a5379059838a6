"""Words of: which of these is not counted, and why?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Exclusion, HandQuestion, Verdict
from quizzes.words.asking import prompts
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


def _prompt(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext(prompts(question).principle)


def _hint(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext("One of the four is true.")


def _wrong(question: HandQuestion[Exclusion], verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.invented:
        fan = fan_name(rules.fan(verdict.invented[0].split(">")[0]), t)
        return t.gettext(BY_ID[verdict.misconception].feedback, fan=fan)
    return t.gettext(
        "%(fan)s is there and not counted.",
        fan=fan_name(rules.fan(verdict.missed[0].split(">")[0]), t),
    )


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
