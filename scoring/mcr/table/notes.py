"""Ids of the house rulings about the table; each is an entry in docs/rulings.md."""

from enum import StrEnum


class Note(StrEnum):
    """A ruling of ours, or a reading of the text that needs its reason."""

    BROKEN_AFTER = "broken-after"
    BREAK_IN_NEXT_WALL = "break-in-next-wall"
    UPPER_TILE_FIRST = "upper-tile-first"
    WALL_STANDS = "wall-stands"
    FLOWER_DISCARD = "flower-discard"
    FIRST_DEALER = "first-dealer"
    SEATS_STAY = "seats-stay"
    WIN_FIRST = "win-first"
    KONG_IN_TIME = "kong-in-time"
    NO_LIMIT = "no-limit"
    CLAIMED_TILE_BACK = "claimed-tile-back"
    KONG_AFTER_PUNG = "kong-after-pung"
    UNNAMED_FOUL = "unnamed-foul"
    REFUSED_WIN_1998 = "refused-win-1998"
    MISNAMED_DISCARD = "misnamed-discard"
    ESCALATION_GOES_ON = "escalation-goes-on"
    COUNTED_APART = "counted-apart"
    FALSE_SELF_DRAW = "false-self-draw"
    SHARED_PLACES = "shared-places"
    RANK_STAYS_SHARED = "rank-stays-shared"
    MORE_HIGH_SESSIONS = "more-high-sessions"
    BETTER_PLACE_COUNTS = "better-place-counts"
    BELOW_ITS_CLASS = "below-its-class"
    FIVE_AND_SIX_TEAMS = "five-and-six-teams"
    ABSENCE_ELSEWHERE = "absence-elsewhere"
    LATER_COMPLAINT = "later-complaint"
