"""Words of: who pays what?"""

from typing import Final

from quizzes.misconceptions import paying
from quizzes.question import Question, Verdict
from quizzes.words.by_kind import KindWords
from quizzes.words.score_text import of_score
from scoring import Score, System, Wind, rule_set
from wording import Translator, article_label, conversion_text, listing, payment_text, seat_name


def _prompt(question: Question, t: Translator) -> str:
    return t.gettext("Who gains and who loses how much?")


def _hint(question: Question, t: Translator) -> str:
    match rule_set(question.address.rules).system:
        case System.MCR:
            return t.gettext("In points, base points included. A loss has a minus.")
        case System.IMJ:
            return t.gettext("In mados, by the standard chart. A loss has a minus.")
        case System.RENGO:
            return t.gettext("In points, sticks on the table included. A loss has a minus.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    assert question.score is not None
    if verdict.misconception:
        return t.gettext(paying.BY_ID[verdict.misconception].feedback)
    if verdict.right and verdict.missed:
        seats = listing([seat_name(Wind(seat), t) for seat in verdict.missed], t)
        return t.gettext("Not right yet: %(seats)s.", seats=seats)
    return payment_text(question.score, t)


def _explanation(question: Question, t: Translator) -> str:
    score = question.score
    assert score is not None
    lines = (of_score(question, t), conversion_text(score, t), _paid(score, question, t))
    return "\n".join(line for line in lines if line)


def _paid(score: Score, question: Question, t: Translator) -> str:
    article = article_label(question.citations[-1], question.address.rules, t)
    return t.gettext("%(why)s (%(article)s)", why=payment_text(score, t), article=article)


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
