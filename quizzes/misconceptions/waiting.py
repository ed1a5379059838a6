"""Misconceptions about waits: which wrong rule explains tiles missed or added."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.misconceptions.misconception import Misconception
from quizzes.question import WaitQuestion
from scoring import RuleSet, SetKind, Shape, Wait, WaitingHand, rule_set, tile
from scoring.waits import completing_kinds
from wording import N_


@dataclass(frozen=True, slots=True)
class WaitCase:
    """A question on waits with what an answer missed and invented, as tile codes."""

    waiting_hand: WaitingHand
    rules: RuleSet
    waits: Mapping[str, Wait]
    right: tuple[str, ...]
    missed: tuple[str, ...]
    invented: tuple[str, ...]


ExplainedTiles = Callable[[WaitCase], Sequence[str]]


WaitMisconception = Misconception[ExplainedTiles]
"""`rule` names the tiles that the wrong rule explains; the feedback has a place for them."""


def _below_minimum(case: WaitCase) -> Sequence[str]:
    return _worthless(case, "minimum")


def _no_yaku(case: WaitCase) -> Sequence[str]:
    return _worthless(case, "no-yaku")


def _worthless(case: WaitCase, why_not: str) -> Sequence[str]:
    """Invented tiles that complete a hand which does not win for that reason."""
    return [
        each
        for each in case.invented
        if each in case.waits and case.waits[each].score.why_not == why_not
    ]


def _fifth_tile(case: WaitCase) -> Sequence[str]:
    shapes = {
        str(each)
        for each in completing_kinds(
            case.waiting_hand.concealed, len(case.waiting_hand.melds), case.rules.shapes
        )
    }
    return [each for each in case.invented if each in shapes and each not in case.waits]


def _no_shape(case: WaitCase) -> Sequence[str]:
    explained = {*_below_minimum(case), *_no_yaku(case), *_fifth_tile(case)}
    return [each for each in case.invented if each not in explained]


def _other_shape(case: WaitCase) -> Sequence[str]:
    return [each for each in case.missed if _reading(case, each)[0] is not Shape.STANDARD]


def _other_end(case: WaitCase) -> Sequence[str]:
    """Missed tiles that lie three or six from a tile that was found."""
    results = {tile(each).index for each in case.right}
    return [
        each
        for each in case.missed
        if tile(each).is_suited
        and any(
            tile(each).index + step in results and _same_suit(tile(each).index, step)
            for step in (-6, -3, 3, 6)
        )
    ]


def _same_suit(index: int, step: int) -> bool:
    return index + step >= 0 and index // 9 == (index + step) // 9


def _pair(case: WaitCase) -> Sequence[str]:
    return [each for each in case.missed if _reading(case, each)[1] is SetKind.PAIR]


def _reading(case: WaitCase, code: str) -> tuple[Shape, SetKind]:
    account = case.waits[code].score.account
    assert account is not None  # a wait completes a shape
    return account.reading.shape, account.reading.sets[account.reading.completed].kind


MISCONCEPTIONS: Final[tuple[WaitMisconception, ...]] = (
    Misconception(
        "below-minimum",
        N_("the minimum forgotten"),
        N_("%(tiles)s: the shape is complete, but worth less than the minimum without flowers."),
        "minimum",
        _below_minimum,
    ),
    Misconception(
        "no-yaku",
        N_("a yaku forgotten"),
        N_("%(tiles)s: the shape is complete, but there is no yaku."),
        "no-yaku",
        _no_yaku,
    ),
    Misconception(
        "fifth-tile",
        N_("a fifth tile awaited"),
        N_("%(tiles)s: the hand holds all four already."),
        "shape",
        _fifth_tile,
    ),
    Misconception(
        "no-winning-shape",
        N_("a tile that completes nothing"),
        N_("%(tiles)s: that makes no winning shape."),
        "shape",
        _no_shape,
    ),
    Misconception(
        "other-shape-overlooked",
        N_("overlooked a winning shape that has no four sets"),
        N_("You missed %(tiles)s: not every winning shape is four sets and a pair."),
        "shape",
        _other_shape,
    ),
    Misconception(
        "one-end-only",
        N_("the other end of a run overlooked"),
        N_("You missed %(tiles)s: a run can wait for more than one tile."),
        "shape",
        _other_end,
    ),
    Misconception(
        "pair-overlooked",
        N_("a wait for the pair overlooked"),
        N_("You missed %(tiles)s: that makes the pair."),
        "shape",
        _pair,
    ),
)


def wait_case(
    question: WaitQuestion,
    right: tuple[str, ...],
    missed: tuple[str, ...],
    invented: tuple[str, ...],
) -> WaitCase:
    """The case that an answer to the question makes."""
    results = {str(wait.tile): wait for wait in question.waits}
    rules = rule_set(question.address.rules)
    return WaitCase(question.waiting_hand, rules, results, right, missed, invented)


def diagnose(case: WaitCase) -> WaitMisconception | None:
    """The first misconception that explains a tile; tiles invented come before tiles missed."""
    return next(
        (misconception for misconception in MISCONCEPTIONS if misconception.rule(case)), None
    )


def explained_tiles(misconception: str, case: WaitCase) -> Sequence[str]:
    """The tiles of the case that the misconception of that id explains."""
    return next(each for each in MISCONCEPTIONS if each.id == misconception).rule(case)
