"""Words of: known under other rules, what is the hand worth here?"""

from typing import Final

from quizzes.misconceptions.registry import NAMED
from quizzes.question import Elsewhere, Question, Verdict
from quizzes.words.by_kind import KindWords
from quizzes.words.misconception import named_fan
from quizzes.words.score_text import of_score, total_text
from scoring import rule_set
from wording import (
    Translator,
    article_label,
    line_text,
    rules_badge,
    series,
    why_no_win,
)


def _prompt(question: Question, t: Translator) -> str:
    about = question.about
    assert isinstance(about, Elsewhere)  # the kinds make no other
    rules, own = rules_badge(about.rules, t), rules_badge(question.address.rules, t)
    if not about.score.win:
        return t.gettext(
            "Under %(rules)s this hand does not win. What is it worth under %(own)s?",
            rules=rules,
            own=own,
        )
    return t.gettext(
        "Under %(rules)s this hand is worth %(worth)s: %(fans)s. What is it worth under %(own)s?",
        rules=rules,
        worth=total_text(about.score, t),
        fans=series([line_text(line, about.rules, t) for line in about.score.counted], t),
        own=own,
    )


def _hint(question: Question, t: Translator) -> str:
    return t.gettext("The tiles and all else stay as they are.")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    assert question.score is not None
    rules = rule_set(question.address.rules)
    if verdict.misconception:
        places = {
            "fan": named_fan(verdict.fan or "", rules, t),
            "other": named_fan(verdict.other or "", rules, t),
        }
        feedback = NAMED[verdict.misconception].feedback
        if not any(f"%({place})s" in feedback for place in places):
            return t.gettext(feedback)
        return t.gettext("Here: %(name)s.", name=t.gettext(NAMED[verdict.misconception].name))
    if not question.score.win:
        return why_no_win(question.score, t)
    return t.gettext("This hand is worth %(worth)s.", worth=total_text(question.score, t))


def _explanation(question: Question, t: Translator) -> str:
    score = question.score
    assert score is not None
    counted = [of_score(question, t)] if score.account else []
    if score.win:
        return "\n".join(counted)
    article = article_label(question.citations[-1], question.address.rules, t)
    feedback = t.gettext("%(why)s (%(article)s)", why=why_no_win(score, t), article=article)
    return "\n".join((*counted, feedback))


WORDS: Final = KindWords(_prompt, _hint, _wrong, explanation=_explanation)
