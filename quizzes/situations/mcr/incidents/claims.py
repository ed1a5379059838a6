"""Calls, sets and draws (2014, 3.11.6.2 to 3.11.6.5, 3.11.6.11(1), (5); 1998, 14.2 to 14.5)."""

from typing import Final

from quizzes.situations.mcr.facts import (
    LATER_EDITIONS,
)
from quizzes.situations.mcr.incidents.incident import Incident, IncidentOutcome
from quizzes.situations.mcr.incidents.values import (
    a_flower,
    a_kong,
    a_number,
    a_pung,
    a_run,
    a_tile,
    early_draws,
    late_pungs,
    left_neighbour,
    no_kong,
    no_pung,
    no_run,
    prompt_pung,
)
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from wording import N_

_OF_2006: Final = (RuleBook.OF_2006,)
_OF_2014: Final = (RuleBook.OF_2014,)

_GROWS: Final = N_(
    "A foul of this kind brings a warning first, then deductions of 5, 10 and 20 points."
)
_SET: Final = N_(
    "A wrong chow, pung or kong costs the right to win this deal; a correct one does not."
)
_CHOW: Final = N_("%(seat)s calls a chow, lays %(tiles)s open and discards.")
_PUNG: Final = N_("%(seat)s calls a pung, lays %(tiles)s open and discards.")
_KONG: Final = N_("%(seat)s calls a kong, lays %(tiles)s open and draws a replacement tile.")
_HUA: Final = N_(
    "%(seat)s calls “hua”, lays %(tile)s open and takes a replacement tile into the hand."
)
_WHY_HUA: Final = N_(
    "Only flowers are replaced; a wrong replacement costs the right to win this deal."
)
_PUNG_AFTER: Final = N_(
    "%(seat)s calls a pung %(seconds)s seconds after the discard. Late pung calls by %(seat)s earlier in this deal: %(before)s."
)
_EMPTY: Final = (
    N_(
        "%(seat)s calls a chow without the tiles for it. This is empty call number %(number)s by %(seat)s in this deal."
    ),
    N_(
        "%(seat)s calls a pung without the tiles for it. This is empty call number %(number)s by %(seat)s in this deal."
    ),
    N_(
        "%(seat)s calls a kong without the tiles for it. This is empty call number %(number)s by %(seat)s in this deal."
    ),
)
_EARLY: Final = N_(
    "%(seat)s draws before %(left)s has discarded. This is early draw number %(number)s by %(seat)s in this deal."
)


GROWING: Final = (
    *(
        Incident(
            "growing-penalties",
            McrFoul.EMPTY_CLAIM,
            IncidentOutcome.FOUL,
            told,
            _GROWS,
            a_number(offence),
            offence=offence,
        )
        for offence in range(1, 5)
        for told in _EMPTY
    ),
    *(
        Incident(
            "growing-penalties",
            McrFoul.EARLY_DRAW,
            IncidentOutcome.FOUL,
            _EARLY,
            _GROWS,
            early_draws(offence),
            offence=offence,
        )
        for offence in range(1, 5)
    ),
    *(
        Incident(
            "growing-penalties",
            McrFoul.LATE_PUNG,
            IncidentOutcome.FOUL,
            _PUNG_AFTER,
            _GROWS,
            late_pungs(offence),
            offence=offence,
        )
        for offence in range(1, 5)
    ),
    Incident(
        "growing-penalties",
        McrFoul.LATE_PUNG,
        IncidentOutcome.FINE,
        _PUNG_AFTER,
        N_("A pung called within 3 seconds is in time."),
        prompt_pung,
    ),
    Incident(
        "growing-penalties",
        McrFoul.EARLY_DRAW,
        IncidentOutcome.FINE,
        N_("%(seat)s draws as soon as %(left)s's discard lies on the table."),
        N_("A player may draw once the left-hand player's discard is down."),
        left_neighbour,
    ),
)

_FETCH_2014: Final = N_(
    "A claimed tile may be fetched until another player's discard lies on the table."
)
_FETCH_2006: Final = N_(
    "A claimed tile may be fetched until the player's second draw after the claim."
)
_LEFT_2014: Final = N_(
    "%(seat)s calls a pung and leaves the tile where it lies; since then the others have discarded %(number)s in all."
)
_LEFT_2006: Final = N_(
    "%(seat)s calls a pung and leaves the tile where it lies; %(seat)s has since drawn %(number)s in all."
)
_REACH: Final = N_(
    "A player who reaches across the discards to the wall gives up every call on that discard."
)
_CALLED_FIRST: Final = N_("Only a call made after reaching across the discards to draw is void.")
WRONG: Final = (
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FOUL, _CHOW, _SET, no_run),
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FINE, _CHOW, _SET, a_run),
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FOUL, _PUNG, _SET, no_pung),
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FINE, _PUNG, _SET, a_pung),
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FOUL, _KONG, _SET, no_kong),
    Incident("wrong-sets", McrFoul.WRONG_CLAIM, IncidentOutcome.FINE, _KONG, _SET, a_kong),
    Incident(
        "wrong-sets",
        McrFoul.WRONG_FLOWER,
        IncidentOutcome.FOUL,
        _HUA,
        _WHY_HUA,
        a_tile,
        LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.WRONG_FLOWER,
        IncidentOutcome.FINE,
        _HUA,
        _WHY_HUA,
        a_flower,
        LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.WRONG_TILE_IN_HAND,
        IncidentOutcome.FOUL,
        N_("%(seat)s draws from the wrong stack and puts the tile, %(tile)s, into the hand."),
        N_("Once it is among the standing tiles, a wrong tile costs the right to win this deal."),
        a_tile,
        LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.WRONG_TILE_APART,
        IncidentOutcome.FOUL,
        N_(
            "%(seat)s draws from the wrong stack and looks at the tile, %(tile)s, keeping it"
            " apart from the hand."
        ),
        N_("A wrong tile that is not yet among the standing tiles goes back to its place."),
        a_tile,
        LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.REACHES_INTO_FLOOR,
        IncidentOutcome.FOUL,
        N_("%(seat)s reaches across the discards to draw, and only then calls a pung."),
        _REACH,
        editions=LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.REACHES_INTO_FLOOR,
        IncidentOutcome.FINE,
        N_("%(seat)s calls a pung, and only then reaches across the discards for the tile."),
        _CALLED_FIRST,
        editions=LATER_EDITIONS,
    ),
    Incident(
        "wrong-sets",
        McrFoul.LATE_FETCH,
        IncidentOutcome.FOUL,
        _LEFT_2014,
        _FETCH_2014,
        a_number(1, 2, 3),
        _OF_2014,
    ),
    Incident(
        "wrong-sets",
        McrFoul.LATE_FETCH,
        IncidentOutcome.FINE,
        _LEFT_2014,
        _FETCH_2014,
        a_number(0),
        _OF_2014,
    ),
    Incident(
        "wrong-sets",
        McrFoul.LATE_FETCH,
        IncidentOutcome.FOUL,
        _LEFT_2006,
        _FETCH_2006,
        a_number(2),
        _OF_2006,
    ),
    Incident(
        "wrong-sets",
        McrFoul.LATE_FETCH,
        IncidentOutcome.FINE,
        _LEFT_2006,
        _FETCH_2006,
        a_number(0, 1),
        _OF_2006,
    ),
)
