"""How an answer follows from the text: its reason, and the articles by number and title."""

from collections.abc import Iterable
from typing import Final

from quizzes import Kind, Question, explanation
from quizzes.question import Situation
from quizzes.words import say
from web.control_models import ArticleView, SituationView, WhyView
from wording import Translator, article_label, why_no_win
from wording.articles.resolve import article_title

# Of these the whole explanation is words; the others have an account, which says all by itself.
IN_WORDS: Final = frozenset({Kind.TERM, Kind.COMPARE, Kind.EDITION})


def situation_view(question: Question, t: Translator) -> SituationView | None:
    """What happened, where the question is about a situation."""
    about = question.about
    if not isinstance(about, Situation):
        return None
    return SituationView(tuple(say(each, question.address.rules, t) for each in about.told))


def asked_text(question: Question, whole: str, t: Translator) -> str:
    """What is asked; of a situation only its question, for what happened is told above."""
    about = question.about
    if not isinstance(about, Situation):
        return whole
    return say(about.asked, question.address.rules, t)


def why_view(question: Question, t: Translator) -> WhyView | None:
    """The reason in words and the articles; None where the account of the hand says it all."""
    about, score, rules = question.about, question.score, question.address.rules
    if isinstance(about, Situation):
        return WhyView((say(about.why, rules, t),), articles(question.cites, rules, t))
    if question.address.kind in IN_WORDS:
        said = tuple(explanation(question, t).splitlines())
        return WhyView(said, articles(question.cites, rules, t))
    if score and not score.win:
        return WhyView((why_no_win(score, t),), articles(question.cites[-1:], rules, t))
    return None


def articles(cites: Iterable[str], rules: str, t: Translator) -> tuple[ArticleView, ...]:
    """The places of the text, each with what it is about."""
    return tuple(
        ArticleView(article_label(each, rules, t), article_title(each, rules, t)) for each in cites
    )
