"""Words of: may this be declared a win?"""

from typing import Final

from quizzes.misconceptions import claiming
from quizzes.question import Question, Verdict
from quizzes.words.by_kind import KindWords
from quizzes.words.score_text import of_score
from scoring import rule_set
from wording import Translator, article_label, why_no_win


def _prompt(question: Question, t: Translator) -> str:
    return t.gettext("A player declares a win with this hand. Does it win?")


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("If it does not, say what it lacks.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    assert question.score is not None
    if verdict.misconception:
        return t.gettext(claiming.BY_ID[verdict.misconception].feedback)
    return t.gettext("The hand wins.") if question.score.win else why_no_win(question.score, t)


def _explanation(question: Question, t: Translator) -> str:
    score = question.score
    assert score is not None
    if score.win:
        return of_score(question, t)
    rules = rule_set(question.address.rules)
    article = article_label(rules.articles[score.why_not or "shape"], rules.id, t)
    counted = [of_score(question, t)] if score.account else []
    refusal = t.gettext("%(why)s (%(article)s)", why=why_no_win(score, t), article=article)
    return "\n".join((*counted, refusal))


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
