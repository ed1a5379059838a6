"""Words of: how much is this hand worth?"""

from typing import Final

from quizzes.misconceptions.shared import MISSED_FAN_ID
from quizzes.question import HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import misconception_text, named_fan
from quizzes.words.score_text import score_text, total_text
from scoring import rule_set
from wording import Translator, points


def _prompt(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext(prompts(question).total)


def _hint(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext(prompts(question).total_hint)


def _wrong(question: HandQuestion[float], verdict: Verdict, t: Translator) -> str:
    if (
        verdict.misconception == MISSED_FAN_ID and verdict.fan
    ):  # a sum does not tell what was overlooked
        fan = named_fan(verdict.fan, rule_set(question.address.rules), t)
        return t.gettext("The total is too low by just %(fan)s.", fan=fan)
    if verdict.misconception:
        return misconception_text(question, verdict, t)
    rules, total = question.address.rules, float(verdict.missed[0])
    if not verdict.invented:
        return t.gettext("This hand is worth %(worth)s.", worth=total_text(question.score, t))
    off = float(verdict.invented[0]) - total
    if off > 0:
        return t.gettext("The total is %(worth)s too high.", worth=points(off, rules, t))
    return t.gettext("The total is %(worth)s too low.", worth=points(-off, rules, t))


WORDS: Final[KindWords[HandQuestion[float]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=score_text,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
