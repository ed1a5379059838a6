"""Why each fan counts: one short sentence a fan, with places that `counted` fills.

Places: `sets` the sets used, `uses` the same time by time, `named` the sets with what they are,
`numbers` the numbers of one use, `one` its lowest set and `number` its lowest number, `suit` the
only suit, `missing` the suit that is not there, `pair` the tile of the pair, `tile` the winning
tile, `partial` what it completes, `low` and `high` the least and greatest number, `tiles` the
tiles used.
"""

from collections.abc import Mapping
from typing import Final

from wording.translator import N_

REASONS: Final[Mapping[str, str]] = {
    "big-four-winds": N_("All four winds, each as a pung or kong."),
    "big-three-dragons": N_("All three dragons, each as a pung or kong."),
    "all-green": N_("Only green tiles: 23468 of bamboos and Green Dragon."),
    "nine-gates": N_("Standing 1112345678999: any of the nine %(suit)s wins."),
    "four-kongs": N_("Four kongs: %(sets)s."),
    "seven-shifted-pairs": N_("Seven pairs in a row: %(low)s to %(high)s of %(suit)s."),
    "thirteen-orphans": N_("All thirteen terminals and honors, one of them twice."),
    "all-terminals": N_("Every tile is a 1 or a 9."),
    "little-four-winds": N_("Three winds as pungs or kongs, %(pair)s as the pair."),
    "little-three-dragons": N_("Two dragons as pungs or kongs, %(pair)s as the pair."),
    "all-honors": N_("Every tile is a wind or a dragon."),
    "four-concealed-pungs": N_("Four pungs, none completed by another player's tile."),
    "pure-terminal-chows": N_("Twice 123 and 789 with the pair 55, all %(suit)s."),
    "quadruple-chow": N_("Four times %(sets)s."),
    "four-pure-shifted-pungs": N_("One number up each time: %(sets)s."),
    "four-pure-shifted-chows": N_("One number up each time: %(sets)s."),
    "three-kongs": N_("Three kongs: %(sets)s."),
    "all-terminals-and-honors": N_("Every tile is a 1, a 9 or an honor."),
    "seven-pairs": N_("The hand is seven pairs."),
    "greater-honors-and-knitted-tiles": N_(
        "All seven honors, and seven single tiles of 147, 258 and 369."
    ),
    "all-even-pungs": N_("The pungs and the pair are 2, 4, 6 and 8."),
    "full-flush": N_("Every tile is of one suit, %(suit)s."),
    "pure-triple-chow": N_("Three times %(sets)s."),
    "pure-shifted-pungs": N_("One number up each time: %(sets)s."),
    "upper-tiles": N_("Every tile is a 7, 8 or 9."),
    "middle-tiles": N_("Every tile is a 4, 5 or 6."),
    "lower-tiles": N_("Every tile is a 1, 2 or 3."),
    "pure-straight": N_("%(sets)s: 1 to 9 in one suit."),
    "three-suited-terminal-chows": N_("123 and 789 in two suits, %(pair)s as the pair."),
    "pure-shifted-chows": N_("One number up each time: %(sets)s."),
    "all-fives": N_("A 5 in every set and in the pair."),
    "triple-pung": N_("Pungs or kongs of %(number)s in all three suits."),
    "three-concealed-pungs": N_("Three concealed pungs: %(sets)s."),
    "lesser-honors-and-knitted-tiles": N_(
        "Fourteen single tiles: honors, and 147, 258, 369 in three suits."
    ),
    "knitted-straight": N_("%(sets)s: all nine numbers."),
    "upper-four": N_("Every tile is a 6, 7, 8 or 9."),
    "lower-four": N_("Every tile is a 1, 2, 3 or 4."),
    "big-three-winds": N_("Three winds as pungs or kongs: %(sets)s."),
    "mixed-straight": N_("%(numbers)s, one in each suit."),
    "reversible-tiles": N_("Every tile looks the same upside down."),
    "mixed-triple-chow": N_("The same chow in all three suits: %(one)s."),
    "mixed-shifted-pungs": N_("Three suits, one number up each time: %(numbers)s."),
    "chicken-hand": N_("Nothing else counts in this hand."),
    "last-tile-draw": N_("Won on the last tile of the wall."),
    "last-tile-claim": N_("Won on the last discard of the deal."),
    "out-with-replacement-tile": N_("Won on the tile drawn after a kong."),
    "robbing-the-kong": N_("Won on the tile another player added to a pung."),
    "two-concealed-kongs": N_("Two concealed kongs: %(sets)s."),
    "all-pungs": N_("Four pungs or kongs, and a pair."),
    "half-flush": N_("One suit, %(suit)s, with honors."),
    "mixed-shifted-chows": N_("Three suits, one number up each time: %(numbers)s."),
    "all-types": N_("Characters, dots, bamboos, winds and dragons are all there."),
    "melded-hand": N_("All four sets were claimed, and the winning tile too."),
    "two-dragon-pungs": N_("Two dragons as pungs or kongs: %(sets)s."),
    "outside-hand": N_("A terminal or an honor in every set and the pair."),
    "fully-concealed-hand": N_("Nothing was claimed, and the winning tile was drawn."),
    "two-melded-kongs": N_("Two melded kongs: %(sets)s."),
    "last-tile": N_("The other three copies of %(tile)s lie face up."),
    "dragon-pung": N_("Dragons: %(named)s."),
    "prevalent-wind": N_("The round wind: %(named)s."),
    "seat-wind": N_("The seat wind: %(named)s."),
    "concealed-hand": N_("Nothing was claimed, and another player's tile won."),
    "all-chows": N_("Four chows and a pair of number tiles."),
    "tile-hog": N_("All four copies without a kong: %(tiles)s."),
    "double-pung": N_("One number in two suits: %(uses)s."),
    "two-concealed-pungs": N_("Two concealed pungs: %(sets)s."),
    "concealed-kong": N_("Four drawn tiles as a kong: %(sets)s."),
    "all-simples": N_("No 1, no 9 and no honor."),
    "pure-double-chow": N_("Twice the same chow: %(sets)s."),
    "mixed-double-chow": N_("The same chow in two suits: %(uses)s."),
    "short-straight": N_("Six numbers in a row: %(uses)s."),
    "two-terminal-chows": N_("Both ends of a suit: %(uses)s."),
    "pung-of-terminals-or-honors": N_("Terminals or honors as a pung or kong: %(sets)s."),
    "melded-kong": N_("A kong with another player's tile: %(sets)s."),
    "one-voided-suit": N_("Two suits; no %(missing)s in the hand."),
    "no-honors": N_("No winds and no dragons."),
    "edge-wait": N_("%(partial)s waits for %(tile)s alone."),
    "closed-wait": N_("%(partial)s waits for %(tile)s alone."),
    "single-wait": N_("Only %(tile)s wins: it completes the pair."),
    "self-drawn": N_("The winner drew the winning tile."),
}
BY_TWO: Final = N_("Two numbers up each time: %(sets)s.")
MIXED_KONGS: Final = N_("A melded and a concealed kong: 6 points together.")
