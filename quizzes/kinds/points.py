"""What is paid for han and fu, by ron and by tsumo, to the dealer and to another (57 to 59)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.number_grade import grade_number, numbers_of
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.rengo.figures import wrong_shares
from quizzes.question import PointsQuestion, Share, Verdict, WinFigures
from quizzes.riichi_points import FU, YAKUMAN, articles_of, figures, share_of, shares
from quizzes.words.points import WORDS
from wording import N_


class _Asked(NamedTuple):
    win: WinFigures
    share: Share


def _every_share(wins: Iterator[WinFigures], *, totals: bool) -> tuple[_Asked, ...]:
    """Each payment of each win; with totals also what the winner of a tsumo gets."""
    asked = []
    for win in wins:
        asked += [_Asked(win, each) for each in shares(win)]
        if totals and win.drawn:
            asked.append(_Asked(win, Share.TOTAL))
    return tuple(asked)


_FEW_HAN: Final = range(1, 5)
_PLAIN: Final = _every_share(figures((25, 30, 40), _FEW_HAN, limits=False), totals=False)
_BY_RON: Final = [each for each in _PLAIN if not each.win.drawn]
_LIMITS: Final = _every_share(
    (win for win in figures((30, 40, 70), range(3, 14), limits=True) if win.han > 4 or win.fu > 30),
    totals=True,
) + _every_share(
    (
        WinFigures(YAKUMAN, YAKUMAN, is_dealer, drawn)
        for is_dealer in (False, True)
        for drawn in (False, True)
    ),
    totals=True,
)
_SPACES: Final[Mapping[int, Sequence[_Asked]]] = {
    1: [each for each in _BY_RON if each.win.fu == 30 and not each.win.is_dealer],
    2: _BY_RON,
    3: [each for each in _PLAIN if each.win.drawn],
    4: _every_share(figures(FU[:7], _FEW_HAN, limits=True), totals=True)
    + _every_share(figures((30,), range(5, 7), limits=True), totals=True),
    5: _every_share(figures(FU, _FEW_HAN, limits=True), totals=True),
}
_LIMITS_ASKED: Final = {5: 0.4}
"""How often a level asks for a limit alone."""


def make(address: Address) -> PointsQuestion:
    """The question; its answer is what is paid, in points."""
    draw = Draw(address.run, address.index)
    if draw.chance(_LIMITS_ASKED.get(address.level, 0.0)):
        win, share = draw.turn(_LIMITS, "limits")
    else:
        win, share = draw.turn(_SPACES[address.level])
    return PointsQuestion(
        address=address,
        choices=None,
        answer=share_of(win, share),
        citations=articles_of(win),
        win=win,
        share=share,
    )


def grade(question: PointsQuestion, response: float | None) -> Verdict:
    """All or nothing."""
    return grade_number(question, response, _wrong)


def wrong_points(question: PointsQuestion) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return numbers_of(_wrong, question)


def _wrong(question: PointsQuestion) -> Iterator[tuple[str, float]]:
    return wrong_shares(question.win, question.share)


def _about(question: PointsQuestion) -> Mapping[str, Any]:
    win = question.win
    return {
        "han": win.han or None,
        "fu": win.fu or None,
        "dealer": win.is_dealer,
        "by": "tsumo" if win.drawn else "ron",
        "share": question.share.value,
    }


def _subject(question: PointsQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": [*question.win, question.share.value]}


SPEC: Final[KindSpec[PointsQuestion, float]] = KindSpec(
    kind=Kind.POINTS,
    name=N_("From han and fu to points"),
    asks=N_("Turn han and fu into points."),
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
