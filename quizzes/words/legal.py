"""Words of: may this be declared a win?"""

from collections.abc import Iterator
from typing import Final

from quizzes.misconceptions import claiming
from quizzes.question import HandQuestion, Verdict, WinClaim
from quizzes.words.headline import AFTER_WORTH, completed_text, fullest, win_shown
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text, worth_said
from scoring import Score, rule_set
from scoring.left_over import left_over
from wording import (
    N_,
    Translator,
    article_label,
    joined_sentences,
    points,
    tiles_in_all,
    why_no_win,
    with_article,
)

_OF_SHAPE: Final = frozenset({"shape-unseen", "special-shape-unseen"})
_OF_FURITEN: Final = frozenset({"furiten-when-drawn", "furiten-without-cause"})
_NO_LOWEST_RANK: Final = "no-lowest-rank-agreed"
_ARTICLES: Final = {
    **dict.fromkeys(_OF_SHAPE, "shape"),
    **dict.fromkeys(_OF_FURITEN, "furiten"),
    "minimum-underrated": "minimum",
    _NO_LOWEST_RANK: "minimum",
    "yaku-unseen": "no-yaku",
}
"""The article on what a winning hand was said to lack."""
_FURITEN_AND_DRAWN: Final = N_(
    "Furiten bars a win on another player's tile, not on one's own draw (%(article)s)."
)
_TOLD_ALREADY: Final = frozenset({"furiten", "no-yaku"})
"""Reasons why a hand is no win that the misconceptions about them name themselves."""
_MOST_LEFT: Final = 5
"""So many tiles that fit nowhere are worth naming."""


def _prompt(question: HandQuestion[WinClaim], t: Translator) -> str:
    return t.gettext("A player declares a win with this hand. Does it win?")


def _hint(question: HandQuestion[WinClaim], t: Translator) -> str:
    return t.gettext("If it does not, say what it lacks.")


def _wrong(question: HandQuestion[WinClaim], verdict: Verdict, t: Translator) -> str:
    score = question.score
    if verdict.misconception:
        told = t.gettext(claiming.feedback(verdict.misconception))
    else:
        told = t.gettext("The hand wins.") if score.win else why_no_win(score, t)
    cited = _cited(told, score, verdict.misconception, t)
    if verdict.misconception in _ARTICLES and not score.win:  # it is no win for another reason
        why = _cited(why_no_win(score, t), score, None, t)
        return fullest([joined_sentences([told, why], t), why, why_no_win(score, t)], t)
    if verdict.misconception == _NO_LOWEST_RANK:  # what the hand is worth does not matter
        return cited
    if score.win:
        return fullest([*_of_a_win(told, cited, score, verdict.misconception, t), cited], t)
    shown = [joined_sentences([cited, each], t) for each in _facts(score, told, t)]
    if score.why_not == "minimum" and verdict.misconception == "minimum-overlooked":
        shown.append(_cited(why_no_win(score, t), score, None, t))
    return fullest([*shown, cited], t)


def _cited(told: str, score: Score, misconception: str | None, t: Translator) -> str:
    """A sentence with the article that decides: of a win that on what was said to be lacking."""
    rules = rule_set(score.rules)
    decides = score.why_not or _ARTICLES.get(str(misconception), "")
    if decides not in rules.articles:
        return told
    article = article_label(rules.articles[decides], rules.id, t)
    return with_article(told, article, t)


def _of_a_win(
    told: str, cited: str, score: Score, misconception: str | None, t: Translator
) -> Iterator[str]:
    """That a hand wins which was refused, with the article or without, and what was overlooked."""
    shown = win_shown(score, t)
    completed = completed_text(score, t) if misconception in _OF_SHAPE else ""
    if completed:
        yield joined_sentences([cited, completed], t)
        yield joined_sentences([told, completed], t)
        yield joined_sentences([told, completed_text(score, t, with_worth=False)], t)
    if shown:
        worth = _worth(score, misconception, t)
        if misconception not in _OF_FURITEN:
            yield joined_sentences([cited, shown], t)
            yield joined_sentences([worth, win_shown(score, t, AFTER_WORTH)], t)
            yield shown
        yield joined_sentences([cited, worth], t)


def _worth(score: Score, misconception: str | None, t: Translator) -> str:
    """What the hand is worth: without its flowers where it was held to be below the minimum."""
    if misconception == "minimum-underrated" and score.flowers:
        bare = points(score.counted_for_minimum, score.rules, t)
        return t.gettext("Without flowers this hand is worth %(worth)s.", worth=bare)
    return t.gettext("This hand is worth %(worth)s.", worth=worth_said(score, t))


def _facts(score: Score, told: str, t: Translator) -> Iterator[str]:
    """What of a hand that does not win shows it: the tiles left over, or what it comes to."""
    hand = score.hand
    if score.why_not == "shape":
        left = left_over((*hand.concealed, hand.win), hand.win)
        if 0 < len(left) <= _MOST_LEFT:
            yield t.gettext("Left over: %(tiles)s.", tiles=tiles_in_all(left, t))
    elif score.why_not not in _TOLD_ALREADY and why_no_win(score, t) != told:
        yield why_no_win(score, t)
        if score.why_not == "minimum":
            worth = points(score.counted_for_minimum, score.rules, t)
            yield t.gettext("This hand is worth %(worth)s.", worth=worth)


def _explanation(question: HandQuestion[WinClaim], t: Translator) -> str:
    score = question.score
    rules = rule_set(question.address.rules)
    if score.win:
        lines = [score_text(question, t)]
        if score.hand.circumstances.furiten and "furiten" in rules.articles:
            article = article_label(rules.articles["furiten"], rules.id, t)
            lines.append(t.gettext(_FURITEN_AND_DRAWN, article=article))
        return "\n".join(lines)
    article = article_label(rules.articles[score.why_not or "shape"], rules.id, t)
    counted = [score_text(question, t)] if score.account else []
    refusal = with_article(why_no_win(score, t), article, t)
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
