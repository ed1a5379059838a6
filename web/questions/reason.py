"""How an answer follows from the text: its reason, and the articles by number and title."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quizzes import Kind, Question, explanation
from quizzes.question import Announcement, Elsewhere, Situation
from quizzes.words import translated
from web.components.citations import article_link
from web.components.links import Link
from web.questions.elsewhere import elsewhere_told, here_asked
from wording import Translator, why_no_win
from wording.articles.resolve import article_title


@dataclass(frozen=True, slots=True)
class SituationView:
    """What happened at the table, sentence by sentence."""

    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArticleView:
    """A place of the rule text: how it is cited, leading there, and what it is about."""

    cite: Link
    title: str


@dataclass(frozen=True, slots=True)
class WhyView:
    """How the answer follows: sentences, and the places of the text that say it."""

    said: tuple[str, ...]
    articles: tuple[ArticleView, ...]


# Of these the whole explanation is words; the others have an account, which says all by itself.
IN_WORDS: Final = frozenset({Kind.TERM})


def situation_view(question: Question, t: Translator) -> SituationView | None:
    """What happened, or what other rules make of the hand; None for other questions."""
    match question.about:
        case Situation() as about:
            rules = question.address.rules
            return SituationView(tuple(translated(each, rules, t) for each in about.facts))
        case Elsewhere() as about:
            return SituationView((elsewhere_told(about, t),))
        case _:
            return None


def asked_text(question: Question, whole: str, t: Translator) -> str:
    """What is asked; of a situation or an announcement only that, for the rest stands beside it."""
    match question.about:
        case Situation() as about:
            return translated(about.question, question.address.rules, t)
        case Elsewhere():
            return here_asked(question, t)
        case Announcement():
            return t.gettext("The winner announces this. What is wrong with it, if anything?")
        case _:
            return whole


def why_view(question: Question, t: Translator) -> WhyView | None:
    """The reason in words and the articles; None where the account of the hand says it all."""
    about, score, rules = question.about, question.score, question.address.rules
    if isinstance(about, Situation):
        return WhyView(
            (translated(about.reason, rules, t),), articles(question.citations, rules, t)
        )
    if question.address.kind in IN_WORDS:
        *said, _articles = explanation(question, t).splitlines()  # they stand below with titles
        return WhyView(tuple(said), articles(question.citations, rules, t))
    if score and not score.win:
        return WhyView((why_no_win(score, t),), articles(question.citations[-1:], rules, t))
    return None


def articles(cites: Iterable[str], rules: str, t: Translator) -> tuple[ArticleView, ...]:
    """The places of the text, each with what it is about."""
    return tuple(
        ArticleView(article_link(each, rules, t), article_title(each, rules, t)) for each in cites
    )
