"""Words of: which fans does this hand count?"""

from typing import Final

from quizzes.question import Question, Verdict
from quizzes.words.asking import asked, hinted
from quizzes.words.by_kind import KindWords
from quizzes.words.misconception import misconception_text, named_fan
from scoring import rule_set
from wording import Translator


def nothing_missing(question: Question, t: Translator) -> str:
    """The first line after a list that is right."""
    return t.gettext("Right. Nothing missing, nothing extra.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return misconception_text(question, verdict, t)
    if verdict.invented:
        rules = rule_set(question.address.rules)
        dearest = max(verdict.invented, key=lambda fan: rules.fan(fan).value)
        return t.gettext("%(fan)s is not in this hand.", fan=named_fan(dearest, rules, t))
    return t.gettext("This is how the hand counts.")


WORDS: Final = KindWords(asked, hinted, _wrong, nothing_missing)
