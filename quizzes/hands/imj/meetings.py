"""Two elements in one hand that meet too seldom by chance, and those that never meet."""

from collections.abc import Mapping
from typing import Final

from quizzes.hands import parts
from quizzes.hands.draw import Draw
from quizzes.hands.never import ANOTHER_READING, NAMED_FIRST, NOT_TOGETHER, TOO_RARE, WORTH_MORE
from quizzes.hands.parts import DRAGONS, HONORS, SUIT_STARTS, TERMINALS, WINDS, chow, pung
from quizzes.hands.pung_hands import some_pungs
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from quizzes.hands.whole_hands import NINE_GATES
from scoring import TILES, WinSource

_HIDDEN: Final = Requirements(claimed=0, plain=True, by=WinSource.DRAW)


def _hidden_pungs_of_one_suit(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs and eyes of one suit, all drawn."""
    own = parts.suit(draw.pick(SUIT_STARTS))
    return skeleton(draw, some_pungs(draw, 4, own), palette=own, requirements=_HIDDEN)


def _hidden_unios(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Four pungs and eyes of terminals and honors, all drawn."""
    both = TERMINALS | HONORS
    return skeleton(draw, some_pungs(draw, 4, both), palette=both, requirements=_HIDDEN)


def _gates_and_straight(draw: Draw, table: Seating) -> HandSkeleton:
    """Nine gates that a 1 or a 9 completes: 123, 456 and 789 beside a pung and eyes."""
    start = draw.pick(SUIT_STARTS)
    own = start + draw.pick((0, 8))
    tiles = parts.kinds(sorted((*(start + each for each in NINE_GATES), own)))
    return HandSkeleton(loose=tiles, requirements=Requirements(win=TILES[own]))


def _unios_of_one_suit(draw: Draw, table: Seating) -> HandSkeleton | None:
    """123 and 789 of one suit, and a pung or the eyes of its ends."""
    start = draw.pick(SUIT_STARTS)
    ends = frozenset((start, start + 8))
    chows = [chow(start, draw.pick((1, 7))) for _ in range(4)]
    return skeleton(draw, chows[draw.below(2) :], palette=ends, pungs=1.0)


def _little_winds_and_dragon(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of winds, eyes of the fourth, and a pung of dragons."""
    *three, last = draw.shuffled(WINDS)
    return skeleton(draw, map(pung, (*three, draw.pick(DRAGONS))), pair=last)


def _dragons_and_wind(draw: Draw, table: Seating, wind: int) -> HandSkeleton | None:
    return skeleton(draw, map(pung, (*DRAGONS, wind)), requirements=Requirements())


def _little_dragons_and_wind(draw: Draw, table: Seating, wind: int) -> HandSkeleton | None:
    *two, last = draw.shuffled(DRAGONS)
    return skeleton(draw, map(pung, (*two, wind)), pair=last)


def _seat_beside_three(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of dragons and one of the seat's wind."""
    return _dragons_and_wind(draw, table, table.seat.tile.index)


def _round_beside_three(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Three pungs of dragons and one of the round's wind."""
    return _dragons_and_wind(draw, table, table.round.tile.index)


def _seat_beside_two(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two pungs of dragons, eyes of the third, and a pung of the seat's wind."""
    return _little_dragons_and_wind(draw, table, table.seat.tile.index)


def _round_beside_two(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Two pungs of dragons, eyes of the third, and a pung of the round's wind."""
    return _little_dragons_and_wind(draw, table, table.round.tile.index)


PAIR_RECIPES: Final[Mapping[str, Recipe]] = {
    "all-hidden-pungs>pure-same": _hidden_pungs_of_one_suit,
    "all-hidden-pungs>unio-in-all": _hidden_unios,
    "nine-gates>pure-straight-nine": _gates_and_straight,
    "pure-same>unio-in-all": _unios_of_one_suit,
    "little-four-winds>pung-of-dragon": _little_winds_and_dragon,
    "big-three-dragons>chance-wind": _seat_beside_three,
    "big-three-dragons>chance-round": _round_beside_three,
    "little-three-dragons>chance-wind": _seat_beside_two,
    "little-three-dragons>chance-round": _round_beside_two,
}
"""Recipes for an element that counts and one that it keeps out, where no other way finds them."""

_FLOWERS: Final = ("no-flower", "chance-flower", "full-set-of-flowers")
_ANY_WAY: Final = ("from-the-floor", "from-the-wall", "from-final-draw", "from-final-exposed")
_OWN: Final = ("self-help", "clear-front", *_FLOWERS)
_PUNGS: Final = (
    "four-jumping-pungs",
    "pure-jumping-pungs",
    "three-matching-pungs",
    "mixed-jumping-pungs",
)
_THREE_CHOWS: Final = (
    "pure-stepping-chows",
    "three-matching-chows",
    "mixed-stepping-chows",
    "pure-straight-nine",
    "mixed-straight-nine",
)
_CHOWS: Final = (
    "four-identical-chows",
    "four-stepping-chows",
    "three-identical-chows",
    *_THREE_CHOWS,
)
_HONORS: Final = ("pung-of-dragon", "chance-wind", "chance-round")
_BY_A_FLOWER: Final = (
    *("big-four-winds", "big-three-dragons", *_HONORS, *_PUNGS, *_CHOWS),
    *("from-the-wall", "from-final-draw", "chance-flower", "full-set-of-flowers"),
)
_MIXED: Final = ("mixed-same", "five-in-all", "unio-in-all", "all-types")
PARTNERS: Final[Mapping[str, tuple[str, ...]]] = {
    "heaven": (
        *("seven-flowers", "seven-isolated-stars", "coward", "all-chows", "seven-pairs", *_MIXED),
        *(*_HONORS, "three-matching-pungs", "mixed-jumping-pungs", *_THREE_CHOWS),
        *("from-the-wall", *_OWN),
    ),
    "earth": (
        *("seven-isolated-stars", "coward", "all-chows", "all-pungs", "seven-pairs"),
        *("mixed-unios", *_MIXED, "little-three-dragons", *_HONORS, *_PUNGS[1:]),
        *("four-stepping-chows", *_THREE_CHOWS, "from-the-floor", *_OWN[1:]),
    ),
    "all-hidden-pungs": (
        *("heaven", "all-pungs", "mixed-unios", "pure-same", "mixed-same", "unio-in-all"),
        *("all-types", "big-three-dragons", "little-three-dragons", *_HONORS, *_PUNGS),
        *("from-the-wall", "from-final-draw", *_OWN),
    ),
    "seven-consecutive-pairs": (
        *("heaven", "earth", "seven-pairs", "pure-same", *_ANY_WAY, *_OWN),
    ),
    "nine-gates": (
        *("heaven", "earth", "coward", "pure-same", "pure-straight-nine", *_ANY_WAY, *_OWN),
    ),
    "seven-flowers": _BY_A_FLOWER,
    "eight-flowers": ("heaven", *_BY_A_FLOWER),
    "seven-isolated-stars": ("all-types", "from-robbed-kong", *_ANY_WAY, *_OWN),
    "thirteen-unios": (
        *("heaven", "earth", "mixed-unios", "all-types", "from-robbed-kong", *_ANY_WAY, *_OWN),
    ),
    "kong-to-fourth": (
        *("big-four-winds", "big-three-dragons", *_HONORS, *_PUNGS, "from-the-wall", *_FLOWERS),
    ),
    "pure-terminals": ("unio-in-all",),
    "mixed-unios": ("unio-in-all",),
    "pure-honours": ("unio-in-all",),
    "pure-same": ("unio-in-all",),
    "mixed-same": ("unio-in-all",),
    "unio-in-all": ("mixed-unios",),
    "big-four-winds": ("chance-wind", "chance-round"),
    "little-four-winds": _HONORS,
    "big-three-dragons": _HONORS,
    "little-three-dragons": _HONORS,
    "four-jumping-pungs": ("pure-jumping-pungs",),
    "four-identical-chows": ("three-identical-chows",),
    "four-stepping-chows": ("pure-stepping-chows",),
}
"""For each element those that it keeps out of some hand; of all other pairs there is no hand."""

_HONOR_HANDS: Final = ("little-four-winds", "big-three-dragons", "little-three-dragons")
_WHY: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    WORTH_MORE: {
        "heaven": (
            *("all-hidden-pungs", "seven-consecutive-pairs", "nine-gates", "eight-flowers"),
            *("thirteen-unios", "all-pungs", "pure-terminals", "mixed-unios", "pure-honours"),
            *("pure-same", "big-four-winds", *_HONOR_HANDS, "four-jumping-pungs"),
            *("pure-jumping-pungs", *_CHOWS[:3], "kong-to-fourth", "on-third-kong"),
        ),
        "earth": (
            *("seven-consecutive-pairs", "nine-gates", "thirteen-unios", "pure-terminals"),
            *("pure-honours", "pure-same", "big-four-winds", "little-four-winds"),
            *("big-three-dragons", "four-jumping-pungs"),
        ),
        "all-hidden-pungs": (
            *("pure-terminals", "pure-honours", "big-four-winds", "little-four-winds"),
        ),
        "seven-flowers": ("heaven",),
        "mixed-unios": ("all-types",),
        "unio-in-all": ("pure-terminals", "pure-honours", "pure-same", "mixed-same"),
        "pung-of-dragon": _HONOR_HANDS,
        "chance-wind": ("big-four-winds", *_HONOR_HANDS),
        "chance-round": ("big-four-winds", *_HONOR_HANDS),
        "pure-jumping-pungs": ("four-jumping-pungs",),
        "three-identical-chows": ("four-identical-chows",),
        "pure-stepping-chows": ("four-stepping-chows",),
    },
    NAMED_FIRST: {"seven-isolated-stars": ("heaven", "earth"), "all-types": ("mixed-unios",)},
    ANOTHER_READING: {"earth": ("four-identical-chows", "three-identical-chows")},
    TOO_RARE: {
        "heaven": ("on-first-kong", "on-second-kong"),
        "kong-to-fourth": ("heaven", "from-final-draw"),
    },
}


def reason_never_excluded(keeps: str, out: str) -> str | None:
    """Why the element never keeps the other out of a hand; None where it may."""
    if out in PARTNERS.get(keeps, ()):
        return None
    for reason, pairs in _WHY.items():
        if out in pairs.get(keeps, ()):
            return reason
    return NOT_TOGETHER


PRINCIPLES: Final[Mapping[str, Mapping[str, float]]] = {
    "one-of-group": {
        "mixed-unios": 2,
        "pure-honours": 0.5,
        "pure-terminals": 0.5,
        "little-three-dragons": 1,
        "big-three-dragons": 0.7,
        "little-four-winds": 0.7,
        "big-four-winds": 0.5,
        "four-stepping-chows": 1,
        "four-identical-chows": 0.7,
        "four-jumping-pungs": 1,
    },
    "special-alone": {
        "all-hidden-pungs": 2,
        "nine-gates": 1,
        "seven-isolated-stars": 1,
        "thirteen-unios": 1,
        "seven-consecutive-pairs": 1,
        "seven-flowers": 0.5,
        "eight-flowers": 0.5,
        "kong-to-fourth": 0.3,
        "heaven": 0.3,
        "earth": 0.3,
    },
    "one-structure": {
        "three-identical-chows": 2,
        "pure-jumping-pungs": 2,
        "four-identical-chows": 1,
        "four-jumping-pungs": 1,
        "pure-same": 2,
        "seven-consecutive-pairs": 0.3,
    },
    "half-fan": {
        "coward": 2,
        "mixed-same": 1,
        "all-types": 1,
        "chance-wind": 1,
        "chance-round": 1,
        "pung-of-dragon": 1,
        "pure-straight-nine": 1,
        "three-matching-pungs": 1,
        "from-the-wall": 1,
        "all-pickups": 0.7,
        "on-first-kong": 0.5,
        "little-three-dragons": 0.5,
    },
}
"""For each principle (24, 25, 30.2) elements whose hands it often decides."""
