"""Fans of the competition rules that are easily taken for one another."""

from typing import Final

from quizzes.misconceptions.kin import look_alikes

_FAMILIES: Final = (
    ("pure-straight", "mixed-straight", "knitted-straight"),
    ("mixed-triple-chow", "mixed-shifted-chows", "mixed-straight"),
    ("mixed-triple-chow", "pure-triple-chow"),
    ("pure-shifted-chows", "mixed-shifted-chows"),
    ("four-pure-shifted-chows", "pure-shifted-chows"),
    ("quadruple-chow", "pure-triple-chow", "pure-double-chow"),
    ("pure-terminal-chows", "three-suited-terminal-chows", "two-terminal-chows"),
    ("pure-double-chow", "mixed-double-chow"),
    ("short-straight", "two-terminal-chows"),
    ("full-flush", "half-flush"),
    ("nine-gates", "full-flush"),
    ("all-types", "one-voided-suit"),
    ("lower-four", "lower-tiles"),
    ("upper-four", "upper-tiles"),
    ("lower-tiles", "middle-tiles", "upper-tiles"),
    ("all-simples", "no-honors", "middle-tiles"),
    ("all-even-pungs", "all-fives"),
    ("all-green", "reversible-tiles"),
    ("pure-shifted-pungs", "mixed-shifted-pungs", "triple-pung"),
    ("four-pure-shifted-pungs", "pure-shifted-pungs"),
    ("double-pung", "triple-pung"),
    ("two-concealed-pungs", "three-concealed-pungs", "four-concealed-pungs"),
    ("melded-kong", "concealed-kong"),
    ("two-melded-kongs", "two-concealed-kongs"),
    ("three-kongs", "four-kongs"),
    ("edge-wait", "closed-wait", "single-wait"),
    ("prevalent-wind", "seat-wind"),
    ("dragon-pung", "pung-of-terminals-or-honors"),
    ("two-dragon-pungs", "little-three-dragons", "big-three-dragons"),
    ("big-three-winds", "little-four-winds", "big-four-winds"),
    ("all-terminals", "all-terminals-and-honors", "outside-hand"),
    ("all-honors", "all-terminals-and-honors"),
    ("all-chows", "all-pungs"),
    ("concealed-hand", "fully-concealed-hand", "melded-hand"),
    ("self-drawn", "fully-concealed-hand"),
    ("seven-pairs", "seven-shifted-pairs"),
    ("greater-honors-and-knitted-tiles", "lesser-honors-and-knitted-tiles"),
    ("lesser-honors-and-knitted-tiles", "knitted-straight", "thirteen-orphans"),
    ("last-tile", "last-tile-draw", "last-tile-claim"),
    ("out-with-replacement-tile", "robbing-the-kong", "last-tile-draw"),
    ("tile-hog", "concealed-kong"),
    ("chicken-hand", "melded-hand"),
)


KIN: Final = look_alikes(_FAMILIES)
