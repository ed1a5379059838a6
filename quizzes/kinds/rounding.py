"""What is rounded up, to what, and when: fu to tens (56(5) to (7)), each payment to hundreds (58)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.number_grade import grade_number, numbers_of
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.question import Rounded, RoundingQuestion, Verdict
from quizzes.riichi_points import FU, figures, worth_of_figures
from quizzes.words.rounding import WORDS
from scoring.rengo.fu import OPEN_TWENTY, SEVEN_PAIRS, START, rounding_item
from scoring.rengo.limits import up_to_hundreds
from scoring.rengo.payments import gain
from scoring.rengo.rule_set import RULES
from wording import N_

TIMES: Final[Mapping[Rounded, int]] = {
    Rounded.PAYMENT: 1,
    Rounded.NON_DEALER_SHARE: 1,
    Rounded.DEALER_SHARE: 2,
    Rounded.RON: 4,
    Rounded.DEALER_RON: 6,
    Rounded.TSUMO_TOTAL: 4,
    Rounded.DEALER_TSUMO_TOTAL: 6,
}
"""How many times the raw number is paid in all."""
_TOTALS: Final = (Rounded.TSUMO_TOTAL, Rounded.DEALER_TSUMO_TOTAL)
_SHARES: Final = (
    *(Rounded.NON_DEALER_SHARE, Rounded.DEALER_SHARE, Rounded.RON, Rounded.DEALER_RON),
)
_OF_FU: Final = (Rounded.CLOSED_FU, Rounded.OPEN_FU)
_LEVELS: Final[Mapping[int, Mapping[Rounded, float]]] = {
    1: {Rounded.CLOSED_FU: 1},
    2: {Rounded.PAYMENT: 1},
    3: {Rounded.CLOSED_FU: 2, Rounded.OPEN_FU: 3, Rounded.SEVEN_PAIRS: 0.7, Rounded.PAYMENT: 3},
    4: dict.fromkeys(_SHARES, 1.0) | {Rounded.OPEN_FU: 0.5},
    5: dict.fromkeys(_SHARES, 1.0) | dict.fromkeys(_TOTALS, 3.0),
}
"""What is drawn at each level, with weights."""
_SUMS: Final = range(22, 80, 2)  # of fu: each line is an even number
_PLAIN_SHARES: Final = sorted(
    {worth_of_figures(win)[0] for win in figures(FU[1:7], range(1, 5), limits=False)}
)
"""A of article 57(4), of the bases that are met."""
_UNROUNDED: Final = sorted({times * a for a in _PLAIN_SHARES for times in (1, 2, 4, 6)})


def make(address: Address) -> RoundingQuestion:
    """The question; its answer is the rounded number."""
    draw = Draw(address.run, address.index)
    rounded = draw.weighted(_LEVELS[address.level])
    raw = _raw(rounded, draw)
    return RoundingQuestion(
        address=address,
        choices=None,
        answer=rounded_number(rounded, raw),
        citations=(_article(rounded, raw),),
        rounded=rounded,
        raw=raw,
    )


def _raw(rounded: Rounded, draw: Draw) -> int:
    if rounded is Rounded.SEVEN_PAIRS:
        return SEVEN_PAIRS.points
    if rounded is Rounded.OPEN_FU and draw.chance(0.5):
        return START.points
    numbers: Sequence[int] = _PLAIN_SHARES
    if rounded in _OF_FU:
        numbers = _SUMS
    elif rounded is Rounded.PAYMENT:
        numbers = _UNROUNDED
    return draw.turn(numbers, rounded.value)


def rounded_number(rounded: Rounded, raw: int) -> int:
    """What the rules make of it."""
    if rounded is Rounded.SEVEN_PAIRS:
        return raw
    if rounded in _OF_FU:
        item = rounding_item(raw, rounded is Rounded.CLOSED_FU)
        return raw + (item.points if item else 0)
    if rounded in _TOTALS:
        return gain(raw, rounded is Rounded.DEALER_TSUMO_TOTAL, drawn=True)
    return up_to_hundreds(TIMES[rounded] * raw)


def _article(rounded: Rounded, raw: int) -> str:
    if rounded is Rounded.SEVEN_PAIRS:
        return SEVEN_PAIRS.items[0].article
    if rounded is Rounded.OPEN_FU and raw == START.points:
        return OPEN_TWENTY.article
    if rounded in _OF_FU:
        return "56(5)"
    if rounded is Rounded.PAYMENT:
        return "58"
    by_ron = rounded in (Rounded.RON, Rounded.DEALER_RON)
    return RULES.articles["discard-payment" if by_ron else "self-drawn-payment"]


def grade(question: RoundingQuestion, response: float | None) -> Verdict:
    """All or nothing."""
    return grade_number(question, response, _wrong)


def wrong_rounding(question: RoundingQuestion) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return numbers_of(_wrong, question)


def _wrong(question: RoundingQuestion) -> Iterator[tuple[str, float]]:
    """Wrong rules about rounding, with what each makes of the number, where that is wrong."""
    found = _of_fu(question) if question.rounded not in TIMES else _of_payment(question)
    return ((id, number) for id, number in found if number != question.answer)


def _of_fu(question: RoundingQuestion) -> Iterator[tuple[str, float]]:
    raw = question.raw
    if question.rounded is Rounded.SEVEN_PAIRS:
        yield from (("seven-pairs-rounded", wrong) for wrong in (20, 30, 40))
        return
    if question.rounded is Rounded.OPEN_FU and raw == START.points:
        yield "open-twenty-kept", raw
    elif raw % 10:
        yield from (("base-not-rounded", wrong) for wrong in (raw, raw // 10 * 10))
    else:
        yield "rounded-without-need", raw + 10


def _of_payment(question: RoundingQuestion) -> Iterator[tuple[str, float]]:
    raw, times = question.raw, TIMES[question.rounded]
    yield "payment-not-rounded", times * raw
    yield "payment-not-rounded", times * raw // 100 * 100
    if times * raw % 100 == 0:
        yield "rounded-without-need", times * raw + 100
    if question.rounded in _TOTALS:
        yield "sum-rounded", up_to_hundreds(times * raw)
    yield "rounded-too-early", times * up_to_hundreds(raw)
    if question.rounded is Rounded.NON_DEALER_SHARE:
        yield "shares-swapped", up_to_hundreds(2 * raw)
    elif question.rounded is Rounded.DEALER_SHARE:
        yield "shares-swapped", up_to_hundreds(raw)


def _about(question: RoundingQuestion) -> Mapping[str, Any]:
    return {"rounded": question.rounded.value, "raw": question.raw}


def _subject(question: RoundingQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": [question.rounded.value, question.raw]}


SPEC: Final[KindSpec[RoundingQuestion, float]] = KindSpec(
    kind=Kind.ROUNDING,
    name=N_("Round fu and payments"),
    asks=N_("Round fu and payments as the rules do."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=has_fu,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_total,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
