"""Tiles that others see, and conduct at the table (2014, 3.11.6.7 to 3.11.6.10; 1998, 14.7 to 14.11)."""

from typing import Final

from quizzes.situations.mcr.facts import (
    LATER_EDITIONS,
)
from quizzes.situations.mcr.incidents.incident import Incident, IncidentOutcome
from quizzes.situations.mcr.incidents.values import a_hand, a_misnamed_tile, a_number, a_tile
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from wording import N_

_OF_1998: Final = (RuleBook.OF_1998,)

_EXPOSED_TILE: Final = N_("An exposed tile must be its owner's next discard.")
_THIRTEEN: Final = N_(
    "There should be thirteen standing tiles, less three for each meld; a player with more or "
    "fewer may not win this deal."
)
_STANDING: Final = N_(
    "After %(seat)s's discard, %(seat)s's tiles are counted. Melds: %(melds)s; standing tiles: %(standing)s."
)
EXPOSED: Final = (
    Incident(
        "exposed-tiles",
        McrFoul.TILE_EXPOSED,
        IncidentOutcome.FOUL,
        N_("One of %(seat)s's standing tiles, %(tile)s, falls face up."),
        _EXPOSED_TILE,
        a_tile,
    ),
    Incident(
        "exposed-tiles",
        McrFoul.TILE_EXPOSED,
        IncidentOutcome.FINE,
        N_("One of %(seat)s's standing tiles falls face down; nobody sees its face."),
        N_("A tile that falls face down is not exposed; an exposed one must be the next discard."),
    ),
    Incident(
        "exposed-tiles",
        McrFoul.SHOWS_HAND_AT_GOOD_WIN,
        IncidentOutcome.FOUL,
        N_(
            "When %(other)s calls a win, %(seat)s shows the whole hand too; the win turns out to be valid."
        ),
        N_("If the win stands, a player who showed a hand too is only warned."),
        ends=True,
    ),
    Incident(
        "exposed-tiles",
        McrFoul.SHOWS_HAND_AT_REFUSED_WIN,
        IncidentOutcome.FOUL,
        N_(
            "When %(other)s calls a win, %(seat)s shows the whole hand too; the win turns out to be false."
        ),
        N_(
            "If the win fails, the tiles shown must be discarded, and the right to win this deal is lost."
        ),
    ),
    Incident(
        "exposed-tiles",
        McrFoul.PLAY_MADE_IMPOSSIBLE,
        IncidentOutcome.FOUL,
        N_("%(seat)s knocks the wall down, and the referee confirms that the deal cannot go on."),
        N_("A player who makes it impossible to go on pays 30 points to each of the others."),
        editions=LATER_EDITIONS,
        ends=True,
    ),
    Incident(
        "exposed-tiles",
        McrFoul.EXPOSES_ANOTHERS,
        IncidentOutcome.FOUL,
        N_("%(seat)s knocks over %(number)s of %(other)s's standing tiles, face up."),
        N_(
            "A player who exposes another player's tiles pays that player, and pays more "
            "in a graver case."
        ),
        a_number(2, 3, 4, 5),
    ),
    Incident(
        "exposed-tiles",
        McrFoul.WRONG_COUNT,
        IncidentOutcome.FOUL,
        _STANDING,
        _THIRTEEN,
        a_hand(-1, 1),
    ),
    Incident(
        "exposed-tiles", McrFoul.WRONG_COUNT, IncidentOutcome.FINE, _STANDING, _THIRTEEN, a_hand(0)
    ),
)

_OBEYS: Final = N_(
    "A player who commits a clear foul, defies the referee despite being warned and makes trouble is disqualified."
)
_WARNED: Final = N_(
    "Disturbing play earns a warning; only a player who goes on to defy the referee and make trouble is disqualified."
)
_SIGNAL: Final = N_(
    "Passing information may cost points or the right to win this deal, whether or not it helped."
)
_NAMED: Final = N_(
    "Discards are not named; naming one is a breach, punished according to its gravity."
)
_CHEATS: Final = (
    N_("The referee sees %(seat)s hide %(tile)s in a sleeve while %(other)s thinks."),
    N_("The referee sees %(seat)s swap a tile for %(tile)s from %(other)s's wall."),
    N_("The referee sees %(seat)s steal %(tile)s from %(other)s's discards."),
)
_SIGNALS: Final = (
    N_("%(seat)s gestures to %(other)s to discard %(tile)s."),
    N_("With a glance %(seat)s tells %(other)s to keep %(tile)s."),
    N_("%(seat)s tells %(other)s to wait for %(tile)s."),
)
CONDUCT: Final = (
    *(
        Incident(
            "conduct",
            McrFoul.CHEATING,
            IncidentOutcome.FOUL,
            told,
            N_("For swapping, stealing or hiding tiles the referee may suspend the player."),
            a_tile,
            ends=True,
        )
        for told in _CHEATS
    ),
    *(
        Incident("conduct", McrFoul.INFORMATION, IncidentOutcome.FOUL, told, _SIGNAL, a_tile)
        for told in _SIGNALS
    ),
    Incident(
        "conduct",
        McrFoul.GRAVE_DISTURBANCE,
        IncidentOutcome.FOUL,
        N_("%(seat)s, clearly at fault, ignores the referee's warning and keeps shouting."),
        _OBEYS,
        ends=True,
    ),
    Incident(
        "conduct",
        McrFoul.GRAVE_DISTURBANCE,
        IncidentOutcome.WARNED,
        N_(
            "%(seat)s disturbs play by talking loudly, but falls silent as soon as the referee objects."
        ),
        _WARNED,
    ),
    Incident(
        "conduct",
        McrFoul.NAMES_DISCARD,
        IncidentOutcome.FOUL,
        N_("%(seat)s discards %(tile)s and names the tile aloud."),
        _NAMED,
        a_tile,
    ),
    Incident(
        "conduct",
        McrFoul.NAMES_DISCARD,
        IncidentOutcome.FINE,
        N_("%(seat)s discards %(tile)s without a word."),
        _NAMED,
        a_tile,
    ),
    Incident(
        "conduct",
        McrFoul.MISNAMES_DISCARD,
        IncidentOutcome.FOUL,
        N_(
            "%(seat)s discards %(tile)s, but calls it %(named)s; misled by that, %(other)s calls a false win."
        ),
        N_(
            "A player who misnames a tile and so causes a false win pays the shares of all three; the text names no amount."
        ),
        a_misnamed_tile,
        _OF_1998,
    ),
)
