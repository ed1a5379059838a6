"""Wrong calls and hands, and false wins (18, 21.1, 25.2, 33.4 and 34)."""

from typing import Final

from quizzes.situations.deeds import Deed, DeedBook, of_a_kong, pairs
from quizzes.situations.imj.deeds.claims import (
    IN_GAMES,
    SET_MADE,
    SEVERAL_WINS,
    WIN_COUNTS,
)
from quizzes.situations.imj.deeds.values import (
    a_displayed_chow,
    a_hand_of,
    a_tile_to_name,
    no_displayed_chow,
    ranks,
    tiles_for_no_chow,
    tiles_shown,
    tiles_to_chow,
)
from scoring.imj.table import claims, event, false_win
from scoring.imj.table.event import EventSettings
from scoring.imj.table.false_win import DeclaredHand, ImjRemedy, WrongCall
from wording import N_

_MUST: Final = ("must-be-made", N_("The move must be made."))
TAKEN_BACK: Final = (
    "may-be-taken-back",
    N_("It may be taken back and put right, without a penalty."),
)
_DRAWS: Final = ("only-drawing-is-left", N_("The player can only draw from the head."))
_CANNOT_WIN: Final = (
    "cannot-win",
    N_("Play goes on, but the hand cannot win with four sets or seven pairs."),
)
_MAY_WIN: Final = ("may-win", N_("The number is right: the hand may win like any other."))
FALSE_WIN: Final = ("false", N_("It is a false win."))
_REMEDIES: Final = {
    ImjRemedy.MUST_BE_MADE: _MUST,
    ImjRemedy.MAY_BE_TAKEN_BACK: TAKEN_BACK,
    ImjRemedy.STANDS: (
        "stands",
        N_("The displayed tiles stay as they are; nothing may be put right."),
    ),
    ImjRemedy.CANNOT_WIN: _CANNOT_WIN,
}
_TOUCHED: Final = {True: _DRAWS, False: SET_MADE}

_POSSIBLE: Final = N_(
    "A pung or kong that was called and can be made must be made; nothing is paid."
)
_TWO_SHOWN: Final = N_(
    "A player who shows two tiles for a move that can be made must make it, intended or not."
)
_IMPOSSIBLE: Final = N_(
    "A call that is impossible may be taken back before the caller discards, not after."
)
_NOT_ALL_SHOWN: Final = N_(
    "Until every tile is shown, a declared win may be taken back, and the game goes on."
)
_DISPLAYED: Final = N_("Displayed tiles stay as they are, even where they make no proper set.")
_IN_TURN: Final = N_("A player who touches the tile at the head in turn can only draw it.")
_UNTOUCHED: Final = N_(
    "Until the tile at the head is touched, the player in turn may still claim the discard."
)
_NUMBER: Final = N_(
    "A hand has 13 tiles, flowers aside and each displayed set counted as three; a"
    " wrong number is not put right."
)

