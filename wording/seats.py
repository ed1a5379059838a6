"""Seats and winds in words."""

from scoring import WINDS, Wind
from wording.translator import Translator


def seat_name(seat: Wind, t: Translator) -> str:
    """The player who sits there: `East`, 东家, 東家."""
    players = (
        t.pgettext("player", "East"),
        t.pgettext("player", "South"),
        t.pgettext("player", "West"),
        t.pgettext("player", "North"),
    )
    return players[seat.place]


def wind_name(wind: Wind, t: Translator) -> str:
    """The seat or round wind as a fact: `East`, 东, 東."""
    winds = (
        t.pgettext("wind", "East"),
        t.pgettext("wind", "South"),
        t.pgettext("wind", "West"),
        t.pgettext("wind", "North"),
    )
    return winds[wind.place]


def relative_seat_name(seat: Wind, other: Wind, t: Translator) -> str:
    """Where another player sits, seen from a seat: `the player on the left`."""
    places = (
        t.gettext("the player on the right"),
        t.gettext("the player opposite"),
        t.gettext("the player on the left"),
    )
    return places[(other.place - seat.place) % len(WINDS) - 1]
