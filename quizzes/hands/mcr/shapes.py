"""Hands of other shapes than four sets and a pair, and hands that are one shape alone."""

from itertools import combinations, product
from typing import Final

from quizzes.hands import parts, whole_hands
from quizzes.hands.draw import Draw
from quizzes.hands.parts import ALL_KINDS, HONORS
from quizzes.hands.recipe_book import RecipeBook
from quizzes.hands.skeleton import HandSkeleton, Seating
from scoring import SetKind
from scoring.reading import KNITTED_STRAIGHTS, tile_set

book = RecipeBook()
_FEWER_HONORS: Final = tuple(
    (straight, absent)
    for straight in KNITTED_STRAIGHTS
    for absent in (
        *combinations(sorted(HONORS), 2),
        *product(sorted(HONORS), straight),
    )
)
"""A knitted straight and the two tiles that are missing from it and from the honors."""


book.recipe("nine-gates")(whole_hands.nine_gates)
book.recipe("seven-shifted-pairs")(whole_hands.seven_shifted_pairs)
book.recipe("seven-pairs")(whole_hands.seven_pairs)
book.recipe("thirteen-orphans")(whole_hands.thirteen_orphans)
book.recipe("greater-honors-and-knitted-tiles")(whole_hands.seven_stars)


@book.recipe("lesser-honors-and-knitted-tiles")
def lesser_honors_and_knitted_tiles(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Five or six honors with knitted tiles."""
    return whole_hands.honors_and_knitted(*draw.turn(_FEWER_HONORS))


@book.recipe("knitted-straight")
def knitted_straight(draw: Draw, table: Seating) -> HandSkeleton | None:
    """147, 258 and 369 in three suits, with a set and a pair, or among honors."""
    straight = draw.pick(KNITTED_STRAIGHTS)
    if draw.chance(0.2):
        honors = draw.sample(sorted(HONORS), 5)
        return HandSkeleton(loose=parts.kinds(sorted((*straight, *honors))))
    knitted = [tile_set(SetKind.KNITTED, kind) for kind in straight[::3]]
    filled = parts.fill(draw, knitted, 4, ALL_KINDS, 0.35)
    if filled is None:
        return None
    eyes = parts.fill_pair(draw, filled, ALL_KINDS)
    return HandSkeleton((filled[3],), eyes, parts.tiles_of(knitted))
