"""Elements of International Mahjong that are easily taken for one another."""

from typing import Final

from quizzes.misconceptions.kin import look_alikes

_FAMILIES: Final = (
    ("heaven", "earth"),
    ("all-hidden-pungs", "all-pungs"),
    ("seven-consecutive-pairs", "seven-pairs"),
    ("nine-gates", "pure-same"),
    ("seven-flowers", "eight-flowers", "full-set-of-flowers"),
    ("seven-isolated-stars", "thirteen-unios"),
    ("kong-to-fourth", "on-third-kong"),
    ("coward", "all-chows", "all-pungs"),
    ("pure-terminals", "mixed-unios", "pure-honours"),
    ("mixed-unios", "unio-in-all"),
    ("pure-same", "mixed-same"),
    ("five-in-all", "unio-in-all"),
    ("all-types", "mixed-same"),
    ("big-four-winds", "little-four-winds"),
    ("big-three-dragons", "little-three-dragons", "pung-of-dragon"),
    ("chance-wind", "chance-round"),
    ("four-jumping-pungs", "pure-jumping-pungs", "mixed-jumping-pungs"),
    ("three-matching-pungs", "mixed-jumping-pungs"),
    ("four-identical-chows", "three-identical-chows"),
    ("four-stepping-chows", "pure-stepping-chows", "mixed-stepping-chows"),
    ("three-matching-chows", "three-identical-chows", "mixed-stepping-chows"),
    ("pure-straight-nine", "mixed-straight-nine"),
    ("mixed-straight-nine", "mixed-stepping-chows"),
    ("from-the-floor", "from-the-wall", "from-robbed-kong"),
    ("from-final-draw", "from-final-exposed"),
    ("on-first-kong", "on-second-kong", "on-third-kong"),
    ("all-pickups", "self-help", "clear-front"),
    ("self-help", "from-the-wall"),
    ("no-flower", "chance-flower", "full-set-of-flowers"),
)
KIN: Final = look_alikes(_FAMILIES)
