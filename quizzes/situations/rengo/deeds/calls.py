"""Calls, and riichi before and after it is declared (articles 18, 26 to 42 and 70)."""

from collections.abc import Callable
from typing import Any, Final

from quizzes.situations.deeds import Deed, DeedBook, DeedValues, of_a_kong, pairs
from quizzes.situations.rengo.deeds.values import (
    a_spoken_tile,
    tile_and_count,
    tiles_to_chi,
)
from scoring.rengo.table import claims, riichi
from scoring.rengo.table.claims import CallerState, RengoClaim
from scoring.rengo.table.deal import KONGS_IN_A_HAND, LEFT_AT_A_DRAW
from scoring.rengo.table.riichi import Declarer
from scoring.seats import Wind
from scoring.table import Ruling
from scoring.tiles import tile
from wording import N_

IN_DEALS: Final = N_("The following happened in different deals.")
_GOOD: Final = ("yes", N_("The call is allowed."))
_IN_RIICHI: Final = ("38", N_("Not allowed: after riichi nothing may be called."))
_DEAD: Final = (
    "70",
    N_("Not allowed: a player who has lost the right to win may not call either."),
)
AT_THE_END: Final = ("34", N_("Not allowed: with 14 tiles left nothing may be called."))
_FIFTH: Final = ("29", N_("Not allowed: four kongs have already been made."))
_OUT_OF_TURN: Final = ("26", N_("Not allowed: chi is only for the next player in turn."))
_BARS: Final = {"38": _IN_RIICHI, "70": _DEAD, "34": AT_THE_END, "29": _FIFTH, "26": _OUT_OF_TURN}
_WHY: Final = {
    _GOOD: N_("No article stands in the way of this call."),
    _IN_RIICHI: N_("Once riichi is declared no chi, pon or kan is allowed."),
    _DEAD: N_("A player who may not win any more loses the right to chi, pon, kan and riichi too."),
    AT_THE_END: N_("When 14 tiles are left there is no chi, pon or kan."),
    _FIFTH: N_("The four players together may make at most four kongs in a deal."),
    _OUT_OF_TURN: N_("A chow is made only with the discard of the player on the left."),
}
_FEW_LEFT: Final = range(LEFT_AT_A_DRAW + 1, LEFT_AT_A_DRAW + 20)


def called(
    told: str,
    values: DeedValues,
    claim: RengoClaim = RengoClaim.PUNG,
    caller: CallerState | None = None,
) -> Deed:
    """A call that a player would make."""

    def rule() -> Ruling[Any]:
        found = claims.may_call(claim, caller or CallerState())
        return Ruling("yes" if found.value else found.articles[0], found.articles)

    key = {"yes": _GOOD, **_BARS}[rule().value]
    return Deed(told, rule, {rule().value: key}, _WHY[key], values)


def _chi(told: str, caller: Wind) -> Deed:
    """A chow that a player would call upon a discard of East."""
    found = claims.may_chow(Wind.EAST, caller)
    key = _GOOD if found.value else _OUT_OF_TURN
    return Deed(
        told,
        lambda: claims.may_chow(Wind.EAST, caller),
        {found.value: key},
        _WHY[key],
        tiles_to_chi,
    )


