"""Words of situations: what happened, what is asked, and how the answer follows."""

from typing import Final

from quizzes import misconceptions
from quizzes.question import Question, Situation, Verdict
from quizzes.words.by_kind import KindWords
from quizzes.words.translated import translated
from wording import Translator, sentences


def _situation(question: Question) -> Situation:
    about = question.about
    assert isinstance(about, Situation)  # the kind makes no other
    return about


def _prompt(question: Question, t: Translator) -> str:
    about, rules = _situation(question), question.address.rules
    return sentences([translated(each, rules, t) for each in (*about.facts, about.question)], t)


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("By the text of this rule set.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return t.gettext(misconceptions.MISREADINGS[verdict.misconception].feedback)
    if not verdict.invented:
        return t.gettext("This is what the text says.")
    return t.gettext("The text rules otherwise.")


def _explanation(question: Question, t: Translator) -> str:
    return translated(_situation(question).reason, question.address.rules, t)


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
