"""Wins that are called in the wrong way, and what lies open at a called win (2014, 3.11.6.7, 3.11.6.11)."""

from typing import Final

from quizzes.desk.deed import DecidingLook, DeedRow, DisputedMatter
from quizzes.desk.moments import (
    any_player,
    at_a_win_on_a_discard,
    at_a_win_with_a_pair,
    at_the_win,
)
from scoring.mcr.table.fouls import McrFoul
from wording import N_

F = McrFoul
_1998: Final = ("mcr-1998",)
_2006: Final = ("mcr-2006",)
_2014: Final = ("mcr-2014",)
_LATER: Final = ("mcr-2006", "mcr-2014")
_WIN_AT_ONCE: Final = N_("%(seat)s called the win at once and has shown no tiles yet.")
_HU_HIDDEN: Final = N_("%(seat)s called hu and has shown no tiles yet.")
_CLAIM_THEN_WIN: Final = N_("%(seat)s called a pung and then a win, and showed no tiles.")
_CLAIM_THEN_WIN_SHOWN: Final = N_("%(seat)s called a pung and then a win, and showed the hand.")
_ODD: Final = N_("%(seat)s called “mahjong” instead of “hu” and showed no tiles.")
_ODD_SHOWN: Final = N_("%(seat)s called “mahjong” instead of “hu” and showed the hand.")
_TWO_CALLS: Final = N_("“The first call was a pung, not a win.”")
_MEANT_WIN: Final = N_("“I meant to win from the start.”")
_NOT_HU: Final = N_("“That is not the word for a win.”")
_UNDERSTOOD: Final = N_("“Everybody knew what I meant.”")
_AT_THE_CALL: Final = N_("The table is shown as it was when %(seat)s called the win.")
_HU: Final = N_("%(seat)s called hu and then showed the hand.")
CALLING: Final = (
    DeedRow(
        F.CLAIM_THEN_WIN.value,
        _CLAIM_THEN_WIN,
        _WIN_AT_ONCE,
        _TWO_CALLS,
        _MEANT_WIN,
        DecidingLook.HEARD,
        at_a_win_with_a_pair,
        _LATER,
        at_win=True,
        first_level=2,
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        F.CLAIM_THEN_WIN_SHOWN.value,
        _CLAIM_THEN_WIN_SHOWN,
        _HU,
        _TWO_CALLS,
        _MEANT_WIN,
        DecidingLook.HEARD,
        at_a_win_with_a_pair,
        _LATER,
        at_win=True,
        opens=True,
        first_level=2,
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        F.ODD_WIN_CALL.value,
        _ODD,
        _HU_HIDDEN,
        _NOT_HU,
        _UNDERSTOOD,
        DecidingLook.HEARD,
        at_the_win,
        _LATER,
        at_win=True,
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        F.ODD_WIN_CALL_SHOWN.value,
        _ODD_SHOWN,
        _HU,
        _NOT_HU,
        _UNDERSTOOD,
        DecidingLook.HEARD,
        at_the_win,
        _LATER,
        at_win=True,
        opens=True,
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        F.SHOWS_BEFORE_CALL.value,
        N_("%(seat)s showed the hand and only then called the win."),
        N_("%(seat)s called the win and only then showed the hand."),
        N_("“The tiles were open before the call.”"),
        N_("“I called first.”"),
        DecidingLook.SAW,
        at_the_win,
        _LATER,
        at_win=True,
        opens=True,
        matter=DisputedMatter.WIN,
    ),
    DeedRow(
        F.WINNING_TILE_LEFT.value,
        N_("%(seat)s left %(tile)s among the discards while the points were counted."),
        N_("%(seat)s fetched %(tile)s, and then the points were counted."),
        N_("“The winning tile was not fetched.”"),
        N_("“I had it before the count.”"),
        DecidingLook.SAW,
        at_a_win_on_a_discard,
        _LATER,
        at_win=True,
        opens=True,
        matter=DisputedMatter.WIN,
        undisputed=_AT_THE_CALL,
    ),
    DeedRow(
        F.WINNING_TILE_MIXED.value,
        N_("%(seat)s mixed %(tile)s, the winning tile, with the discards used for counting."),
        N_("%(seat)s kept %(tile)s, the winning tile, apart from the discards used for counting."),
        N_("“Which one is the winning tile?”"),
        N_("“You all know which tile I won on.”"),
        DecidingLook.SAW,
        at_the_win,
        _LATER,
        at_win=True,
        opens=True,
        first_level=2,
        matter=DisputedMatter.WIN,
        undisputed=_AT_THE_CALL,
    ),
)
AT_A_CALL: Final = (
    DeedRow(
        F.SHOWS_HAND_AT_GOOD_WIN.value,
        N_("When %(other)s called the win, %(seat)s showed a hand too."),
        "",
        N_("“%(seat)s's hand lies open as well.”"),
        N_("“I thought the deal was over.”"),
        DecidingLook.SAW,
        any_player(),
        elsewhere=F.SHOWS_HAND_AT_REFUSED_WIN.value,
        matter=DisputedMatter.TILES,
    ),
    DeedRow(
        F.OWN_WIN_REFUSED.value,
        N_("%(seat)s's hand lies open only because %(seat)s called a win."),
        "",
        N_("“The tiles that %(seat)s showed must be discarded one by one.”"),
        N_("“I am standing them up again.”"),
        DecidingLook.SAW,
        any_player(),
        _LATER,  # 1998 does not say what becomes of these tiles
        matter=DisputedMatter.TILES,
    ),
)
"""What can follow from a called win: another hand that is laid open, and the caller's own."""