_BINDING: Final = (
    Deed(
        N_(
            "%(seat)s calls “pung” on %(tile)s with the pair in hand, then wants to withdraw "
            "the call."
        ),
        lambda: false_win.remedy(WrongCall.POSSIBLE_CALL_NOT_MADE),
        _REMEDIES,
        _POSSIBLE,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s calls “kong” on %(tile)s with three in hand, then wants to withdraw the call."
        ),
        lambda: false_win.remedy(WrongCall.POSSIBLE_CALL_NOT_MADE),
        _REMEDIES,
        _POSSIBLE,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "When %(tile)s is discarded, %(seat)s shows a pair of it by mistake, but does "
            "not want to pung."
        ),
        lambda: false_win.remedy(WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET),
        _REMEDIES,
        _TWO_SHOWN,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "When the player on the left discards %(tile)s, %(seat)s shows %(tiles)s, but "
            "declines to chow."
        ),
        lambda: false_win.remedy(WrongCall.TILES_SHOWN_FOR_A_POSSIBLE_SET),
        _REMEDIES,
        _TWO_SHOWN,
        tiles_to_chow,
    ),
)
_MISTAKEN: Final = tuple(
    Deed(
        told,
        lambda late=late: false_win.remedy(WrongCall.IMPOSSIBLE_CALL, late),  # type: ignore[misc]
        _REMEDIES,
        _IMPOSSIBLE,
        values,
    )
    for told, late, values in (
        (
            N_(
                "%(seat)s pungs %(tile)s and, before discarding, sees that one of its tiles"
                " does not match."
            ),
            False,
            a_tile_to_name,
        ),
        (
            N_(
                "%(seat)s pungs %(tile)s and, after discarding, sees that one of its tiles"
                " does not match."
            ),
            True,
            a_tile_to_name,
        ),
        (
            N_(
                "%(seat)s chows %(tile)s with the %(tiles)s and, before discarding, sees the error."
            ),
            False,
            tiles_for_no_chow,
        ),
        (
            N_("%(seat)s chows %(tile)s with the %(tiles)s and, after discarding, sees the error."),
            True,
            tiles_for_no_chow,
        ),
        (
            N_(
                "%(seat)s declares an unfolded kong of %(tile)s and, before discarding, "
                "sees that there are only three."
            ),
            False,
            of_a_kong(a_tile_to_name),
        ),
    )
)
_WITHDRAWN: Final = (
    Deed(
        N_("%(seat)s calls “win”, shows %(count)s tiles, sees the error and takes the call back."),
        lambda: false_win.is_false_win(DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN),
        {False: TAKEN_BACK},
        _NOT_ALL_SHOWN,
        tiles_shown,
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on %(tile)s, looks at the hand, sees the error and shows no tile."
        ),
        lambda: false_win.is_false_win(DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN),
        {False: TAKEN_BACK},
        _NOT_ALL_SHOWN,
        a_tile_to_name,
    ),
)
_ON_THE_TABLE: Final = (
    Deed(
        N_("%(seat)s wants to exchange a tile of %(tiles)s, a displayed chow, for one in hand."),
        lambda: false_win.remedy(WrongCall.DISPLAYED_TILES_WRONG),
        _REMEDIES,
        _DISPLAYED,
        a_displayed_chow,
    ),
    Deed(
        N_(
            "Several turns later %(seat)s sees %(tiles)s displayed as a chow and wants to"
            " correct it."
        ),
        lambda: false_win.remedy(WrongCall.DISPLAYED_TILES_WRONG),
        _REMEDIES,
        _DISPLAYED,
        no_displayed_chow,
    ),
)
_AT_THE_WALL: Final = (
    Deed(
        N_("%(seat)s, next in turn, touches the tile at the head, then calls “pung” on %(tile)s."),
        lambda: claims.only_drawing_is_left(touched=True),
        _TOUCHED,
        _IN_TURN,
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s, next in turn, touches the tile at the head, then calls “win” on %(tile)s."),
        lambda: claims.only_drawing_is_left(touched=True),
        _TOUCHED,
        _IN_TURN,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s, next in turn, touches the tile at the head, then shows %(tiles)s to "
            "chow %(tile)s."
        ),
        lambda: claims.only_drawing_is_left(touched=True),
        _TOUCHED,
        _IN_TURN,
        tiles_to_chow,
    ),
    Deed(
        N_("%(seat)s, next in turn, has touched no tile and calls “pung” on %(tile)s with a pair."),
        lambda: claims.only_drawing_is_left(touched=False),
        _TOUCHED,
        _UNTOUCHED,
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s, next in turn, has touched no tile and shows %(tiles)s to chow %(tile)s."),
        lambda: claims.only_drawing_is_left(touched=False),
        _TOUCHED,
        _UNTOUCHED,
        tiles_to_chow,
    ),
)
_COUNTED: Final = N_(
    "After a discard, %(seat)s has %(sets)s sets displayed, no kong, and %(count)s tiles standing."
)
_NUMBERS: Final = (
    Deed(
        _COUNTED,
        lambda: false_win.remedy(WrongCall.WRONG_NUMBER_OF_TILES),
        _REMEDIES,
        _NUMBER,
        a_hand_of(-2, -1, 1, 2),
    ),
    Deed(
        _COUNTED,
        lambda: false_win.right_number(2, 7),
        {True: _MAY_WIN},
        _NUMBER,
        a_hand_of(0),
    ),
)
WRONG_CALLS: Final = DeedBook(
    IN_GAMES,
    (*_BINDING, *_MISTAKEN, *_WITHDRAWN, *_ON_THE_TABLE, *_AT_THE_WALL, *_NUMBERS),
    pairs(
        ("stands", "cannot-win"),
        ("stands", "may-win"),
        ("must-be-made", "set-made"),
        ("must-be-made", "may-win"),
        ("may-be-taken-back", "may-win"),
    ),
)

