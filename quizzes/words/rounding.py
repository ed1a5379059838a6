"""Words of: what is this rounded to?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Rounded, RoundingQuestion, Verdict
from quizzes.words.figures import OF_DEALER_RON, OF_RON, multiplied_text
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring.rengo.fu import START
from wording import N_, Translator, amount, joined_sentences, rounded_shares

_TOLD: Final = {
    Rounded.CLOSED_FU: N_("The parts of a closed hand add up to %(raw)s fu."),
    Rounded.OPEN_FU: N_("The parts of an open hand add up to %(raw)s fu."),
    Rounded.SEVEN_PAIRS: N_("Seven pairs, %(raw)s fu."),
    Rounded.PAYMENT: N_("A payment comes to %(raw)s before it is rounded."),
    Rounded.NON_DEALER_SHARE: N_("A non-dealer wins by tsumo; amount A is %(raw)s."),
    Rounded.DEALER_SHARE: N_("A non-dealer wins by tsumo; amount A is %(raw)s."),
    Rounded.RON: N_("A non-dealer wins by ron; amount A is %(raw)s."),
    Rounded.DEALER_RON: N_("The dealer wins by ron; amount A is %(raw)s."),
    Rounded.TSUMO_TOTAL: N_("A non-dealer wins by tsumo; amount A is %(raw)s."),
    Rounded.DEALER_TSUMO_TOTAL: N_("The dealer wins by tsumo; amount A is %(raw)s."),
}
_ASKED: Final = {
    Rounded.CLOSED_FU: N_("How many fu does the hand count as?"),
    Rounded.OPEN_FU: N_("How many fu does the hand count as?"),
    Rounded.SEVEN_PAIRS: N_("How many fu does the hand count as?"),
    Rounded.PAYMENT: N_("How much is paid?"),
    Rounded.NON_DEALER_SHARE: N_("What does each non-dealer pay?"),
    Rounded.DEALER_SHARE: N_("What does the dealer pay?"),
    Rounded.RON: N_("What does the discarder pay?"),
    Rounded.DEALER_RON: N_("What does the discarder pay?"),
    Rounded.TSUMO_TOTAL: N_("What does the winner get in all?"),
    Rounded.DEALER_TSUMO_TOTAL: N_("What does the winner get in all?"),
}
_PAYS: Final = {
    Rounded.NON_DEALER_SHARE: N_("Each non-dealer pays %(paid)s."),
    Rounded.DEALER_SHARE: N_("The dealer pays %(paid)s."),
}
_PAID: Final = N_("The payment is %(paid)s.")
_OF_FU: Final = (Rounded.CLOSED_FU, Rounded.OPEN_FU, Rounded.SEVEN_PAIRS)
_OF_A_DEALER: Final = (Rounded.DEALER_RON, Rounded.DEALER_TSUMO_TOTAL)
_BY_RON: Final = (Rounded.RON, Rounded.DEALER_RON)
_TOTALS: Final = (Rounded.TSUMO_TOTAL, Rounded.DEALER_TSUMO_TOTAL)

_HUNDRED: Final = 100
_TIMES: Final = {
    Rounded.NON_DEALER_SHARE: (1,),
    Rounded.DEALER_SHARE: (2,),
    Rounded.RON: (OF_RON,),
    Rounded.DEALER_RON: (OF_DEALER_RON,),
    Rounded.TSUMO_TOTAL: (1, 1, 2),
    Rounded.DEALER_TSUMO_TOTAL: (2, 2, 2),
}
"""How many times the doubled base each payer pays (58)."""


def rounding_told(question: RoundingQuestion, t: Translator) -> str:
    """What is told of the number."""
    return t.gettext(_TOLD[question.rounded], raw=amount(question.raw, t))


def asked_rounding(question: RoundingQuestion, t: Translator) -> str:
    """What is asked of it."""
    return t.gettext(_ASKED[question.rounded])


def _prompt(question: RoundingQuestion, t: Translator) -> str:
    return joined_sentences((rounding_told(question, t), asked_rounding(question, t)), t)


def _hint(question: RoundingQuestion, t: Translator) -> str:
    return t.gettext("Round as the rules say.")


def _wrong(question: RoundingQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([joined_sentences([told, _result(question, t)], t), told], t)
    result = _result(question, t)
    ruled = joined_sentences([_rule(question, t), result], t)
    return fullest([ruled, _multiplied(question, t) or result, result], t)


def _multiplied(question: RoundingQuestion, t: Translator) -> str:
    """The shares of a doubled base as a sum: `4 × 640 = 2,560, rounded up to 2,600.`"""
    times = _TIMES.get(question.rounded, ())
    if not times:
        return ""
    if len(times) > 1:
        parts = [amount(-(-each * question.raw // _HUNDRED) * _HUNDRED, t) for each in times]
        return t.gettext(
            "The winner gets %(total)s: %(sum)s.",
            total=amount(question.answer, t),
            sum=" + ".join(parts),
        )
    return multiplied_text(times[0], question.raw, question.answer, t)


def _result(question: RoundingQuestion, t: Translator) -> str:
    if question.rounded in _OF_FU:
        return t.gettext("The hand counts as %(num)s fu.", num=question.answer)
    if question.rounded in _TOTALS:
        return t.gettext("The winner gets %(total)s.", total=amount(question.answer, t))
    paid = _PAYS.get(question.rounded, _PAID)
    return t.gettext(paid, paid=amount(question.answer, t))


def _explanation(question: RoundingQuestion, t: Translator) -> str:
    return "\n".join((_rule(question, t), _result(question, t)))


def _rule(question: RoundingQuestion, t: Translator) -> str:
    """How the number is rounded."""
    raw, rounded = question.raw, question.rounded
    if rounded is Rounded.SEVEN_PAIRS:
        return t.gettext("Seven pairs are always 25 fu; nothing is added or rounded.")
    if rounded is Rounded.OPEN_FU and raw == START.points:
        return t.gettext("An open hand that would have 20 fu counts as 30.")
    if question.answer == raw and (rounded in _OF_FU or rounded is Rounded.PAYMENT):
        return t.gettext("A number that is already round stays as it is.")
    if rounded in _OF_FU:
        return t.gettext("The sum is rounded up to the next ten, however little is over.")
    if rounded is Rounded.PAYMENT:
        return t.gettext("Each payment is rounded up to the next hundred, however little is over.")
    shares = rounded_shares(raw, t, is_dealer=rounded in _OF_A_DEALER, drawn=rounded not in _BY_RON)
    return joined_sentences((t.gettext("Amount A is %(a)s.", a=amount(raw, t)), shares), t)


WORDS: Final[KindWords[RoundingQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
