"""What never decides a hand of the competition rules, and what to build for each principle."""

from collections.abc import Mapping
from itertools import product
from typing import Final

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.never import ANOTHER_READING, NO_WAIT_FOR_ONE
from quizzes.hands.parts import SUIT_STARTS
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating
from scoring import TILES

_ONE_TILE_WINS: Final = tuple(product(SUIT_STARTS, ((0, 2), (2, 6))))


def _pairs_waiting_for_one(draw: Draw, table: Seating) -> HandSkeleton:
    """1 to 7 in pairs that wait for the 3, or 3 to 9 that wait for the 7: no other tile wins."""
    start, (low, win) = draw.turn(_ONE_TILE_WINS)
    kinds = range(start + low, start + low + 7)
    return HandSkeleton(
        loose=parts.kinds(sorted((*kinds, *kinds))),
        requirements=Requirements(win=TILES[start + win]),
    )


PAIR_RECIPES: Final[Mapping[str, Recipe]] = {
    "seven-shifted-pairs>single-wait": _pairs_waiting_for_one
}
"""Recipes for a fan that counts and one that it keeps out, where no other way finds them."""

_NEVER: Final[Mapping[str, str]] = {
    "thirteen-orphans>single-wait": NO_WAIT_FOR_ONE,
    "greater-honors-and-knitted-tiles>single-wait": NO_WAIT_FOR_ONE,
    "lesser-honors-and-knitted-tiles>single-wait": NO_WAIT_FOR_ONE,
    "pure-terminal-chows>seven-pairs": ANOTHER_READING,
    "quadruple-chow>pure-shifted-pungs": ANOTHER_READING,
    "four-pure-shifted-pungs>pure-triple-chow": ANOTHER_READING,
    "pure-triple-chow>pure-shifted-pungs": ANOTHER_READING,
    "pure-shifted-pungs>pure-triple-chow": ANOTHER_READING,
}

PRINCIPLES: Final[Mapping[str, Mapping[str, float]]] = {
    "non-repeat": {
        "dragon-pung": 1,
        "full-flush": 1,
        "all-chows": 1,
        "mixed-triple-chow": 1,
        "pure-straight": 1,
        "two-dragon-pungs": 1,
        "fully-concealed-hand": 1,
        "melded-hand": 1,
        "all-types": 1,
        "reversible-tiles": 1,
        "three-concealed-pungs": 0.7,
        "last-tile-draw": 0.5,
        "upper-four": 0.5,
        "lower-four": 0.5,
        "seven-pairs": 0.5,
        "all-terminals-and-honors": 0.5,
        "little-three-dragons": 0.4,
    },
    "non-separation": {
        "pure-straight": 3,
        "mixed-triple-chow": 4,
        "triple-pung": 1,
        "pure-triple-chow": 1,
        "four-pure-shifted-chows": 1,
        "four-pure-shifted-pungs": 0.5,
        "quadruple-chow": 0.3,
        "three-suited-terminal-chows": 0.7,
    },
    "non-identical": {
        "pure-double-chow": 3,
        "short-straight": 1.5,
        "upper-tiles": 0.7,
        "middle-tiles": 0.7,
        "lower-tiles": 0.7,
        "mixed-shifted-chows": 1.5,
        "mixed-straight": 1,
        "pure-shifted-chows": 1,
        "all-chows": 1,
        "mixed-triple-chow": 1,
    },
    "high-not-low": {
        "pure-shifted-pungs": 2,
        "full-flush": 2,
        "upper-four": 1,
        "lower-four": 1,
        "lower-tiles": 1,
        "upper-tiles": 1,
        "middle-tiles": 1,
        "seven-shifted-pairs": 0.3,
        "pure-terminal-chows": 0.3,
        "quadruple-chow": 0.5,
        "four-pure-shifted-pungs": 0.5,
        "all-simples": 1,
        "pure-triple-chow": 1,
    },
    "account-once": {
        "mixed-double-chow": 2,
        "pure-double-chow": 2,
        "two-terminal-chows": 2,
        "short-straight": 2,
        "mixed-triple-chow": 1,
        "mixed-straight": 1,
        "pure-straight": 1,
        "all-chows": 0.7,
    },
}
"""For each principle of 3.9.1.6 fans whose hands it often decides."""


def reason_never_excluded(keeps: str, out: str) -> str | None:
    """Why the fan never keeps the other out of a hand; None where it may."""
    return _NEVER.get(f"{keeps}>{out}")
