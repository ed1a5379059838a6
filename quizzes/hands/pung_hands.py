"""Hands of pungs and kongs that several rule sets know."""

from itertools import combinations
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, TERMINALS, Palette, pung
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from scoring import TileSet

_TERMINAL_TURNS: Final = tuple(
    (*four, eyes)
    for four in combinations(sorted(TERMINALS), 4)
    for eyes in sorted(TERMINALS.difference(four))
)


def some_pungs(draw: Draw, count: int, palette: Palette = ALL_KINDS) -> tuple[TileSet, ...]:
    """Pungs of different tiles of the palette."""
    return tuple(map(pung, draw.sample(sorted(palette), count)))


def four_kongs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four kongs."""
    concealed = draw.weighted({0: 3, 1: 3, 2: 2, 3: 1, 4: 0.5})
    requirements = Requirements(
        melded_kongs=4 - concealed, concealed_kongs=concealed, claimed=4 - concealed
    )
    return skeleton(draw, some_pungs(draw, 4), requirements=requirements)


def three_kongs(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three kongs and another set."""
    concealed = draw.weighted({0: 3, 1: 3, 2: 2, 3: 1})
    requirements = Requirements(melded_kongs=3 - concealed, concealed_kongs=concealed, plain=True)
    return skeleton(draw, some_pungs(draw, 3), requirements=requirements)


def all_terminals(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Pungs and a pair of terminals."""
    *pungs, eyes = draw.turn(_TERMINAL_TURNS)
    return skeleton(draw, map(pung, pungs), pair=eyes)
