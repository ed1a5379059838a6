"""Who pays what after a tsumo, from han and fu or from what the winner gets (article 58(1))."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.payments import answer_from_payments, grade_payments, read, write
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.rengo.figures import OF_THE_WORTH, wrong_splits
from quizzes.misconceptions.settlement import Payments
from quizzes.question import PaymentsAnswer, Share, TsumoQuestion, Verdict, WinFigures
from quizzes.riichi_points import (
    FU,
    YAKUMAN,
    articles_of,
    circumstances_of,
    figures,
    paid_for,
    paying_article,
    share_of,
)
from quizzes.words.tsumo_split import WORDS
from scoring import WINDS
from wording import N_

_FEW_HAN: Final = range(1, 5)


def _drawn(fu: tuple[int, ...], han: range, *, limits: bool) -> list[WinFigures]:
    return [each for each in figures(fu, han, limits=limits) if each.drawn]


_ROWS: Final = _drawn((30, 40), _FEW_HAN, limits=True)
_LIMITS: Final = _drawn((30,), range(5, 13), limits=True) + [
    WinFigures(YAKUMAN, YAKUMAN, is_dealer, drawn=True) for is_dealer in (False, True)
]
_SPACES: Final[Mapping[int, Sequence[WinFigures]]] = {
    1: [each for each in _ROWS if each.is_dealer],
    2: [each for each in _ROWS if not each.is_dealer],
    3: _ROWS,
    4: _drawn(FU[:7], _FEW_HAN, limits=True),
    5: _drawn(FU, _FEW_HAN, limits=True) + _LIMITS,
}
_TOTAL_TOLD: Final = {1: 1.0, 2: 1.0, 3: 0.0, 4: 0.0, 5: 0.4}
"""How often a level tells what the winner gets and not han and fu."""


def make(address: Address) -> TsumoQuestion:
    """The question; its answer is what each seat gains or loses."""
    draw = Draw(address.run, address.index)
    tells_total = draw.chance(_TOTAL_TOLD[address.level])
    win = draw.turn(_SPACES[address.level])
    circumstances = circumstances_of(win, draw.pick(WINDS[1:]))
    return TsumoQuestion(
        address=address,
        choices=None,
        answer=answer_from_payments(paid_for(win, circumstances.seat)),
        citations=(paying_article(win),) if tells_total else articles_of(win),
        win=win,
        circumstances=circumstances,
        total=share_of(win, Share.TOTAL) if tells_total else None,
    )


def grade(question: TsumoQuestion, response: PaymentsAnswer | None) -> Verdict:
    """A part of the credit for each seat; a wrong split is explained by the one rule behind it."""
    return grade_payments(question.answer, response, lambda own: _explained(question, own))


def _explained(question: TsumoQuestion, own: Payments) -> str | None:
    """The one wrong rule that yields all four amounts, or those of the three who pay."""
    winner, told = question.circumstances.seat, question.total is None
    payers = {seat: points for seat, points in own.items() if seat is not winner}
    found = {
        id
        for id, wrong in wrong_payments_of(question)
        if (told or id not in OF_THE_WORTH)
        and all(wrong[seat] == points for seat, points in payers.items())
    }
    return found.pop() if len(found) == 1 else None


def wrong_payments_of(question: TsumoQuestion) -> Iterator[tuple[str, Payments]]:
    """The ids of wrong rules with what each makes the seats pay."""
    return wrong_splits(question.win, question.circumstances.seat)


def _about(question: TsumoQuestion) -> Mapping[str, Any]:
    win = question.win
    told = question.total is not None
    return {
        "han": None if told else win.han or None,
        "fu": None if told else win.fu or None,
        "total": question.total,
        "seat": question.circumstances.seat.value,
    }


def _subject(question: TsumoQuestion) -> Mapping[str, Any]:
    figured = question.total if question.total is not None else [question.win.han, question.win.fu]
    return {**NO_SUBJECT, "about": [figured, question.circumstances.seat.value]}


SPEC: Final[KindSpec[TsumoQuestion, PaymentsAnswer]] = KindSpec(
    kind=Kind.TSUMO_SPLIT,
    name=N_("Split a tsumo"),
    asks=N_("Say what each player pays for a tsumo."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=has_fu,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read,
    write=write,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
