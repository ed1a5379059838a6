"""Words of: which of these is not counted, and why?"""

from typing import Final

from quizzes.misconceptions.registry import NAMED
from quizzes.question import Question, Verdict
from quizzes.words.by_kind import KindWords
from scoring import System, rule_set
from wording import Translator, fan_name


def _prompt(question: Question, t: Translator) -> str:
    match rule_set(question.address.rules).system:
        case System.RENGO:
            return t.gettext("Which yaku is there and yet not counted, and why?")
        case System.IMJ:
            return t.gettext("Which element is there and yet not counted, and why?")
        case System.MCR:
            return t.gettext("Which fan is there and yet not counted, and why?")


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("One of the four is true.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception and verdict.invented:
        fan = fan_name(rules.fan(verdict.invented[0].split(">")[0]), t)
        return t.gettext(NAMED[verdict.misconception].feedback, fan=fan)
    return t.gettext(
        "%(fan)s is there and not counted.",
        fan=fan_name(rules.fan(verdict.missed[0].split(">")[0]), t),
    )


WORDS: Final = KindWords(_prompt, _hint, _wrong)
