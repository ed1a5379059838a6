"""Words of: who pays what?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandQuestion, PaymentsAnswer, Verdict
from quizzes.words.asking import prompts
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text
from scoring import Score, Wind
from wording import Translator, and_list, article_label, conversion_text, payment_text, seat_name


def _prompt(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return t.gettext("Who gains and who loses how much?")


def _hint(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return t.gettext(prompts(question).payments_hint)


def _wrong(question: HandQuestion[PaymentsAnswer], verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return t.gettext(BY_ID[verdict.misconception].feedback)
    if verdict.right and verdict.missed:
        seats = and_list([seat_name(Wind(seat), t) for seat in verdict.missed], t)
        return t.gettext("Not right yet: %(seats)s.", seats=seats)
    return payment_text(question.score, t)


def _explanation(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    score = question.score
    lines = (score_text(question, t), conversion_text(score, t), _paid(score, question, t))
    return "\n".join(line for line in lines if line)


def _paid(score: Score, question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    article = article_label(question.citations[-1], question.address.rules, t)
    return t.gettext("%(why)s (%(article)s)", why=payment_text(score, t), article=article)


WORDS: Final[KindWords[HandQuestion[PaymentsAnswer]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
