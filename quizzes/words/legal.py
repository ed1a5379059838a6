"""Words of: may this be declared a win?"""

from typing import Final

from quizzes.misconceptions import claiming
from quizzes.question import HandQuestion, Verdict, WinClaim
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text
from scoring import rule_set
from wording import Translator, article_label, why_no_win


def _prompt(question: HandQuestion[WinClaim], t: Translator) -> str:
    return t.gettext("A player declares a win with this hand. Does it win?")


def _hint(question: HandQuestion[WinClaim], t: Translator) -> str:
    return t.gettext("If it does not, say what it lacks.")


def _wrong(question: HandQuestion[WinClaim], verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        return t.gettext(claiming.feedback(verdict.misconception))
    return t.gettext("The hand wins.") if question.score.win else why_no_win(question.score, t)


def _explanation(question: HandQuestion[WinClaim], t: Translator) -> str:
    score = question.score
    if score.win:
        return score_text(question, t)
    rules = rule_set(question.address.rules)
    article = article_label(rules.articles[score.why_not or "shape"], rules.id, t)
    counted = [score_text(question, t)] if score.account else []
    refusal = t.gettext("%(why)s (%(article)s)", why=why_no_win(score, t), article=article)
    return "\n".join((*counted, refusal))


WORDS: Final[KindWords[HandQuestion[WinClaim]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
