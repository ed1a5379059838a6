"""Who pays what? Each seat gains or loses; the answer is what the engine pays."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.errors import Unfit, unfit_hand
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for, generate_hand
from quizzes.kinds.reading import bad_answer, read_number
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions import paying
from quizzes.misconceptions.settlement import Payments
from quizzes.question import HandQuestion, PaymentsAnswer, Question, Verdict
from quizzes.words.payments import WORDS
from scoring import WINDS, RuleSet, Score, WinSource, rule_set
from scoring.imj.rules import InternationalRules
from scoring.rengo.limits import LIMIT_ARTICLES
from wording import N_


def make(address: Address) -> HandQuestion[PaymentsAnswer]:
    """The question; its answer is what each seat gains or loses."""
    rules = rule_set(address.rules)
    score = generate_hand(address, draw_for(address)).score
    if address.is_own and score.hand.circumstances.discarder_unnamed:
        raise unfit_hand(Unfit.DISCARDER_UNKNOWN)
    assert score.payments is not None  # the hand wins
    return HandQuestion(
        address=address,
        choices=None,
        answer=answer_from_payments(score.payments),
        citations=payment_citations(score, rules),
        hand=score.hand,
        score=score,
    )


def answer_from_payments(payments: Payments) -> PaymentsAnswer:
    """The payments as an answer."""
    return PaymentsAnswer(*(payments[seat] for seat in WINDS))


def payment_citations(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """The rows of the fans, then how the worth is paid."""
    circumstances = score.hand.circumstances
    names = ["chart", *(["base", "doubling"] if score.account and score.account.base else [])]
    names += _beyond_the_chart(score, rules)
    names += ["liable", "bound-to-lose"] if _is_liable(score) else []
    names += ["deposits"] if circumstances.deposits else []
    if circumstances.by is WinSource.ROBBED_KONG and "robbed-kong-payment" in rules.articles:
        names.append("robbed-kong-payment")
    else:
        names.append("self-drawn-payment" if circumstances.self_drawn else "discard-payment")
    articles = [rules.articles[name] for name in names if name in rules.articles]
    limit = [LIMIT_ARTICLES[score.limit]] if score.limit else []
    return tuple(dict.fromkeys((*citations.score_citations(score, rules), *limit, *articles)))


def _beyond_the_chart(score: Score, rules: RuleSet) -> list[str]:
    """What keeps a worth from being paid in full (IMJ): an agreed highest rank, the chart's end."""
    if not isinstance(rules, InternationalRules):
        return []
    agreed, end = score.hand.circumstances.highest, rules.highest
    if agreed is not None and agreed < min(score.total, end):
        return ["highest-rank"]
    return ["chart-end"] if score.total > end else []


def _is_liable(score: Score) -> bool:
    """Whether somebody answers for the win, for all three or for half of a discard."""
    circumstances, paid = score.hand.circumstances, score.payments or {}
    payers = sum(change < 0 for change in paid.values())
    return circumstances.liable is not None and payers == 2 - circumstances.self_drawn


def grade(question: HandQuestion[PaymentsAnswer], response: PaymentsAnswer | None) -> Verdict:
    """Of the seats that pay or are paid, a part of the credit for each that is right."""
    return grade_payments(question.answer, response, lambda own: _explained(question, own))


def _explained(question: HandQuestion[PaymentsAnswer], own: Payments) -> str | None:
    misconception = paying.diagnose(question.score, rule_set(question.address.rules), own)
    return misconception.id if misconception else None


def grade_seats(
    answer: PaymentsAnswer,
    response: PaymentsAnswer | None,
    explained: Callable[[Payments], str | None],
) -> Verdict:
    """A part of the credit for each seat; `explained` is asked what leads to wrong amounts.

    A seat that gets nothing and pays nothing brings none: whoever leaves all at 0 has found nothing.
    """
    key = answer.by_seat
    if response is None:
        return Verdict(0.0, False, (), tuple(WINDS), ())
    own = response.by_seat
    right = tuple(seat.value for seat in WINDS if own[seat] == key[seat])
    wrong = tuple(seat.value for seat in WINDS if own[seat] != key[seat])
    moved = [seat for seat in WINDS if own[seat] or key[seat]]
    found = [seat for seat in moved if own[seat] == key[seat]]
    return Verdict(
        credit=len(found) / len(moved) if wrong else 1.0,
        exact=not wrong,
        right=right,
        missed=wrong,
        invented=(),
        misconception=explained(own) if wrong else None,
    )


def grade_payments(
    answer: PaymentsAnswer,
    response: PaymentsAnswer | None,
    explained: Callable[[Payments], str | None],
) -> Verdict:
    """The same for a win; there is credit only where the right player gains.

    What losers pay is often the same number, and easily written for everybody.
    """
    verdict = grade_seats(answer, response, explained)
    if response is None or _gaining(response) == _gaining(answer):
        return verdict
    return replace(verdict, credit=0.0)


def _gaining(paid: PaymentsAnswer) -> frozenset[str]:
    return frozenset(seat.value for seat, points in paid.by_seat.items() if points > 0)


def read(question: Question, value: object) -> PaymentsAnswer:
    """An object with a number for each of E, S, W, N."""
    kind = question.address.kind
    if not isinstance(value, Mapping) or set(value) != {seat.value for seat in WINDS}:
        raise bad_answer(kind, "a number for each of E, S, W, N", value)
    return PaymentsAnswer(*(read_number(question, value[seat.value]) for seat in WINDS))


def write(answer: PaymentsAnswer) -> Any:
    """The same as JSON knows it."""
    return {seat.value: points for seat, points in answer.by_seat.items()}


SPEC: Final[KindSpec[HandQuestion[PaymentsAnswer], PaymentsAnswer]] = KindSpec(
    kind=Kind.PAYMENTS,
    name=N_("Who pays what"),
    asks=N_("Somebody wins: say what each player pays."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read,
    write=write,
    answer_of_choice=choice_id,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
