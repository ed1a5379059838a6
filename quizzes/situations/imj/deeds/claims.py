"""Claims, silence, robbed kongs and the discard after a claim (21, 23.7, 23.8, 29 and 34.5)."""

from typing import Final

from quizzes.situations.deeds import Deed, DeedBook, of_a_kong, pairs
from quizzes.situations.imj.deeds.values import (
    a_tile_of_a_suit,
    a_tile_to_name,
    an_unio,
    both_ends,
    chow_and_discard,
    closed_chow_and_discard,
    tiles_to_chow,
)
from scoring import Meld, MeldKind, Wind, parse_tiles
from scoring.imj.table import claims
from scoring.imj.table.claims import PassedTile
from scoring.tiles import tile
from wording import N_

SET_MADE: Final = ("set-made", N_("The set may be made."))
_AFTER_MOVE: Final = (
    "after-move",
    N_("No win or pung on that kind before the player's own next move."),
)
_TOO_LATE: Final = ("too-late", N_("The call comes too late and does not count."))
WIN_COUNTS: Final = ("win-counts", N_("The win counts."))
_NOT_THIS_KONG: Final = (
    "not-this-kong",
    N_("No win: this hand may not rob such a kong."),
)
GOES_BEHIND: Final = (
    "no-priority",
    N_("No win: another player has priority; there is no penalty."),
)
_BARRED: Final = ("may-not-discard", N_("That tile may not be discarded now."))
_ALLOWED: Final = ("discard-good", N_("That discard is allowed."))

IN_GAMES: Final = N_("The following happened in different games.")

_SILENCE: Final = N_(
    "A player who let a tile pass may not win on or pung that kind before making another move."
)
_AT_ONCE: Final = N_(
    "Win, pung and kong must be called at once; once the next move is nearly complete, it "
    "is too late."
)
_ROBBING: Final = N_(
    "A melded kong may be robbed by any winning hand, an unfolded kong by Thirteen Unios alone."
)
_FIRST: Final = N_(
    "Of several wins on one tile, Thirteen Unios takes priority, then the nearest anti-clockwise."
)
_AFTER_A_CHOW: Final = N_(
    "After a chow, no tile may be discarded that would make a chow with the two that were shown."
)
_AFTER_A_PUNG: Final = N_("After a pung, the fourth tile of the same kind may not be discarded.")
_A_TURN_LATER: Final = N_("Only the discard right after the pung may not be the fourth tile.")
_KONG_INSTEAD: Final = N_(
    "A player who has punged and holds a third such tile may change to a kong on the same discard."
)
_NO_WORD: Final = N_(
    "To chow a discard from the left, it is enough to show the tiles; no call is needed."
)

_PASSED_PUNG: Final = {True: SET_MADE, False: _AFTER_MOVE}
_PASSED_WIN: Final = {True: WIN_COUNTS, False: _AFTER_MOVE}
_IN_TIME: Final = {True: SET_MADE, False: _TOO_LATE}
_ROBS: Final = {True: WIN_COUNTS, False: _NOT_THIS_KONG}
_DISCARDED: Final = {True: _ALLOWED, False: _BARRED}

_LOW: Final = tile("3p")
_OPEN_CHOW: Final = Meld(MeldKind.CHOW, parse_tiles("345p"))
_CLOSED_CHOW: Final = Meld(MeldKind.CHOW, parse_tiles("234p"))
_PUNG: Final = Meld(MeldKind.PUNG, parse_tiles("333p"))
RIGHT: Final = Wind.EAST.after(1)
OPPOSITE: Final = Wind.EAST.after(2)


def _kept(kind: str, *, moved: bool) -> list[PassedTile]:
    """What was let pass, where the 3 of dots is called now."""
    return [PassedTile(tile(kind), moved)]


def _passed(told: str, kind: str, moved: bool, wins: bool) -> Deed:
    keys = _PASSED_WIN if wins else _PASSED_PUNG
    return Deed(
        told,
        lambda: claims.may_claim_after_passing(_LOW, _kept(kind, moved=moved)),
        keys,
        _SILENCE,
        a_tile_to_name,
    )


