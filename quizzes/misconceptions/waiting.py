"""Misconceptions about waits: which wrong rule explains tiles missed or added."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.question import Question
from scoring import RuleSet, SetKind, Shape, Wait, WaitingHand, rule_set, tile
from scoring.waits import completing_kinds
from wording import N_


@dataclass(frozen=True, slots=True)
class Case:
    """A question on waits with what an answer missed and invented, as tile codes."""

    waiting_hand: WaitingHand
    rules: RuleSet
    waits: Mapping[str, Wait]
    right: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]


Applies = Callable[[Case], Sequence[str]]


@dataclass(frozen=True, slots=True)
class WaitTrap:
    """A misconception about waits. `applies` names the tiles that it explains.

    `feedback` has the place `%(tiles)s`; `cite` names an article of the rule set.
    """

    id: str
    name: str
    feedback: str
    citation: str
    applies: Applies

    def article(self, rules: RuleSet) -> str:
        """The article that settles it."""
        return rules.articles[self.citation]


def _below_minimum(case: Case) -> Sequence[str]:
    return _worthless(case, "minimum")


def _no_yaku(case: Case) -> Sequence[str]:
    return _worthless(case, "no-yaku")


def _worthless(case: Case, why_not: str) -> Sequence[str]:
    """Invented tiles that complete a hand which does not win for that reason."""
    return [
        each
        for each in case.invented
        if each in case.waits and case.waits[each].score.why_not == why_not
    ]


def _fifth_tile(case: Case) -> Sequence[str]:
    shapes = {
        str(each)
        for each in completing_kinds(
            case.waiting_hand.concealed, len(case.waiting_hand.melds), case.rules.shapes
        )
    }
    return [each for each in case.invented if each in shapes and each not in case.waits]


def _no_shape(case: Case) -> Sequence[str]:
    explained = {*_below_minimum(case), *_no_yaku(case), *_fifth_tile(case)}
    return [each for each in case.invented if each not in explained]


def _other_shape(case: Case) -> Sequence[str]:
    return [each for each in case.missed if _reading(case, each)[0] is not Shape.STANDARD]


def _other_end(case: Case) -> Sequence[str]:
    """Missed tiles that lie three or six from a tile that was found."""
    found = {tile(each).index for each in case.right}
    return [
        each
        for each in case.missed
        if tile(each).is_suited
        and any(
            tile(each).index + step in found and _same_suit(tile(each).index, step)
            for step in (-6, -3, 3, 6)
        )
    ]


def _same_suit(index: int, step: int) -> bool:
    return index + step >= 0 and index // 9 == (index + step) // 9


def _pair(case: Case) -> Sequence[str]:
    return [each for each in case.missed if _reading(case, each)[1] is SetKind.PAIR]


def _reading(case: Case, code: str) -> tuple[Shape, SetKind]:
    account = case.waits[code].score.account
    assert account is not None  # a wait completes a shape
    return account.reading.shape, account.reading.sets[account.reading.completed].kind


WAIT_TRAPS: Final = (
    WaitTrap(
        "below-minimum",
        N_("the minimum forgotten"),
        N_("%(tiles)s: the shape is complete, but worth less than the minimum without flowers."),
        "minimum",
        _below_minimum,
    ),
    WaitTrap(
        "no-yaku",
        N_("a yaku forgotten"),
        N_("%(tiles)s: the shape is complete, but there is no yaku."),
        "no-yaku",
        _no_yaku,
    ),
    WaitTrap(
        "fifth-tile",
        N_("a fifth tile awaited"),
        N_("%(tiles)s: the hand holds all four already."),
        "shape",
        _fifth_tile,
    ),
    WaitTrap(
        "no-winning-shape",
        N_("a tile that completes nothing"),
        N_("%(tiles)s: that makes no winning shape."),
        "shape",
        _no_shape,
    ),
    WaitTrap(
        "other-shape-overlooked",
        N_("a winning shape without four sets overlooked"),
        N_("Also %(tiles)s: not every winning shape is four sets and a pair."),
        "shape",
        _other_shape,
    ),
    WaitTrap(
        "one-end-only",
        N_("the other end of a run overlooked"),
        N_("Also %(tiles)s: a run waits at more than one place."),
        "shape",
        _other_end,
    ),
    WaitTrap(
        "pair-overlooked",
        N_("a wait for the pair overlooked"),
        N_("Also %(tiles)s: that makes the pair."),
        "shape",
        _pair,
    ),
)
BY_ID: Final = {misconception.id: misconception for misconception in WAIT_TRAPS}


def case_of(
    question: Question,
    right: tuple[str, ...],
    missed: tuple[str, ...],
    invented: tuple[str, ...],
) -> Case:
    """The case that an answer to the question makes."""
    assert question.waiting_hand is not None
    found = {str(wait.tile): wait for wait in question.waits}
    rules = rule_set(question.address.rules)
    return Case(question.waiting_hand, rules, found, right, missed, invented)


def diagnose(case: Case) -> WaitTrap | None:
    """The first trap that explains a tile; tiles invented come before tiles missed."""
    return next(
        (misconception for misconception in WAIT_TRAPS if misconception.applies(case)), None
    )