_RIICHI: Final = CallerState(riichi=True)
_GIVEN_UP: Final = CallerState(dead=True)
_ALL_KONGS: Final = CallerState(kongs_made=KONGS_IN_A_HAND)
_LAST: Final = CallerState(tiles_left=LEFT_AT_A_DRAW)
_LEFT_PON: Final = N_("With %(count)s tiles left, %(seat)s wants to call “pon” on %(tile)s.")
_LEFT_KAN: Final = N_("With %(count)s tiles left, %(seat)s wants to call “kan” on %(tile)s.")
_KONGS_KAN: Final = N_(
    "With %(count)s kongs made in all, %(seat)s wants to call “kan” on %(tile)s."
)
_KONGS_CONCEALED: Final = N_(
    "With %(count)s kongs made in all, %(seat)s wants to make a concealed kong of %(tile)s."
)
_KONGS_PON: Final = N_(
    "With %(count)s kongs made in all, %(seat)s wants to call “pon” on %(tile)s."
)
CALLS: Final = DeedBook(
    IN_DEALS,
    (
        called(_LEFT_PON, tile_and_count(*_FEW_LEFT)),
        called(_LEFT_PON, tile_and_count(LEFT_AT_A_DRAW), caller=_LAST),
        called(_LEFT_KAN, tile_and_count(*_FEW_LEFT), RengoClaim.KONG),
        called(_LEFT_KAN, tile_and_count(LEFT_AT_A_DRAW), RengoClaim.KONG, _LAST),
        called(_KONGS_KAN, tile_and_count(2, 3), RengoClaim.KONG),
        called(_KONGS_KAN, tile_and_count(4), RengoClaim.KONG, _ALL_KONGS),
        called(_KONGS_CONCEALED, of_a_kong(tile_and_count(2, 3)), RengoClaim.KONG),
        called(_KONGS_CONCEALED, of_a_kong(tile_and_count(4)), RengoClaim.KONG, _ALL_KONGS),
        called(_KONGS_PON, tile_and_count(4), caller=_ALL_KONGS),
        called(
            N_("After declaring riichi, %(seat)s wants to call “pon” on %(tile)s."),
            a_spoken_tile,
            caller=_RIICHI,
        ),
        called(
            N_("After declaring riichi, %(seat)s wants to make a concealed kong of %(tile)s."),
            of_a_kong(a_spoken_tile),
            RengoClaim.KONG,
            _RIICHI,
        ),
        called(
            N_(
                "After declaring riichi, %(seat)s, next in turn, wants to call “chi” on %(tile)s with the %(tiles)s."
            ),
            tiles_to_chi,
            RengoClaim.CHOW,
            _RIICHI,
        ),
        called(
            N_("%(seat)s, tenpai without riichi, wants to call “pon” on %(tile)s."), a_spoken_tile
        ),
        called(
            N_(
                "All agree that %(seat)s is one tile short; %(seat)s now wants to call “pon” on %(tile)s."
            ),
            a_spoken_tile,
            caller=_GIVEN_UP,
        ),
        called(
            N_(
                "All agree that %(seat)s drew too early; %(seat)s now wants to call “kan” on %(tile)s."
            ),
            a_spoken_tile,
            RengoClaim.KONG,
            _GIVEN_UP,
        ),
        called(
            N_(
                "%(seat)s, whose tiles were counted and found to be the right number, wants to call “pon” on %(tile)s."
            ),
            a_spoken_tile,
        ),
        *(
            _chi(told, caller)
            for told, caller in (
                (
                    N_(
                        "%(seat)s, on the discarder's right, wants to call “chi” on %(tile)s with the %(tiles)s."
                    ),
                    Wind.SOUTH,
                ),
                (
                    N_(
                        "%(seat)s, opposite the discarder, wants to call “chi” on %(tile)s with the %(tiles)s."
                    ),
                    Wind.WEST,
                ),
                (
                    N_(
                        "%(seat)s, on the discarder's left, wants to call “chi” on %(tile)s with the %(tiles)s."
                    ),
                    Wind.NORTH,
                ),
            )
        ),
    ),
)

_YES: Final = ("yes", N_("Yes."))
_OPEN: Final = ("36-open", N_("No: the hand is open."))
_NOTEN: Final = ("36-noten", N_("No: the hand would not be tenpai."))
_NOT_NOW: Final = ("37", N_("No: riichi is declared between draw and discard."))
_MAY_NOT_WIN: Final = ("70", N_("No: the hand may not win any more."))
_MAY_WHY: Final = {
    _YES: N_(
        "In their turn, players with a closed tenpai hand may declare riichi, however many tiles are left."
    ),
    _OPEN: N_("Chi, pon or an open kong rules riichi out."),
    _NOTEN: N_("Riichi may be declared only with a tenpai hand."),
    _NOT_NOW: N_("Riichi is declared between one's own draw and discard."),
    _MAY_NOT_WIN: N_("A player who may not win any more loses the right to riichi too."),
}


def _declared(told: str, declarer: Declarer, refused: tuple[str, str], values: DeedValues) -> Deed:
    """A riichi that a player would declare; `refused` says why it may not be."""
    found = riichi.may_declare(declarer)
    key = _YES if found.value else refused
    return Deed(
        told, lambda: riichi.may_declare(declarer), {found.value: key}, _MAY_WHY[key], values
    )


_READY: Final = Declarer(concealed=True, tenpai=True)
DECLARING: Final = DeedBook(
    IN_DEALS,
    tuple(
        _declared(told, declarer, refused, values)
        for told, declarer, refused, values in (
            (
                N_(
                    "%(seat)s, whose turn it is, has called nothing and would be tenpai after discarding %(tile)s."
                ),
                _READY,
                _YES,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has made only a concealed kong and would be tenpai after discarding %(tile)s."
                ),
                _READY,
                _YES,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has called pon and would be tenpai after discarding %(tile)s."
                ),
                Declarer(concealed=False, tenpai=True),
                _OPEN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has called chi and would be tenpai after discarding %(tile)s."
                ),
                Declarer(concealed=False, tenpai=True),
                _OPEN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has made only an open kong and would be tenpai after discarding %(tile)s."
                ),
                Declarer(concealed=False, tenpai=True),
                _OPEN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has called nothing and would be one tile "
                    "short of tenpai after discarding %(tile)s."
                ),
                Declarer(concealed=True, tenpai=False),
                _NOTEN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, whose turn it is, has made only a concealed kong and would "
                    "be noten after discarding %(tile)s."
                ),
                Declarer(concealed=True, tenpai=False),
                _NOTEN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, closed and tenpai, wants to declare riichi just as another player is about to discard %(tile)s."
                ),
                Declarer(concealed=True, tenpai=True, own_turn=False),
                _NOT_NOW,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, closed and tenpai, wants to declare riichi right after discarding %(tile)s."
                ),
                Declarer(concealed=True, tenpai=True, own_turn=False),
                _NOT_NOW,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, who looked into another player's hand, would reach closed tenpai by discarding %(tile)s."
                ),
                Declarer(concealed=True, tenpai=True, dead=True),
                _MAY_NOT_WIN,
                a_spoken_tile,
            ),
            (
                N_(
                    "%(seat)s, who took back a false “ron”, would reach closed tenpai by discarding %(tile)s."
                ),
                Declarer(concealed=True, tenpai=True, dead=True),
                _MAY_NOT_WIN,
                a_spoken_tile,
            ),
        )
    ),
    about=N_("May %(seat)s declare riichi?"),
)

