"""Words of: which of these is not counted, and why?"""

from typing import Final

from quizzes.misconceptions.mistake import counts_fan
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Exclusion, HandQuestion, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import invented_text, missed_text, struck_text
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

_NOT_THERE: Final = "absent-fan-excluded"
_OTHER_REASON: Final = "other-reason"


def _prompt(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext(prompts(question).principle)


def _hint(question: HandQuestion[Exclusion], t: Translator) -> str:
    return t.gettext("One of the four is true.")


def _wrong(question: HandQuestion[Exclusion], verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.invented:
        chosen = rules.fan(verdict.invented[0].split(">")[0])
        if chosen.id == question.answer.fan:
            return _kept_out(question, t, is_reason_wrong=verdict.misconception == _OTHER_REASON)
        if counts_fan(question.score, chosen.id):
            return missed_text(chosen, question.score, t)
        if verdict.misconception == _NOT_THERE:  # the hand itself says what it lacks
            return invented_text(chosen, question.score, t)
        return t.gettext(BY_ID[verdict.misconception].feedback, fan=fan_name(chosen, t))
    return _kept_out(question, t)


def _kept_out(
    question: HandQuestion[Exclusion], t: Translator, *, is_reason_wrong: bool = False
) -> str:
    """What keeps out the fan that is asked for, though it may count for other sets."""
    key, account = question.answer, question.score.account
    assert account is not None  # something is struck
    for each in account.struck:
        if (each.fan.id, each.because) == (key.fan, key.because):
            return struck_text(each, question.score, t, is_reason_wrong=is_reason_wrong)
    return invented_text(rule_set(question.address.rules).fan(key.fan), question.score, t)


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
