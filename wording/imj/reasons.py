"""Why each element of International Mahjong counts; `wording.places` documents the places."""

from collections.abc import Mapping
from typing import Final

from wording.translator import N_

REASONS: Final[Mapping[str, str]] = {
    # 25.1 and 25.2: special winning hands
    "heaven": N_("Won before the jonga's first discard."),
    "earth": N_("Won on the jonga's first discard."),
    "all-hidden-pungs": N_(
        "Four pungs and eyes; none of the fourteen tiles was exposed before the win."
    ),
    "seven-consecutive-pairs": N_("Seven pairs in a row: %(low)s to %(high)s in %(suit)s."),
    "nine-gates": N_("Before the win 1112345678999: any of the nine %(suit)s wins."),
    "seven-flowers": N_("Seven flowers: the seventh, just drawn, wins whatever the hand."),
    "eight-flowers": N_("Eight flowers: the eighth, just drawn, wins whatever the hand."),
    "seven-isolated-stars": N_(
        "All seven Honours once, and seven single tiles of 147, 258 and 369."
    ),
    "thirteen-unios": N_("All thirteen unios, one of them twice."),
    "kong-to-fourth": N_("Four kongs one after another in one turn: %(sets)s."),
    # 26: basic structures
    "coward": N_("Chows and pungs mixed, with eyes."),
    "all-chows": N_("Four chows, and any eyes."),
    "all-pungs": N_("Four pungs or kongs, and eyes."),
    "seven-pairs": N_("The hand is seven pairs."),
    # 27.1: pure and mixed
    "pure-terminals": N_("Every tile is a 1 or a 9."),
    "mixed-unios": N_("Every tile is a 1, a 9 or an Honour."),
    "pure-honours": N_("Every tile is an Honour."),
    "pure-same": N_("Every tile is of one suit, %(suit)s."),
    "mixed-same": N_("One suit, %(suit)s, with Honours."),
    "five-in-all": N_("A 5 in every set and in the eyes."),
    "unio-in-all": N_("A unio in every set and in the eyes."),
    "all-types": N_("All five types: Tans, Soks, Wans, winds and dragons."),
    # 27.2: honors
    "big-four-winds": N_("All four winds, each as a pung or kong."),
    "little-four-winds": N_("Three winds as pungs or kongs, %(pair)s as the eyes."),
    "big-three-dragons": N_("All three dragons as pungs or kongs."),
    "little-three-dragons": N_("Two dragons as pungs or kongs, %(pair)s as the eyes."),
    "pung-of-dragon": N_("Pung or kong of dragons: %(named)s."),
    "chance-wind": N_("The wind of the winner's seat number: %(named)s."),
    "chance-round": N_("The wind of the round's number: %(named)s."),
    # 27.3: pungs of the suits
    "four-jumping-pungs": N_("One number up each time: %(sets)s."),
    "pure-jumping-pungs": N_("One number up each time: %(sets)s."),
    "three-matching-pungs": N_("Pungs or kongs of %(number)s in all three suits."),
    "mixed-jumping-pungs": N_("Three suits, one number up each time: %(numbers)s."),
    # 27.4: chows
    "four-identical-chows": N_("The same chow four times: %(sets)s."),
    "four-stepping-chows": N_("One number up each time: %(sets)s."),
    "three-identical-chows": N_("The same chow three times: %(sets)s."),
    "pure-stepping-chows": N_("One number up each time: %(sets)s."),
    "three-matching-chows": N_("The same chow in all three suits: %(one)s."),
    "mixed-stepping-chows": N_("Three suits, one number up each time: %(numbers)s."),
    "pure-straight-nine": N_("%(sets)s: 1 to 9 in one suit."),
    "mixed-straight-nine": N_("%(numbers)s, one in each suit."),
    # 28.1 to 28.4: how the hand was made and won
    "from-the-floor": N_("Won on a discard, which adds nothing."),
    "from-the-wall": N_("The winning tile was drawn from the wall."),
    "from-robbed-kong": N_("Won on the tile that another player was adding to a pung."),
    "from-final-draw": N_("Won by drawing the last tile of the game."),
    "from-final-exposed": N_("Won on the last tile exposed in the game."),
    "on-first-kong": N_("Won on the tile drawn right after a kong."),
    "on-second-kong": N_("Won on the tile drawn right after the second kong of the turn."),
    "on-third-kong": N_("Won on the tile drawn right after the third kong of the turn."),
    "all-pickups": N_(
        "All four sets were claimed, and the eyes were completed with another player's tile."
    ),
    "self-help": N_("Every set was made of tiles drawn from the wall, the last tile too."),
    "clear-front": N_("Nothing but flowers was displayed before the win."),
    # 28.5: flowers
    "no-flower": N_("There is no flower in the hand."),
    "chance-flower": N_("Bearing the winner's seat number: %(flowers)s."),
    "full-set-of-flowers": N_("All four flowers of a colour: %(flowers)s."),
}
HALF_DROPPED: Final = N_("Chows and pungs mixed; the half fan drops out of a larger total.")
UNIO_IN_EVERY_PAIR: Final = N_("Every pair is of unios.")
