"""What a page states of a question in words: what happened, what is asked of it, and the reason."""

from collections.abc import Iterable
from dataclasses import dataclass

from quizzes import Question, explanation, prompt
from quizzes.citations import loses_half
from quizzes.question import (
    AnnouncementQuestion,
    Answer,
    ComparisonQuestion,
    HandQuestion,
    PointsQuestion,
    RoundingQuestion,
    SituationQuestion,
    TsumoQuestion,
)
from quizzes.words.figures import won_text
from quizzes.words.rounding import rounding_told
from quizzes.words.score_text import total_text
from quizzes.words.translated import translated
from quizzes.words.tsumo_split import tsumo_told
from scoring.rengo.limits import YAKUMAN_LIMIT
from web.components.citations import article_link
from web.components.links import Link
from web.components.table_picture import TablePicture
from web.questions.session_sheet import ScoreSheetView
from wording import N_, Translator, comma_list, fan_name, line_text, rules_badge, why_no_win
from wording.articles.resolve import article_title


@dataclass(frozen=True, slots=True)
class TableShown:
    """A table from above, and sentences that say the same; `id` is its own on a page of several."""

    picture: TablePicture
    words: tuple[str, ...]
    id: str


@dataclass(frozen=True, slots=True)
class SituationView:
    """What happened, sentence by sentence; the table where it is to be seen, or the score sheet."""

    facts: tuple[str, ...]
    table: TableShown | None = None
    sheet: ScoreSheetView | None = None


@dataclass(frozen=True, slots=True)
class ArticleView:
    """A place of the rule text: how it is cited, leading there, and what it is about."""

    cite: Link
    title: str


@dataclass(frozen=True, slots=True)
class ReasonView:
    """How the answer follows: sentences, and the places of the text that say it."""

    text: tuple[str, ...]
    articles: tuple[ArticleView, ...]


def no_situation(question: Question, t: Translator) -> None:
    """That nothing stands beside the hand."""
    return None


def situation_facts(question: SituationQuestion, t: Translator) -> SituationView:
    """What happened at the table."""
    rules = question.address.rules
    return SituationView(tuple(translated(each, rules, t) for each in question.situation.facts))


def won_figures(question: PointsQuestion, t: Translator) -> SituationView:
    """Who won how with what."""
    return SituationView((won_text(question.win, t),))


def won_tsumo(question: TsumoQuestion, t: Translator) -> SituationView:
    """Who won by tsumo, and what."""
    return SituationView((tsumo_told(question, t),))


def number_to_round(question: RoundingQuestion, t: Translator) -> SituationView:
    """What the number is that is to be rounded."""
    return SituationView((rounding_told(question, t),))


def other_score_facts(question: ComparisonQuestion, t: Translator) -> SituationView:
    """What other rules make of the hand."""
    other = question.comparison
    rules = rules_badge(other.rules, t)
    if not other.score.win:
        return SituationView((t.gettext("Under %(rules)s this hand does not win.", rules=rules),))
    if other.score.limit == YAKUMAN_LIMIT.id:
        fans = comma_list([fan_name(line.fan, t) for line in other.score.counted], t)
        told = t.gettext(
            "Under %(rules)s this hand is a yakuman: %(fans)s.", rules=rules, fans=fans
        )
        return SituationView((told,))
    message = N_("Under %(rules)s this hand is worth %(worth)s: %(fans)s.")
    if loses_half(other.score):
        message = N_(
            "Under %(rules)s this hand is worth %(worth)s (the half fan is dropped): %(fans)s."
        )
    text = t.gettext(
        message,
        rules=rules,
        worth=total_text(other.score, t),
        fans=comma_list([line_text(line, other.rules, t) for line in other.score.counted], t),
    )
    return SituationView((text,))


def whole_prompt(question: Question, t: Translator) -> str:
    """All that is asked, in one."""
    return prompt(question, t)


def situation_prompt(question: SituationQuestion, t: Translator) -> str:
    """What is asked of a situation; its facts stand beside it."""
    return translated(question.situation.question, question.address.rules, t)


def comparison_prompt(question: ComparisonQuestion, t: Translator) -> str:
    """What is asked of a hand here whose worth elsewhere stands beside it."""
    return t.gettext("What is it worth under %(own)s?", own=rules_badge(question.address.rules, t))


def announcement_prompt(question: AnnouncementQuestion, t: Translator) -> str:
    """What is asked of an announcement, which its control shows."""
    return t.gettext("The winner announces this. What is wrong with it, if anything?")


def no_reason(question: Question, t: Translator) -> None:
    """That the account says it all."""
    return None


def situation_reason(question: SituationQuestion, t: Translator) -> ReasonView:
    """How the answer follows from the text."""
    rules = question.address.rules
    reason = translated(question.situation.reason, rules, t)
    return ReasonView((reason,), article_views(question.citations, rules, t))


def explained_reason(question: Question, t: Translator) -> ReasonView:
    """The whole explanation, but for its articles, which stand below with titles."""
    *lines, _articles = explanation(question, t).splitlines()
    return ReasonView(tuple(lines), article_views(question.citations, question.address.rules, t))


def refusal_reason(question: HandQuestion[Answer], t: Translator) -> ReasonView | None:
    """Why the hand does not win; None where it wins, and its account says it all."""
    if question.score.win:
        return None
    cited = article_views(question.citations[-1:], question.address.rules, t)
    return ReasonView((why_no_win(question.score, t),), cited)


def article_views(citations: Iterable[str], rules: str, t: Translator) -> tuple[ArticleView, ...]:
    """The places of the text, each with what it is about."""
    return tuple(
        ArticleView(article_link(each, rules, t), article_title(each, rules, t))
        for each in citations
    )