_SILENT: Final = (
    _passed(
        N_(
            "%(seat)s could pung %(tile)s, kept silent, has not moved since, and calls “pung” on another."
        ),
        "3p",
        False,
        False,
    ),
    _passed(
        N_(
            "%(seat)s could pung %(tile)s, kept silent, has drawn and discarded, and calls “pung” on another."
        ),
        "3p",
        True,
        False,
    ),
    _passed(
        N_(
            "%(seat)s could win on %(tile)s, kept silent, has not moved since, and calls “win” on another."
        ),
        "3p",
        False,
        True,
    ),
    _passed(
        N_(
            "%(seat)s could win on %(tile)s, kept silent, has drawn and discarded, and calls “win” on another."
        ),
        "3p",
        True,
        True,
    ),
    Deed(
        N_(
            "%(seat)s let %(tile)s pass, has not moved since, and calls “win” on %(wait)s; either tile wins."
        ),
        lambda: claims.may_claim_after_passing(_LOW, _kept("6p", moved=False)),
        _PASSED_WIN,
        N_("Silence bars only tiles of the same kind, not another tile that wins."),
        both_ends,
    ),
)
_CALLED: Final = (
    Deed(
        N_(
            "Before the next move begins, %(seat)s calls “pung” on %(tile)s, with the pair in hand."
        ),
        lambda: claims.may_still_claim(next_move_nearly_made=False),
        _IN_TIME,
        _AT_ONCE,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "After a pause, with the next draw nearly complete, %(seat)s calls “pung” on "
            "%(tile)s with a pair."
        ),
        lambda: claims.may_still_claim(next_move_nearly_made=True),
        _IN_TIME,
        _AT_ONCE,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "After a pause, with another player's chow nearly complete, %(seat)s calls “win” on %(tile)s with a winning hand."
        ),
        lambda: claims.may_still_claim(next_move_nearly_made=True),
        _IN_TIME,
        _AT_ONCE,
        a_tile_of_a_suit,
    ),
    Deed(
        N_("%(seat)s, with three in hand, calls “pung” on %(tile)s and at once changes to “kong”."),
        claims.may_change_to_kong,
        {True: SET_MADE},
        _KONG_INSTEAD,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s shows %(tiles)s without a word, to chow %(tile)s from the player on the left."
        ),
        claims.may_chow_without_a_word,
        {True: SET_MADE},
        _NO_WORD,
        tiles_to_chow,
    ),
)
_ROBBED: Final = (
    Deed(
        N_(
            "%(seat)s calls “win” on another player's melded kong of %(tile)s, with four sets "
            "and eyes."
        ),
        lambda: claims.may_rob(MeldKind.ADDED_KONG, thirteen_unios=False),
        _ROBS,
        _ROBBING,
        of_a_kong(a_tile_of_a_suit),
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on another player's unfolded kong of %(tile)s, with four "
            "sets and eyes."
        ),
        lambda: claims.may_rob(MeldKind.CONCEALED_KONG, thirteen_unios=False),
        _ROBS,
        _ROBBING,
        of_a_kong(a_tile_of_a_suit),
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on another player's unfolded kong of %(tile)s, with Seven Isolated Stars."
        ),
        lambda: claims.may_rob(MeldKind.CONCEALED_KONG, thirteen_unios=False),
        _ROBS,
        _ROBBING,
        of_a_kong(a_tile_to_name),
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on another player's unfolded kong of %(tile)s, with Thirteen "
            "Unios."
        ),
        lambda: claims.may_rob(MeldKind.CONCEALED_KONG, thirteen_unios=True),
        _ROBS,
        _ROBBING,
        of_a_kong(an_unio),
    ),
)
SEVERAL_WINS: Final = tuple(
    Deed(
        told,
        lambda first=first, unios=unios: claims.wins_before(  # type: ignore[misc]
            Wind.EAST, first, RIGHT if first is OPPOSITE else OPPOSITE, unios
        ),
        {True: WIN_COUNTS, False: GOES_BEHIND},
        _FIRST,
    )
    for told, first, unios in (
        (
            N_(
                "%(seat)s, on the discarder's right, and the player opposite the discarder call “win”; both have winning hands."
            ),
            RIGHT,
            None,
        ),
        (
            N_(
                "%(seat)s, opposite the discarder, and the player on the discarder's right call “win”; both have winning hands."
            ),
            OPPOSITE,
            None,
        ),
        (
            N_(
                "%(seat)s, opposite the discarder, calls “win” with Thirteen Unios; the player "
                "on the discarder's right, with seven pairs."
            ),
            OPPOSITE,
            OPPOSITE,
        ),
        (
            N_(
                "%(seat)s, on the discarder's right, calls “win” with seven pairs; the player "
                "opposite the discarder, with Thirteen Unios."
            ),
            RIGHT,
            OPPOSITE,
        ),
    )
)
_AFTER_CLAIMS: Final = (
    Deed(
        N_("%(seat)s chows %(tile)s with %(tiles)s and at once discards %(discard)s."),
        lambda: claims.may_discard_after(_OPEN_CHOW, _LOW, tile("6p")),
        _DISCARDED,
        _AFTER_A_CHOW,
        chow_and_discard(barred=True),
    ),
    Deed(
        N_("%(seat)s chows %(tile)s with %(tiles)s and at once discards %(discard)s."),
        lambda: claims.may_discard_after(_OPEN_CHOW, _LOW, tile("4p")),
        _DISCARDED,
        _AFTER_A_CHOW,
        chow_and_discard(barred=False),
    ),
    Deed(
        N_("%(seat)s chows %(tile)s with %(tiles)s and at once discards %(discard)s."),
        lambda: claims.may_discard_after(_CLOSED_CHOW, _LOW, tile("5p")),
        _DISCARDED,
        _AFTER_A_CHOW,
        closed_chow_and_discard(barred=False),
    ),
    Deed(
        N_("%(seat)s chows %(tile)s with %(tiles)s and at once discards %(discard)s."),
        lambda: claims.may_discard_after(_CLOSED_CHOW, _LOW, _LOW),
        _DISCARDED,
        _AFTER_A_CHOW,
        closed_chow_and_discard(barred=True),
    ),
    Deed(
        N_("%(seat)s pungs %(tile)s and at once discards the fourth."),
        lambda: claims.may_discard_after(_PUNG, _LOW, _LOW),
        _DISCARDED,
        _AFTER_A_PUNG,
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s pungs %(tile)s and, a turn later, discards the fourth."),
        lambda: claims.may_discard_after(_PUNG, _LOW, _LOW, at_once=False),
        _DISCARDED,
        _A_TURN_LATER,
        a_tile_to_name,
    ),
)
CLAIMS: Final = DeedBook(
    IN_GAMES,
    (*_SILENT, *_CALLED, *_ROBBED, *SEVERAL_WINS, *_AFTER_CLAIMS),
    pairs(
        ("discard-good", "set-made"),
        ("may-not-discard", "set-made"),
        ("after-move", "too-late"),
    ),
)
