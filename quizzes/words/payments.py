"""Words of: who pays what?"""

from collections.abc import Iterator
from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Answer, HandQuestion, PaymentsAnswer, Verdict
from quizzes.words.asking import prompts
from quizzes.words.figures import (
    OF_DEALER_RON,
    OF_DEALER_TSUMO,
    OF_RON,
    OF_TSUMO,
    multiplied_text,
    short_step,
)
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
from scoring.rengo.limits import limited_points
from wording import (
    N_,
    Translator,
    amount,
    and_list,
    article_label,
    completed_by_ron_text,
    conversion_text,
    joined_sentences,
    payment_text,
    payment_unit,
    seat_name,
    with_article,
)

_SETTLING: Final = (
    "liable",
    "bound-to-lose",
    "deposits",
)  # who answers for a win, who takes sticks
_HUNDRED: Final = 100  # points: what payments are rounded up to (58)


def asked_payments(score: Score, t: Translator) -> str:
    """What is asked; with sticks on the table that no more than this win is meant.

    The winner's own stick comes back here, though it brings nothing over the whole deal.
    """
    if score.hand.circumstances.deposits:
        return t.gettext(
            "Settle this win, riichi sticks included: how much does each player gain or lose?"
        )
    return t.gettext("How much does each player gain or lose?")


def _prompt(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return asked_payments(question.score, t)


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
    """What a player pays or wins, and of what that is made up: `South pays 34 points: 26 + 8.`"""
    paid = score.payments
    assert paid is not None  # the hand wins
    parts: list[float]
    if not paid[seat]:
        return _paid_nothing(seat, score, t)
    if paid[seat] > 0:
        parts = [-each for each in paid.values() if each < 0]
        parts += [rest] if (rest := paid[seat] - sum(parts)) else []  # riichi sticks (43(1))
        message = N_("%(seat)s wins %(total)s %(unit)s: %(sum)s.")
        bare = N_("%(seat)s wins %(total)s %(unit)s.")
    else:
        base = -paid[seat] - score.total if rule_set(score.rules).system is System.MCR else 0
        if base <= 0:
            return _paid_whole(seat, score, t)
        parts = [score.total, base]
        message, bare = N_("%(seat)s pays %(total)s %(unit)s: %(sum)s."), ""
    told = " + ".join(amount(each, t) for each in parts)
    return t.gettext(
        message if len(parts) > 1 else bare,
        seat=seat_name(seat, t),
        total=amount(abs(paid[seat]), t),
        unit=payment_unit(score.rules, t),
        sum=told,
    )


def _paid_nothing(seat: Wind, score: Score, t: Translator) -> str:
    """That a player pays nothing, and who does: `South pays nothing; East pays 8,000 points.`"""
    paid = score.payments
    assert paid is not None  # the hand wins
    payer = min(paid, key=lambda each: paid[each])
    return t.gettext(
        "%(seat)s pays nothing; %(payer)s pays %(total)s %(unit)s.",
        seat=seat_name(seat, t),
        payer=seat_name(payer, t),
        total=amount(-paid[payer], t),
        unit=payment_unit(score.rules, t),
    )


def _paid_whole(seat: Wind, score: Score, t: Translator) -> str:
    """What a player pays that is no sum: the base points alone, or the worth as it is converted."""
    paid = score.payments
    assert paid is not None  # the hand wins
    places = {
        "seat": seat_name(seat, t),
        "total": amount(-paid[seat], t),
        "unit": payment_unit(score.rules, t),
    }
    if rule_set(score.rules).system is System.MCR:
        return t.gettext("%(seat)s pays only the base points: %(total)s %(unit)s.", **places)
    told = t.gettext("%(seat)s pays %(total)s %(unit)s.", **places)
    steps = [conversion_text(score, t)]
    if score.account and score.account.base:
        fu, han = score.account.base.points, int(score.account.total)
        steps += _short_steps(fu, han, seat, score, t)
    return fullest([*(joined_sentences([told, each], t) for each in steps), told], t)


def _short_steps(fu: int, han: int, payer: Wind, score: Score, t: Translator) -> Iterator[str]:
    """How fu and han become what somebody pays, with the last step where the line has room."""
    step, told = short_step(fu, han, t), score.hand.circumstances
    a, limit = limited_points(fu, han)
    if limit is None:
        if told.self_drawn:
            times = OF_DEALER_TSUMO if Wind.EAST in (told.seat, payer) else OF_TSUMO
        else:
            times = OF_DEALER_RON if told.seat is Wind.EAST else OF_RON
        paid = -(-times * a // _HUNDRED) * _HUNDRED
        if (times, paid) != (OF_TSUMO, a):
            last = multiplied_text(times, a, paid, t)
            yield joined_sentences([step, last], t)
            yield last
    yield step


def _explanation(question: HandQuestion[PaymentsAnswer], t: Translator) -> str:
    return explained_payments(question, t)


def explained_payments(question: HandQuestion[Answer], t: Translator) -> str:
    """The count, how it becomes points, and who pays them, with the articles that say so."""
    score, rules = question.score, rule_set(question.address.rules)
    settling = {rules.articles.get(name) for name in _SETTLING}
    cited = [each for each in question.citations if each in settling]
    labels = [article_label(each, rules.id, t) for each in (*cited, question.citations[-1])]
    article = and_list(labels, t)
    paid = with_article(payment_text(score, t), article, t)
    of_fu = completed_by_ron_text(score, t) if _depends_on_fu(score) else ""
    lines = (score_text(question, t), of_fu, conversion_text(score, t), paid)
    return "\n".join(line for line in lines if line)


def _depends_on_fu(score: Score) -> bool:
    account = score.account
    return account is not None and account.base is not None and score.limit is None


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
