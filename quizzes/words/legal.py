"""Words of: may this be declared a win?"""

from collections.abc import Iterator
from typing import Final

from quizzes.hands.claimed import WIN
from quizzes.misconceptions import claiming
from quizzes.question import HandQuestion, Verdict, WinClaim
from quizzes.words.headline import fullest, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text, total_text
from scoring import Score, rule_set
from scoring.left_over import left_over
from wording import Translator, article_label, joined_sentences, points, run_text, why_no_win

_NO_WIN_ALONE: Final = frozenset({"dora", "flower-tiles"})
"""What adds to the worth of a hand and never lets it win."""
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
    cited = _cited(told, _ground(score, verdict), score, t)
    return fullest(
        [*(joined_sentences([cited, each], t) for each in _facts(score, told, t)), cited], t
    )


def _ground(score: Score, verdict: Verdict) -> str:
    """What the first sentence speaks of: the reason given, unless that needs a shape that is not there."""
    given = verdict.invented[0] if verdict.misconception else WIN
    if given == WIN or (score.why_not == "shape" and given != "furiten"):
        return score.why_not or "shape"
    return given


def _cited(told: str, ground: str, score: Score, t: Translator) -> str:
    """A sentence with the article that it rests on."""
    rules = rule_set(score.rules)
    article = article_label(rules.articles[ground], rules.id, t)
    return t.gettext("%(why)s (%(article)s)", why=told, article=article)


def _facts(score: Score, told: str, t: Translator) -> Iterator[str]:
    """What of the hand shows it: the tiles left over, its dearest fan, or what it comes to."""
    hand = score.hand
    if score.win:
        able = [line for line in score.counted if line.fan.id not in _NO_WIN_ALONE]
        dearest = max(able, key=lambda line: line.points, default=None)
        if dearest:
            yield missed_text(dearest.fan, score, t)
        yield t.gettext("This hand is worth %(worth)s.", worth=total_text(score, t))
    elif score.why_not == "shape":
        left = left_over((*hand.concealed, hand.win), hand.win)
        if 0 < len(left) <= _MOST_LEFT:
            yield t.gettext("Left over: %(tiles)s.", tiles=run_text(left, t))
    elif why_no_win(score, t) != told:
        yield why_no_win(score, t)
        if score.why_not == "minimum":
            worth = points(score.counted_for_minimum, score.rules, t)
            yield t.gettext("This hand is worth %(worth)s.", worth=worth)


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
