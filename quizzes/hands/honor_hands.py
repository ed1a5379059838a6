"""Hands of winds and dragons that several rule sets know."""

from itertools import combinations
from typing import Final

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, DRAGONS, HONORS, WINDS, pung
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import TILES

_FOUR_AND_PAIR: Final = tuple(
    (*four, eyes)
    for four in combinations(sorted(HONORS), 4)
    for eyes in sorted(HONORS.difference(four))
)
_HONOR_TURNS: Final[tuple[tuple[int, ...] | int, ...]] = (*_FOUR_AND_PAIR, *sorted(HONORS))
"""Four pungs and a pair, or the winning tile of seven pairs."""


def big_four_winds(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs of winds."""
    return skeleton(draw, map(pung, WINDS), pair=draw.turn(sorted(ALL_KINDS - set(WINDS))))


def little_four_winds(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of winds and a pair of the fourth."""
    *three, last = draw.shuffled(WINDS)
    return skeleton(draw, map(pung, three), pair=last)


def big_three_dragons(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of dragons."""
    return skeleton(draw, map(pung, DRAGONS), pungs=0.3)


def little_three_dragons(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two pungs of dragons and a pair of the third."""
    *two, last = draw.shuffled(DRAGONS)
    return skeleton(draw, map(pung, two), pair=last)


def all_honors(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs and a pair of honors, now and then seven pairs."""
    chosen = draw.turn(_HONOR_TURNS)
    if isinstance(chosen, int):
        pairs = parts.kinds(sorted((*HONORS, *HONORS)))
        return HandSkeleton(loose=pairs, requirements=Requirements(win=TILES[chosen]))
    *pungs, eyes = chosen
    return skeleton(draw, map(pung, pungs), pair=eyes)
