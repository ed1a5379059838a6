"""Hands of other shapes than four sets and a pair, and hands that are one shape alone."""

from collections.abc import Sequence
from itertools import combinations, product
from typing import Final

from quizzes.hands import parts
from quizzes.hands.book import Book
from quizzes.hands.draft import Draft, Table, Wish
from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL, HONORS, SUIT_STARTS, Palette
from scoring import TILES, By, SetKind
from scoring.reading import KNITTED_STRAIGHTS, ORPHANS, tile_set

book = Book()
_GATES: Final = (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
_GATE_TURNS: Final = tuple((start, step) for start in SUIT_STARTS for step in range(9))
_PAIR_TURNS: Final = tuple(product(SUIT_STARTS, range(3), range(7)))
_ORPHAN_TURNS: Final = tuple(product(sorted(ORPHANS), sorted(ORPHANS)))
_SEVEN_HONORS: Final = tuple(
    (straight, missing) for straight in KNITTED_STRAIGHTS for missing in combinations(straight, 2)
)
_FEWER_HONORS: Final = tuple(
    (straight, absent)
    for straight in KNITTED_STRAIGHTS
    for absent in (
        *combinations(sorted(HONORS), 2),
        *product(sorted(HONORS), straight),
    )
)
"""A knitted straight and the two tiles that are missing from it and from the honors."""


@book.recipe("nine-gates")
def nine_gates(draw: Draw, table: Table) -> Draft | None:
    """1112345678999 of one suit and any tile of it."""
    start, step = draw.turn(_GATE_TURNS)
    tiles = parts.kinds(sorted(start + each for each in (*_GATES, step)))
    return Draft(loose=tiles, wish=Wish(win=TILES[start + step], by=_ordinary(draw)))


def _ordinary(draw: Draw) -> By:
    return By.DRAW if draw.chance(0.4) else By.DISCARD


@book.recipe("seven-shifted-pairs")
def seven_shifted_pairs(draw: Draw, table: Table) -> Draft | None:
    """Seven pairs of one suit in a row."""
    start, low, place = draw.turn(_PAIR_TURNS)
    kinds = range(start + low, start + low + 7)
    loose = parts.kinds(sorted((*kinds, *kinds)))
    return Draft(loose=loose, wish=Wish(win=TILES[start + low + place]))


@book.recipe("seven-pairs")
def seven_pairs(draw: Draw, table: Table) -> Draft | None:
    """Seven pairs, of all tiles or of a flush; four alike now and then."""
    palette: Palette = ALL
    if draw.chance(0.3):
        palette = parts.suit(draw.pick(SUIT_STARTS)) | HONORS
    kinds = draw.sample(sorted(palette), 7)
    if draw.chance(0.2):
        kinds[1] = kinds[0]
    return Draft(loose=parts.kinds(sorted(kinds * 2)))


@book.recipe("thirteen-orphans")
def thirteen_orphans(draw: Draw, table: Table) -> Draft | None:
    """One of each terminal and honor, one of them twice."""
    twice, win = draw.turn(_ORPHAN_TURNS)
    loose = parts.kinds(sorted((*ORPHANS, twice)))
    return Draft(loose=loose, wish=Wish(win=TILES[win]))


@book.recipe("lesser-honors-and-knitted-tiles")
def lesser_honors_and_knitted_tiles(draw: Draw, table: Table) -> Draft | None:
    """Five or six honors with knitted tiles."""
    return _honors_and_knitted(*draw.turn(_FEWER_HONORS))


@book.recipe("greater-honors-and-knitted-tiles")
def greater_honors_and_knitted_tiles(draw: Draw, table: Table) -> Draft | None:
    """All seven honors with knitted tiles."""
    return _honors_and_knitted(*draw.turn(_SEVEN_HONORS))


def _honors_and_knitted(straight: Sequence[int], absent: Sequence[int]) -> Draft:
    return Draft(loose=parts.kinds(sorted({*straight, *HONORS}.difference(absent))))


@book.recipe("knitted-straight")
def knitted_straight(draw: Draw, table: Table) -> Draft | None:
    """147, 258 and 369 in three suits, with a set and a pair, or among honors."""
    straight = draw.pick(KNITTED_STRAIGHTS)
    if draw.chance(0.2):
        honors = draw.sample(sorted(HONORS), 5)
        return Draft(loose=parts.kinds(sorted((*straight, *honors))))
    knitted = [tile_set(SetKind.KNITTED, kind) for kind in straight[::3]]
    filled = parts.fill(draw, knitted, 4, ALL, 0.35)
    if filled is None:
        return None
    eyes = parts.fill_pair(draw, filled, ALL)
    return Draft((filled[3],), eyes, parts.tiles_of(knitted))
