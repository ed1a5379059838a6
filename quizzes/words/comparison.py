"""Words of: known under other rules, what is the hand worth here?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import ComparisonQuestion, Verdict
from quizzes.words.headline import fullest, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.misconception import named_fan
from quizzes.words.score_text import score_text, total_text
from scoring import rule_set
from wording import (
    Translator,
    article_label,
    comma_list,
    joined_sentences,
    line_text,
    rules_badge,
    why_no_win,
)


def _prompt(question: ComparisonQuestion, t: Translator) -> str:
    elsewhere = question.comparison
    rules, own = rules_badge(elsewhere.rules, t), rules_badge(question.address.rules, t)
    if not elsewhere.score.win:
        return t.gettext(
            "Under %(rules)s this hand does not win. What is it worth under %(own)s?",
            rules=rules,
            own=own,
        )
    return t.gettext(
        "Under %(rules)s this hand is worth %(worth)s: %(fans)s. What is it worth under %(own)s?",
        rules=rules,
        worth=total_text(elsewhere.score, t),
        fans=comma_list(
            [line_text(line, elsewhere.rules, t) for line in elsewhere.score.counted], t
        ),
        own=own,
    )


def _hint(question: ComparisonQuestion, t: Translator) -> str:
    return t.gettext("The tiles and all else stay as they are.")


def _wrong(question: ComparisonQuestion, verdict: Verdict, t: Translator) -> str:
    rules = rule_set(question.address.rules)
    if verdict.misconception:
        places = {
            "fan": named_fan(verdict.fan or "", rules, t),
            "other": named_fan(verdict.other or "", rules, t),
        }
        feedback = BY_ID[verdict.misconception].feedback
        if not any(f"%({place})s" in feedback for place in places):
            return fullest([_with_worth(t.gettext(feedback), question, t), t.gettext(feedback)], t)
        told = t.gettext("Here: %(name)s.", name=t.gettext(BY_ID[verdict.misconception].name))
        return fullest([_with_worth(told, question, t), told], t)
    if not question.score.win:
        return why_no_win(question.score, t)
    bare = _with_worth("", question, t)
    dearest = max(question.score.counted, key=lambda line: line.points, default=None)
    if dearest is None:
        return bare
    told = joined_sentences([bare, missed_text(dearest.fan, question.score, t)], t)
    return fullest([told, bare], t)


def _with_worth(told: str, question: ComparisonQuestion, t: Translator) -> str:
    """A sentence, and after it what the hand is worth, or why it does not win."""
    if not question.score.win:
        return joined_sentences([told, why_no_win(question.score, t)], t)
    worth = t.gettext("This hand is worth %(worth)s.", worth=total_text(question.score, t))
    return joined_sentences([told, worth], t)


def _explanation(question: ComparisonQuestion, t: Translator) -> str:
    score = question.score
    counted = [score_text(question, t)] if score.account else []
    if score.win:
        return "\n".join(counted)
    article = article_label(question.citations[-1], question.address.rules, t)
    feedback = t.gettext("%(why)s (%(article)s)", why=why_no_win(score, t), article=article)
    return "\n".join((*counted, feedback))


WORDS: Final[KindWords[ComparisonQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
