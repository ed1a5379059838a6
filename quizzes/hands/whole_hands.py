"""Hands that are one shape as a whole, which several rule sets know by names of their own."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, HONORS, SUIT_STARTS, Palette
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating
from scoring import TILES, WinSource
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS

NINE_GATES: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
_GATE_TURNS: Final = tuple((start, step) for start in SUIT_STARTS for step in range(9))
_PAIR_TURNS: Final = tuple(product(SUIT_STARTS, range(3), range(7)))
_ORPHAN_TURNS: Final = tuple(product(sorted(ORPHANS), sorted(ORPHANS)))
_SEVEN_HONORS: Final = tuple(
    (straight, missing) for straight in KNITTED_STRAIGHTS for missing in combinations(straight, 2)
)


def nine_gates(draw: Draw, table: Seating) -> HandSkeleton:
    """1112345678999 of one suit and any tile of it."""
    start, step = draw.turn(_GATE_TURNS)
    tiles = parts.kinds(sorted(start + each for each in (*NINE_GATES, step)))
    return HandSkeleton(
        loose=tiles, requirements=Requirements(win=TILES[start + step], by=_ordinary(draw))
    )


def _ordinary(draw: Draw) -> WinSource:
    return WinSource.DRAW if draw.chance(0.4) else WinSource.DISCARD


def seven_shifted_pairs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Seven pairs of one suit in a row."""
    start, low, place = draw.turn(_PAIR_TURNS)
    kinds = range(start + low, start + low + 7)
    loose = parts.kinds(sorted((*kinds, *kinds)))
    return HandSkeleton(loose=loose, requirements=Requirements(win=TILES[start + low + place]))


def seven_pairs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Seven pairs, of all tiles or of a flush; four alike now and then."""
    palette: Palette = ALL_KINDS
    if draw.chance(0.3):
        palette = parts.suit(draw.pick(SUIT_STARTS)) | HONORS
    kinds = draw.sample(sorted(palette), 7)
    if draw.chance(0.2):
        kinds[1] = kinds[0]
    return HandSkeleton(loose=parts.kinds(sorted(kinds * 2)))


def thirteen_orphans(draw: Draw, table: Seating) -> HandSkeleton | None:
    """One of each terminal and honor, one of them twice."""
    twice, win = draw.turn(_ORPHAN_TURNS)
    loose = parts.kinds(sorted((*ORPHANS, twice)))
    return HandSkeleton(loose=loose, requirements=Requirements(win=TILES[win]))


def seven_stars(draw: Draw, table: Seating) -> HandSkeleton | None:
    """All seven honors with knitted tiles."""
    return honors_and_knitted(*draw.turn(_SEVEN_HONORS))


def honors_and_knitted(straight: Sequence[int], absent: Sequence[int]) -> HandSkeleton:
    """A knitted straight and the honors, without the two tiles that are absent."""
    return HandSkeleton(loose=parts.kinds(sorted({*straight, *HONORS}.difference(absent))))
