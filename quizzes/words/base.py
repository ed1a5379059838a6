"""Words of: what is the base of this hand?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandQuestion, Verdict
from quizzes.words.headline import fullest, summed_fu
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import other_readings
from wording import Translator, base_item_line, completed_by_ron_text, joined_sentences


def _prompt(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext("How many fu is this hand?")


def _hint(question: HandQuestion[float], t: Translator) -> str:
    return t.gettext("Round as the rules say.")


def _wrong(question: HandQuestion[float], verdict: Verdict, t: Translator) -> str:
    account = question.score.account
    base = account.base if account else None
    assert account is not None
    assert base is not None  # the kind asks for one
    summed = summed_fu(base, account.reading.sets, t)
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([joined_sentences([told, summed], t), told], t)
    return summed


def _explanation(question: HandQuestion[float], t: Translator) -> str:
    account = question.score.account
    base = account.base if account else None
    assert account is not None
    assert base is not None  # the kind asks for one
    lines = [base_item_line(item, account.reading.sets, t) for item in base.items]
    lines += filter(None, [completed_by_ron_text(question.score, t)])
    lines.append(t.gettext("This hand is %(fu)s fu.", fu=base.points))
    if readings := list(other_readings(question.score, t)):
        lines += [*readings, t.gettext("Of several readings the one that pays most counts.")]
    return "\n".join(lines)


WORDS: Final[KindWords[HandQuestion[float]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
