"""Whether a win counts: furiten and yaku (articles 51 and 62 to 64)."""

from typing import Final

from quizzes.situations.deeds import Deed, DeedBook, pairs
from quizzes.situations.rengo.deeds.values import (
    a_spoken_tile,
    let_pass,
    wait_and_discard,
)
from scoring.rengo.table import furiten
from scoring.rengo.table.furiten import Passed
from scoring.tiles import Tile, tile
from wording import N_

WIN_STANDS: Final = ("win-stands", N_("The win stands."))
_OWN: Final = ("63", N_("No win: one of the player's own discards would complete the hand."))
_TURN: Final = ("turn", N_("No win: not before the player's next discard."))
_DEAL: Final = ("hand", N_("No win: not by ron any more in this deal."))
_NO_YAKU: Final = ("62", N_("No win: the hand has no yaku."))
_OWN_WHY: Final = N_(
    "One of the player's own discards would complete the shape; claimed ones count too."
)
_FREE_WHY: Final = N_("The player has neither discarded a winning tile nor let one pass.")
_DRAWN_WHY: Final = N_("Furiten bars only ron; a drawn tile may still win.")
_YAKU_WHY: Final = N_(
    "A hand needs a yaku: dora is not one, but riichi and tsumo with a closed hand are."
)
_WAITS: Final = (tile("3p"), tile("6p"))
_ANOTHER: Final = (tile("1s"),)


def _by_discards(own: tuple[Tile, ...]) -> Deed:
    told = N_(
        "%(seat)s waits for %(tiles)s, discarded %(gone)s before, and says “ron” on %(tile)s."
    )
    keys = {True: WIN_STANDS, False: _OWN}
    barred = own == _WAITS
    return Deed(
        told,
        lambda: furiten.may_win_on_a_discard(_WAITS, own, Passed()),
        keys,
        _OWN_WHY if barred else _FREE_WHY,
        wait_and_discard(barred),
    )


def _by_claimed(own: tuple[Tile, ...]) -> Deed:
    told = N_(
        "%(seat)s, waiting for %(tiles)s, has discarded %(gone)s, which another player claimed, and now says “ron” on %(tile)s."
    )
    keys = {True: WIN_STANDS, False: _OWN}
    barred = own == _WAITS
    return Deed(
        told,
        lambda: furiten.may_win_on_a_discard(_WAITS, own, Passed()),
        keys,
        _OWN_WHY if barred else _FREE_WHY,
        wait_and_discard(barred),
    )


def _passed(told: str, passed: Passed, why: str) -> Deed:
    refused = _DEAL if passed.since_riichi else _TURN
    return Deed(
        told,
        lambda: furiten.may_win_on_a_discard(_WAITS, (), passed),
        {True: WIN_STANDS, False: refused},
        why,
        let_pass,
    )


def _yaku(told: str, has_yaku: bool) -> Deed:
    keys = {True: WIN_STANDS, False: _NO_YAKU}
    return Deed(told, lambda: furiten.may_win_with(has_yaku), keys, _YAKU_WHY, a_spoken_tile)


def _drawn(told: str, furiten_by: str) -> Deed:
    return Deed(
        told,
        furiten.may_win_on_a_draw,
        {True: WIN_STANDS},
        _DRAWN_WHY,
        wait_and_discard(furiten=True) if furiten_by == "discards" else let_pass,
    )


_UNTIL_DISCARD: Final = N_("Without riichi the ban ends with the player's next discard.")
_BEFORE_DISCARD: Final = N_(
    "A player who lets a winning tile pass may not win by ron before discarding again."
)
_IN_RIICHI: Final = N_(
    "After riichi, letting a winning tile pass bars every ron until the deal is over."
)
FURITEN: Final = DeedBook(
    N_("The following happened in different deals; assume a yaku unless told otherwise."),
    (
        _by_discards(_WAITS),
        _by_discards(_ANOTHER),
        _by_claimed(_WAITS),
        _by_claimed(_ANOTHER),
        _drawn(
            N_(
                "%(seat)s waits for %(tiles)s, discarded %(gone)s before, draws %(tile)s and says “tsumo”."
            ),
            "discards",
        ),
        _drawn(
            N_(
                "%(seat)s, in riichi, let %(tile)s pass, draws %(wait)s and says “tsumo”; either tile completes the hand."
            ),
            "passed",
        ),
        _passed(
            N_(
                "%(seat)s, without riichi, let %(tile)s pass, has not discarded since, and says “ron” on %(wait)s; either tile completes the hand."
            ),
            Passed(since_own_discard=True),
            _BEFORE_DISCARD,
        ),
        _passed(
            N_(
                "%(seat)s, without riichi, let %(tile)s pass, has discarded since, and says “ron” on %(wait)s; either tile completes the hand."
            ),
            Passed(),
            _UNTIL_DISCARD,
        ),
        _passed(
            N_(
                "%(seat)s, in riichi, let %(tile)s pass, has discarded since, and says “ron” on %(wait)s; either tile completes the hand."
            ),
            Passed(since_riichi=True),
            _IN_RIICHI,
        ),
        _passed(
            N_(
                "%(seat)s, in riichi, let %(tile)s pass, has not discarded since, and says “ron” on %(wait)s; either tile completes the hand."
            ),
            Passed(since_own_discard=True, since_riichi=True),
            _IN_RIICHI,
        ),
        _yaku(
            N_(
                "%(seat)s, with a pon and dora but no yaku, says “ron” on %(tile)s, which "
                "completes the shape."
            ),
            has_yaku=False,
        ),
        _yaku(
            N_(
                "%(seat)s, with a pon and no yaku, draws %(tile)s, which completes the shape, and says “tsumo”."
            ),
            has_yaku=False,
        ),
        _yaku(
            N_(
                "%(seat)s, with a closed hand but no riichi or other yaku, says “ron” on "
                "%(tile)s, which completes the shape."
            ),
            has_yaku=False,
        ),
        _yaku(
            N_("%(seat)s, in riichi, says “ron” on %(tile)s, which completes the shape."),
            has_yaku=True,
        ),
        _yaku(
            N_(
                "%(seat)s, with a closed hand but no riichi, draws %(tile)s, which "
                "completes the shape, and says “tsumo”."
            ),
            has_yaku=True,
        ),
    ),
    pairs(("turn", "hand")),
    about=N_("What is the ruling on %(seat)s's win?"),
)