_STANDS: Final = ("stands", N_("The riichi now stands, and a stick is laid down."))
_FALLS: Final = ("falls", N_("The riichi does not stand, and no stick is laid down."))
_BACK: Final = ("dead", N_("The riichi is taken back, and the hand may not win any more."))
_FINAL: Final = ("no-more", N_("A riichi that stands cannot be taken back."))
_DRAWN: Final = ("38-drawn", N_("The drawn tile itself must be discarded."))
_STICK_WHY: Final = N_(
    "Unless somebody wins on its discard, a riichi stands and costs a stick of 1,000."
)
_BACK_WHY: Final = N_(
    "Before the discard a riichi may be withdrawn, but the hand may not win any more."
)
_FINAL_WHY: Final = N_("A riichi that stands cannot be withdrawn.")
_DRAWN_WHY: Final = N_("After riichi, a drawn tile that does not win must itself be discarded.")


def _stands(told: str, won: bool) -> Deed:
    keys = {True: _STANDS, False: _FALLS}
    return Deed(told, lambda: riichi.riichi_stands(won), keys, _STICK_WHY, a_spoken_tile)


def _withdrawn(told: str, discarded: bool) -> Deed:
    keys = {True: _BACK, False: _FINAL}
    why = _FINAL_WHY if discarded else _BACK_WHY
    return Deed(told, lambda: riichi.may_withdraw_riichi(discarded), keys, why, a_spoken_tile)


def _keeps(told: str) -> Deed:
    rule: Callable[[], Ruling[Any]] = lambda: riichi.allowed_discards(  # noqa: E731
        (tile("2p"), tile("3p")), tile("9s"), declared=True
    )
    return Deed(told, rule, {(tile("9s"),): _DRAWN}, _DRAWN_WHY, a_spoken_tile)


AFTER_RIICHI: Final = DeedBook(
    IN_DEALS,
    (
        _stands(N_("%(seat)s declares riichi and discards %(tile)s; nobody calls."), won=False),
        _stands(
            N_("%(seat)s declares riichi and discards %(tile)s; another player calls “pon” on it."),
            won=False,
        ),
        _stands(
            N_("%(seat)s declares riichi and discards %(tile)s; another player calls “chi” on it."),
            won=False,
        ),
        _stands(
            N_("%(seat)s declares riichi and discards %(tile)s; another player wins on it by ron."),
            won=True,
        ),
        _stands(
            N_(
                "%(seat)s declares riichi and discards %(tile)s; the player opposite wins on it by ron."
            ),
            won=True,
        ),
        _withdrawn(
            N_(
                "%(seat)s says “riichi” and, before discarding %(tile)s, wants to take the riichi back."
            ),
            discarded=False,
        ),
        _withdrawn(
            N_(
                "%(seat)s says “riichi”, sees that %(tile)s must be kept, and takes the riichi back before any discard."
            ),
            discarded=False,
        ),
        _withdrawn(
            N_(
                "%(seat)s declares riichi with %(tile)s, on which nobody wins, and a turn "
                "later wants to withdraw it."
            ),
            discarded=True,
        ),
        _withdrawn(
            N_("%(seat)s, whose riichi stands, draws %(tile)s and wants to take the riichi back."),
            discarded=True,
        ),
        _keeps(
            N_(
                "After declaring riichi, %(seat)s draws %(tile)s, which does not win, and wants to discard another tile."
            )
        ),
        _keeps(
            N_(
                "After declaring riichi, %(seat)s draws %(tile)s, a dora that does not win, and wants to keep it."
            )
        ),
        called(
            N_("After declaring riichi, %(seat)s wants to call “pon” on %(tile)s."),
            a_spoken_tile,
            caller=_RIICHI,
        ),
        called(
            N_(
                "After declaring riichi, %(seat)s, next in turn, wants to call “chi” on %(tile)s with the %(tiles)s."
            ),
            tiles_to_chi,
            RengoClaim.CHOW,
            _RIICHI,
        ),
    ),
    pairs(("stands", "no-more"), ("38", "38-drawn"), ("no-more", "38-drawn")),
)
