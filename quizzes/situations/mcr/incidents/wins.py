"""False wins, and wins called in the wrong way (2014, 3.11.6.6, 3.11.6.11(2) to (6); 1998, 14.6)."""

from typing import Final

from quizzes.situations.mcr.facts import (
    LATER_EDITIONS,
)
from quizzes.situations.mcr.incidents.incident import Incident, IncidentOutcome
from quizzes.situations.mcr.incidents.values import (
    a_number,
    a_tile,
    a_word,
    on_another_tile,
    on_its_tile,
    points_from,
)
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrFoul
from wording import N_

_OF_1998: Final = (RuleBook.OF_1998,)
_OF_2006: Final = (RuleBook.OF_2006,)
_OF_2014: Final = (RuleBook.OF_2014,)

_WORTH: Final = N_(
    "%(seat)s calls a win; without flowers the fans come to %(points)s. Flowers laid open: %(flowers)s."
)
_MINIMUM: Final = N_(
    "A player who calls a win worth less than 8 points pays 10 points to each of the "
    "others and may not win this deal."
)
_WAITS: Final = N_(
    "%(seat)s has enough points, is waiting for the %(tiles)s and calls a win on %(tile)s."
)
_ITS_TILE: Final = N_(
    "A player who calls a win on the wrong tile pays 10 points to each of the others and may not win this deal."
)
_ENOUGH: Final = N_(
    "With 8 points or more without flowers a win stands; with fewer it is a mistaken win."
)
_ON_ITS_TILE: Final = N_(
    "A win on a tile that the hand is waiting for stands; on any other it is a mistaken win."
)
_SHORT: Final = N_("%(seat)s calls a win on a discard, with a hand %(number)s short of waiting.")
_ONE_SHORT: Final = N_(
    "A player who calls a win one tile short of waiting pays 20 points to each of the others and may not win this deal."
)
_NOT_WAITING: Final = N_(
    "A player who calls a win while not waiting pays 20 points to each of the others and may not win this deal."
)
_ON_PURPOSE: Final = N_(
    "A win called two tiles or more short of waiting is taken as deliberate, and the "
    "player is disqualified."
)
_FETCHED_FIRST: Final = N_(
    "The winning tile must be fetched before the count; otherwise the win is treated as a "
    "mistaken win."
)
FALSE_WINS: Final = (
    Incident(
        "false-wins",
        McrFoul.WIN_BELOW_MINIMUM,
        IncidentOutcome.FOUL,
        _WORTH,
        _MINIMUM,
        lambda draw, seat: points_from(draw, 4),
    ),
    Incident(
        "false-wins",
        McrFoul.WIN_BELOW_MINIMUM,
        IncidentOutcome.WIN,
        _WORTH,
        _ENOUGH,
        lambda draw, seat: points_from(draw, 8),
        ends=True,
    ),
    Incident(
        "false-wins",
        McrFoul.WIN_ON_WRONG_TILE,
        IncidentOutcome.FOUL,
        _WAITS,
        _ITS_TILE,
        on_another_tile,
    ),
    Incident(
        "false-wins",
        McrFoul.WIN_ON_WRONG_TILE,
        IncidentOutcome.WIN,
        _WAITS,
        _ON_ITS_TILE,
        on_its_tile,
        ends=True,
    ),
    Incident(
        "false-wins", McrFoul.WIN_NOT_WAITING, IncidentOutcome.FOUL, _SHORT, _ONE_SHORT, a_number(1)
    ),
    Incident(
        "false-wins",
        McrFoul.WIN_FAR_FROM_WAITING,
        IncidentOutcome.FOUL,
        _SHORT,
        _NOT_WAITING,
        a_number(2, 3),
        LATER_EDITIONS,
    ),
    Incident(
        "false-wins",
        McrFoul.WIN_FAR_FROM_WAITING,
        IncidentOutcome.FOUL,
        _SHORT,
        _ON_PURPOSE,
        a_number(2, 3),
        _OF_1998,
        ends=True,
    ),
    Incident(
        "false-wins",
        McrFoul.WINNING_TILE_LEFT,
        IncidentOutcome.FOUL,
        N_(
            "%(seat)s calls a win, and has the points counted while %(tile)s, the winning tile, still lies among the discards."
        ),
        _FETCHED_FIRST,
        a_tile,
        LATER_EDITIONS,
    ),
    Incident(
        "false-wins",
        McrFoul.WINNING_TILE_LEFT,
        IncidentOutcome.WIN,
        N_(
            "%(seat)s calls a valid win, fetches %(tile)s, the winning tile, and then has"
            " the points counted."
        ),
        _FETCHED_FIRST,
        a_tile,
        LATER_EDITIONS,
        ends=True,
    ),
)

