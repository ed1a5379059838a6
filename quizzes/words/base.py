"""Words of: what is the base of this hand?"""

from typing import Final

from quizzes.misconceptions.rengo import base as wrong
from quizzes.question import Question, Verdict
from quizzes.words.by_kind import KindWords
from wording import Translator, article_label, base_item_text


def _prompt(question: Question, t: Translator) -> str:
    return t.gettext("How many fu is this hand?")


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("Rounded as the rules say.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return t.gettext(wrong.BY_ID[verdict.misconception].feedback)
    return t.gettext("This hand is %(fu)s fu.", fu=question.answer)


def _explanation(question: Question, t: Translator) -> str:
    account = question.score.account if question.score else None
    base = account.base if account else None
    assert account is not None
    assert base is not None  # the kind asks for one
    rules = question.address.rules
    lines = [
        t.gettext(
            "%(line)s, +%(fu)s (%(article)s)",
            line=base_item_text(item, account, t),
            fu=item.points,
            article=article_label(item.article, rules, t),
        )
        for item in base.items
    ]
    return "\n".join((*lines, t.gettext("This hand is %(fu)s fu.", fu=base.points)))


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
