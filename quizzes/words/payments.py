"""Words of: who pays what?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import HandQuestion, PaymentsAnswer, Verdict
from quizzes.words.asking import prompts
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text
from scoring import Score, System, Wind, rule_set
from wording import (
    N_,
    Translator,
    amount,
    article_label,
    conversion_text,
    joined_sentences,
    payment_text,
    seat_name,
)


def _prompt(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return t.gettext("Who gains and who loses how much?")


def _hint(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return t.gettext(prompts(question).payments_hint)


def _wrong(question: HandQuestion[PaymentsAnswer], verdict: Verdict, t: Translator) -> str:
    wrong = [Wind(seat) for seat in verdict.missed]
    winner = question.score.hand.circumstances.seat
    payer = next((each for each in wrong if each is not winner), winner)
    shown = _sum_of(payer, question.score, t)
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return joined_sentences([told, shown], t) if wrong else told
    return shown if verdict.right and wrong else payment_text(question.score, t)


def _sum_of(seat: Wind, score: Score, t: Translator) -> str:
    """What a player pays or wins, and of what that is made up: `South pays 34: 26 + 8.`"""
    paid = score.payments
    assert paid is not None  # the hand wins
    parts: list[float]
    if paid[seat] > 0:
        parts = [-each for each in paid.values() if each < 0]
        message, bare = N_("%(seat)s wins %(total)s: %(sum)s."), N_("%(seat)s wins %(total)s.")
    else:
        base = -paid[seat] - score.total if rule_set(score.rules).system is System.MCR else 0
        if base <= 0:
            return _paid_whole(seat, score, t)
        parts = [score.total, base]
        message, bare = N_("%(seat)s pays %(total)s: %(sum)s."), ""
    told = " + ".join(amount(each, t) for each in parts)
    return t.gettext(
        message if len(parts) > 1 else bare,
        seat=seat_name(seat, t),
        total=amount(abs(paid[seat]), t),
        sum=told,
    )


def _paid_whole(seat: Wind, score: Score, t: Translator) -> str:
    """What a player pays that is no sum: the base points alone, or the worth as it is converted."""
    paid = score.payments
    assert paid is not None  # the hand wins
    places = {"seat": seat_name(seat, t), "total": amount(-paid[seat], t)}
    if rule_set(score.rules).system is System.MCR:
        return t.gettext("%(seat)s pays the base points alone: %(total)s.", **places)
    told = t.gettext("%(seat)s pays %(total)s.", **places)
    return fullest([joined_sentences([told, conversion_text(score, t)], t), told], t)


def _explanation(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    score = question.score
    lines = (score_text(question, t), conversion_text(score, t), _paid(score, question, t))
    return "\n".join(line for line in lines if line)


def _paid(score: Score, question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    article = article_label(question.citations[-1], question.address.rules, t)
    return t.gettext("%(why)s (%(article)s)", why=payment_text(score, t), article=article)


WORDS: Final[KindWords[HandQuestion[PaymentsAnswer]]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
