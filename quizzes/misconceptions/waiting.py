"""Misconceptions about waits: which wrong rule explains tiles missed or added."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from quizzes.misconceptions.misconception import Misconception
from quizzes.question import WaitQuestion
from scoring import Account, RuleSet, SetKind, Shape, Wait, WaitingHand, rule_set, tile
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
    return [each for each in _overlooked(case) if not _is_standard(case, each)]


def _overlooked(case: WaitCase) -> Sequence[str]:
    """Missed tiles of who found others: nobody who found none shows what they overlook."""
    return case.missed if case.right else ()


def _is_standard(case: WaitCase, code: str) -> bool:
    """Whether the tile also makes four sets and a pair."""
    return any(each.reading.shape is Shape.STANDARD for each in _readings(case, code))


def _other_end(case: WaitCase) -> Sequence[str]:
    """Missed tiles that lie three or six from a tile that was found, as ends of one run.

    Two that make a chow each do, and two that make the pair with a run of four; two pairs do not.
    """
    ends = {tile(each).index: _completed(case, each) for each in case.right}
    return [each for each in case.missed if _is_other_end(case, each, ends)]


def _is_other_end(case: WaitCase, code: str, ends: Mapping[int, SetKind]) -> bool:
    index, kind = tile(code).index, _completed(case, code)
    return (
        tile(code).is_suited
        and kind in (SetKind.CHOW, SetKind.PAIR)
        and any(
            ends.get(index + step) is kind and _same_suit(index, step) for step in (-6, -3, 3, 6)
        )
    )


def _same_suit(index: int, step: int) -> bool:
    return index + step >= 0 and index // 9 == (index + step) // 9


def _pair(case: WaitCase) -> Sequence[str]:
    return [each for each in _overlooked(case) if _completed(case, each) is SetKind.PAIR]


def _completed(case: WaitCase, code: str) -> SetKind:
    """What the tile completes as the hand counts then."""
    reading = _readings(case, code)[0].reading
    return reading.sets[reading.completed].kind


def _readings(case: WaitCase, code: str) -> tuple[Account, ...]:
    """How the hand with the tile can be read, the reading that counts first."""
    score = case.waits[code].score
    assert score.account is not None  # a wait completes a shape
    return (score.account, *score.others)


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
