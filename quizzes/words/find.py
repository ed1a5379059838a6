"""Words of: which of these four is there?"""

from typing import Final

from quizzes.misconceptions import ABSENT
from quizzes.question import Question, Verdict
from quizzes.words.asking import asked, hinted
from quizzes.words.by_kind import KindWords
from quizzes.words.misconception import misconception_text, named_fan
from scoring import rule_set
from wording import Translator


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.misconception != ABSENT:
        return misconception_text(question, verdict, t)
    right = named_fan(verdict.missed[0], rules, t)
    if not verdict.invented:
        return t.gettext("This hand counts %(fan)s.", fan=right)
    wrong = named_fan(verdict.invented[0], rules, t)
    return t.gettext("%(fan)s is not in this hand; %(other)s is.", fan=wrong, other=right)


WORDS: Final = KindWords(asked, hinted, _wrong)
