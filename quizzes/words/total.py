"""Words of: how much is this hand worth?"""

from typing import Final

from quizzes import misconceptions
from quizzes.question import Question, Verdict
from quizzes.words.asking import asked, hinted
from quizzes.words.by_kind import KindWords
from quizzes.words.misconception import misconception_text, named_fan
from quizzes.words.score_text import total_text
from scoring import rule_set
from wording import Translator, points


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    if (
        verdict.misconception == misconceptions.MISSED and verdict.fan
    ):  # a sum does not tell what was overlooked
        fan = named_fan(verdict.fan, rule_set(question.address.rules), t)
        return t.gettext("The total is too low by just %(fan)s.", fan=fan)
    if verdict.misconception:
        return misconception_text(question, verdict, t)
    rules, total = question.address.rules, float(verdict.missed[0])
    if not verdict.invented and question.score:
        return t.gettext("This hand is worth %(worth)s.", worth=total_text(question.score, t))
    off = float(verdict.invented[0]) - total
    if off > 0:
        return t.gettext("The total is %(worth)s too high.", worth=points(off, rules, t))
    return t.gettext("The total is %(worth)s too low.", worth=points(-off, rules, t))


WORDS: Final = KindWords(asked, hinted, _wrong)