_ODD_SHOWN: Final = N_(
    "%(seat)s has a winning hand, lays it open and says “%(word)s” to claim the win."
)
_ODD_HIDDEN: Final = N_(
    "%(seat)s has a winning hand, shows no tile and says “%(word)s” to claim the win."
)
_BY_THE_WORD: Final = N_(
    "“Hu” is the prescribed word, and it was called before the hand was shown."
)
_WRONG_WORD: Final = N_("A win called with the wrong word costs the right to win this deal.")
_WRONG_WORD_SHOWN: Final = N_(
    "A win called with the wrong word, with the hand shown, costs the right to win this deal."
)
_CLAIM_FIRST: Final = N_("A claim changed to a win costs the right to win this deal.")
_CLAIM_FIRST_SHOWN: Final = N_(
    "A claim changed to a win, with the hand shown, costs the right to win this deal."
)
_NOT_SHOWN: Final = N_(
    "If the hand was not shown, the player may not win until after the next draw."
)
_CHANGES_HIDDEN: Final = (
    N_(
        "%(seat)s has a winning hand, calls a chow but at once changes it to a win, showing no tile."
    ),
    N_(
        "%(seat)s has a winning hand, calls a pung but at once changes it to a win, showing no tile."
    ),
)
_CHANGES_SHOWN: Final = (
    N_(
        "%(seat)s has a winning hand, calls a chow, then changes it to a win and lays the hand open."
    ),
    N_(
        "%(seat)s has a winning hand, calls a pung, then changes it to a win and lays the hand open."
    ),
)
_OTHER_WORDS: Final = a_word(N_("ron"), N_("mahjong"), N_("tsumo"))
_SHOWN_FIRST: Final = N_(
    "A win is called before the hand is shown; showing first costs the right to win this deal."
)
_MIXED: Final = N_(
    "The winning tile stays apart from the discards used for counting; mixing it in costs the right to win."
)
CALLS: Final = (
    *(
        Incident(
            "calling-a-win",
            McrFoul.CLAIM_THEN_WIN,
            IncidentOutcome.FOUL,
            told,
            reason,
            editions=editions,
        )
        for told in _CHANGES_HIDDEN
        for editions, reason in ((_OF_2014, _CLAIM_FIRST), (_OF_2006, _NOT_SHOWN))
    ),
    *(
        Incident(
            "calling-a-win",
            McrFoul.CLAIM_THEN_WIN_SHOWN,
            IncidentOutcome.FOUL,
            told,
            _CLAIM_FIRST_SHOWN,
            editions=LATER_EDITIONS,
        )
        for told in _CHANGES_SHOWN
    ),
    *(
        Incident(
            "calling-a-win",
            McrFoul.ODD_WIN_CALL,
            IncidentOutcome.FOUL,
            _ODD_HIDDEN,
            reason,
            _OTHER_WORDS,
            editions,
        )
        for editions, reason in ((_OF_2014, _WRONG_WORD), (_OF_2006, _NOT_SHOWN))
    ),
    Incident(
        "calling-a-win",
        McrFoul.ODD_WIN_CALL_SHOWN,
        IncidentOutcome.FOUL,
        _ODD_SHOWN,
        _WRONG_WORD_SHOWN,
        _OTHER_WORDS,
        LATER_EDITIONS,
    ),
    Incident(
        "calling-a-win",
        McrFoul.ODD_WIN_CALL,
        IncidentOutcome.WIN,
        N_("%(seat)s has a winning hand, says “hu” and then lays it open."),
        _BY_THE_WORD,
        editions=LATER_EDITIONS,
        ends=True,
    ),
    Incident(
        "calling-a-win",
        McrFoul.SHOWS_BEFORE_CALL,
        IncidentOutcome.FOUL,
        N_("%(seat)s has a winning hand, lays it open and only then calls the win."),
        _SHOWN_FIRST,
        editions=LATER_EDITIONS,
    ),
    Incident(
        "calling-a-win",
        McrFoul.SHOWS_BEFORE_CALL,
        IncidentOutcome.WIN,
        N_("%(seat)s has a winning hand, calls the win and only then lays it open."),
        _SHOWN_FIRST,
        editions=LATER_EDITIONS,
        ends=True,
    ),
    Incident(
        "calling-a-win",
        McrFoul.WINNING_TILE_MIXED,
        IncidentOutcome.FOUL,
        N_(
            "%(seat)s wins and mixes %(tile)s, the winning tile, with the discards used to show the points."
        ),
        _MIXED,
        a_tile,
        LATER_EDITIONS,
        ends=True,
    ),
    Incident(
        "calling-a-win",
        McrFoul.WINNING_TILE_MIXED,
        IncidentOutcome.WIN,
        N_(
            "%(seat)s wins and keeps %(tile)s, the winning tile, apart from the discards used to show the points."
        ),
        _MIXED,
        a_tile,
        LATER_EDITIONS,
        ends=True,
    ),
)