_DECLARED: Final = {True: FALSE_WIN, False: WIN_COUNTS}
_COUNTS: Final = {None: FALSE_WIN, 4: WIN_COUNTS}
_FALSE_WHY: Final = N_("All tiles were shown, and they do not make a winning hand.")
_FOURTEEN: Final = N_(
    "A winning hand of four sets and eyes has exactly 14 tiles, a kong counting as three."
)
_LOWEST: Final = N_("Below the agreed lowest rank such a hand is not a winning hand.")
_AGREED: Final = EventSettings(lowest=4)
_SHOWN: Final = (
    Deed(
        N_("%(seat)s calls “win” on %(tile)s and shows all tiles: they are not a winning hand."),
        lambda: false_win.is_false_win(DeclaredHand.NO_WINNING_SHAPE),
        _DECLARED,
        _FALSE_WHY,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s draws %(tile)s and shows all tiles without a word: they are not a "
            "winning hand."
        ),
        lambda: false_win.is_false_win(DeclaredHand.ALL_SHOWN_WITHOUT_A_WORD),
        _DECLARED,
        N_(
            "Only a player with a winning hand may show all tiles, whether or not “win” was called."
        ),
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on %(tile)s, shows all tiles, sees the error and takes the call back."
        ),
        lambda: false_win.is_false_win(DeclaredHand.NO_WINNING_SHAPE),
        _DECLARED,
        N_("Once every tile is shown, a declared win can no longer be taken back."),
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s calls “win” on %(tile)s and shows three pungs, a kong and eyes: 15 tiles."),
        lambda: false_win.winning_number(1, 15),
        {True: WIN_COUNTS, False: FALSE_WIN},
        _FOURTEEN,
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s calls “win” on %(tile)s and shows two kongs, two chows and eyes: 16 tiles."),
        lambda: false_win.winning_number(2, 16),
        {True: WIN_COUNTS, False: FALSE_WIN},
        _FOURTEEN,
        a_tile_to_name,
    ),
    Deed(
        N_(
            "%(seat)s calls “win” on %(tile)s and shows three pungs, a chow, eyes and one tile more: 15 tiles."
        ),
        lambda: false_win.winning_number(0, 15),
        {True: WIN_COUNTS, False: FALSE_WIN},
        _FOURTEEN,
        a_tile_to_name,
    ),
    Deed(
        N_("%(seat)s, with one tile too many, draws the seventh flower and calls “win”."),
        lambda: false_win.is_false_win(DeclaredHand.SEVENTH_FLOWER_DRAWN),
        _DECLARED,
        N_("Seven flowers win by their number alone, even with too many or too few tiles."),
    ),
    Deed(
        N_(
            "%(seat)s calls “win” and shows four sets and eyes worth %(rank)s; the agreed lowest rank is %(agreed)s."
        ),
        lambda: event.counted_rank(_AGREED, 3),
        _COUNTS,
        _LOWEST,
        ranks(3, 1),
    ),
    Deed(
        N_(
            "%(seat)s calls “win” and shows four sets and eyes worth %(rank)s; the agreed lowest rank is %(agreed)s."
        ),
        lambda: event.counted_rank(_AGREED, 4),
        _COUNTS,
        N_("A hand of the agreed lowest rank, or of more, is a winning hand."),
        ranks(3, 0),
    ),
)
FALSE_WINS: Final = DeedBook(IN_GAMES, (*_SHOWN, *_WITHDRAWN, *SEVERAL_WINS))
